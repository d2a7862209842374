import { actionAtMe, atMe, type BaseDef, base, minionAtMe, NOBODY, onYourTurn, toMe, winners } from '@baston/engine';

export const bases: readonly BaseDef[] = [
  base('base/field-of-honor', {
    faction: 'bear-cavalry',
    breakpoint: 18,
    vp: [3, 2, 1],
    name: { en: 'Field of Honor', fr: 'Champ d’Honneur' },
    icon: 'lorc/crossed-sabres',
    text: {
      en: 'When a player destroys minions here, one or more at a time, they gain 1 VP.',
      fr: 'Lorsqu’un joueur détruit des Créatures ici, une ou plusieurs à la fois, il gagne 1 PV.',
    },
    on: {
      destroyed: {
        joint: true,
        when: (game, self, happening) => minionAtMe(game, self, happening) && happening.by !== NOBODY,
        run({ game }, { by }) {
          if (game.follows(by)) game.gainVp(by, 1);
        },
      },
    },
  }),

  base('base/tsars-palace', {
    faction: 'bear-cavalry',
    breakpoint: 22,
    vp: [5, 3, 2],
    name: { en: 'Tsar’s Palace', fr: 'Palais du Tsar' },
    icon: 'delapouite/imperial-crown',
    text: {
      en: 'Nobody can play minions of 2 power or less here.',
      fr: 'Personne ne peut jouer ici de Créature de Force 2 ou moins.',
    },
    forbids: {
      what: 'playing',
      when: (game, self, card, _seat, at) => at === self && game.isMinion(card) && game.powerOf(card) <= 2,
    }, // VAL-08
  }),

  base('base/haunted-house', {
    faction: 'ghosts',
    breakpoint: 18,
    vp: [4, 3, 2],
    name: { en: 'Haunted House', fr: 'Manoir Hanté' },
    icon: 'delapouite/spooky-house',
    text: {
      en: 'After you play a minion here, discard a card.',
      fr: 'Après avoir joué une Créature ici, défaussez une carte.',
    },
    on: {
      played: {
        when: minionAtMe,
        run({ game }, { by }) {
          if (game.hand(by).length > 0 && game.follows(by)) game.discardCard(by);
        },
      },
    },
  }),

  base('base/the-dread-gazebo', {
    faction: 'ghosts',
    breakpoint: 20,
    vp: [4, 2, 1],
    name: { en: 'The Dread Gazebo', fr: 'Kiosque à Fantômes' },
    icon: 'delapouite/medieval-pavilion',
    text: {
      en: 'Nobody can play actions on this base.',
      fr: 'Personne ne peut jouer d’Action sur cette Base.',
    },
    forbids: { what: 'playing', when: (game, self, card, _seat, at) => at === self && game.isPlayedOn(card, 'base') }, // BASE-03
  }),

  base('base/secret-grove', {
    faction: 'killer-plants',
    breakpoint: 21,
    vp: [3, 2, 1],
    name: { en: 'Secret Grove', fr: 'Jardin Secret' },
    icon: 'caro-asercion/willow-tree',
    text: {
      en: 'On your turn, play an extra minion of 2 power or less here.',
      fr: 'À votre tour, jouez ici une Créature supplémentaire de Force 2 ou moins.',
    },
    use: onYourTurn({
      can: (game, self, seat) => game.canPlayMinionNow(seat, { at: self, maxPower: 2 }), // BASE-20
      run({ game, me, self }) {
        game.playDecided(me, 'minion', { at: self, maxPower: 2 });
      },
    }),
  }),

  base('base/the-greenhouse', {
    faction: 'killer-plants',
    breakpoint: 24,
    vp: [4, 2, 1],
    name: { en: 'The Greenhouse', fr: 'La Serre' },
    icon: 'delapouite/greenhouse',
    text: {
      en: 'After this base has scored and been replaced, the winner may search their deck for a minion and play it on the new base.',
      fr: 'Après la Conquête et le remplacement de cette Base, le Vainqueur peut chercher une Créature dans sa pioche et la jouer sur la nouvelle Base.',
    },
    on: {
      replaced: {
        when: toMe,
        run({ game }, happening) {
          for (const winner of winners(happening)) {
            if (game.isInPlay(happening.at)) game.maySearchAndPlay(winner, (card) => game.isMinion(card), happening.at); // BASE-10
          }
        },
      },
    },
  }),

  base('base/inventors-salon', {
    faction: 'steampunks',
    breakpoint: 22,
    vp: [4, 2, 1],
    name: { en: 'Inventor’s Salon', fr: 'Salon de l’Inventeur' },
    icon: 'caro-asercion/armchair',
    text: {
      en: 'After this base scores, the winner may take an action from their discard pile.',
      fr: 'Après la Conquête de cette Base, le Vainqueur peut prendre en main une Action de sa défausse.',
    },
    on: {
      afterScore: {
        when: atMe,
        run({ game }, happening) {
          for (const winner of winners(happening)) {
            const actions = game.actionsIn(game.discardPile(winner)); // BASE-14
            game.put(game.chooseCard(winner, actions, { to: 'placeInHand', may: true }), 'hand');
          }
        },
      },
    },
  }),

  base('base/workshop', {
    faction: 'steampunks',
    breakpoint: 20,
    vp: [4, 2, 1],
    name: { en: 'Workshop', fr: 'Atelier' },
    icon: 'lorc/anvil',
    text: {
      en: 'After each action you play on this base, play an extra action.',
      fr: 'Après chaque Action que vous jouez sur cette Base, jouez une Action supplémentaire.',
    },
    on: { played: { when: actionAtMe, run: ({ game }, { by }) => game.extraAction(by) } },
  }),
];
