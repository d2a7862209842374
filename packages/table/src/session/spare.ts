/** Games whose memory is used again, so that a session that rests leaves little garbage behind. */
import type { Game } from '@baston/engine';

/** Games that nobody needs now, by the size of their block. */
export type SpareGames = Map<number, Game[]>;

/** Sessions that are at work at the same time take turns with so many games of each size. */
const MOST_SPARE = 4;

export function keepSpare(spare: SpareGames, game: Game): void {
  const same = spare.get(game.block.length);
  if (!same) spare.set(game.block.length, [game]);
  else if (same.length < MOST_SPARE) same.push(game);
}

/** A copy of a game, in place of a spare one if there is any of its size. */
export function spareCopy(spare: SpareGames | undefined, game: Game): Game {
  return spare?.get(game.block.length)?.pop()?.copyFrom(game) ?? game.clone();
}
