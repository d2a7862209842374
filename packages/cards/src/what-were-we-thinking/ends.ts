/** The two ends of a deck: looking at the top, revealing from the bottom, putting cards back on either. */
import type { Card, Seat, Words } from '@baston/engine';

type End = 'deckTop' | 'deckBottom';

/** The player says whether a card goes on top of a deck or under it. */
export const chooseEnd = (game: Words, seat: Seat): End =>
  game.chooseMode(seat, ['placeOnDeck', 'placeUnderDeck'], { to: 'topOrBottom' }) === 'placeOnDeck'
    ? 'deckTop'
    : 'deckBottom';

/** Looks at the top card of the player's deck, which then stays there or goes to the bottom. */
export function settleTop(game: Words, seat: Seat): void {
  for (const top of game.lookAtTop(seat, 1)) {
    if (chooseEnd(game, seat) === 'deckBottom') game.putUnder(top, seat, seat);
  }
}

/** Shows everybody the bottom cards of the player's deck, which stay there; gives them. */
export function revealBottom(game: Words, seat: Seat, count: number): Card[] {
  const bottom = bottomCards(game, seat, count);
  game.reveal(seat, bottom);
  return bottom;
}

/** If there are too few, they come first, and the others from the bottom of the deck made anew, which lies under them (ZONE-20). */
function bottomCards(game: Words, seat: Seat, count: number): Card[] {
  const left = Math.min(game.deck(seat).length, count);
  if (left === count) return game.deck(seat).slice(-count);
  game.topCards(seat, count);
  const deck = game.deck(seat);
  return [...deck.slice(0, left), ...deck.slice(left).slice(left - count)];
}

/** Each of the cards goes on top of the deck or under it, in an order of the player's choice. */
export function spread(
  game: Words,
  me: Seat,
  cards: readonly Card[],
  place: (cards: readonly Card[], to: End) => void,
): void {
  const under = game.chooseCards(me, cards, { to: 'putUnder' });
  const onTop = cards.filter((card) => !under.includes(card));
  place(game.putInOrder(me, under, 'putOrder'), 'deckBottom');
  place(game.putInOrder(me, onTop, 'putOrder').reverse(), 'deckTop'); // the first of them topmost
}
