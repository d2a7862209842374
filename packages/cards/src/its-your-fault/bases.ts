import { actionPlayed, atMe, type BaseDef, base, firstMinionAtMe, minionAtMe, NOBODY, winners } from '@baston/engine';

export const bases: readonly BaseDef[] = [
  base('base/dragons-lair', {
    faction: 'dragons',
    breakpoint: 18,
    vp: [2, 2, 1],
    name: { en: 'Dragon’s Lair', fr: 'Antre du Dragon' },
    icon: 'delapouite/cave-entrance',
    text: {
      en: 'When this base scores, the winner draws three cards.',
      fr: 'Lors de la Conquête de cette Base, le Vainqueur pioche trois cartes.',
    },
    on: {
      whenScore: {
        when: atMe,
        run({ game }, happening) {
          for (const winner of winners(happening)) if (game.follows(winner)) game.draw(winner, 3);
        },
      },
    },
  }),

  base('base/wyrms-desolation', {
    faction: 'dragons',
    breakpoint: 20,
    vp: [5, 3, 2],
    name: { en: 'Wyrm’s Desolation', fr: 'Terres Désolées' },
    icon: 'lorc/wildfires',
    text: { en: 'Minions here have −1 power.', fr: 'Les Créatures ici ont Force −1.' },
    changesPower: { of: 'here', by: () => -1 },
  }),

  base('base/oracle-at-delphi', {
    faction: 'mythic-greeks',
    breakpoint: 18,
    vp: [4, 2, 1],
    name: { en: 'Oracle at Delphi', fr: 'Oracle de Delphes' },
    icon: 'delapouite/greek-temple',
    text: {
      en: 'After you play a minion here, reveal the top card of your deck. Draw it if it is an action. Otherwise, put it back.',
      fr: 'Après avoir joué une Créature ici, révélez la première carte de votre pioche. Piochez-la si c’est une Action. Sinon, replacez-la.',
    },
    on: {
      played: {
        when: minionAtMe,
        run({ game }, { by }) {
          if (!game.follows(by)) return;
          for (const top of game.actionsIn(game.revealTop(by, 1))) game.drawRevealed(by, top);
        },
      },
    },
  }),

  base('base/wooden-horse', {
    faction: 'mythic-greeks',
    breakpoint: 21,
    vp: [3, 2, 1],
    name: { en: 'Wooden Horse', fr: 'Cheval de Bois' },
    icon: 'delapouite/trojan-horse',
    text: {
      en: 'After each action you play, you may give a minion here +2 power this turn.',
      fr: 'Après chaque Action que vous jouez, vous pouvez donner à une Créature ici Force +2 ce tour-ci.',
    },
    on: {
      played: {
        when: actionPlayed,
        run: ({ game, self }, { by }) =>
          game.givePower(game.chooseMinion(by, { at: self }, { to: 'givePower', may: true }), 2),
      },
    },
  }),

  base('base/shark-reef', {
    faction: 'sharks',
    breakpoint: 20,
    vp: [4, 2, 1],
    name: { en: 'Shark Reef', fr: 'Récif de Requins' },
    icon: 'delapouite/coral',
    text: {
      en: 'After you destroy a minion here, you may place a +1 power counter on one of your minions.',
      fr: 'Après avoir détruit une Créature ici, vous pouvez placer un marqueur Force +1 sur une de vos Créatures.',
    },
    on: {
      destroyed: {
        when: (game, self, happening) => minionAtMe(game, self, happening) && happening.by !== NOBODY,
        run: ({ game }, { by }) =>
          game.addCounters(game.chooseMinion(by, { of: by }, { to: 'addCounter', may: true }), 1),
      },
    },
  }),

  base('base/the-deep', {
    faction: 'sharks',
    breakpoint: 16,
    vp: [3, 2, 2],
    name: { en: 'The Deep', fr: 'L’Abysse' },
    icon: 'delapouite/sperm-whale',
    text: {
      en: 'After you play a minion of 4 power or more here, you may destroy a weaker minion here.',
      fr: 'Après avoir joué ici une Créature de Force 4 ou plus, vous pouvez détruire une Créature plus faible ici.',
    },
    on: {
      played: {
        when: minionAtMe,
        run({ game, self }, { card, by }) {
          const power = game.powerOf(card);
          if (!game.isInPlay(card) || power < 4) return;
          const prey = game.chooseMinion(by, { at: self, weakerThan: power }, { to: 'destroy', may: true });
          if (prey) game.destroyAll([prey], by); // RES-22
        },
      },
    },
  }),

  base('base/converted-cave', {
    faction: 'super-heroes',
    breakpoint: 18,
    vp: [4, 3, 2],
    name: { en: 'Converted Cave', fr: 'Ancienne Cave' },
    icon: 'delapouite/bat-mask',
    text: {
      en: 'Only its controller can destroy a minion of 2 power or less here.',
      fr: 'Seul son contrôleur peut détruire une Créature de Force 2 ou moins ici.',
    },
    protects: (game, self, target, verb) =>
      verb === 'destroy' &&
      game.isMinion(target) &&
      game.baseOf(target) === self &&
      game.isDoneByOther(target, { orNobody: true }) &&
      game.powerOf(target) <= 2,
  }),

  base('base/crystal-fortress', {
    faction: 'super-heroes',
    breakpoint: 19,
    vp: [3, 1, 1],
    name: { en: 'Crystal Fortress', fr: 'Forteresse de Cristal' },
    icon: 'lorc/crystal-cluster',
    text: {
      en: 'After you play a minion here, you may place a minion from your discard pile under your deck.',
      fr: 'Après avoir joué une Créature ici, vous pouvez placer une Créature de votre défausse sous votre pioche.',
    },
    on: {
      played: {
        when: minionAtMe,
        run({ game }, { by }) {
          const fallen = game.minionsIn(game.discardPile(by));
          game.put(game.chooseCard(by, fallen, { to: 'placeUnderDeck', may: true }), 'deckBottom');
        },
      },
    },
  }),

  base('base/tornado-alley', {
    faction: 'tornados',
    breakpoint: 25,
    vp: [4, 3, 2],
    name: { en: 'Tornado Alley', fr: 'Boulevard des Tornades' },
    icon: 'delapouite/horizon-road',
    text: {
      en: 'After the first minion you play here each turn, you may move another minion here from another base.',
      fr: 'Après la première Créature que vous jouez ici à chaque tour, vous pouvez déplacer ici une autre Créature depuis une autre Base.',
    },
    on: {
      played: {
        when: firstMinionAtMe,
        run({ game, self }, { card, by }) {
          const swept = game.chooseMinion(
            by,
            { notAt: self, except: card },
            { to: 'moveHere', may: true, about: self },
          );
          if (swept) game.move(swept, self, by);
        },
      },
    },
  }),

  base('base/trailer-park', {
    faction: 'tornados',
    breakpoint: 20,
    vp: [4, 2, 1],
    name: { en: 'Trailer Park', fr: 'Camping Sauvage' },
    icon: 'delapouite/camping-tent',
    text: {
      en: 'After you move a minion here, place a +1 power counter on it.',
      fr: 'Après avoir déplacé une Créature ici, placez un marqueur Force +1 sur elle.',
    },
    on: {
      moved: {
        when: (game, self, happening) => minionAtMe(game, self, happening) && happening.by !== NOBODY,
        run: ({ game }, { card }) => game.addCounters(card, 1),
      },
    },
  }),
];
