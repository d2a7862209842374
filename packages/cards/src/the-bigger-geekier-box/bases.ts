import { atMe, type BaseDef, base, type Card, minionAtMe, NOBODY, winners } from '@baston/engine';

export const bases: readonly BaseDef[] = [
  base('base/tabletop', {
    faction: 'geeks',
    breakpoint: 20,
    vp: [4, 2, 1],
    name: { en: 'TableTop', fr: 'TableTop' },
    icon: 'delapouite/round-table',
    text: {
      en: 'When this base scores, the winner draws three cards, then discards two.',
      fr: 'Lors de la Conquête de cette Base, le Vainqueur pioche trois cartes, puis en défausse deux.',
    },
    on: {
      whenScore: {
        when: atMe,
        run({ game }, happening) {
          for (const winner of winners(happening)) {
            if (!game.follows(winner)) continue;
            game.draw(winner, 3);
            game.discardCards(winner, { min: 2, max: 2 });
          }
        },
      },
    },
  }),

  base('base/the-con', {
    faction: 'geeks',
    breakpoint: 24,
    vp: [5, 3, 2],
    name: { en: 'The Con', fr: 'Convention' },
    icon: 'delapouite/theater',
    text: {
      en: 'After a minion is played here, each other minion of its faction here has +1 power this turn.',
      fr: 'Après qu’une Créature a été jouée ici, chaque autre Créature de sa Faction ici a Force +1 ce tour-ci.',
    },
    on: {
      played: {
        when: (game, self, happening) =>
          minionAtMe(game, self, happening) && !game.isMonster(happening.card) && !game.isTreasure(happening.card), // MON-04
        run({ game, here }, { card }) {
          const played = game.playedThisTurn({ kind: 'minion' }).map((play) => play.card);
          const since = played.slice(played.indexOf(card)); // BASE-40
          const isFellow = (one: Card): boolean => game.factionOf(one) === game.factionOf(card) && !since.includes(one);
          game.givePowerAll(game.minions({ at: here, where: isFellow }), 1); // ERR-07
        },
      },
    },
  }),

  base('base/locker-room', {
    faction: 'smash-up-all-stars',
    breakpoint: 23,
    vp: [3, 2, 2],
    name: { en: 'Locker Room', fr: 'Vestiaires' },
    icon: 'delapouite/lockers',
    text: {
      en: 'At the start of your turn, draw a card if you have a minion here.',
      fr: 'Au début de votre tour, piochez une carte si vous avez une Créature ici.',
    },
    on: {
      turnStart: {
        when: (game, self, { by }) => game.countMinions({ at: self, of: by }) > 0,
        run({ game }, { by }) {
          if (game.follows(by)) game.draw(by, 1);
        },
      },
    },
  }),

  base('base/stadium', {
    faction: 'smash-up-all-stars',
    breakpoint: 17,
    vp: [3, 2, 1],
    name: { en: 'Stadium', fr: 'Stade' },
    icon: 'delapouite/soccer-field',
    text: {
      en: 'After each minion destroyed here, its controller draws a card.',
      fr: 'Après chaque Créature détruite ici, son contrôleur pioche une carte.',
    },
    on: {
      destroyed: {
        when: (game, self, { at, card, controller }) => at === self && game.isMinion(card) && controller !== NOBODY,
        run({ game }, { controller }) {
          if (game.follows(controller)) game.draw(controller, 1);
        },
      },
    },
  }),
];
