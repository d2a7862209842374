/** `baston sim`: plays many games between bots, for statistics and to find bugs. */
import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { rules } from '@baston/cards';
import { readBot } from '../bots.ts';
import { readPool } from '../factions.ts';
import { Progress } from '../progress.ts';
import { Coverage, playForced } from '../sim/coverage.ts';
import { Failure, type Spec } from '../sim/game.ts';
import { summaryLines, Tally } from '../sim/tally.ts';
import type { Report, Share } from '../sim/worker.ts';
import { type Command, type OptionsOf, parse, whole } from '../usage.ts';
import type { Wording } from '../words/index.ts';

/** The most games to play in order to reach every ability. */
const FORCED_GAMES = 1000;
const TICK_MS = 50;

/** Plays in worker threads, so that this thread reacts to Ctrl-C however long a bot thinks. */
async function playAll(
  spec: Spec,
  games: number,
  jobs: number,
  tally: Tally,
  progress: Progress,
  signal: AbortSignal,
): Promise<void> {
  const failures: Failure[] = [];
  const workers = Array.from({ length: jobs }, (_, from) => {
    const workerData: Share = { spec, from, to: games, step: jobs };
    const execArgv = ['--enable-source-maps'];
    return new Worker(new URL('../sim/worker.js', import.meta.url), { workerData, execArgv });
  });
  const stop = (): void => {
    for (const worker of workers) void worker.terminate();
  };
  signal.addEventListener('abort', stop);
  const ends = workers.map((worker) => {
    worker.on('message', (report: Report) => {
      if ('failed' in report) {
        const { seed, message, trace } = report.failed;
        failures.push(new Failure(seed, message, trace));
        stop();
      } else for (const result of report.results) tally.add(result);
      progress.show(tally.games);
    });
    return once(worker, 'exit');
  });
  await Promise.all(ends);
  signal.removeEventListener('abort', stop);
  if (failures[0]) throw failures[0];
}

/** Plays until every ability has been used, and returns what was covered. */
async function coverAbilities(spec: Spec, progress: Progress, signal: AbortSignal): Promise<Coverage> {
  const coverage = new Coverage(rules.sets, rules.version, spec.pool);
  let tick = performance.now();
  for (let index = 0; index < FORCED_GAMES && !coverage.isComplete && !signal.aborted; index++) {
    try {
      playForced(coverage, spec.pool, `${spec.seed}+${index}`);
    } catch (thrown) {
      // Forced games depend on the earlier ones, so only the whole run reproduces this failure.
      throw thrown instanceof Failure ? new Failure(thrown.seed, thrown.message, thrown.trace, spec.seed) : thrown;
    }
    if (performance.now() - tick < TICK_MS) continue;
    progress.show(coverage.total - coverage.missing().length);
    await setImmediate();
    tick = performance.now();
  }
  return coverage;
}

async function simulate(spec: Spec, games: number, jobs: number, words: Wording): Promise<number> {
  const { sim: say, errors } = words;
  const print = (line: string): void => void process.stdout.write(`${line}\n`);
  const tally = new Tally();
  const progress = new Progress(games, say.gamesPlayed);
  const interrupted = new AbortController();
  const interrupt = (): void => interrupted.abort();
  process.once('SIGINT', interrupt);
  const { signal } = interrupted;
  const since = performance.now();
  let status = 0;
  try {
    await playAll(spec, games, jobs, tally, progress, signal);
    progress.clear();
    for (const line of summaryLines(tally, spec, rules, (performance.now() - since) / 1000, words)) print(line);
    if (signal.aborted) print(`\n${say.stopped(tally.games, games)}`);
    else if (spec.check) status = await reportCoverage(spec, signal, print, words);
  } catch (thrown) {
    progress.clear();
    if (!(thrown instanceof Failure)) throw thrown;
    const { seed, message, trace } = thrown;
    const lines = [say.fails(seed, message), say.again(`baston sim --games 1 ${again(spec, thrown.again)}`)];
    for (const line of lines) process.stderr.write(`${errors.line(line)}\n`);
    if (trace !== '') process.stderr.write(`${trace}\n`);
    status = 1;
  }
  process.off('SIGINT', interrupt);
  return status;
}

async function reportCoverage(
  spec: Spec,
  signal: AbortSignal,
  print: (line: string) => void,
  { sim: say }: Wording,
): Promise<number> {
  const progress = new Progress(new Coverage(rules.sets, rules.version, spec.pool).total, say.abilitiesReached);
  const coverage = await coverAbilities(spec, progress, signal);
  progress.clear();
  const missing = coverage.missing();
  const reached = coverage.total - missing.length;
  if (signal.aborted) {
    print(`\n${say.stoppedForcing(reached, coverage.total)}`);
    return 0;
  }
  print(`\n${say.allHolds}`);
  print(say.reached(reached, coverage.total));
  for (const ability of missing) print(`  ${say.never(ability)}`);
  return missing.length > 0 ? 1 : 0;
}

const again = ({ seats, pool, titans, bot, check }: Spec, seed: string): string =>
  [
    `--seed "${seed}"`,
    `--players ${seats}`,
    `--bot ${bot}`,
    ...(pool.length > 0 ? [`--factions ${pool.join(',')}`] : []),
    ...(titans === 'all' ? ['--titans'] : []),
    ...(check ? ['--check'] : []),
  ].join(' ');

const OPTIONS = {
  games: { type: 'string' },
  players: { type: 'string' },
  factions: { type: 'string' },
  titans: { type: 'boolean' },
  seed: { type: 'string' },
  bot: { type: 'string' },
  jobs: { type: 'string' },
  check: { type: 'boolean' },
} as const satisfies OptionsOf<'sim'>;

export const sim: Command = {
  run(args, words) {
    const { values } = parse(args, words, OPTIONS);
    const seats = whole(words, values.players, '--players', 2, 4, 2);
    const spec: Spec = {
      seed: values.seed ?? 'sim',
      seats,
      pool: readPool(values.factions, seats, words),
      titans: values.titans ? 'all' : 'needed',
      bot: readBot(words, values.bot ?? 'random', '--bot'),
      check: values.check ?? false,
    };
    const games = whole(words, values.games, '--games', 1, 10_000_000, 1000);
    return simulate(spec, games, whole(words, values.jobs, '--jobs', 1, 64, 1), words);
  },
};
