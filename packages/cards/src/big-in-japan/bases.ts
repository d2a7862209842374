import {
  actionAtMe,
  atMe,
  type BaseDef,
  base,
  firstMinionAtMe,
  minionAtMe,
  only,
  onYourTurn,
  toMe,
} from '@baston/engine';

export const bases: readonly BaseDef[] = [
  base('base/critter-combat-club', {
    faction: 'itty-critters',
    breakpoint: 23,
    vp: [4, 3, 1],
    name: { en: 'Critter Combat Club', fr: 'Arène Monstrapoche' },
    icon: 'sbed/arena',
    text: {
      en: 'On your turn, play an extra minion of 2 power or less here. At the end of the turn, if you control it, place it under its owner’s deck.',
      fr: 'À votre tour, jouez ici une Créature supplémentaire de Force 2 ou moins. À la fin du tour, si vous la contrôlez, placez-la sous la pioche de son propriétaire.',
    },
    use: onYourTurn({
      can: (game, self, seat) => game.canPlayMinionNow(seat, { at: self, maxPower: 2 }),
      run({ game, me, self }) {
        game.recallAtEnd(game.playDecided(me, 'minion', { at: self, maxPower: 2 }));
      },
    }),
  }),

  base('base/itty-city', {
    faction: 'itty-critters',
    breakpoint: 20,
    vp: [3, 1, 1],
    name: { en: 'Itty City', fr: 'Bourg Pochette' },
    icon: 'delapouite/village',
    text: {
      en: 'After the first minion you play here each turn, you may shuffle a minion at random from your discard pile into your deck.',
      fr: 'Après la première Créature que vous jouez ici à chaque tour, vous pouvez mélanger dans votre pioche une Créature au hasard de votre défausse.',
    },
    on: {
      played: {
        when: firstMinionAtMe,
        run({ game }, { by }) {
          const minions = game.minionsIn(game.discardPile(by));
          if (minions.length === 0 || !game.follows(by) || !game.confirm(by, 'shuffleIn')) return;
          game.shuffleIn(by, [game.pickAtRandom(minions)]);
        },
      },
    },
  }),

  base('base/kaiju-island', {
    faction: 'kaiju',
    breakpoint: 22,
    vp: [4, 2, 1],
    name: { en: 'Kaiju Island', fr: 'Île du Crâne' },
    icon: 'lorc/animal-skull',
    text: {
      en: 'Titans here do not make each other leave. A player has +3 power here for each of their titans here.',
      fr: 'Les Titans présents ici ne s’éliminent pas. Chaque joueur a ici Force +3 pour chacun de ses Titans présents ici.',
    },
    forbids: { what: 'clash', when: (_game, self, _card, _seat, at) => at === self },
    changesTotal: (game, self, seat) => 3 * game.titans(self).filter((card) => game.controllerOf(card) === seat).length,
  }),

  base('base/tokyo', {
    faction: 'kaiju',
    breakpoint: 25,
    vp: [5, 3, 2],
    name: { en: 'Tokyo', fr: 'Tokyo' },
    icon: 'lorc/aerial-signal',
    text: {
      en: 'After each action you play on this base, you have +3 power here this turn.',
      fr: 'Après chaque Action que vous jouez sur cette Base, vous avez Force +3 ici ce tour-ci.',
    },
    on: {
      played: {
        when: actionAtMe,
        run({ game, self }, { by }) {
          if (game.follows(by)) game.changeTotal(self, 3, by);
        },
      },
    },
  }),

  base('base/akihabara-high', {
    faction: 'magical-girls',
    breakpoint: 20,
    vp: [3, 2, 1],
    name: { en: 'Akihabara High', fr: 'Lycée d’Akihabara' },
    icon: 'delapouite/school-bag',
    text: {
      en: 'After you play a minion here, each of your other minions here has +1 power this turn.',
      fr: 'Après que vous avez joué une Créature ici, chacune de vos autres Créatures ici a Force +1 ce tour-ci.',
    },
    on: {
      played: {
        when: minionAtMe,
        run: ({ game, self }, { card, by }) => game.givePowerAll(game.minions({ at: self, of: by, except: card }), 1),
      },
    },
  }),

  base('base/q-point', {
    faction: 'magical-girls',
    breakpoint: 25,
    vp: [5, 4, 3],
    name: { en: 'Q Point', fr: 'Zone Zéro' },
    icon: 'lorc/black-hole-bolas',
    text: {
      en: 'Before this base scores, each player keeps one of their minions or actions on it and destroys their others.',
      fr: 'Avant la Conquête de cette Base, chaque joueur garde une seule de ses Créatures et Actions présentes sur cette Base et détruit les autres.',
    },
    on: {
      beforeScore: {
        when: atMe,
        run({ game, self }) {
          for (const seat of game.turnOrder()) {
            const mine = [...game.minions({ at: self, of: seat }), ...game.actionsOnBase(self, seat)];
            if (mine.length < 2 || !game.follows(seat)) continue;
            const kept = game.chooseCard(seat, mine, { to: 'keep' });
            const others = mine.filter((card) => card !== kept);
            game.destroyAll(others, seat); // BASE-26
          }
        },
      },
    },
  }),

  base('base/juice-bar', {
    faction: 'mega-troopers',
    breakpoint: 20,
    vp: [3, 2, 1],
    name: { en: 'Juice Bar', fr: 'Bar à Jus' },
    icon: 'lorc/apple-seeds',
    text: {
      en: 'Before this base scores, after each Special a player uses for it, they give a minion here +2 power this turn.',
      fr: 'Avant la Conquête de cette Base, après chaque effet Spécial qu’un joueur utilise pour elle, il donne Force +2 à une Créature ici ce tour-ci.',
    },
    on: {
      used: {
        when: only('special', atMe),
        run({ game, self }, { by }) {
          if (game.follows(by)) game.strengthen(by, { at: self }, 2);
        },
      },
    },
  }),

  base('base/moon-dumpster', {
    faction: 'mega-troopers',
    breakpoint: 24,
    vp: [4, 2, 2],
    name: { en: 'Moon Dumpster', fr: 'Décharge Lunaire' },
    icon: 'delapouite/trash-can',
    text: {
      en: 'When this base comes into play, each player reveals the top card of their deck. Minions among them are played here as extra minions.',
      fr: 'Lorsque cette Base entre en jeu, chaque joueur révèle la première carte de sa pioche. Les Créatures parmi elles sont jouées ici comme Créatures supplémentaires.',
    },
    on: {
      baseEnters: {
        when: toMe,
        run({ game, self }) {
          for (const seat of game.turnOrder()) {
            if (!game.follows(seat)) continue;
            for (const top of game.minionsIn(game.revealTop(seat, 1))) {
              if (!game.playChosen(seat, top, { at: self })) game.discard(top, seat); // PLAY-17
            }
          }
        },
      },
    },
  }),
];
