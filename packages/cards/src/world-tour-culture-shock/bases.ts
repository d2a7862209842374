import { actionAtMe, atMe, type BaseDef, base, type Card, minionAtMe, onYourTurn } from '@baston/engine';

export const bases: readonly BaseDef[] = [
  base('base/anansis-web', {
    faction: 'anansi-tales',
    breakpoint: 17,
    vp: [3, 2, 1],
    name: { en: 'Anansi’s Web', fr: 'Toile d’Anansi' },
    icon: 'lorc/spider-web',
    text: {
      en: 'After the first standard action you play each turn, if you have a minion here, you may give that action to another player instead of discarding it. If you do, draw two cards.',
      fr: 'Après la première Action standard que vous jouez à chaque tour, si vous avez une Créature ici, vous pouvez donner cette Action à un autre joueur au lieu de la défausser. Si vous le faites, piochez deux cartes.',
    },
    on: {
      played: {
        when: (game, self, { card, by }) =>
          game.isStandard(card) &&
          game.countMinions({ at: self, of: by }) > 0 &&
          game.playedThisTurn({ by, standard: true }).length === 1,
        run({ game }, { card, by }) {
          if (!game.isInLimbo(card) || game.hasDestination(card)) return; // STD-04
          if (!game.confirm(by, 'giveCard')) return;
          const to = game.choosePlayer(by, game.others(by), { to: 'whoGetsIt' });
          game.insteadOfDiscard(card, (action) => {
            if (game.give(by, to, action)) game.draw(by, 2);
          });
        },
      },
    },
  }),

  base('base/storytellers-hut', {
    faction: 'anansi-tales',
    breakpoint: 24,
    vp: [4, 2, 1],
    name: { en: 'Storyteller’s Hut', fr: 'Hutte du Conteur' },
    icon: 'delapouite/hut',
    text: {
      en: 'On your turn, play an extra action in order to place a counter on this base. Each of those counters lowers its breakpoint by 2.',
      fr: 'À votre tour, jouez une Action supplémentaire pour placer un marqueur sur cette Base. Chacun de ces marqueurs réduit sa Résistance de 2.',
    },
    use: onYourTurn({
      can: (game, _self, seat) => game.canPlayActionNow(seat),
      run({ game, me, self }) {
        if (game.playDecided(me, 'action', {})) game.addMarker(self); // PTC-08
      },
    }),
    changesBreakpoint: (game, self) => -2 * game.markersOn(self),
  }),

  base('base/cuzcu', {
    faction: 'ancient-incas',
    breakpoint: 30,
    vp: [5, 3, 2],
    name: { en: 'Cuzcu', fr: 'Cuzco' },
    icon: 'delapouite/hill-fort',
    text: {
      en: 'Each action on this base lowers its breakpoint by 3.',
      fr: 'Chaque Action attachée à cette Base réduit sa Résistance de 3.',
    },
    changesBreakpoint: (game, self) => -3 * game.actionsOnBase(self).length,
  }),

  base('base/machu-picchu', {
    faction: 'ancient-incas',
    breakpoint: 20,
    vp: [4, 2, 1],
    name: { en: 'Machu Picchu', fr: 'Machu Picchu' },
    icon: 'lorc/peaks',
    text: {
      en: 'After each action you play on this base, draw a card.',
      fr: 'Après chaque Action que vous jouez sur cette Base, piochez une carte.',
    },
    on: {
      played: {
        when: actionAtMe,
        run({ game }, { by }) {
          if (game.follows(by)) game.draw(by, 1);
        },
      },
    },
  }),

  base('base/gingerbread-house', {
    faction: 'grimms-fairy-tales',
    breakpoint: 21,
    vp: [4, 2, 1],
    name: { en: 'Gingerbread House', fr: 'Maison en Pain d’Épices' },
    icon: 'delapouite/gingerbread-man',
    text: {
      en: 'Before this base scores, each player may choose two of their minions here of equal power. Both have +2 power this turn.',
      fr: 'Avant la Conquête de cette Base, chaque joueur peut choisir deux de ses Créatures ici de même Force. Toutes deux ont Force +2 ce tour-ci.',
    },
    on: {
      beforeScore: {
        when: atMe,
        run({ game, here }) {
          for (const seat of game.turnOrder()) {
            const equals = (minion: Card) => ({
              at: here,
              of: seat,
              except: minion,
              where: (other: Card) => game.powerOf(other) === game.powerOf(minion),
            });
            const paired = { at: here, of: seat, where: (m: Card) => game.countMinions(equals(m)) > 0 };
            const first = game.chooseMinion(seat, paired, { to: 'givePower', may: true });
            if (first) game.givePowerAll([first, game.chooseMinion(seat, equals(first), { to: 'givePower' })], 2); // BASE-08
          }
        },
      },
    },
  }),

  base('base/woodland-cottage', {
    faction: 'grimms-fairy-tales',
    breakpoint: 19,
    vp: [3, 1, 1],
    name: { en: 'Woodland Cottage', fr: 'Chaumière dans les Bois' },
    icon: 'delapouite/wood-cabin',
    text: {
      en: 'Once per turn, after you play a minion here, you may search your deck for a minion of 3 power or less and take it.',
      fr: 'Une fois par tour, après avoir joué une Créature ici, vous pouvez chercher dans votre pioche une Créature de Force 3 ou moins et la prendre en main.',
    },
    on: {
      played: {
        when: (game, self, happening) => minionAtMe(game, self, happening) && !game.isSpent(self, happening.by),
        run({ game, self }, { by }) {
          if (!game.confirmOnce(self, by, 'search')) return;
          game.searchToHand(by, (card) => game.isMinion(card) && game.powerOf(card) <= 3);
        },
      },
    },
  }),

  base('base/island-chain', {
    faction: 'polynesian-voyagers',
    breakpoint: 17,
    vp: [3, 1, 1],
    name: { en: 'Island Chain', fr: 'Archipel Volcanique' },
    icon: 'lorc/at-sea',
    text: {
      en: 'After this base scores, put the top base of the base deck into play as an extra base.',
      fr: 'Après la Conquête de cette Base, mettez en jeu la première Base de la pioche Base comme Base supplémentaire.',
    },
    on: {
      afterScore: {
        when: atMe,
        run({ game }) {
          for (const top of game.topBases(1)) game.playBase(top); // BASE-15
        },
      },
    },
  }),

  base('base/island-peak', {
    faction: 'polynesian-voyagers',
    breakpoint: 23,
    vp: [4, 2, 1],
    name: { en: 'Island Peak', fr: 'Pic au Cœur de l’Île' },
    icon: 'delapouite/smoking-volcano',
    text: {
      en: 'At the start of your turn, place a +1 power counter on your minion here if you have exactly one.',
      fr: 'Au début de votre tour, placez un marqueur Force +1 sur votre Créature ici si vous en avez exactement une.',
    },
    on: {
      turnStart: {
        when: (game, self, { by }) => game.countMinions({ at: self, of: by }) === 1,
        run({ game, here }, { by }) {
          game.addCountersAll(game.minions({ at: here, of: by }), 1);
        },
      },
    },
  }),

  base('base/tropical-paradise', {
    faction: 'polynesian-voyagers',
    breakpoint: 20,
    vp: [3, 2, 1],
    name: { en: 'Tropical Paradise', fr: 'Paradis Tropical' },
    icon: 'delapouite/palm-tree',
    text: {
      en: 'If each player has a minion here, the breakpoint of this base starts from 0.',
      fr: 'Si chaque joueur a une Créature ici, la Résistance de cette Base part de 0.',
    },
    startsFrom: {
      of: 'base',
      value: (game, self) =>
        game.allSeats().every((seat) => game.countMinions({ at: self, of: seat }) > 0) ? 0 : undefined,
    },
  }),

  base('base/giant-turnip', {
    faction: 'russian-fairy-tales',
    breakpoint: 30,
    vp: [5, 3, 3],
    name: { en: 'Giant Turnip', fr: 'Navet Géant' },
    icon: 'delapouite/beet',
    text: {
      en: 'Each minion here lowers the breakpoint of this base by 1.',
      fr: 'Chaque Créature ici réduit de 1 la Résistance de cette Base.',
    },
    changesBreakpoint: (game, self) => -game.countMinions({ at: self }),
  }),

  base('base/transformation-spring', {
    faction: 'russian-fairy-tales',
    breakpoint: 19,
    vp: [4, 2, 1],
    name: { en: 'Transformation Spring', fr: 'Source aux Transformations' },
    icon: 'delapouite/water-fountain',
    text: {
      en: 'Once on your turn, after you play a minion here, you may place it under its owner’s deck. If you do, play a minion off the top of your deck here as an extra minion.',
      fr: 'Une fois pendant votre tour, après avoir joué une Créature ici, vous pouvez la placer sous la pioche de son propriétaire. Si vous le faites, jouez ici, comme Créature supplémentaire, une Créature du dessus de votre pioche.',
    },
    on: {
      played: {
        when: (game, self, happening) =>
          minionAtMe(game, self, happening) && happening.by === game.active && !game.isSpent(self, happening.by), // BASE-42
        run({ game, self, here }, { card, by }) {
          if (!game.isInPlay(card) || !game.confirmOnce(self, by, 'transform')) return;
          if (game.place(card, 'deckBottom')) game.playMinionOffTop(by, here);
        },
      },
    },
  }),
];
