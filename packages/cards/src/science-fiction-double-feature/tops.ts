import type { Seat, Words } from '@baston/engine';

/** Looks at the top cards of the player's own deck; each goes back on top or under it, in any order. */
export function arrangeTop(game: Words, seat: Seat, count: number): void {
  const seen = game.lookAtTop(seat, count);
  const under = game.chooseCards(seat, seen, { to: 'putUnder' });
  const onTop = seen.filter((card) => !under.includes(card));
  game.putBackUnder(seat, under);
  game.putBack(seat, onTop);
}
