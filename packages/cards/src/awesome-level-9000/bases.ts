import { actionAtMe, atMe, type BaseDef, base, minionAtMe, NOBODY, onYourTurn, toMe, winners } from '@baston/engine';

export const bases: readonly BaseDef[] = [
  base('base/field-of-honor', {
    faction: 'bear-cavalry',
    breakpoint: 18,
    vp: [3, 2, 1],
    name: { en: 'Field of Honor', fr: 'Champ d’Honneur' },
    icon: 'lorc/crossed-sabres',
    text: {
      en: 'When one or more minions are destroyed here together, the player who destroyed them gains 1 VP.',
      fr: 'Lorsqu’une ou plusieurs Créatures sont détruites ici ensemble, le joueur qui les a détruites gagne 1 PV.',
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
      en: 'Minions of power 2 or less cannot be played here.',
      fr: 'Les Créatures de Force 2 ou moins ne peuvent pas être jouées ici.',
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
      en: 'After a player plays a minion here, they discard a card.',
      fr: 'Après qu’un joueur a joué une Créature ici, il défausse une carte.',
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
      en: 'Actions cannot be played on this base.',
      fr: 'Aucune Action ne peut être jouée sur cette Base.',
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
      en: 'On your turn, you may play an extra minion of power 2 or less here.',
      fr: 'À votre tour, vous pouvez jouer ici une Créature supplémentaire de Force 2 ou moins.',
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
      en: 'After this base scores and is replaced, the winner may search their deck for a minion, play it on the new base and shuffle their deck.',
      fr: 'Après la Conquête et le remplacement de cette Base, le Vainqueur peut chercher dans sa pioche une Créature, la jouer sur la nouvelle Base et mélanger sa pioche.',
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
      en: 'After this base scores, the winner may place an action from their discard pile into their hand.',
      fr: 'Après la Conquête de cette Base, le Vainqueur peut placer dans sa main une Action de sa défausse.',
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
      en: 'After you play an action on this base, you may play an extra action.',
      fr: 'Après avoir joué une Action sur cette Base, vous pouvez jouer une Action supplémentaire.',
    },
    on: { played: { when: actionAtMe, run: ({ game }, { by }) => game.extraAction(by) } },
  }),
];
