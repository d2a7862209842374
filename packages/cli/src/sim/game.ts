/** Plays one simulated game and checks its invariants. */
import { Match, randomBot, thinker } from '@baston/bots';
import {
  type Config,
  countsBases,
  countsMadness,
  type Decider,
  findFaults,
  Game,
  type Rules,
  type Seat,
} from '@baston/engine';

/** The settings of a simulation, which can be sent to a thread. */
export interface Spec {
  readonly seed: string;
  readonly seats: number;
  /** The factions to draw from; all if empty. */
  readonly pool: readonly string[];
  readonly titans: Config['titans'];
  readonly bot: string;
  readonly check: boolean;
}

export interface Result {
  readonly decisions: number;
  readonly turns: number;
  readonly winners: readonly Seat[];
  readonly first: Seat;
  readonly factions: readonly (readonly string[])[];
  /** The most effects that were in progress at once, each triggered by the one before. */
  readonly deepest: number;
  /** The bases that scored, one by one. */
  readonly scored: readonly string[];
}

/** The game with this seed did something that it must not. */
export class Failure extends Error {
  readonly seed: string;
  /** The stack trace, one call per line. */
  readonly trace: string;
  /** The seed of a run that shows it. */
  readonly again: string;
  constructor(seed: string, message: string, trace = '', again = seed) {
    super(message);
    this.seed = seed;
    this.trace = trace;
    this.again = again;
  }
}

/** The first game of a run has the seed of the run, so that any game can be run again by its own seed. */
const seedOf = (seed: string, index: number): string => (index === 0 ? seed : `${seed}/${index}`);

const MAX_STEPS = 20_000;
// Some checks are dear, and made now and then only.
const SAVE_EVERY = 101;
const CLONE_EVERY = 37;
const CLONE_STEPS = 6;

/** Plays one step: with random choices in place, or with bots that think. `count` hears of every question. */
function stepperFor(bot: string, game: Game, seed: string, count: () => void): () => void {
  if (bot === 'random') {
    game.decider = new Counted(randomBot(`bot ${seed}`), count);
    return () => game.step();
  }
  const players = game.allSeats().map((seat) => {
    const think = thinker(bot, `bot ${seat} ${seed}`);
    return (mind: Parameters<typeof think>[0]): number[] => {
      count();
      return think(mind);
    };
  });
  const match = new Match(game, players);
  return () => match.step();
}

/** Counts the questions that somebody answers. */
class Counted implements Decider {
  readonly #inner: Decider;
  readonly #count: () => void;
  constructor(inner: Decider, count: () => void) {
    this.#inner = inner;
    this.#count = count;
  }
  one(game: Game, request: Parameters<Decider['one']>[1]): number {
    this.#count();
    return this.#inner.one(game, request);
  }
  many(game: Game, request: Parameters<Decider['many']>[1]): readonly number[] {
    this.#count();
    return this.#inner.many(game, request);
  }
}

export function playGame(rules: Rules, spec: Spec, index: number): Result {
  const seed = seedOf(spec.seed, index);
  const scored: string[] = [];
  let first = 0;
  let decisions = 0;
  let deepest = 0;
  let begun: Game | undefined;
  const game = Game.create(rules, { seed, seats: spec.seats, pool: spec.pool, titans: spec.titans }, (event) => {
    if (event.type === 'scoring') scored.push(event.base.def);
    if (event.type === 'firstPlayer') first = event.seat;
    deepest = Math.max(deepest, begun?.depth ?? 0);
  });
  begun = game;
  const step = stepperFor(spec.bot, game, seed, () => decisions++);
  runGame(game, seed, spec.check, step);
  const factions = game
    .allSeats()
    .map((seat) => game.picks.slice(2 * seat, 2 * seat + 2).map((f) => rules.factionId(f)));
  return { decisions, turns: game.turn, winners: game.winners(), first, factions, deepest, scored };
}

/** Runs it to the end; whatever goes wrong is a Failure that names the seed. */
export function runGame(game: Game, seed: string, check: boolean, step: () => void): void {
  try {
    for (let steps = 0; !game.isOver(); steps++) {
      if (steps > MAX_STEPS) throw new Error(`the game has not ended after ${MAX_STEPS} steps`);
      step();
      if (check) checkStep(game, steps);
    }
  } catch (thrown) {
    throw new Failure(
      seed,
      `${thrown instanceof Error ? thrown.message : String(thrown)} (turn ${game.turn}, ${game.phase})`,
      thrown instanceof Error ? traceOf(thrown) : '',
    );
  }
}

const traceOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^ +at /.test(line))
    .join('\n');

function checkStep(game: Game, steps: number): void {
  const [fault] = findFaults(game);
  if (fault !== undefined) throw new Error(fault);
  if (!countsMadness(game)) throw new Error('there are not 30 Madness cards');
  if (game.bases().length > 0 && !countsBases(game)) throw new Error(`${game.bases().length} bases are in play`);
  if (steps % SAVE_EVERY === 0) checkSaving(game);
  if (steps % CLONE_EVERY === 0) checkCloning(game, steps);
}

/** A state is equal to what its JSON restores. */
function checkSaving(game: Game): void {
  const text = JSON.stringify(game.save());
  const restored = Game.load(game.rules, JSON.parse(text));
  if (restored.hash() !== game.hash() || JSON.stringify(restored.save()) !== text)
    throw new Error('saving and restoring changes the state');
}

/** A clone must not change the game that it was made of. */
function checkCloning(game: Game, steps: number): void {
  const before = game.hash();
  const clone = game.clone();
  if (clone.hash() !== before) throw new Error('a clone is not equal to its original');
  clone.decider = randomBot(`clone ${steps}`);
  for (let i = 0; i < CLONE_STEPS && !clone.isOver(); i++) clone.step();
  if (game.hash() !== before) throw new Error('playing on with a clone changes the original');
}
