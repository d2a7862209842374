import { atMe, type BaseDef, base } from '@baston/engine';

export const bases: readonly BaseDef[] = [
  base('base/boogie-wonderland', {
    faction: 'disco-dancers',
    breakpoint: 21,
    vp: [4, 2, 1],
    name: { en: 'Boogie Wonderland', fr: 'Paradisco' },
    icon: 'delapouite/striped-sun',
    text: {
      en: 'After each standard action you play that affects your minions here, draw a card.',
      fr: 'Après chaque Action standard que vous jouez et qui affecte vos Créatures ici, piochez une carte.',
    },
    on: {
      affected: {
        // BASE-06: a minion that moves is affected where it was.
        when: (game, self, { card, at, by, controller, way }) =>
          way === 'byCard' &&
          at === self &&
          controller === by &&
          game.isMinion(card) &&
          game.isEffectOf('standardAction'),
        run({ game }, { by }) {
          if (game.follows(by)) game.draw(by, 1);
        },
      },
    },
  }),

  base('base/funky-town', {
    faction: 'disco-dancers',
    breakpoint: 23,
    vp: [4, 3, 2],
    name: { en: 'Funky Town', fr: 'Le Palace' },
    icon: 'lorc/mesh-ball',
    text: {
      en: 'Once per turn, when your standard action directly affects your minions here, you may let it affect one more of them the same way.',
      fr: 'Une fois par tour, quand votre Action standard affecte directement vos Créatures ici, vous pouvez faire affecter une autre d’entre elles de la même façon.',
    },
    alsoAffects: {
      oncePerTurn: true, // COPY-11
      onto(game, self, affected, seat) {
        const yours = game.minions({ at: self, of: seat });
        if (!affected.some((minion) => yours.includes(minion))) return [];
        return yours.filter((minion) => !affected.includes(minion));
      },
    },
  }),

  base('base/ancient-dojo', {
    faction: 'kung-fu-fighters',
    breakpoint: 25,
    vp: [5, 4, 3],
    name: { en: 'Ancient Dojo', fr: 'Ancien Dojo' },
    icon: 'delapouite/bamboo-fountain',
    text: {
      en: 'After you play a minion here, place a +1 power counter on each of your weaker minions here.',
      fr: 'Après avoir joué une Créature ici, placez un marqueur Force +1 sur chacune de vos Créatures plus faibles ici.',
    },
    on: {
      played: {
        when: (game, self, { card, at }) => at === self && game.isMinion(card),
        run: ({ game, here }, { card, by }) =>
          game.addCountersAll(game.minions({ at: here, of: by, weakerThan: game.powerOf(card) }), 1),
      },
    },
  }),

  base('base/tournament-site', {
    faction: 'kung-fu-fighters',
    breakpoint: 19,
    vp: [2, 0, 0],
    name: { en: 'Tournament Site', fr: 'Arène de Tournoi' },
    icon: 'delapouite/podium',
    text: {
      en: 'When this base scores, the winner gains 1 VP for each player who has no power here.',
      fr: 'Lors de la Conquête de cette Base, le Vainqueur gagne 1 PV pour chaque joueur qui n’a aucune Force ici.',
    },
    on: {
      whenScore: {
        when: atMe,
        run({ game, here }, { standings }) {
          const absent = game.allSeats().filter((seat) => game.totalOf(here, seat) === 0).length;
          for (const { seat } of standings.filter((s) => s.place === 1)) {
            if (game.follows(seat)) game.gainVp(seat, absent);
          }
        },
      },
    },
  }),

  base('base/the-greasy-spoon', {
    faction: 'truckers',
    breakpoint: 20,
    vp: [4, 2, 1],
    name: { en: 'The Greasy Spoon', fr: 'La Louche Collante' },
    icon: 'lorc/knife-fork',
    text: {
      en: 'If an action on this base would go to the discard pile, shuffle it into its owner’s deck instead.',
      fr: 'Si une Action attachée à cette Base devait aller à la défausse, mélangez-la dans la pioche de son propriétaire à la place.',
    },
    instead: {
      when: (game, self, target, verb) => verb === 'discard' && game.isAction(target) && game.hostOf(target) === self, // BASE-09
      run: ({ game }, action) => game.place(action, 'deck'),
    },
  }),

  base('base/truck-stop', {
    faction: 'truckers',
    breakpoint: 18,
    vp: [3, 2, 1],
    name: { en: 'Truck Stop', fr: 'Relais Routier' },
    icon: 'skoll/oil-drum',
    text: {
      en: 'At the start of your turn, you may transfer an action from another base to this one, or from here to another.',
      fr: 'Au début de votre tour, vous pouvez transférer une Action d’une autre Base vers cette Base, ou de cette Base vers une autre.',
    },
    on: {
      turnStart: {
        run({ game, here }, { by }) {
          const action = game.chooseCard(by, game.actionsOnBases(), { to: 'transfer', may: true }); // BASE-09
          if (!action) return;
          const isHere = game.hostOf(action) === here;
          const to = isHere ? game.chooseBase(by, game.otherBases(here), { to: 'transferTo', about: action }) : here;
          game.transfer(action, to);
        },
      },
    },
  }),

  base('base/back-alley', {
    faction: 'vigilantes',
    breakpoint: 18,
    vp: [3, 1, 1],
    // Printed as "Hideout", which is an action of the Tricksters: a name tells cards apart (NAME-01). French has two names.
    name: { en: 'Back Alley', fr: 'Ruelle Sombre' },
    icon: 'delapouite/street-light',
    text: {
      en: 'Other players’ cards do not affect minions here.',
      fr: 'Les cartes des autres joueurs n’affectent pas les Créatures ici.',
    },
    protects: (game, self, target) =>
      game.isMinion(target) && game.baseOf(target) === self && game.isOthersCard(target),
  }),

  base('base/the-mean-streets', {
    faction: 'vigilantes',
    breakpoint: 25,
    vp: [5, 3, 2],
    name: { en: 'The Mean Streets', fr: 'Les Rues Mal Famées' },
    icon: 'lorc/broken-bottle',
    text: {
      en: 'After a player affects cards here with a card they play, each other player may place a +1 power counter on a minion of theirs here.',
      fr: 'Après qu’un joueur a affecté des cartes ici avec une carte qu’il joue, chaque autre joueur peut placer un marqueur Force +1 sur une de ses Créatures ici.',
    },
    on: {
      affected: {
        when: (_game, self, { card, at, way }) => way === 'byCard' && at === self && card !== self,
        run({ game, here }, { by }) {
          for (const seat of game.others(by)) {
            game.addCounters(game.chooseMinion(seat, { at: here, of: seat }, { to: 'addCounter', may: true }), 1);
          }
        },
      },
    },
  }),
];
