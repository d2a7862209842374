/** Plays one game of a study to its end. */
import { Match, type Thinker, thinker } from '@baston/bots';
import { rules } from '@baston/cards';
import { Game, type Seat } from '@baston/engine';
import type { Pair, Plan } from './study.ts';

export interface Result {
  /** The number of the game in its study. */
  readonly index: number;
  readonly seed: string;
  readonly bots: readonly string[];
  readonly factions: readonly Pair[];
  /** The seat that had the first turn. */
  readonly first: Seat;
  readonly winner: Seat;
  readonly turns: number;
  /** VP of every seat after each turn. */
  readonly vp: readonly (readonly number[])[];
  /** All answers, and the hash of the position they led to; only of games to train on (training/episode.ts). */
  readonly answers?: string;
  readonly hash?: number;
}

/** Stops endless games: bots end their turns, but nothing ends a game that nobody wins. */
const MAX_STEPS = 20_000;

/** Calls `look` at every checkpoint; `seat` creates a player from the name of a bot. */
export function play(
  plan: Plan,
  index: number,
  look: (game: Game) => void = () => {},
  seat: (name: string, seed: string) => Thinker = thinker,
): Result {
  const { seed, bots, factions, titans } = plan;
  const pairs = factions?.map(([one, other]): [string, string] => [one, other]);
  let first: Seat = 0;
  const config = { seed, seats: bots.length, ...(pairs ? { factions: pairs } : {}), ...(titans ? { titans } : {}) };
  const game = Game.create(rules, config, (event) => {
    if (event.type === 'firstPlayer') first = event.seat;
  });
  game.listen(undefined);
  const match = new Match(
    game,
    bots.map((name, number) => seat(name, `${seed} ${number}`)),
  );
  const vp: number[][] = [];
  for (let steps = 0, turn = 0; !game.isOver(); steps++) {
    if (steps > MAX_STEPS) throw new Error(`game ${seed} has not ended after ${MAX_STEPS} steps`);
    look(game);
    match.step();
    if (game.turn === turn && !game.isOver()) continue;
    if (turn > 0) vp.push(game.allSeats().map((seat) => game.vp(seat)));
    turn = game.turn;
  }
  const dealt = game.allSeats().map((seat): Pair => {
    const [one, other] = game.picks.slice(2 * seat, 2 * seat + 2).map((pick) => rules.factionId(pick));
    return [one as string, other as string];
  });
  return { index, seed, bots, factions: dealt, first, winner: game.winners()[0] as Seat, turns: game.turn, vp };
}
