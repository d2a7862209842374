import { atMe, type BaseDef, base, minionAtMe, only } from '@baston/engine';

export const bases: readonly BaseDef[] = [
  base('base/hive-of-scum-and-villainy', {
    faction: 'astroknights',
    breakpoint: 18,
    vp: [4, 2, 1],
    name: { en: 'Hive of Scum and Villainy', fr: 'Cantine des Racailles et Scélérats' },
    icon: 'delapouite/bar-stool',
    text: {
      en: 'Once per turn, after you play an action that directly increases the power of one of your minions here, draw a card.',
      fr: 'Une fois par tour, après avoir joué une Action qui augmente directement la Force d’une de vos Créatures ici, piochez une carte.',
    },
    on: {
      raised: {
        when: (game, self, happening) =>
          minionAtMe(game, self, happening) &&
          happening.controller === happening.by &&
          !game.isSpent(self, happening.by),
        run({ game, self }, { by }) {
          if (!game.isSpent(self, by) && game.follows(by) && game.spendOnce(self, by)) game.draw(by, 1); // BASE-11
        },
      },
    },
  }),

  base('base/no-moon', {
    faction: 'astroknights',
    breakpoint: 25,
    vp: [5, 3, 3],
    name: { en: 'No-Moon', fr: 'Base Sidérale' },
    icon: 'delapouite/death-star',
    text: {
      en: 'Before this base scores, destroy another base at random. It is replaced.',
      fr: 'Avant la Conquête de cette Base, détruisez une autre Base au hasard. Elle est remplacée.',
    },
    on: {
      beforeScore: {
        when: atMe,
        run: ({ game, self }) => game.destroyBase(game.pickAtRandom(game.otherBases(self))),
      },
    },
  }),

  base('base/changing-room', {
    faction: 'changerbots',
    breakpoint: 22,
    vp: [5, 3, 2],
    name: { en: 'Changing Room', fr: 'Cabine de Transformation' },
    icon: 'delapouite/mechanic-garage',
    text: {
      en: 'After a minion here uses a talent, it has +1 power this turn.',
      fr: 'Après qu’une Créature ici a utilisé un Talent, elle a Force +1 ce tour-ci.',
    },
    on: {
      used: {
        when: only('talent', minionAtMe), // BASE-02
        run({ game }, { card }) {
          game.givePower(card, 1);
        },
      },
    },
  }),

  base('base/unicrave', {
    faction: 'changerbots',
    breakpoint: 19,
    vp: [0, 0, 0],
    name: { en: 'Unicrave', fr: 'Univore' },
    icon: 'sbed/overmind',
    text: {
      en: 'Before this base scores, replace it with the top base of the base deck and discard it. All cards here stay, and the new base scores.',
      fr: 'Avant la Conquête de cette Base, remplacez-la par la première Base de la pioche Base et défaussez-la. Toutes les cartes ici restent, et la nouvelle Base est conquise.',
    },
    on: {
      beforeScore: {
        when: atMe,
        run({ game, self }) {
          for (const top of game.topBases(1)) game.swapBase(self, top, { isScoring: true });
        },
      },
    },
  }),

  base('base/spikey-chair-room', {
    faction: 'ignobles',
    breakpoint: 20,
    vp: [4, 2, 1],
    name: { en: 'Spikey Chair Room', fr: 'Salle du Trône d’Épines' },
    icon: 'delapouite/throne-king',
    text: {
      en: 'At the end of each turn, each player who has played a minion here during it may destroy a minion they own in order to draw a card.',
      fr: 'À la fin de chaque tour, chaque joueur qui a joué une Créature ici pendant ce tour peut détruire une Créature dont il est propriétaire pour piocher une carte.',
    },
    on: {
      played: {
        when: minionAtMe,
        run({ game, self }, { by }) {
          if (game.isSpent(self, by)) return;
          game.spend(self, by);
          game.leave('owed', { seat: by }); // BASE-35
        },
      },
    },
    lasting: {
      owed: {
        on: {
          turnEnd: {
            run({ game }, _happening, { seat }) {
              if (game.mayDestroyMinion(seat, { ownedBy: seat })) game.draw(seat, 1);
            },
          },
        },
      },
    },
  }),

  base('base/wintersquashed', {
    faction: 'ignobles',
    breakpoint: 16,
    vp: [2, 4, 2],
    name: { en: 'Wintersquashed', fr: 'Refuge Hivernal' },
    icon: 'lorc/snowing',
    text: {
      en: 'After you play a minion here, you may give another player control of it.',
      fr: 'Après avoir joué une Créature ici, vous pouvez en donner le contrôle à un autre joueur.',
    },
    on: {
      played: {
        when: minionAtMe,
        run({ game }, { card, by }) {
          if (!game.isInPlay(card) || game.controllerOf(card) !== by || !game.confirm(by, 'giveControl', card)) return;
          game.giveControl(card, game.choosePlayer(by, game.others(by), { to: 'giveControl', about: card }), by); // CTRL-10
        },
      },
    },
  }),

  base('base/neutral-space', {
    faction: 'star-roamers',
    breakpoint: 18,
    vp: [3, 2, 1],
    name: { en: 'Neutral Space', fr: 'Zone Franche Intersidérale' },
    icon: 'skoll/allied-star',
    text: {
      en: 'Other players’ minions here do not affect minions here.',
      fr: 'Les Créatures des autres joueurs ici n’affectent pas les Créatures ici.',
    },
    protects(game, self, target) {
      const isMinionHere = game.isMinion(target) && game.baseOf(target) === self;
      return isMinionHere && game.isEffectOf('minion', self) && game.isOthersCard(target);
    },
  }),

  base('base/uss-undertaking', {
    faction: 'star-roamers',
    breakpoint: 22,
    vp: [4, 2, 1],
    name: { en: 'USS Undertaking', fr: 'USS Compagnie' },
    icon: 'delapouite/spaceship',
    text: {
      en: 'At the start of your turn, you may move one of your minions to or from here.',
      fr: 'Au début de votre tour, vous pouvez déplacer une de vos Créatures vers ou depuis cette Base.',
    },
    on: {
      turnStart: {
        run({ game, here }, { by }) {
          const minion = game.chooseMinion(by, { of: by }, { to: 'move', may: true });
          if (!minion) return;
          game.moveToOrFrom(by, minion, here);
        },
      },
    },
  }),
];
