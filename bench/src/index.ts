/** The benchmarks: how many games, decisions, clones and resumptions fit into a unit; how big a parked game is; how long bots think. */
import { randomBot } from '@baston/bots';
import { rules } from '@baston/cards';
import { type Decider, Game, manyByOne, type Request } from '@baston/engine';
import { Session } from '@baston/table';
import { measureIterations, measureThinking } from './bots.ts';
import { type Figure, perUnit, quantile, unit } from './measure.ts';

export type { Figure } from './measure.ts';

export interface Report {
  readonly node: string;
  readonly rules: string;
  readonly unitMs: number;
  readonly games: {
    readonly [players: string]: Figure & { readonly decisions: Figure; readonly decisionsPerGame: number };
  };
  readonly clones: Figure;
  readonly resumptions: Figure;
  /** Worlds of a search, six turns far. */
  readonly iterations: Figure;
  /** Units that a decision takes, by the name of the bot. */
  readonly thinking: { readonly [bot: string]: number };
  readonly parkedBytes: { readonly median: number; readonly most: number };
  /** Decisions per unit by the number of cards in play. */
  readonly byCardsInPlay: { readonly [range: string]: number };
}

export type Stage = 'warmUp' | 'games' | 'clones' | 'resumptions' | 'bots' | 'parked';
/** How many of the stages are done, and which comes next. */
export type Progress = (done: number, of: number, next?: Stage) => void;

/** Always these factions, so that figures can be compared when there are more boxes. */
const CORE_BOX = (rules.sets[0]?.factions ?? []).map((faction) => faction.id);

/** Uniform choice among the options, every pick of a multiple choice counted as a decision. */
function countingBot(): { decider: Decider; count: () => number } {
  const bot = randomBot('bench');
  let decisions = 0;
  const one = (game: Game, request: Request): number => {
    decisions++;
    return bot.one(game, request);
  };
  return { decider: { one, many: (game, request) => manyByOne(game, request, one) }, count: () => decisions };
}

function playGames(seats: number, from: number, count: number, decider: Decider): void {
  for (let i = 0; i < count; i++) {
    const game = Game.create(rules, { seed: `bench-${from + i}`, seats, pool: CORE_BOX });
    game.decider = decider;
    game.run();
  }
}

function measureGames(seats: number, windows: number): Report['games'][string] {
  const { decider, count } = countingBot();
  let next = 0;
  const perWindow = seats === 2 ? 40 : 24;
  const decisions: number[] = [];
  const games = perUnit(() => {
    const before = count();
    playGames(seats, next, perWindow, decider);
    next += perWindow;
    decisions.push(count() - before);
    return perWindow;
  }, windows);
  const perGame = decisions.reduce((sum, n) => sum + n, 0) / (windows * perWindow);
  const scale = (figure: Figure): Figure => ({
    ...figure,
    perUnit: figure.perUnit * perGame,
    low: figure.low * perGame,
    high: figure.high * perGame,
    best: figure.best * perGame,
  });
  return { ...games, decisions: scale(games), decisionsPerGame: perGame };
}

/** Games stopped somewhere in the middle, in a play phase. */
function middleGames(): Game[] {
  return Array.from({ length: 40 }, (_, i) => {
    const game = Game.create(rules, { seed: `middle-${i}`, pool: CORE_BOX });
    game.decider = randomBot(`middle-${i}`);
    for (let step = 0; step < 100 + i || game.phase !== 'play'; step++) {
      game.step();
      if (game.isOver()) break;
    }
    return game;
  }).filter((game) => !game.isOver());
}

function measureClones(games: readonly Game[], windows: number): Figure {
  const pool = (games[0] as Game).clone();
  return perUnit(() => {
    for (let i = 0; i < 50_000; i++) pool.copyFrom(games[i % games.length] as Game);
    return 50_000;
  }, windows);
}

const STOP = Object.freeze({});

/** Restores a checkpoint, runs its step with one recorded answer up to the next question, and stops there. */
function measureResumptions(games: readonly Game[], windows: number): Figure {
  const work = (games[0] as Game).clone();
  let asked = 0;
  const stop = (_game: Game, request: Request): number => {
    if (asked++ > 0) throw STOP;
    return Math.min(1, request.options.length - 1);
  };
  work.decider = { one: stop, many: (game, request) => manyByOne(game, request, stop) };
  return perUnit(() => {
    for (let i = 0; i < 2000; i++) {
      asked = 0;
      work.copyFrom(games[i % games.length] as Game);
      try {
        for (;;) work.step();
      } catch (thrown) {
        if (thrown !== STOP) throw thrown;
      }
    }
    return 2000;
  }, windows);
}

/** The size of games put away at every tenth question, as JSON. */
function measureParked(): Report['parkedBytes'] {
  const sizes: number[] = [];
  for (let i = 0; i < 12; i++) {
    const session = Session.start(rules, { seed: `park-${i}`, seats: 2 + (i % 3) });
    for (let n = 0; session.question && n < 400; n++) {
      const { seat, options, min, max } = session.question;
      const count = Math.max(min, Math.min(max, 1));
      const first = (i * 7 + n * 3) % Math.max(1, options.length - count + 1);
      session.answer(
        seat,
        options.slice(first, first + count).map((option) => option.id),
      );
      if (n % 10 === 0) sizes.push(JSON.stringify(session.park()).length);
    }
  }
  return { median: quantile(sizes, 0.5), most: Math.max(...sizes) };
}

function measureByCards(): Report['byCardsInPlay'] {
  const spent = new Map<number, { ns: bigint; decisions: number }>();
  const { decider, count } = countingBot();
  for (let i = 0; i < 150; i++) {
    const game = Game.create(rules, { seed: `cards-${i}`, seats: 2 + (i % 3), pool: CORE_BOX });
    game.decider = decider;
    while (!game.isOver()) {
      const inPlay = game.bases().reduce((sum, base) => sum + 1 + game.cardsOn(base).length, 0);
      const bucket = 5 * Math.floor(inPlay / 5);
      const before = count();
      const start = process.hrtime.bigint();
      game.step();
      const ns = process.hrtime.bigint() - start;
      const sum = spent.get(bucket) ?? { ns: 0n, decisions: 0 };
      spent.set(bucket, { ns: sum.ns + ns, decisions: sum.decisions + count() - before });
    }
  }
  const unitNs = unit() * 1e6;
  return Object.fromEntries(
    [...spent]
      .filter(([, { decisions }]) => decisions > 500)
      .sort(([a], [b]) => a - b)
      .map(([bucket, { ns, decisions }]) => [`${bucket}-${bucket + 4}`, Math.round((decisions * unitNs) / Number(ns))]),
  );
}

const WARM_UP = 8_000;
const THINKERS = ['greedy', 'planner'];

/** All of it; `windows` short windows for each figure, after a warm-up. */
export function runBenchmarks(windows: number, progress: Progress): Report {
  const all = 8;
  progress(0, all, 'warmUp');
  const { decider } = countingBot();
  for (const seats of [2, 3, 4]) playGames(seats, 0, WARM_UP, decider); // the compiler takes about ten seconds to settle
  const unitMs = quantile(
    Array.from({ length: 9 }, () => unit()),
    0.5,
  );
  const games: Record<string, Report['games'][string]> = {};
  for (const seats of [2, 3, 4]) {
    progress(seats - 1, all, 'games');
    games[seats] = measureGames(seats, windows);
  }
  const byCardsInPlay = measureByCards();
  const middle = middleGames();
  progress(4, all, 'clones');
  const clones = measureClones(middle, windows);
  progress(5, all, 'resumptions');
  const resumptions = measureResumptions(middle, windows);
  progress(6, all, 'bots');
  const iterations = measureIterations(middle, windows);
  const thinking = Object.fromEntries(THINKERS.map((bot) => [bot, measureThinking(bot, middle, windows)]));
  progress(7, all, 'parked');
  const report = {
    node: process.version,
    rules: rules.version,
    unitMs,
    games,
    clones,
    resumptions,
    iterations,
    thinking,
    parkedBytes: measureParked(),
    byCardsInPlay,
  };
  progress(all, all);
  return report;
}

export type Goal = 'games2' | 'games4' | 'decisions' | 'clones' | 'resumptions' | 'iterations' | 'parkedBytes';
interface Score {
  readonly goal: Goal;
  readonly figure: number;
  readonly wanted: number;
  readonly reached: boolean;
}

/** Compares the figures with their goals; all but the size have to reach at least that much. */
export function againstGoals(report: Report): Score[] {
  const atLeast = (goal: Goal, figure: number, wanted: number): Score => ({
    goal,
    figure,
    wanted,
    reached: figure >= wanted,
  });
  const { most } = report.parkedBytes;
  return [
    atLeast('games2', report.games[2]?.perUnit ?? 0, 100),
    atLeast('games4', report.games[4]?.perUnit ?? 0, 50),
    atLeast('decisions', report.games[2]?.decisions.perUnit ?? 0, 30_000),
    atLeast('clones', report.clones.perUnit, 100_000),
    atLeast('resumptions', report.resumptions.perUnit, 2_000),
    atLeast('iterations', report.iterations.perUnit, 1_000),
    { goal: 'parkedBytes', figure: most, wanted: 8192, reached: most <= 8192 },
  ];
}
