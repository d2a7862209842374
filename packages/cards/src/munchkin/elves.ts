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
        en: '**Ongoing:** After another player plays a minion, you may place a +1 power counter on it in order to place a +1 power counter on one of your minions here.',
        fr: '**Permanent :** Après qu’un autre joueur a joué une Créature, vous pouvez placer un marqueur Force +1 sur elle pour placer un marqueur Force +1 sur une de vos Créatures ici.',
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
        en: '**Talent:** Another player of your choice draws a card. Draw a card.',
        fr: '**Talent :** Un autre joueur de votre choix pioche une carte. Piochez une carte.',
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
        en: 'You may give control of this minion to another player in order to take control of one of their minions of power 3 or less.',
        fr: 'Vous pouvez donner le contrôle de cette Créature à un autre joueur pour prendre le contrôle d’une de ses Créatures de Force 3 ou moins.',
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
        en: '**Talent:** Each minion of other players here has +1 power until the end of the turn.',
        fr: '**Talent :** Chaque Créature des autres joueurs ici a Force +1 jusqu’à la fin du tour.',
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
        en: 'Each other player draws a card. Draw a card for each player in the game, yourself included.',
        fr: 'Chaque autre joueur pioche une carte. Piochez une carte par joueur de la partie, vous compris.',
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
        en: '**Special:** Before a base scores where you have a minion, choose another player. Their total there is increased by 2, and one of your minions there has −2 power. If that player wins the base, you get one of their VP.',
        fr: '**Spécial :** Avant la Conquête d’une Base où vous avez une Créature, choisissez un autre joueur. Son total y est augmenté de 2, et une de vos Créatures y a Force −2. Si ce joueur est Vainqueur, vous gagnez un de ses PV.',
      },
      lasting: {
        levy: {
          on: {
            whenScore: {
              atOnce: true, // CARD-090: it affects no card
              when: (game, { card, amount: winner }, happening) =>
                happening.at === card && winners(happening).includes(winner) && game.vp(winner) > 0,
              run({ game }, _happening, { seat, amount: winner }) {
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
        en: 'Choose another player. They choose a minion that has +2 power until the end of the turn. You choose a minion that has +3 power until the end of the turn.',
        fr: 'Choisissez un autre joueur. Il choisit une Créature qui a Force +2 jusqu’à la fin du tour. Vous choisissez une Créature qui a Force +3 jusqu’à la fin du tour.',
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
        en: '**Special:** Before a base scores where you have a minion, move one of your minions and one of another player from there to another base.',
        fr: '**Spécial :** Avant la Conquête d’une Base où vous avez une Créature, déplacez de là vers une autre Base une de vos Créatures et une d’un autre joueur.',
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
        en: '**Special:** Before a base scores, move any number of your minions from there to another base.',
        fr: '**Spécial :** Avant la Conquête d’une Base, déplacez de là vers une autre Base n’importe quel nombre de vos Créatures.',
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
        en: 'Take a card from the hand of another player, chosen at random, into yours. Then place this card into that player’s hand. You may play an extra action.',
        fr: 'Prenez dans votre main une carte, choisie au hasard, de celle d’un autre joueur. Placez ensuite Troc dans la main de ce joueur. Vous pouvez jouer une Action supplémentaire.',
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
        en: 'Play on one of your minions. **Talent:** Move this minion to another base.',
        fr: 'Attachez : une de vos Créatures. **Talent :** Déplacez cette Créature vers une autre Base.',
      },
      use: talent({ run: ({ game, me, bearer }) => game.moveAway(me, bearer) }),
    }),
  ],
};
