import { atMe, type BaseDef, base, winners } from '@baston/engine';
import { arrangeTop } from './tops.ts';

export const bases: readonly BaseDef[] = [
  base('base/monkey-lab', {
    faction: 'cyborg-apes',
    breakpoint: 23,
    vp: [4, 2, 1],
    name: { en: 'Monkey Lab', fr: 'Labo des Singes' },
    icon: 'lorc/erlenmeyer',
    text: {
      en: 'For each action on it, a minion here has +1 power.',
      fr: 'Pour chaque Action qui lui est attachée, une Créature ici a Force +1.',
    },
    changesPower: { of: 'here', by: (game, _self, minion) => game.actions(minion).length },
  }),

  base('base/primate-park', {
    faction: 'cyborg-apes',
    breakpoint: 20,
    vp: [3, 2, 1],
    name: { en: 'Primate Park', fr: 'Primatic Park' },
    icon: 'delapouite/tree-swing',
    text: {
      en: 'After this base scores, the winner may place any number of their actions on minions here in their hand.',
      fr: 'Après la Conquête de cette Base, le Vainqueur peut placer dans sa main n’importe quel nombre de ses Actions attachées à des Créatures ici.',
    },
    on: {
      afterScore: {
        when: atMe,
        run({ game, self }, happening) {
          for (const winner of winners(happening)) {
            const onMinions = game.minions({ at: self }).flatMap((minion) => game.actions(minion));
            const theirs = onMinions.filter((card) => game.controllerOf(card) === winner);
            game.placeAll(game.chooseCards(winner, theirs, { to: 'placeInHand' }), 'hand'); // ERR-39, BASE-25
          }
        },
      },
    },
  }),

  base('base/faceless-city', {
    faction: 'shapeshifters',
    breakpoint: 20,
    vp: [4, 2, 1],
    name: { en: 'Faceless City', fr: 'La Cité Sans Visage' },
    icon: 'lorc/drama-masks',
    text: {
      en: 'Once per turn, after you play a minion here, you may search your deck for a copy of it and take it.',
      fr: 'Une fois par tour, après avoir joué une Créature ici, vous pouvez en chercher un autre exemplaire dans votre pioche et le prendre en main.',
    },
    on: {
      played: {
        when: (game, self, { card, at, by }) => at === self && game.isMinion(card) && !game.isSpent(self, by),
        run({ game, self }, { card, by }) {
          if (!game.confirmOnce(self, by, 'search')) return; // BASE-05
          game.searchToHand(by, (copy) => game.isSameName(copy, card));
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
      en: 'A minion of the same name as one here cannot be played here.',
      fr: 'On ne peut pas jouer ici une Créature du même nom qu’une autre qui s’y trouve.',
    },
    forbids: {
      what: 'playing',
      when: (game, self, card, _seat, at) =>
        at === self && game.isMinion(card) && game.countMinions({ at: self, named: game.nameOf(card) }) > 0,
    },
  }),

  base('base/isis-swingin-pad', {
    faction: 'super-spies',
    breakpoint: 21,
    vp: [4, 2, 1],
    name: { en: 'ISI’s Swingin’ Pad', fr: 'Quartier Général de l’ISI' },
    icon: 'delapouite/sofa',
    text: {
      en: 'After this base scores, the winner may look at the top three cards of their deck and place each on top of it or under it, in any order.',
      fr: 'Après la Conquête de cette Base, le Vainqueur peut consulter les trois premières cartes de sa pioche et placer chacune dessus ou dessous, dans l’ordre de son choix.',
    },
    on: {
      afterScore: {
        when: atMe,
        run({ game }, happening) {
          for (const winner of winners(happening)) if (game.confirm(winner, 'look')) arrangeTop(game, winner, 3);
        },
      },
    },
  }),

  base('base/secret-volcano-headquarters', {
    faction: 'super-spies',
    breakpoint: 18,
    vp: [4, 3, 2],
    name: { en: 'Secret Volcano Headquarters', fr: 'Base Secrète de l’HAVOC' },
    icon: 'delapouite/missile-launcher',
    text: {
      en: 'Before this base scores, each player reveals the top card of their deck. Minions among them are played here; the others stay on top.',
      fr: 'Avant la Conquête de cette Base, chaque joueur révèle la première carte de sa pioche. Les Créatures parmi elles sont jouées ici ; les autres cartes restent dessus.',
    },
    on: {
      beforeScore: {
        when: atMe,
        run({ game, self }) {
          const seats = game.turnOrder().filter((seat) => game.follows(seat));
          const tops = seats.map((seat) => ({ seat, cards: game.topCards(seat, 1) }));
          for (const { seat, cards } of tops) game.reveal(seat, cards);
          for (const { seat, cards } of tops) {
            for (const card of cards) {
              if (game.isAlive(card) && game.isMinion(card)) game.playChosen(seat, card, { at: self }); // BASE-31
            }
          }
        },
      },
    },
  }),

  base('base/portal-room', {
    faction: 'time-travelers',
    breakpoint: 22,
    vp: [2, 3, 1],
    name: { en: 'Portal Room', fr: 'Chambre du Portail' },
    icon: 'delapouite/warp-pipe',
    text: {
      en: 'After this base scores, the winner takes an extra turn once the current turn ends.',
      fr: 'Après la Conquête de cette Base, le Vainqueur joue un tour supplémentaire après le tour en cours.',
    },
    on: {
      afterScore: {
        when: atMe,
        run({ game }, happening) {
          for (const winner of winners(happening)) if (game.follows(winner)) game.extraTurn(winner);
        },
      },
    },
  }),

  base('base/the-nexus', {
    faction: 'time-travelers',
    breakpoint: 19,
    vp: [3, 3, 2],
    name: { en: 'The Nexus', fr: 'Le Nexus' },
    icon: 'lorc/clockwork',
    text: {
      en: 'After this base scores, and before it is replaced, the winner may place a discarded base on top of the base deck.',
      fr: 'Après la Conquête de cette Base, et avant qu’elle soit remplacée, le Vainqueur peut placer une Base de la défausse sur la pioche Base.',
    },
    on: {
      afterScore: {
        when: atMe,
        run({ game }, happening) {
          for (const winner of winners(happening)) {
            const chosen = game.chooseCard(winner, game.baseDiscard(), { to: 'baseOnDeck', may: true }); // BASE-21
            if (chosen) game.putOnBaseDeck([chosen], { isOpen: true });
          }
        },
      },
    },
  }),
];
