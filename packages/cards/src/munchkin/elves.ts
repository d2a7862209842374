import { action, type FactionDef, minion, talent, winners, withMinionThere } from '@baston/engine';

export const elves: FactionDef = {
  id: 'elves',
  name: { en: 'Elves', fr: 'Elfes' },
  look: { deep: '#0d4f3c', bright: '#ffc2dd', paper: '#eef9f3', pattern: 'leaves' },
  cards: [
    minion('elves/fae-fighter', {
      power: 5,
      copies: 1,
      name: { en: 'Fae Fighter', fr: 'Guerrière Fée' },
      icon: 'kier-heyl/elf-helmet',
      text: {
        en: '**Ongoing:** After another player plays a minion, you may place a +1 power counter on it in order to place one on one of yours here.',
        fr: '**Permanent :** Après qu’un autre joueur a joué une Créature, vous pouvez placer un marqueur Force +1 sur elle pour en placer un sur une de vos Créatures ici.',
      },
      on: {
        played: {
          when: (game, self, { card, by }) => game.isMinion(card) && by !== game.controllerOf(self),
          run({ game, me, here }, { card }) {
            if (!game.isInPlay(card) || !game.confirm(me, 'addCounter', card)) return;
            if (!game.addCounters(card, 1)) return;
            game.placeCounter(me, { at: here, of: me });
          },
        },
      },
    }),

    minion('elves/lord-of-the-prance', {
      power: 4,
      copies: 2,
      name: { en: 'Lord of the Prance', fr: 'Seigneur de la Danse' },
      icon: 'delapouite/ballerina-shoes',
      text: {
        en: '**Talent:** Another player of your choice draws a card; so do you.',
        fr: '**Talent :** Un autre joueur de votre choix pioche une carte ; vous aussi.',
      },
      use: talent({
        run({ game, me }) {
          game.draw(game.choosePlayer(me, game.others(me), { to: 'draw' }), 1);
          game.draw(me, 1);
        },
      }),
    }),

    minion('elves/flower-child', {
      power: 2,
      copies: 3,
      name: { en: 'Flower Child', fr: 'Fille en Fleur' },
      icon: 'lorc/daisy',
      text: {
        en: 'You may give control of this minion to another player in order to take control of one of theirs of 3 power or less.',
        fr: 'Vous pouvez donner à un autre joueur le contrôle de cette Créature pour prendre le contrôle d’une des siennes de Force 3 ou moins.',
      },
      onPlay({ game, me, self }) {
        const wanted = game.chooseMinion(me, { notOf: me, maxPower: 3 }, { to: 'takeControl', may: true }); // CTRL-07
        if (wanted && game.giveControl(self, game.controllerOf(wanted))) game.giveControl(wanted, me);
      },
    }),

    minion('elves/elf-help-guru', {
      power: 2,
      copies: 4,
      name: { en: 'Elf-Help Guru', fr: 'Coach Sylvain' },
      icon: 'lorc/meditation',
      text: {
        en: '**Talent:** Each minion of another player here has +1 power this turn.',
        fr: '**Talent :** Chaque Créature d’un autre joueur ici a Force +1 ce tour-ci.',
      },
      use: talent({
        run({ game, me, here }) {
          game.givePowerAll(game.minions({ at: here, notOf: me }), 1); // CARD-089
        },
      }),
    }),

    action('elves/after-you', {
      copies: 1,
      name: { en: 'After You', fr: 'Après Vous' },
      icon: 'lorc/behold',
      text: {
        en: 'Each other player draws a card. Draw as many cards as there are players.',
        fr: 'Chaque autre joueur pioche une carte. Piochez autant de cartes qu’il y a de joueurs.',
      },
      onPlay({ game, me }) {
        for (const seat of game.others(me)) game.draw(seat, 1);
        game.draw(me, game.seats);
      },
    }),

    action('elves/dancing-root', {
      copies: 1,
      name: { en: 'Dancing Root', fr: 'Gardien de la Forêt' },
      icon: 'delapouite/tree-roots',
      text: {
        en: 'Each player shuffles their discard pile into their deck. Draw a card.',
        fr: 'Chaque joueur mélange sa défausse dans sa pioche. Piochez une carte.',
      },
      onPlay({ game, me }) {
        for (const seat of game.turnOrder()) game.shuffleIn(seat, game.discardPile(seat)); // CARD-088
        game.draw(me, 1);
      },
    }),

    action('elves/helping-hands', {
      copies: 1,
      name: { en: 'Helping Hands', fr: 'Prêter Main-Forte' },
      icon: 'lorc/bandaged',
      text: {
        en: '**Special:** Play this before a base scores where you have a minion. Choose another player. They have +2 power there, and one of your minions there has −2 power. If they win the base, you get one of their VP.',
        fr: '**Spécial :** À jouer avant la Conquête d’une Base où vous avez une Créature. Choisissez un autre joueur. Ce joueur y a Force +2, et une de vos Créatures y a Force −2. S’il est Vainqueur, vous gagnez un de ses PV.',
      },
      lasting: {
        levy: {
          on: {
            whenScore: {
              when: (_game, { card, amount: winner }, happening) =>
                happening.at === card && winners(happening).includes(winner),
              run({ game }, _happening, { seat, amount: winner }) {
                if (game.vp(winner) === 0) return;
                game.gainVp(winner, -1);
                game.gainVp(seat, 1);
              },
            },
          },
        },
      },
      special: {
        on: 'beforeScore',
        can: withMinionThere,
        run({ game, me }, { at }) {
          const other = game.choosePlayer(me, game.others(me), { to: 'gainTotal' });
          game.changeTotal(at, 2, other);
          game.givePower(game.chooseMinion(me, { at, of: me }, { to: 'lowerPower' }), -2);
          game.leave('levy', { about: at, seat: me, amount: other, until: 'leavesPlay' });
        },
      },
    }),

    action('elves/pumping-iron', {
      copies: 2,
      raises: true,
      name: { en: 'Pumping Iron', fr: 'Pousser de la Fonte' },
      icon: 'delapouite/weight-lifting-up',
      text: {
        en: 'Choose another player. A minion of their choice has +2 power this turn, one of your choice +3 power.',
        fr: 'Choisissez un autre joueur. Une Créature de son choix a Force +2 ce tour-ci, une de votre choix Force +3.',
      },
      onPlay({ game, me }) {
        const other = game.choosePlayer(me, game.others(me), { to: 'aimAt' });
        game.strengthen(other, {}, 2); // CARD-091
        game.strengthen(me, {}, 3);
      },
    }),

    action('elves/run-away', {
      copies: 1,
      name: { en: 'Run Away!', fr: 'Fuyons !' },
      icon: 'lorc/run',
      text: {
        en: '**Special:** Play this before a base scores where you have a minion. Move one of yours and one of another player there to one other base.',
        fr: '**Spécial :** À jouer avant la Conquête d’une Base où vous avez une Créature. Déplacez-en une des vôtres et une d’un autre joueur vers une même autre Base.',
      },
      special: {
        on: 'beforeScore',
        can: withMinionThere,
        run({ game, me }, { at }) {
          const mine = game.chooseMinion(me, { at, of: me }, { to: 'move' });
          const theirs = game.chooseMinion(me, { at, notOf: me }, { to: 'move' });
          const to = game.chooseBase(me, game.otherBases(at), { to: 'moveTo' });
          game.moveAll([mine, theirs], to);
        },
      },
    }),

    action('elves/run-away-more', {
      copies: 1,
      name: { en: 'Run Away More!', fr: 'Fuyons Encore !' },
      icon: 'delapouite/exit-door',
      text: {
        en: '**Special:** Play this before a base scores. Move any number of your minions there to one other base.',
        fr: '**Spécial :** À jouer avant la Conquête d’une Base. Déplacez-en n’importe quel nombre de vos Créatures vers une même autre Base.',
      },
      special: {
        on: 'beforeScore',
        run({ game, me }, { at }) {
          const fleeing = game.chooseMinions(me, { at, of: me }, { to: 'move' });
          if (fleeing.length > 0) game.moveAll(fleeing, game.chooseBase(me, game.otherBases(at), { to: 'moveTo' }));
        },
      },
    }),

    action('elves/trade', {
      copies: 2,
      name: { en: 'Trade', fr: 'Troc' },
      icon: 'lorc/trade',
      text: {
        en: 'Take a card at random from another player’s hand. Then give them this card. Play an extra action.',
        fr: 'Prenez en main une carte au hasard de la main d’un autre joueur. Donnez-lui ensuite cette carte-ci. Jouez une Action supplémentaire.',
      },
      onPlay({ game, me, self }) {
        const other = game.choosePlayer(me, game.others(me), { to: 'whoGetsIt' });
        const hand = game.hand(other);
        if (hand.length > 0) game.take(me, other, game.pickAtRandom(hand));
        game.insteadOfDiscard(self, (card) => void game.give(me, other, card));
        game.extraAction(me);
      },
    }),

    action('elves/traveling-elf', {
      copies: 1,
      playOn: 'ownMinion',
      name: { en: 'Traveling Elf', fr: 'Elfe Voyageur' },
      icon: 'delapouite/hiking',
      text: {
        en: 'Play on one of your minions. **Talent:** Move it to another base.',
        fr: 'Attachez : une de vos Créatures. **Talent :** Déplacez-la vers une autre Base.',
      },
      use: talent({ run: ({ game, me, bearer }) => game.moveAway(me, bearer) }),
    }),
  ],
};
