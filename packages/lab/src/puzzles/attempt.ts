/** Lets a bot play the turn of a puzzle. */
import type { Thinker } from '@baston/bots';
import { type Decider, type Game, type Goal, Imagination, type Request } from '@baston/engine';
import type { Puzzle } from './file.ts';
import { type Picks, TooLarge, TurnSearch, WIN } from './turn-search.ts';

/** The limit of the search for the answers that hinder the bot most. */
const RESISTANCE = 20_000;

/** The goal of a puzzle. */
export function goalOf({ start, value }: Pick<Puzzle, 'start' | 'value'>): Goal {
  const { active: seat, turn } = start;
  const gain = value % WIN;
  return { seat, turn, vp: start.vp(seat) + gain, gain, wins: value >= WIN };
}

/** The value of the turn as the bot plays it, against the best resistance of the others. */
export function attempt(start: Game, bot: Thinker): number {
  const game = start.clone();
  const { active } = game;
  const checkpoint = game.clone();
  let answers: Picks[] = [];
  const many = (_game: Game, { seat, kind, min, max, options: { length: options } }: Request): Picks => {
    const asked = { seat, kind, min, max, options };
    const picks =
      seat === active
        ? bot(new Imagination(checkpoint, [...answers], asked))
        : (resistance(start, checkpoint, answers) ?? Array.from({ length: min }, (_, i) => i));
    answers.push(picks);
    return picks;
  };
  const decider: Decider = { one: (g, request) => many(g, request)[0] ?? -1, many };
  game.decider = decider;
  while (game.phase !== 'draw') {
    checkpoint.copyFrom(game);
    answers = [];
    game.step();
  }
  return new TurnSearch(start, RESISTANCE).valueOf(game);
}

/** The worst answer for the active player; undefined if nothing can be proven. */
function resistance(start: Game, checkpoint: Game, answers: readonly Picks[]): Picks | undefined {
  try {
    return new TurnSearch(start, RESISTANCE).solve(checkpoint, answers).line[0];
  } catch (thrown) {
    if (!(thrown instanceof TooLarge)) throw thrown;
    return undefined;
  }
}
