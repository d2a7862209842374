import type { Game, Seat } from '@baston/engine';

/** Looks at the top cards of the player's own deck; each goes back on top or under it, in any order. */
export function arrangeTop(game: Game, seat: Seat, count: number): void {
  const seen = game.topCards(seat, count);
  game.look(seat, seat, seen, 'deck');
  const under = game.chooseCards(seat, seen, 'putUnder', 0, seen.length);
  const onTop = seen.filter((card) => !under.includes(card));
  game.putUnderDeck(seat, game.putInOrder(seat, under, 'putOrder'), seat);
  game.putOnDeck(seat, game.putInOrder(seat, onTop, 'putOrder'), seat);
}
