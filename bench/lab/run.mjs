// How many more games two threads of the lab play than one: npm run bench:lab -- [--games N] [--rounds N]
// Both play the same games by turns, so that they meet the same neighbours; prints JSON. Ctrl-C ends it.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';

const { values } = parseArgs({
  options: { games: { type: 'string', default: '40' }, rounds: { type: 'string', default: '25' } },
});
const games = Number(values.games);
const rounds = Number(values.rounds);
/** In its first games V8 compiles a thread's code anew and anew, in threads of its own that take a third of another core. */
const FIRST = 250;

const baston = fileURLToPath(new URL('../../packages/cli/bin/baston.mjs', import.meta.url));
execFileSync(process.execPath, [baston, 'help'], { stdio: 'ignore' }); // builds what it needs
const thread = new URL('thread.js', import.meta.resolve('@baston/lab'));
const study = { kind: 'balance', seed: 'bench', seats: 2, games: FIRST + games * rounds, pool: [], bot: 'greedy' };
const threads = [1, 2].map(() => new Worker(thread, { workerData: { study } }));

/** Milliseconds until these threads have played the games from that one on: each takes the next when it has finished one. */
async function play(workers, from, count) {
  let next = from;
  const started = performance.now();
  await Promise.all(
    workers.map(async (worker) => {
      while (next < from + count) {
        worker.postMessage({ index: next++ });
        await once(worker, 'message');
      }
    }),
  );
  return performance.now() - started;
}

await Promise.all(threads.map((worker) => play([worker], 0, FIRST)));
const measured = [];
for (let round = 0; round < rounds; round++) {
  const ms = [];
  for (const count of round % 2 ? [1, 2] : [2, 1])
    ms[count] = await play(threads.slice(0, count), FIRST + round * games, games);
  measured.push({ one: (1000 * games) / ms[1], two: (1000 * games) / ms[2], ratio: ms[1] / ms[2] });
  const { one, two } = measured.at(-1);
  process.stderr.write(`${round + 1}/${rounds}: ${one.toFixed(1)}, ${two.toFixed(1)} games per second\n`);
}
for (const worker of threads) worker.postMessage({ end: true });
const median = (figure) => measured.map((m) => m[figure]).sort((a, b) => a - b)[Math.floor(rounds / 2)];
const report = {
  date: new Date().toISOString().slice(0, 10),
  cores: availableParallelism(),
  load: loadavg()[0],
  games,
  goal: 1.7,
  ratio: median('ratio'),
  one: median('one'),
  two: median('two'),
  rounds: measured,
};
process.stdout.write(`${JSON.stringify(report, undefined, 2)}\n`);
