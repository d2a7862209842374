// How many more games two threads play than one: npm run bench:lab -- [--games N] [--rounds N]
// One and two take turns, so that both meet the same neighbours; prints JSON. Ctrl-C ends it.
import { execFileSync } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { games: { type: 'string', default: '400' }, rounds: { type: 'string', default: '7' } },
});
const baston = fileURLToPath(new URL('../../packages/cli/bin/baston.mjs', import.meta.url));
execFileSync(process.execPath, [baston, 'help'], { stdio: 'ignore' }); // builds what it needs
const { playAll } = await import('@baston/lab');

const games = Number(values.games);
/** Games per second, the start of the threads included. */
async function rate(threads, round) {
  const study = { kind: 'balance', seed: `bench ${round}`, seats: 2, games, pool: [], bot: 'greedy' };
  const started = performance.now();
  await playAll({ study, indexes: [...Array(games).keys()], threads, onResult: () => undefined });
  return (1000 * games) / (performance.now() - started);
}

const rounds = [];
for (let round = 0; round < Number(values.rounds); round++) {
  const one = await rate(1, round);
  const two = await rate(2, round);
  rounds.push({ one, two, ratio: two / one });
  process.stderr.write(`${round + 1}/${values.rounds}: ${one.toFixed(1)}, ${two.toFixed(1)} games per second\n`);
}
const ratios = rounds.map(({ ratio }) => ratio).sort((a, b) => a - b);
const report = {
  date: new Date().toISOString().slice(0, 10),
  cores: availableParallelism(),
  load: loadavg()[0],
  games,
  goal: 1.7,
  median: ratios[Math.floor(ratios.length / 2)],
  rounds,
};
process.stdout.write(`${JSON.stringify(report, undefined, 2)}\n`);
