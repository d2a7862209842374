import { atMe, type Base, type BaseDef, base, type Happening, minionAtMe, NOBODY, type Words } from '@baston/engine';

/** It is the first minion played here this turn, by anybody. */
const firstMinionHere = (game: Words, self: Base, happening: Happening): boolean =>
  minionAtMe(game, self, happening) && game.playedThisTurn({ kind: 'minion', on: self }).length === 1;

export const bases: readonly BaseDef[] = [
  base('base/egg-chamber', {
    faction: 'giant-ants',
    breakpoint: 17,
    vp: [3, 1, 1],
    name: { en: 'Egg Chamber', fr: 'Couveuse' },
    icon: 'lorc/egg-clutch',
    text: {
      en: 'Minions here that have a +1 power counter cannot be destroyed.',
      fr: 'Les Créatures ici qui ont un marqueur Force +1 ne peuvent pas être détruites.',
    },
    protects: (game, self, target, verb) =>
      verb === 'destroy' && game.isMinion(target) && game.baseOf(target) === self && game.countersOn(target) > 0,
  }),

  base('base/the-hill', {
    faction: 'giant-ants',
    breakpoint: 23,
    vp: [4, 2, 1],
    name: { en: 'The Hill', fr: 'La Fourmilière' },
    icon: 'delapouite/hills',
    text: {
      en: 'At the start of their turn, each player may move one of their minions to here from any base.',
      fr: 'Au début de son tour, chaque joueur peut déplacer ici une de ses Créatures depuis n’importe quelle Base.',
    },
    on: {
      turnStart: {
        run({ game, here }, { by }) {
          const movable = { of: by, notAt: here };
          const minion = game.chooseMinion(by, movable, { to: 'moveHere', may: true, about: here });
          if (minion) game.move(minion, here, by);
        },
      },
    },
  }),

  base('base/golem-schloss', {
    faction: 'mad-scientists',
    breakpoint: 22,
    vp: [4, 3, 2],
    name: { en: 'Golem Schloß', fr: 'Manoir Golem' },
    icon: 'delapouite/rock-golem',
    text: {
      en: 'After this base scores, on each of their minions, the winner places a +1 power counter.',
      fr: 'Après la Conquête de cette Base, le Vainqueur place un marqueur Force +1 sur chacune de ses Créatures.',
    },
    on: {
      afterScore: {
        when: atMe,
        run({ game }, { standings }) {
          for (const { seat, place } of standings) {
            if (place === 1) game.addCountersAll(game.minions({ of: seat }), 1);
          }
        },
      },
    },
  }),

  base('base/laboratorium', {
    faction: 'mad-scientists',
    breakpoint: 25,
    vp: [5, 3, 3],
    name: { en: 'Laboratorium', fr: 'Laboratoire' },
    icon: 'lorc/fizzing-flask',
    text: {
      en: 'After the first minion played here each turn, its controller places a +1 power counter on it.',
      fr: 'Après la première Créature jouée ici à chaque tour, son contrôleur place un marqueur Force +1 sur elle.',
    },
    on: {
      played: {
        when: firstMinionHere,
        run({ game }, { card }) {
          if (game.controllerOf(card) !== NOBODY) game.addCounters(card, 1); // MON-08
        },
      },
    },
  }),

  base('base/castle-blood', {
    faction: 'vampires',
    breakpoint: 18,
    vp: [3, 1, 1],
    name: { en: 'Castle Blood', fr: 'Château Vampyr' },
    icon: 'delapouite/evil-tower',
    text: {
      en: 'After you play a minion here, you may place a +1 power counter on it if another player has more power here than you.',
      fr: 'Après avoir joué une Créature ici, vous pouvez placer un marqueur Force +1 sur elle si un autre joueur a plus de Force que vous ici.',
    },
    on: {
      played: {
        when: minionAtMe,
        run({ game, here }, { card, by }) {
          if (game.isInPlay(card) && game.isBehind(by, here) && game.confirm(by, 'addCounter')) {
            game.addCounters(card, 1);
          }
        },
      },
    },
  }),

  base('base/crypt', {
    faction: 'vampires',
    breakpoint: 20,
    vp: [4, 2, 2],
    name: { en: 'Crypt', fr: 'Crypte' },
    icon: 'delapouite/crypt-entrance',
    text: {
      en: 'After destroying minions here, one or more at a time, a player may place a +1 power counter on one of theirs here.',
      fr: 'Après avoir détruit des Créatures ici, une ou plusieurs à la fois, un joueur peut placer un marqueur Force +1 sur une des siennes ici.',
    },
    on: {
      destroyed: {
        when: (game, self, { card, together, by }) =>
          by !== NOBODY && card === together.find((other) => game.isMinion(other) && game.baseOf(other) === self),
        run({ game, here }, { by }) {
          game.addCounters(game.chooseMinion(by, { at: here, of: by }, { to: 'addCounter', may: true }), 1);
        },
      },
    },
  }),

  base('base/moot-site', {
    faction: 'werewolves',
    breakpoint: 15,
    vp: [2, 1, 0],
    name: { en: 'Moot Site', fr: 'Caern' },
    icon: 'lorc/campfire',
    text: {
      en: 'The first minion played here each turn then has +2 power this turn.',
      fr: 'La première Créature jouée ici à chaque tour a ensuite Force +2 ce tour-ci.',
    },
    on: { played: { when: firstMinionHere, run: ({ game }, { card }) => game.givePower(card, 2) } },
  }),

  base('base/standing-stones', {
    faction: 'werewolves',
    breakpoint: 20,
    vp: [4, 2, 1],
    name: { en: 'Standing Stones', fr: 'Mégalithe Lunaire' },
    icon: 'delapouite/menhir',
    text: {
      en: 'On your turn, one of your minions here can use its talent twice.',
      fr: 'À votre tour, une de vos Créatures ici peut utiliser deux fois son Talent.',
    },
    allows: 'oneTalentTwiceHere',
  }),
];
