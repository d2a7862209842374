import { type BaseDef, base } from '@baston/engine';

export const bases: readonly BaseDef[] = [
  base('base/neutral-space', {
    faction: 'star-roamers',
    breakpoint: 18,
    vp: [3, 2, 1],
    name: { en: 'Neutral Space', fr: 'Zone Franche Intersidérale' },
    icon: 'delapouite/moon-orbit',
    text: {
      en: 'Minions here are not affected by other players’ minions here.',
      fr: 'Les Créatures ici ne sont pas affectées par les Créatures des autres joueurs ici.',
    },
    protects: (game, self, target) =>
      game.isMinion(target) &&
      game.baseOf(target) === self &&
      game.isMinion(game.source) &&
      game.baseOf(game.source) === self &&
      game.isOthersCard(game.controllerOf(target)),
  }),

  base('base/uss-undertaking', {
    faction: 'star-roamers',
    breakpoint: 22,
    vp: [4, 2, 1],
    name: { en: 'USS Undertaking', fr: 'USS Compagnie' },
    icon: 'delapouite/spaceship',
    text: {
      en: 'At the start of your turn, you may move one of your minions to here, or from here to another base.',
      fr: 'Au début de votre tour, vous pouvez déplacer une de vos Créatures vers cette Base, ou d’ici vers une autre Base.',
    },
    on: {
      turnStart: {
        run({ game, here }, { by }) {
          const minion = game.chooseMinion(by, { of: by }, { to: 'move', may: true });
          if (!minion) return;
          if (game.baseOf(minion) === here) game.moveAway(by, minion);
          else game.move(minion, here, by);
        },
      },
    },
  }),
];
