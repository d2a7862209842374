/** A puzzle's turn played by a bot. */
import type { Judge, Thinker } from '@baston/bots';
import { type Decider, type Game, Imagination, type Request } from '@baston/engine';
import type { Puzzle } from './file.ts';
import { type Picks, TooLarge, TurnSearch } from './turn-search.ts';

/** How much is looked at to find what hinders the bot most. */
const RESISTANCE = 20_000;

/** What a puzzle asks for: how much of that value a world has come to. The others play against it. */
export function goalOf({ start, value }: Pick<Puzzle, 'start' | 'value'>): Judge {
  const search = new TurnSearch(start, 0);
  const chances = new Float64Array(4);
  return {
    spread: 0.7,
    isFar: (world) => world.phase === 'draw',
    evaluate(world) {
      const part = Math.min(1, Math.max(0, search.valueOf(world) / value));
      const reached = part ** 4; // half of it is hardly anything: it must not keep the bot from looking for the rest
      chances.fill(1 - reached);
      chances[start.active] = reached;
      return chances;
    },
  };
}

/** What the bot makes of the turn, as the search values it; the others resist as well as they can. */
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

/** The worst answer for the active player; none where nothing can be proven. */
function resistance(start: Game, checkpoint: Game, answers: readonly Picks[]): Picks | undefined {
  try {
    return new TurnSearch(start, RESISTANCE).solve(checkpoint, answers).line[0];
  } catch (thrown) {
    if (!(thrown instanceof TooLarge)) throw thrown;
    return undefined;
  }
}
