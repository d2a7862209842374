import {
  atMe,
  type BaseDef,
  base,
  type Card,
  type Happening,
  minionAtMe,
  NOBODY,
  onYourTurn,
  type Seat,
  type Words,
} from '@baston/engine';
import { chooseEnd, settleTop } from './ends.ts';

/** A player plays a minion here or moves one here. */
const broughtHere = (game: Words, self: Card, happening: Happening): boolean =>
  happening.by !== NOBODY && minionAtMe(game, self, happening);

const hasPlayedElsewhere = (game: Words, self: Card, seat: Seat): boolean =>
  game.playedThisTurn({ kind: 'minion', by: seat }).some(({ on }) => on !== self);

export const bases: readonly BaseDef[] = [
  base('base/ancient-temple', {
    faction: 'explorers',
    breakpoint: 20,
    vp: [4, 2, 1],
    name: { en: 'Ancient Temple', fr: 'Temple Antique' },
    icon: 'delapouite/ancient-columns',
    text: {
      en: 'At the start of your turn, if you have exactly one minion here, it has +5 power this turn, as long as it is here.',
      fr: 'Au début de votre tour, si vous avez exactement une Créature ici, elle a Force +5 ce tour-ci, tant qu’elle est ici.',
    },
    on: {
      turnStart: {
        when: (game, self, { by }) => game.countMinions({ at: self, of: by }) === 1,
        run({ game, self }, { by }) {
          if (!game.follows(by)) return;
          for (const minion of game.minions({ at: self, of: by })) game.spend(self, by, minion);
        },
      },
    },
    changesPower: { of: 'here', by: (game, self, minion) => (game.isSpent(self, game.active, minion) ? 5 : 0) },
  }),

  base('base/city-of-gold', {
    faction: 'explorers',
    breakpoint: 16,
    vp: [3, 1, 1],
    name: { en: 'City of Gold', fr: 'Cité d’Or' },
    icon: 'lorc/gold-scarab',
    text: {
      en: 'At the start of your turn, gain 1 VP if you have a minion here.',
      fr: 'Au début de votre tour, gagnez 1 PV si vous avez une Créature ici.',
    },
    on: {
      turnStart: {
        when: (game, self, { by }) => game.countMinions({ at: self, of: by }) > 0,
        run({ game }, { by }) {
          if (game.follows(by)) game.gainVp(by, 1);
        },
      },
    },
  }),

  base('base/grandmas-house', {
    faction: 'grannies',
    breakpoint: 25,
    vp: [5, 3, 2],
    name: { en: 'Grandma’s House', fr: 'Maison de Mamie' },
    icon: 'delapouite/house',
    text: {
      en: 'After you play a minion here, look at the top card of your deck. Leave it there or place it under your deck.',
      fr: 'Après avoir joué une Créature ici, consultez la première carte de votre pioche. Laissez-la dessus ou placez-la dessous.',
    },
    on: {
      played: {
        when: minionAtMe,
        run({ game }, { by }) {
          if (game.follows(by)) settleTop(game, by);
        },
      },
    },
  }),

  base('base/retirement-community', {
    faction: 'grannies',
    breakpoint: 20,
    vp: [4, 2, 1],
    name: { en: 'Retirement Community', fr: 'Résidence de Retraite' },
    icon: 'delapouite/wooden-chair',
    text: {
      en: 'After this base scores, each player may place one of their minions here on top of their deck or under it instead of discarding it.',
      fr: 'Après la Conquête de cette Base, chaque joueur peut placer une de ses Créatures ici sur ou sous sa pioche au lieu de la défausser.',
    },
    on: {
      afterScore: {
        when: atMe,
        run({ game, here }) {
          for (const seat of game.turnOrder()) {
            const minion = game.chooseMinion(seat, { at: here, of: seat }, { to: 'topOrBottom', may: true });
            if (minion) game.place(minion, chooseEnd(game, seat));
          }
        },
      },
    },
  }),

  base('base/lake-minnetonka', {
    faction: 'rock-stars',
    breakpoint: 26,
    vp: [5, 3, 2],
    name: { en: 'Lake Minnetonka', fr: 'Lac Minnetonka' },
    icon: 'delapouite/wooden-pier',
    text: {
      en: 'After each minion a player plays or moves here, it has +1 power this turn.',
      fr: 'Après chaque Créature qu’un joueur joue ou déplace ici, elle a Force +1 ce tour-ci.',
    },
    on: {
      played: { when: broughtHere, run: ({ game }, { card }) => game.givePower(card, 1) },
      moved: { when: broughtHere, run: ({ game }, { card }) => game.givePower(card, 1) },
    },
  }),

  base('base/palooza', {
    faction: 'rock-stars',
    breakpoint: 27,
    vp: [6, 4, 3],
    name: { en: 'Palooza', fr: 'Festival' },
    icon: 'delapouite/drum',
    text: {
      en: 'Before this base scores, each player may move one of their minions here from another base.',
      fr: 'Avant la Conquête de cette Base, chaque joueur peut déplacer ici une de ses Créatures depuis une autre Base.',
    },
    on: {
      beforeScore: {
        when: atMe,
        run({ game, here }) {
          for (const seat of game.turnOrder()) game.mayMoveHere(seat, { of: seat }, here);
        },
      },
    },
  }),

  base('base/out-in-the-woods', {
    faction: 'teddy-bears',
    breakpoint: 18,
    vp: [3, 2, 1],
    name: { en: 'Out in the Woods', fr: 'Pique-Nique en Forêt' },
    icon: 'delapouite/forest-camp',
    text: {
      en: 'Before this base scores, each minion here has +1 power this turn.',
      fr: 'Avant la Conquête de cette Base, chaque Créature ici a Force +1 ce tour-ci.',
    },
    on: { beforeScore: { when: atMe, run: ({ game, here }) => game.givePowerAll(game.minions({ at: here }), 1) } },
  }),

  base('base/under-the-bed', {
    faction: 'teddy-bears',
    breakpoint: 22,
    vp: [4, 2, 1],
    name: { en: 'Under the Bed', fr: 'Sous le Lit' },
    icon: 'delapouite/bed',
    text: {
      en: 'On your turn, if you have played a minion on another base this turn, play an extra minion of 2 power or less here.',
      fr: 'À votre tour, si vous avez joué une Créature sur une autre Base ce tour-ci, jouez ici une Créature supplémentaire de Force 2 ou moins.',
    },
    use: onYourTurn({
      can: (game, self, seat) =>
        hasPlayedElsewhere(game, self, seat) && game.canPlayMinionNow(seat, { at: self, maxPower: 2 }),
      run({ game, me, self }) {
        game.playDecided(me, 'minion', { at: self, maxPower: 2 });
      },
    }),
  }),
];
