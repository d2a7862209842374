// How fast this checkout is beside another one: npm run -s bench:turns -- OTHER [MODE] [PAIRS]
// OTHER: the folder of the other checkout, with its own `npm ci`. MODE: core (random games of the core box, two players), all
// (of all factions that both have, two to four players), clones or resumptions. Both do the same by turns, each in a process of
// its own, so that they meet the same neighbours; prints JSON. Ctrl-C ends it.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const [other, mode = 'core', pairs = '60'] = process.argv.slice(2);
/** The amount of work in one turn: about 20 milliseconds. */
const COUNT = { core: 40, all: 24, clones: 8_000, resumptions: 1_000 }[mode];
if (!other || !COUNT) throw new Error('which checkout, and which of core, all, clones, resumptions?');
/** Turns that do not count, until V8 has compiled everything. */
const FIRST = 50;

/** A process that plays with the build of a checkout. */
async function playerOf(checkout) {
  execFileSync(process.execPath, [`${checkout}/packages/cli/bin/baston.mjs`, 'help'], { stdio: 'ignore' }); // builds it
  const player = fileURLToPath(new URL('player.mjs', import.meta.url));
  const child = spawn(process.execPath, ['--max-semi-space-size=64', player, checkout, mode], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface(child.stdout);
  const answer = async () => JSON.parse((await once(lines, 'line'))[0]);
  const ask = (question) => {
    child.stdin.write(`${JSON.stringify(question)}\n`);
    return answer();
  };
  return { ask, end: () => child.stdin.end(), hello: await answer() };
}

const commit = (checkout) =>
  execFileSync('git', ['-C', checkout, 'rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();

const here = fileURLToPath(new URL('../..', import.meta.url));
const players = [await playerOf(here), await playerOf(resolve(other))];
const [mine, theirs] = players.map(({ hello }) => hello);
const pool = mine.factions.filter((faction) => theirs.factions.includes(faction));

const measured = [];
for (let turn = 0; turn < FIRST + Number(pairs); turn++) {
  const done = [];
  for (const who of turn % 2 ? [0, 1] : [1, 0])
    done[who] = await players[who].ask({ from: turn * COUNT, count: COUNT, pool });
  if (turn >= FIRST) measured.push({ ms: done[0].ms, otherMs: done[1].ms, ratio: done[1].ms / done[0].ms });
}
for (const player of players) player.end();

const quantile = (figure, q) => {
  const sorted = measured.map((turn) => turn[figure]).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))];
};
const sum = (figure) => measured.reduce((all, turn) => all + turn[figure], 0);
const report = {
  date: new Date().toISOString().slice(0, 10),
  cores: availableParallelism(),
  load: loadavg()[0],
  mode,
  pairs: measured.length,
  commit: commit(here),
  other: commit(other),
  /** This checkout is so many times as fast as the other: all in all, and the turns one by one. If their rules differ, so do their games. */
  ratio: {
    total: sum('otherMs') / sum('ms'),
    median: quantile('ratio', 0.5),
    quarter: quantile('ratio', 0.25),
    threeQuarters: quantile('ratio', 0.75),
  },
  /** Microseconds of the processor for one game, clone or resumption. */
  each: { median: (1000 * quantile('ms', 0.5)) / COUNT, best: (1000 * quantile('ms', 0)) / COUNT },
  otherEach: { median: (1000 * quantile('otherMs', 0.5)) / COUNT, best: (1000 * quantile('otherMs', 0)) / COUNT },
  /** The size of parked games, as JSON. */
  parkedBytes: mine.parkedBytes,
  otherParkedBytes: theirs.parkedBytes,
};
process.stdout.write(`${JSON.stringify(report, undefined, 2)}\n`);
