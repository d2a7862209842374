import type { Alternative, Card, Game, Purpose, Seat } from '@baston/engine';
import { withCounter } from './counters.ts';

/** What is done to a minion of the player, as one of two effects, to play a titan. */
interface Price {
  readonly way: Alternative;
  readonly to: Purpose;
  among(game: Game, me: Seat): Card[];
  pay(game: Game, minion: Card): boolean;
}

const PRICES: readonly Price[] = [
  {
    way: 'putInBox',
    to: 'putInBox',
    among: (game, me) =>
      [...game.hand(me), ...game.discardPile(me)].filter((card) => game.isMinion(card) && game.ownerOf(card) === me),
    pay(game, minion) {
      game.putInBox(minion);
      return true;
    },
  },
  {
    way: 'destroyMinion',
    to: 'sacrifice',
    among: (game, me) => game.minions({ of: me }),
    pay: (game, minion) => game.destroy(minion),
  },
  {
    way: 'removeCounter',
    to: 'removeCounters',
    among: withCounter,
    pay: (game, minion) => game.removeCounters(minion, 1) === 1,
  },
];

const otherPrices = (price: Price): Price[] => PRICES.filter((other) => other !== price);

/** After this effect on this minion, is there another effect for another minion? */
const canGoOn = (game: Game, me: Seat, price: Price, minion: Card): boolean =>
  otherPrices(price).some((other) => other.among(game, me).some((card) => !game.isSameCard(card, minion)));

type Payment = { readonly price: Price; readonly minion: Card };

function payOne(
  game: Game,
  me: Seat,
  prices: readonly Price[],
  isOpen: (price: Price, minion: Card) => boolean,
): Payment | undefined {
  const minionsFor = (price: Price): Card[] => price.among(game, me).filter((minion) => isOpen(price, minion));
  const open = prices.filter((price) => minionsFor(price).length > 0);
  if (open.length === 0) return undefined;
  const ways = open.map(({ way }) => way);
  const price = open[ways.indexOf(game.chooseMode(me, ways, 'chooseOne'))] as Price;
  const [minion] = game.chooseCards(me, minionsFor(price), price.to, 1, 1) as [Card]; // twins may lie in two piles
  return price.pay(game, minion) ? { price, minion } : undefined;
}

/** Two different effects, on different minions, in any order. */
export function payTwo(game: Game, me: Seat): boolean {
  const first = payOne(game, me, PRICES, (price, minion) => canGoOn(game, me, price, minion));
  if (!first) return false;
  const isAnother = (_price: Price, minion: Card): boolean => !game.isSameCard(minion, first.minion);
  return payOne(game, me, otherPrices(first.price), isAnother) !== undefined;
}

export const canPayTwo = (game: Game, me: Seat): boolean =>
  PRICES.some((price) => price.among(game, me).some((minion) => canGoOn(game, me, price, minion)));
