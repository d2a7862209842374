import {
  atMe,
  type Base,
  type BaseDef,
  base,
  type Card,
  type Happening,
  NO_CARD,
  NOBODY,
  toMe,
  type Words,
  winners,
} from '@baston/engine';

/** It happens here to a minion that belongs to somebody (MON-04). */
const ownedMinionHere = (game: Words, self: Base, { at, card, owner }: Happening): boolean =>
  at === self && game.isMinion(card) && owner !== NOBODY;
export const bases: readonly BaseDef[] = [
  base('base/the-homeworld', {
    faction: 'aliens',
    breakpoint: 23,
    vp: [4, 2, 1],
    name: { en: 'The Homeworld', fr: 'Planète-Mère' },
    icon: 'lorc/ringed-planet',
    text: {
      en: 'After each minion played here, its owner may play an extra minion of 2 power or less.',
      fr: 'Après chaque Créature jouée ici, son propriétaire peut jouer une Créature supplémentaire de Force 2 ou moins.',
    },
    on: {
      played: { when: ownedMinionHere, run: ({ game }, { owner }) => game.extraMinion(owner, { maxPower: 2 }) },
    },
  }),

  base('base/the-mothership', {
    faction: 'aliens',
    breakpoint: 20,
    vp: [4, 2, 1],
    name: { en: 'The Mothership', fr: 'Vaisseau Amiral' },
    icon: 'delapouite/interceptor-ship',
    text: {
      en: 'After this base scores, the winner may return one of their minions of 3 power or less here to hand.',
      fr: 'Après la Conquête de cette Base, le Vainqueur peut renvoyer en main une de ses Créatures de Force 3 ou moins ici.',
    },
    on: {
      afterScore: {
        when: atMe,
        run({ game, here }, happening) {
          for (const winner of winners(happening)) {
            game.mayReturnMinion(winner, { at: here, of: winner, maxPower: 3 });
          }
        },
      },
    },
  }),

  base('base/jungle-oasis', {
    faction: 'dinosaurs',
    breakpoint: 12,
    vp: [2, 0, 0],
    name: { en: 'Jungle Oasis', fr: 'Oasis Luxuriante' },
    icon: 'delapouite/oasis',
    text: { en: '', fr: '' },
  }),

  base('base/tar-pits', {
    faction: 'dinosaurs',
    breakpoint: 16,
    vp: [4, 3, 2],
    name: { en: 'Tar Pits', fr: 'Puits de Goudron' },
    icon: 'lorc/quicksand',
    text: {
      en: 'After each minion destroyed here, place it under its owner’s deck.',
      fr: 'Après chaque Créature détruite ici, placez-la sous la pioche de son propriétaire.',
    },
    on: {
      destroyed: {
        joint: true,
        when: ownedMinionHere,
        run({ game }, { alike }) {
          const isLost = (other: Card): boolean => alike.some(({ card }) => game.isSameCard(other, card));
          for (const owner of game.turnOrder()) {
            const lost = game.discardPile(owner).filter(isLost);
            if (lost.length === 0 || !game.follows(owner)) continue;
            for (const card of game.putInOrder(owner, lost, 'putOrder')) game.put(card, 'deckBottom'); // BASE-39
          }
        },
      },
    },
  }),

  base('base/ninja-dojo', {
    faction: 'ninjas',
    breakpoint: 18,
    vp: [2, 3, 2],
    name: { en: 'Ninja Dojo', fr: 'Dojo Ninja' },
    icon: 'delapouite/pagoda',
    text: {
      en: 'After this base scores, the winner may destroy a minion.',
      fr: 'Après la Conquête de cette Base, le Vainqueur peut détruire une Créature.',
    },
    on: {
      afterScore: {
        when: atMe,
        run({ game }, happening) {
          for (const winner of winners(happening)) {
            game.mayDestroyMinion(winner, {});
          }
        },
      },
    },
  }),

  base('base/temple-of-goju', {
    faction: 'ninjas',
    breakpoint: 18,
    vp: [2, 3, 2],
    name: { en: 'Temple of Goju', fr: 'Temple Goju' },
    icon: 'delapouite/temple-gate',
    text: {
      en: 'After this base scores, place each player’s strongest minion here under its owner’s deck.',
      fr: 'Après la Conquête de cette Base, placez la Créature la plus forte de chaque joueur ici sous la pioche de son propriétaire.',
    },
    on: {
      afterScore: {
        when: atMe,
        run({ game, here }) {
          const chosen = game.turnOrder().map((seat) => {
            const strongest = Math.max(...game.minions({ at: here, of: seat }).map((m) => game.powerOf(m)));
            const tied = { at: here, of: seat, minPower: strongest };
            const isAffected = game.countMinions(tied) > 0 && game.follows(seat);
            return isAffected ? game.chooseMinion(seat, tied, { to: 'placeUnderDeck' }) : NO_CARD;
          });
          const ordered = game.turnOrder().flatMap((owner) => {
            const theirs = chosen.filter((minion) => minion && game.ownerOf(minion) === owner);
            return game.putInOrder(owner, theirs, 'putOrder'); // BASE-39
          });
          game.placeAll([...ordered, ...chosen], 'deckBottom'); // together with the minions that nobody owns
        },
      },
    },
  }),

  base('base/the-grey-opal', {
    faction: 'pirates',
    breakpoint: 17,
    vp: [3, 1, 1],
    name: { en: 'The Grey Opal', fr: 'Le Finlandais Planant' },
    icon: 'delapouite/ship-bow',
    text: {
      en: 'After this base scores, each player but the winner may move a minion here to another base instead of discarding it.',
      fr: 'Après la Conquête de cette Base, chaque joueur sauf le Vainqueur peut déplacer une Créature d’ici vers une autre Base au lieu de la défausser.',
    },
    on: {
      afterScore: {
        when: atMe,
        run({ game, here }, happening) {
          const won = winners(happening);
          for (const seat of game.turnOrder().filter((s) => !won.includes(s))) {
            game.mayMoveMinion(seat, { at: here });
          }
        },
      },
    },
  }),

  base('base/tortuga', {
    faction: 'pirates',
    breakpoint: 21,
    vp: [4, 3, 2],
    name: { en: 'Tortuga', fr: 'Tortuga' },
    icon: 'delapouite/island',
    text: {
      en: 'After this base has scored and been replaced, the runner-up may move one of their minions elsewhere to the new base.',
      fr: 'Après la Conquête et le remplacement de cette Base, le Deuxième peut déplacer une de ses Créatures d’une autre Base vers la nouvelle.',
    },
    on: {
      replaced: {
        when: toMe,
        run({ game }, { at, standings }) {
          for (const { seat } of standings.filter((s) => s.place === 2)) {
            const elsewhere = { of: seat, notAt: at };
            const minion = game.chooseMinion(seat, elsewhere, { to: 'moveHere', may: true, about: at });
            if (minion) game.move(minion, at, seat);
          }
        },
      },
    },
  }),

  base('base/factory-436-1337', {
    faction: 'robots',
    breakpoint: 25,
    vp: [2, 2, 1],
    name: { en: 'Factory 436-1337', fr: 'Usine 436-1337' },
    icon: 'delapouite/factory',
    text: {
      en: 'When this base scores, the winner gains 1 VP for every 5 power they have here.',
      fr: 'Lors de la Conquête de cette Base, le Vainqueur gagne 1 PV par tranche de 5 points de Force qu’il a ici.',
    },
    on: {
      whenScore: {
        when: atMe,
        run({ game }, { standings }) {
          for (const { seat, total } of standings.filter((s) => s.place === 1)) {
            if (game.follows(seat)) game.gainVp(seat, Math.floor(total / 5));
          }
        },
      },
    },
  }),

  base('base/the-central-brain', {
    faction: 'robots',
    breakpoint: 19,
    vp: [4, 2, 1],
    name: { en: 'The Central Brain', fr: 'Le Grand Calculateur' },
    icon: 'lorc/brain',
    text: { en: 'Minions here have +1 power.', fr: 'Les Créatures ici ont Force +1.' },
    changesPower: { of: 'here', by: () => 1 },
  }),

  base('base/cave-of-shinies', {
    faction: 'tricksters',
    breakpoint: 23,
    vp: [4, 2, 1],
    name: { en: 'Cave of Shinies', fr: 'Grotte au Magot' },
    icon: 'skoll/open-treasure-chest',
    text: {
      en: 'After each minion destroyed here, its owner gains 1 VP.',
      fr: 'Après chaque Créature détruite ici, son propriétaire gagne 1 PV.',
    },
    on: {
      destroyed: {
        when: ownedMinionHere,
        run({ game }, { owner }) {
          if (game.follows(owner)) game.gainVp(owner, 1);
        },
      },
    },
  }),

  base('base/mushroom-kingdom', {
    faction: 'tricksters',
    breakpoint: 20,
    vp: [5, 3, 2],
    name: { en: 'Mushroom Kingdom', fr: 'Royaume Champignon' },
    icon: 'delapouite/mushroom-house',
    text: {
      en: 'At the start of their turn, each player may move a minion of another player to here from any base.',
      fr: 'Au début de son tour, chaque joueur peut déplacer ici, depuis n’importe quelle Base, une Créature d’un autre joueur.',
    },
    on: {
      turnStart: {
        run({ game, here }, { by }) {
          const movable = { notOf: by, notAt: here };
          const minion = game.chooseMinion(by, movable, { to: 'moveHere', may: true, about: here });
          if (minion) game.move(minion, here, by);
        },
      },
    },
  }),

  base('base/school-of-wizardry', {
    faction: 'wizards',
    breakpoint: 20,
    vp: [3, 2, 1],
    name: { en: 'School of Wizardry', fr: 'L’Académie de Magie' },
    icon: 'lorc/castle',
    text: {
      en: 'After this base scores, the winner looks at the top three bases of the base deck. One of their choice replaces this base; they put the others back in any order.',
      fr: 'Après la Conquête de cette Base, le Vainqueur consulte les trois premières Bases de la pioche Base. Celle de son choix remplace cette Base ; il replace les autres dans l’ordre de son choix.',
    },
    on: {
      afterScore: {
        when: atMe,
        run({ game }, happening) {
          const [winner] = winners(happening); // BASE-30: the first tied player only
          if (winner === undefined || !game.follows(winner)) return;
          const seen = game.topBases(3);
          game.lookAt(winner, seen, 'baseDeck');
          const next = game.chooseCard(winner, seen, { to: 'nextBase' });
          if (!next) return;
          const rest = seen.filter((other) => other !== next);
          game.putOnBaseDeck(game.putInOrder(winner, rest, 'putOrder'));
          game.setNextBase(next);
        },
      },
    },
  }),

  base('base/the-great-library', {
    faction: 'wizards',
    breakpoint: 22,
    vp: [4, 2, 1],
    name: { en: 'The Great Library', fr: 'La Grande Bibliothèque' },
    icon: 'delapouite/bookshelf',
    text: {
      en: 'After this base scores, each player with a minion here may draw a card.',
      fr: 'Après la Conquête de cette Base, chaque joueur ayant une Créature ici peut piocher une carte.',
    },
    on: {
      afterScore: {
        when: atMe,
        run({ game, here }) {
          for (const seat of game.turnOrder()) {
            if (game.countMinions({ at: here, of: seat }) > 0 && game.confirm(seat, 'draw')) game.draw(seat, 1);
          }
        },
      },
    },
  }),

  base('base/evans-city-cemetery', {
    faction: 'zombies',
    breakpoint: 20,
    vp: [5, 3, 2],
    name: { en: 'Evans City Cemetery', fr: 'Cimetière d’Evans City' },
    icon: 'delapouite/graveyard',
    text: {
      en: 'After this base scores, the winner discards their hand and draws five cards.',
      fr: 'Après la Conquête de cette Base, le Vainqueur défausse sa main et pioche cinq cartes.',
    },
    on: {
      afterScore: {
        when: atMe,
        run({ game }, happening) {
          for (const winner of winners(happening)) {
            if (!game.follows(winner)) continue;
            for (const card of game.hand(winner)) game.discard(card);
            game.draw(winner, 5);
          }
        },
      },
    },
  }),

  base('base/rhodes-plaza-mall', {
    faction: 'zombies',
    breakpoint: 24,
    vp: [0, 0, 0],
    name: { en: 'Rhodes Plaza Mall', fr: 'Centre Commercial de Rhodes Plaza' },
    icon: 'delapouite/shop',
    text: {
      en: 'When this base scores, each player gains 1 VP for each minion they have here.',
      fr: 'Lors de la Conquête de cette Base, chaque joueur gagne 1 PV pour chaque Créature qu’il a ici.',
    },
    on: {
      whenScore: {
        when: atMe,
        run({ game, here }) {
          for (const seat of game.turnOrder()) {
            const count = game.countMinions({ at: here, of: seat });
            if (count > 0 && game.follows(seat)) game.gainVp(seat, count);
          }
        },
      },
    },
  }),
];
