// How often a person has to stop and decide in their own turn:
// npm run -s bench:flow -- [--games N] [--bots KIND,KIND] [--seats 2,3,4] [--jobs N]
// Scripted games, played by people who decide as these bots do, once as the page asks today and once without what spares
// questions, as at commit e6daf42. So many processes share them. Prints JSON; Ctrl-C ends it with what there is so far.
import { execFileSync, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    bots: { type: 'string', default: 'random,amateur' },
    seats: { type: 'string', default: '2,3,4' },
    jobs: { type: 'string', default: String(availableParallelism()) },
  },
});
const baston = fileURLToPath(new URL('../../packages/cli/bin/baston.mjs', import.meta.url));
execFileSync(process.execPath, [baston, 'help'], { stdio: 'ignore' }); // builds what it needs
const file = fileURLToPath(new URL('./index.ts', import.meta.url));
const { module } = await runnerImport(file, { configFile: false, logLevel: 'error' });

// By turns, so that what was played until an interruption is as much for each.
const games = Array.from({ length: Number(values.games) }, (_, game) =>
  values.bots
    .split(',')
    .flatMap((bot) => values.seats.split(',').map((seats) => ({ bot, seats: Number(seats), game }))),
).flat();
const played = [];
let next = 0;

function finish(code = 0) {
  process.stdout.write(`${JSON.stringify(module.report(played), undefined, 2)}\n`, () => process.exit(code));
}

function tell() {
  if (played.length % 30 > 0) return;
  const { measured } = module.report(played);
  const told = measured.map(({ bot, seats, lessStops }) => `${bot} ${seats}: ${(100 * lessStops).toFixed(1)} %`);
  process.stderr.write(`${played.length}/${games.length} games; fewer stops: ${told.join(', ')}\n`);
}

const players = Array.from({ length: Number(values.jobs) }, () => fork(new URL('./player.mjs', import.meta.url)));
for (const player of players) {
  player.on('message', (message) => {
    if (message !== 'ready') {
      played.push(message);
      tell();
    }
    if (next < games.length) player.send(games[next++]);
    else if (played.length === games.length) finish();
  });
  player.on('exit', (code) => code && finish(1));
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => finish());
process.on('exit', () => {
  for (const player of players) player.kill('SIGKILL');
});
