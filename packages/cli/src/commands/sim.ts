/** `baston sim`: many games between bots, for the numbers and to find what does not hold. */
import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { rules } from '@baston/cards';
import { Game } from '@baston/engine';
import { Coverage, playForced } from '../sim/coverage.ts';
import { BOT_NAMES, Failure, playGame, type Spec } from '../sim/game.ts';
import { summaryLines, Tally } from '../sim/tally.ts';
import type { Report, Share } from '../sim/worker.ts';
import { type Command, oneOf, parse, whole } from '../usage.ts';

/** Games that are played at most to reach every ability. */
const FORCED_GAMES = 1000;
const TICK_MS = 50;
const BAR = 30;

class Progress {
  readonly #isShown = Boolean(process.stderr.isTTY);
  readonly #total: number;
  readonly #what: string;
  readonly #since = performance.now();
  constructor(total: number, what: string) {
    this.#total = total;
    this.#what = what;
  }
  show(done: number): void {
    if (!this.#isShown) return;
    const full = Math.floor((BAR * done) / Math.max(1, this.#total));
    const speed = Math.round((1000 * done) / Math.max(1, performance.now() - this.#since));
    process.stderr.write(
      `\r${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${done} of ${this.#total} ${this.#what}, ${speed}/s\x1b[K`,
    );
  }
  clear(): void {
    if (this.#isShown) process.stderr.write('\r\x1b[K');
  }
}

/** Until Ctrl-C. */
class Patience {
  #isOver = false;
  readonly #stop = (): void => {
    this.#isOver = true;
    this.onEnd();
  };
  onEnd: () => void = () => {};
  constructor() {
    process.once('SIGINT', this.#stop);
  }
  get isOver(): boolean {
    return this.#isOver;
  }
  end(): void {
    process.off('SIGINT', this.#stop);
  }
}

/** In this thread; now and then it listens for Ctrl-C. */
async function playHere(
  spec: Spec,
  games: number,
  tally: Tally,
  progress: Progress,
  patience: Patience,
): Promise<void> {
  let tick = performance.now();
  for (let index = 0; index < games && !patience.isOver; index++) {
    tally.add(playGame(rules, spec, index));
    if (performance.now() - tick < TICK_MS) continue;
    progress.show(tally.games);
    await setImmediate();
    tick = performance.now();
  }
}

async function playThere(
  spec: Spec,
  games: number,
  jobs: number,
  tally: Tally,
  progress: Progress,
  patience: Patience,
): Promise<void> {
  const failures: Failure[] = [];
  const workers = Array.from({ length: jobs }, (_, from) => {
    const workerData: Share = { spec, from, to: games, step: jobs };
    return new Worker(new URL('../sim/worker.js', import.meta.url), { workerData });
  });
  const stop = (): void => {
    for (const worker of workers) void worker.terminate();
  };
  patience.onEnd = stop;
  const ends = workers.map((worker) => {
    worker.on('message', (report: Report) => {
      if ('failed' in report) {
        failures.push(new Failure(report.failed.seed, report.failed.message));
        stop();
      } else for (const result of report.results) tally.add(result);
      progress.show(tally.games);
    });
    return once(worker, 'exit');
  });
  await Promise.all(ends);
  if (failures[0]) throw failures[0];
}

/** Plays on until every ability has been used; gives those that never were. */
async function force(spec: Spec, progress: Progress, patience: Patience): Promise<Coverage> {
  const coverage = new Coverage(rules.sets, rules.version, spec.pool);
  let tick = performance.now();
  for (let index = 0; index < FORCED_GAMES && !coverage.isComplete && !patience.isOver; index++) {
    try {
      playForced(coverage, spec.pool, `${spec.seed}+${index}`);
    } catch (thrown) {
      // What is forced depends on what came before: only the whole run shows it again.
      throw thrown instanceof Failure ? new Failure(thrown.seed, thrown.message, spec.seed) : thrown;
    }
    if (performance.now() - tick < TICK_MS) continue;
    progress.show(coverage.total - coverage.missing().length);
    await setImmediate();
    tick = performance.now();
  }
  return coverage;
}

async function simulate(spec: Spec, games: number, jobs: number): Promise<number> {
  Game.create(rules, { seed: spec.seed, seats: spec.seats, pool: spec.pool }); // refuses at once what cannot be set up
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  const tally = new Tally();
  const progress = new Progress(games, 'games');
  const patience = new Patience();
  const since = performance.now();
  let status = 0;
  try {
    if (jobs === 1) await playHere(spec, games, tally, progress, patience);
    else await playThere(spec, games, jobs, tally, progress, patience);
    progress.clear();
    for (const line of summaryLines(tally, spec, rules, (performance.now() - since) / 1000)) say(line);
    if (patience.isOver) say(`\nStopped after ${tally.games} of ${games} games.`);
    else if (spec.check) status = await reportForced(spec, patience, say);
  } catch (thrown) {
    progress.clear();
    if (!(thrown instanceof Failure)) throw thrown;
    process.stderr.write(`baston: the game with seed ${thrown.seed} fails: ${thrown.message}\n`);
    process.stderr.write(`baston: see it again with: baston sim --games 1 ${again(spec, thrown.again)}\n`);
    status = 1;
  }
  patience.end();
  return status;
}

async function reportForced(spec: Spec, patience: Patience, say: (line: string) => void): Promise<number> {
  const progress = new Progress(new Coverage(rules.sets, rules.version, spec.pool).total, 'abilities');
  const coverage = await force(spec, progress, patience);
  progress.clear();
  const missing = coverage.missing();
  say('\nAll checks hold after every step of every game.');
  say(`Abilities reached: ${coverage.total - missing.length} of ${coverage.total}`);
  for (const ability of missing) say(`  never: ${ability}`);
  return missing.length > 0 && !patience.isOver ? 1 : 0;
}

const again = ({ seats, pool, bot, check }: Spec, seed: string): string =>
  [
    `--seed "${seed}"`,
    `--players ${seats}`,
    `--bot ${bot}`,
    ...(pool.length > 0 ? [`--factions ${pool.join(',')}`] : []),
    ...(check ? ['--check'] : []),
  ].join(' ');

export const sim: Command = {
  summary: 'play many games between bots',
  help: `Usage: baston sim [OPTIONS]

Plays games between bots and says how they went. Ctrl-C stops it; what was
played until then is summed up.

  --games N         how many; 1000 by default
  --players N       2 to 4 players; 2 by default
  --factions A,B,…  draw from these factions only
  --seed TEXT       the same seed gives the same games; "sim" by default
  --bot BOT         random or greedy; random by default
  --jobs N          in so many threads; 1 by default
  --check           look for faults after every step; now and then save and
                    restore the game and let a clone play on; afterwards play
                    until every ability of every card has been used, and name
                    those that never were

Exit status: 0, or 1 if a game fails or an ability is never reached. The seed of
a game that fails is named: --games 1 --seed SEED plays it again.
`,
  run(args) {
    const { values } = parse(args, {
      games: { type: 'string' },
      players: { type: 'string' },
      factions: { type: 'string' },
      seed: { type: 'string' },
      bot: { type: 'string' },
      jobs: { type: 'string' },
      check: { type: 'boolean' },
    });
    const spec: Spec = {
      seed: values.seed ?? 'sim',
      seats: whole(values.players, '--players', 2, 4, 2),
      pool: values.factions === undefined ? [] : values.factions.split(',').map((id) => id.trim()),
      bot: oneOf(values.bot ?? 'random', '--bot', BOT_NAMES),
      check: values.check ?? false,
    };
    return simulate(spec, whole(values.games, '--games', 1, 10_000_000, 1000), whole(values.jobs, '--jobs', 1, 64, 1));
  },
};
