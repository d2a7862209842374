import {
  actionAtMe,
  atMe,
  type Base,
  type BaseDef,
  base,
  firstMinionAtMe,
  type Happening,
  minionAtMe,
  NOBODY,
  only,
  onYourTurn,
  type Scene,
  type Words,
} from '@baston/engine';
import { destroyLosers, mayDuel } from './duels.ts';
import { isPlunder, sacrificeCard } from './vikings.ts';

/** Somebody has played a minion of theirs here; a monster is nobody's. */
const isMinionPlayedHere = (game: Words, self: Base, happening: Happening): boolean =>
  minionAtMe(game, self, happening) && game.controllerOf(happening.card) === happening.by;

/** The player who buried or played the card draws one. */
function drawIfFollowing({ game }: Scene, { controller }: Happening): void {
  if (game.follows(controller)) game.draw(controller, 1);
}

export const bases: readonly BaseDef[] = [
  base('base/pyramids', {
    faction: 'ancient-egyptians',
    breakpoint: 21,
    vp: [4, 2, 1],
    name: { en: 'Pyramids', fr: 'Pyramides' },
    icon: 'delapouite/egyptian-pyramids',
    text: {
      en: 'On your turn, you may bury one card of your hand here.',
      fr: 'À votre tour, vous pouvez enterrer ici une carte de votre main.',
    },
    use: onYourTurn({
      can: (game, _self, seat) => game.hand(seat).length > 0,
      run: ({ game, me, self }) => game.buryFromHand(me, self),
    }),
  }),

  base('base/star-portal', {
    faction: 'ancient-egyptians',
    breakpoint: 17,
    vp: [3, 1, 1],
    name: { en: 'Star Portal', fr: 'Porte des Étoiles' },
    icon: 'delapouite/star-gate',
    text: {
      en: 'After each card buried here and each action played on this base, its controller draws a card.',
      fr: 'Après chaque carte enterrée ici et chaque Action jouée sur cette Base, son contrôleur pioche une carte.',
    },
    on: {
      buried: { when: only('buried', atMe), run: drawIfFollowing },
      played: { when: actionAtMe, run: drawIfFollowing },
    },
  }),

  base('base/saloon', {
    faction: 'cowboys',
    breakpoint: 20,
    vp: [3, 2, 1],
    name: { en: 'Saloon', fr: 'Saloon' },
    icon: 'delapouite/saloon-doors',
    text: {
      en: 'After each minion destroyed here, each player with a minion here may draw a card.',
      fr: 'Après chaque Créature détruite ici, chaque joueur ayant une Créature ici peut piocher une carte.',
    },
    on: {
      destroyed: {
        when: minionAtMe,
        run({ game, here }) {
          for (const seat of game.turnOrder()) {
            if (game.countMinions({ at: here, of: seat }) > 0 && game.confirm(seat, 'draw')) game.draw(seat, 1);
          }
        },
      },
    },
  }),

  base('base/so-so-corral', {
    faction: 'cowboys',
    breakpoint: 19,
    vp: [4, 2, 1],
    name: { en: 'So-so Corral', fr: 'Si-Si Corral' },
    icon: 'delapouite/ranch-gate',
    text: {
      en: 'After you play a minion here, it may duel a minion of another player here. Destroy the loser.',
      fr: 'Après que vous avez joué une Créature ici, elle peut affronter en duel une Créature d’un autre joueur ici. Détruisez la perdante.',
    },
    on: {
      played: {
        when: isMinionPlayedHere,
        run({ game, here }, { card }) {
          const challenger = game.controllerOf(card); // BASE-34
          if (game.baseOf(card) === here) destroyLosers(game, mayDuel(game, challenger, card), challenger);
        },
      },
    },
  }),

  base('base/sakura-garden', {
    faction: 'samurai',
    breakpoint: 18,
    vp: [3, 2, 1],
    name: { en: 'Sakura Garden', fr: 'Jardin des Cerisiers' },
    icon: 'delapouite/jasmine',
    text: {
      en: 'The first time each turn that one of your minions goes from here to the discard pile, draw a card.',
      fr: 'La première fois à chaque tour qu’une de vos Créatures va d’ici à la défausse, piochez une carte.',
    },
    recalls: 'losses',
    on: {
      discardedFromPlay: {
        when: (game, self, { at, card, controller }) =>
          at === self && game.isMinion(card) && controller !== NOBODY && !game.hasLost(controller, self, 'discarded'),
        run({ game, self }, { controller }) {
          if (game.isSpent(self, controller) || !game.follows(controller)) return;
          game.spend(self, controller);
          game.draw(controller, 1);
        },
      },
    },
  }),

  base('base/shoguns-palace', {
    faction: 'samurai',
    breakpoint: 23,
    vp: [4, 3, 1],
    name: { en: 'Shogun’s Palace', fr: 'Palais du Shogun' },
    icon: 'delapouite/japan',
    text: {
      en: 'Once per turn, after you play a minion here, it may duel a minion of another player here. The winner’s controller draws two cards.',
      fr: 'Une fois par tour, après que vous avez joué une Créature ici, elle peut affronter en duel une Créature d’un autre joueur ici. Le contrôleur de la gagnante pioche deux cartes.',
    },
    on: {
      played: {
        when: (game, self, happening) => isMinionPlayedHere(game, self, happening) && !game.isSpent(self, happening.by),
        run({ game, self, here }, { card, by }) {
          if (game.isSpent(self, by) || game.baseOf(card) !== here) return;
          const outcomes = mayDuel(game, game.controllerOf(card), card, () => game.spend(self, by)); // BASE-33
          for (const { winner } of outcomes) {
            const seat = game.controllerOf(winner);
            if (game.follows(seat)) game.draw(seat, 2);
          }
        },
      },
    },
  }),

  base('base/drakkar', {
    faction: 'vikings',
    breakpoint: 21,
    vp: [4, 2, 1],
    name: { en: 'Drakkar', fr: 'Drakkar' },
    icon: 'delapouite/drakkar',
    text: {
      en: 'After the first minion you play here each turn, you may reveal the top card of another player’s deck. If it is an action or a minion of 3 power or less, you may draw it. Otherwise, put it back.',
      fr: 'Après la première Créature que vous jouez ici à chaque tour, vous pouvez révéler la première carte de la pioche d’un autre joueur. Si c’est une Action ou une Créature de Force 3 ou moins, vous pouvez la piocher. Sinon, replacez-la.',
    },
    on: {
      played: {
        when: (game, self, happening) =>
          firstMinionAtMe(game, self, happening) && game.controllerOf(happening.card) === happening.by,
        run({ game }, { by }) {
          if (!game.confirm(by, 'reveal')) return;
          const other = game.choosePlayer(by, game.others(by), { to: 'reveal' });
          for (const top of game.revealTop(other, 1)) {
            if (isPlunder(game, top, 3) && game.confirm(by, 'placeInHand', top)) game.drawRevealed(by, top, other);
          }
        },
      },
    },
  }),

  base('base/longhouse', {
    faction: 'vikings',
    breakpoint: 25,
    vp: [5, 3, 2],
    name: { en: 'Longhouse', fr: 'Longère' },
    icon: 'delapouite/viking-longhouse',
    text: {
      en: 'On your turn, you may place a card from your hand on top of your deck in order to give one of your minions here +2 power this turn.',
      fr: 'À votre tour, vous pouvez placer une carte de votre main sur votre pioche pour donner à une de vos Créatures ici Force +2 ce tour-ci.',
    },
    use: onYourTurn({
      can: (game, self, seat) => game.hand(seat).length > 0 && game.countMinions({ at: self, of: seat }) > 0,
      run({ game, me, self }) {
        if (!sacrificeCard(game, me)) return;
        game.strengthen(me, { at: self, of: me }, 2);
      },
    }),
  }),
];
