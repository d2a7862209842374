import { type BaseDef, base } from '@baston/engine';

export const bases: readonly BaseDef[] = [
  base('base/faceless-city', {
    faction: 'shapeshifters',
    breakpoint: 20,
    vp: [4, 2, 1],
    name: { en: 'Faceless City', fr: 'La Cité Sans Visage' },
    icon: 'lorc/drama-masks',
    text: {
      en: 'Once each turn, after you play a minion here, you may search your deck for a copy of it, reveal it, put it into your hand and shuffle your deck.',
      fr: 'Une fois par tour, après que vous avez joué une Créature ici, vous pouvez en chercher une copie dans votre pioche, la révéler, la placer dans votre main et mélanger votre pioche.',
    },
    on: {
      played: {
        when: (game, self, { card, at, by }) => at === self && game.isMinion(card) && !game.isSpent(self, by),
        run({ game, self }, { card, by }) {
          if (game.isSpent(self, by) || !game.confirm(by, 'search')) return; // BASE-05
          game.spend(self, by);
          game.searchFor(
            by,
            [],
            (copy) => game.defOf(copy) === game.defOf(card),
            (copy) => game.put(copy, 'hand'),
          );
        },
      },
    },
  }),

  base('base/the-vats', {
    faction: 'shapeshifters',
    breakpoint: 15,
    vp: [3, 1, 1],
    name: { en: 'The Vats', fr: 'Les Cuves' },
    icon: 'delapouite/energy-tank',
    text: {
      en: 'A minion cannot be played here if a minion of the same name is here.',
      fr: 'Une Créature ne peut pas être jouée ici si une Créature de même nom s’y trouve.',
    },
    forbids: (game, self, card, _seat, at) =>
      at === self && game.isMinion(card) && game.countMinions({ at, named: game.definition(card).id }) > 0,
  }),
];
