import {
  atMe,
  type Base,
  type BaseDef,
  base,
  firstMinionAtMe,
  type Happening,
  minionAtMe,
  NOBODY,
  type Words,
} from '@baston/engine';
import { playNamesake } from './innsmouth.ts';

/** A minion that somebody owns is played here: treasures have no owner. */
const ownedMinionPlayedHere = (game: Words, self: Base, happening: Happening): boolean =>
  minionAtMe(game, self, happening) && happening.owner !== NOBODY;

export const bases: readonly BaseDef[] = [
  base('base/antarctic-base', {
    faction: 'elder-things',
    breakpoint: 24,
    vp: [5, 3, 2],
    name: { en: 'Antarctic Base', fr: 'Base Antarctique' },
    icon: 'delapouite/iceberg',
    text: {
      en: 'Each player can play only one minion here per turn.',
      fr: 'Chaque joueur ne peut jouer qu’une Créature ici par tour.',
    },
    forbids: {
      what: 'playing',
      when: (game, self, card, seat, at) =>
        at === self && game.isMinion(card) && game.playedThisTurn({ kind: 'minion', by: seat, on: self }).length > 0,
    },
  }),

  base('base/plateau-of-leng', {
    faction: 'elder-things',
    breakpoint: 18,
    vp: [3, 2, 1],
    name: { en: 'Plateau of Leng', fr: 'Plateau de Leng' },
    icon: 'lorc/mountaintop',
    text: {
      en: 'After the first minion you play here each turn, play an extra minion of the same name here at once.',
      fr: 'Après la première Créature que vous jouez ici à chaque tour, jouez aussitôt ici une Créature supplémentaire du même nom.',
    },
    on: {
      played: {
        when: firstMinionAtMe, // ERR-13
        run({ game, here }, { card, by }) {
          playNamesake(game, by, [card], here);
        },
      },
    },
  }),

  base('base/innsmouth', {
    faction: 'innsmouth',
    breakpoint: 23,
    vp: [5, 3, 2],
    name: { en: 'Innsmouth', fr: 'Innsmouth' },
    icon: 'delapouite/harbor-dock',
    text: {
      en: 'After each minion played here, its owner may place a card from a player’s discard pile under that player’s deck.',
      fr: 'Après chaque Créature jouée ici, son propriétaire peut placer une carte de la défausse d’un joueur sous la pioche de ce joueur.',
    },
    on: {
      played: {
        when: ownedMinionPlayedHere,
        run({ game }, { owner }) {
          const discarded = game.turnOrder().flatMap((seat) => game.discardPile(seat));
          game.put(game.chooseCard(owner, discarded, { to: 'placeUnderDeck', may: true }), 'deckBottom'); // BASE-13
        },
      },
    },
  }),

  base('base/ritual-site', {
    faction: 'innsmouth',
    breakpoint: 20,
    vp: [4, 2, 2],
    name: { en: 'Ritual Site', fr: 'Site Rituel' },
    icon: 'lorc/barbed-star',
    text: {
      en: 'After this base scores, shuffle all minions here into their owners’ decks.',
      fr: 'Après la Conquête de cette Base, mélangez toutes les Créatures ici dans la pioche de leur propriétaire.',
    },
    on: { afterScore: { when: atMe, run: ({ game, here }) => game.placeAll(game.minions({ at: here }), 'deck') } },
  }),

  base('base/mountains-of-madness', {
    faction: 'minions-of-cthulhu',
    breakpoint: 20,
    vp: [6, 4, 3],
    name: { en: 'Mountains of Madness', fr: 'Les Montagnes Hallucinées' },
    icon: 'lorc/mountains',
    text: {
      en: 'After each minion played here, its owner draws a Madness card.',
      fr: 'Après chaque Créature jouée ici, son propriétaire pioche une carte Démence.',
    },
    on: {
      played: {
        when: ownedMinionPlayedHere,
        run({ game }, { owner }) {
          if (game.follows(owner)) game.drawMadness(owner);
        },
      },
    },
  }),

  base('base/rlyeh', {
    faction: 'minions-of-cthulhu',
    breakpoint: 18,
    vp: [4, 2, 1],
    name: { en: 'R’lyeh', fr: 'R’lyeh' },
    icon: 'lorc/suckered-tentacle',
    text: {
      en: 'At the start of their turn, each player may destroy one of their minions here in order to gain 1 VP.',
      fr: 'Au début de son tour, chaque joueur peut détruire une de ses Créatures ici pour gagner 1 PV.',
    },
    on: {
      turnStart: {
        run({ game, here }, { by }) {
          const minion = game.chooseMinion(by, { at: here, of: by }, { to: 'sacrifice', may: true });
          if (minion && game.destroyAll([minion], by).length > 0) game.gainVp(by, 1); // BASE-27
        },
      },
    },
  }),

  base('base/arkham-university', {
    faction: 'miskatonic-university',
    breakpoint: 24,
    vp: [3, 3, 2],
    name: { en: 'Miskatonic University', fr: 'Université Miskatonic' },
    icon: 'delapouite/graduate-cap',
    text: {
      en: 'After this base scores, the winner may return to the Madness deck any number of Madness cards from their hand and discard pile.',
      fr: 'Après la Conquête de cette Base, le Vainqueur peut renvoyer dans la pioche Démence n’importe quel nombre de cartes Démence de sa main et de sa défausse.',
    },
    on: {
      afterScore: {
        when: atMe,
        run({ game }, { standings }) {
          for (const { seat, place } of standings) {
            if (place === 1) game.returnUpToMadness(seat, { from: [game.hand(seat), game.discardPile(seat)] });
          }
        },
      },
    },
  }),

  base('base/asylum', {
    faction: 'miskatonic-university',
    breakpoint: 16,
    vp: [3, 1, 1],
    name: { en: 'Asylum', fr: 'Asile' },
    icon: 'delapouite/closed-doors',
    text: {
      en: 'After each minion played here, its owner may return to the Madness deck a Madness card from their hand.',
      fr: 'Après chaque Créature jouée ici, son propriétaire peut renvoyer dans la pioche Démence une carte Démence de sa main.',
    },
    on: {
      played: {
        when: ownedMinionPlayedHere,
        run: ({ game }, { owner }) => game.returnUpToMadness(owner, { from: [game.hand(owner)], max: 1 }),
      },
    },
  }),
];
