import {
  action,
  type Card,
  type FactionDef,
  type Happening,
  minion,
  NOBODY,
  type Scene,
  type Seat,
  type Words,
} from '@baston/engine';
import { fan, nonInfiniteLoop } from './reprints.ts';

/** "When another player plays an action": it is discarded before it does anything (CARD-153). */
const stopsAction = {
  on: 'announced' as const,
  can: (game: Words, _self: Card, seat: Seat, { card, by }: Happening) => by !== seat && game.isAction(card),
  run({ game }: Scene, { card }: Happening): void {
    game.discard(card);
  },
};

/** Does something about each other player, in an order of your choice. */
function aboutEachOther(game: Words, me: Seat, decide: (other: Seat) => void): void {
  for (let left = game.others(me); left.length > 0; ) {
    const next = game.choosePlayer(me, left, { to: 'nextPlayer' });
    left = left.filter((other) => other !== next);
    decide(next);
  }
}

/** One card of each name in this match. They are offered by name, so it does not matter which one of them it is. */
function everyName(game: Words): Card[] {
  const sorted = game.allCards('anywhere').sort((one, other) => (game.nameOf(one) < game.nameOf(other) ? -1 : 1));
  return sorted.filter((card, i) => sorted.findIndex((other) => game.isSameName(card, other)) === i);
}

export const geeks: FactionDef = {
  id: 'geeks',
  name: { en: 'Geeks', fr: 'Geeks' },
  look: { deep: '#2d1f6b', bright: '#7dffb0', paper: '#f2f1fb', pattern: 'circuits' },
  cards: [
    minion('geeks/felicia-day', {
      power: 4,
      copies: 1,
      name: { en: 'Felicia Day', fr: 'Felicia Day' },
      icon: 'delapouite/video-camera',
      text: {
        en: 'Move all minions from the other bases here.',
        fr: 'Déplacez ici toutes les Créatures des autres Bases.',
      },
      onPlay({ game, here }) {
        game.moveAll(game.minions({ notAt: here }), here); // ERR-08
      },
    }),

    minion('geeks/wil-wheaton', {
      power: 4,
      copies: 1,
      name: { en: 'Wil Wheaton', fr: 'Wil Wheaton' },
      icon: 'lorc/spectacles',
      text: {
        en: '**Special:** When another player plays an action, you may play this minion. Discard the action without effect.',
        fr: '**Spécial :** Quand un autre joueur joue une Action, vous pouvez jouer cette Créature. Défaussez l’Action sans effet.',
      },
      special: { ...stopsAction, where: (game) => game.bases() },
    }),

    minion('geeks/game-guru', {
      power: 3,
      copies: 3,
      name: { en: 'Game Guru', fr: 'Gourou du Jeu' },
      icon: 'delapouite/dice-twenty-faces-twenty',
      text: {
        en: '**Ongoing:** The abilities of other players’ cards do not affect this minion.',
        fr: '**Permanent :** Les effets des cartes des autres joueurs n’affectent pas cette Créature.',
      },
      protects: (game, self, target) => target === self && game.isOthersCard(self),
    }),

    minion('geeks/fan', { copies: 4, icon: 'delapouite/ticket', ...fan }),

    action('geeks/banned-list', {
      copies: 2,
      name: { en: 'Banned List', fr: 'Bannissement' },
      icon: 'lorc/interdiction',
      text: {
        en: 'For each other player: name a card and look at their hand. Place all its cards of that name under their deck.',
        fr: 'Pour chaque autre joueur : nommez une carte et consultez sa main. Placez-en toutes les cartes de ce nom sous sa pioche.',
      },
      onPlay({ game, me }) {
        aboutEachOther(game, me, (other) => {
          const named = game.chooseCard(me, everyName(game), { to: 'nameCard' }); // CARD-152
          game.lookAtHand(me, other);
          for (const card of game.hand(other)) if (game.isSameName(card, named)) game.put(card, 'deckBottom');
        });
      },
    }),

    action('geeks/control-minion', {
      copies: 1,
      name: { en: 'Control Minion', fr: 'Contrôle Mental' },
      icon: 'skoll/console-controller',
      text: {
        en: 'Take control of a minion this turn. **Special:** You may also play this when another player plays a minion, before it does anything, for that minion.',
        fr: 'Prenez ce tour-ci le contrôle d’une Créature. **Spécial :** Vous pouvez aussi jouer cette carte quand un autre joueur joue une Créature, avant qu’elle ait le moindre effet, pour cette Créature.',
      },
      onPlay({ game, me }) {
        const minion = game.chooseMinion(me, {}, { to: 'takeControl' });
        if (minion) game.borrow(minion, me);
      },
      special: {
        on: 'announced',
        can: (game, _self, seat, { card, by }) => by !== seat && by !== NOBODY && game.isMinion(card),
        run: ({ game, me }, { card }) => game.borrow(card, me), // CTRL-09
      },
    }),

    action('geeks/cosplay', {
      copies: 1,
      name: { en: 'Cosplay', fr: 'Cosplay' },
      icon: 'delapouite/ample-dress',
      text: {
        en: '**Special:** Play this when you gain VP. Gain 1 VP more.',
        fr: '**Spécial :** À jouer quand vous gagnez des PV. Gagnez 1 PV de plus.',
      },
      special: {
        on: 'rewards',
        can: (_game, _self, seat, { way, by }) => way === 'vp' && by === seat,
        run: ({ game, me }) => game.gainVp(me, 1),
      },
    }),

    action('geeks/force-of-wil', {
      copies: 1,
      name: { en: 'Force of Wil', fr: 'Relis ta Carte' },
      icon: 'sbed/cancel',
      text: {
        en: '**Special:** Play this when another player plays an action. Discard that action without effect.',
        fr: '**Spécial :** À jouer quand un autre joueur joue une Action. Défaussez cette Action sans effet.',
      },
      special: stopsAction,
    }),

    action('geeks/griefer', {
      copies: 1,
      name: { en: 'Griefer', fr: 'Anti-Jeu' },
      icon: 'lorc/hazard-sign',
      text: {
        en: 'For each other player, choose what they do: discard a card at random, destroy one of their minions, or shuffle their discard pile into their deck.',
        fr: 'Pour chaque autre joueur, choisissez ce qu’il fait : défausser une carte au hasard, détruire une de ses Créatures ou mélanger sa défausse dans sa pioche.',
      },
      onPlay({ game, me }) {
        aboutEachOther(game, me, (other) => {
          const pile = game.discardPile(other);
          const minions = { of: other };
          game.either(
            me,
            [
              { way: 'loseCard', can: game.hand(other).length > 0, run: () => game.discardAtRandom(other, 1) },
              { way: 'loseMinion', can: game.countMinions(minions) > 0, run: () => game.destroyMinion(other, minions) },
              { way: 'loseDiscardPile', can: pile.length > 0, run: () => game.shuffleIn(other, pile) },
            ],
            { isSingle: true },
          ); // CARD-154
        });
      },
    }),

    action('geeks/min-maxing', {
      copies: 1,
      name: { en: 'Min-Maxing', fr: 'Optimisation' },
      icon: 'lorc/scales',
      text: {
        en: 'Look at another player’s hand. You may play an action from it as an extra action.',
        fr: 'Consultez la main d’un autre joueur. Vous pouvez en jouer une Action comme Action supplémentaire.',
      },
      onPlay({ game, me }) {
        const other = game.choosePlayer(me, game.others(me), { to: 'look' });
        const actions = game.actionsIn(game.lookAtHand(me, other));
        game.mayPlayOneOf(me, actions, { fromHandOf: other, hidden: true });
      },
    }),

    action('geeks/mulligan', {
      copies: 1,
      name: { en: 'Mulligan', fr: 'Mulligan' },
      icon: 'delapouite/rolling-dices',
      text: {
        en: 'Look at the top five cards of your deck. You may draw all of them and shuffle the other cards in your hand into your deck.',
        fr: 'Consultez les cinq premières cartes de votre pioche. Vous pouvez toutes les piocher et mélanger les autres cartes de votre main dans votre pioche.',
      },
      onPlay({ game, me }) {
        const rest = game.hand(me);
        const top = game.lookAtTop(me, 5);
        if (top.length === 0 || !game.confirm(me, 'newHand')) return; // ZONE-19
        game.draw(me, top.length);
        game.shuffleIn(me, rest);
      },
    }),

    action('geeks/non-infinite-loop', {
      copies: 1,
      icon: 'lorc/ouroboros',
      ...nonInfiniteLoop,
      lasting: {
        looped: {
          insteadOfDiscard: { may: 'placeInHand', run: ({ game, self }) => game.place(self, 'hand') },
        },
      },
    }),

    action('geeks/rules-lawyer', {
      copies: 2,
      name: { en: 'Rules Lawyer', fr: 'Avocat des Règles' },
      icon: 'lorc/gavel',
      text: {
        en: 'Choose an action on a base or minion. Transfer it to another base if it is on a base, or to another minion if it is on a minion.',
        fr: 'Choisissez une Action attachée à une Base ou Créature. Transférez-la vers une autre Base si elle est attachée à une Base, ou sur une autre Créature si elle l’est à une Créature.',
      },
      onPlay({ game, me }) {
        const onBases = game.bases().length > 1 ? game.actionsOnBases() : [];
        const onMinions = game.countMinions({}) > 1 ? game.actionsOnMinions({}) : [];
        const about = game.chooseCard(me, [...onBases, ...onMinions], { to: 'transfer' });
        if (!about) return;
        const host = game.hostOf(about);
        const choice = { to: 'transferTo', about } as const;
        const to = onBases.includes(about)
          ? game.chooseBase(me, game.otherBases(game.baseOf(about)), choice)
          : game.chooseMinion(me, { except: host }, choice);
        game.transfer(about, to);
      },
    }),
  ],
};
