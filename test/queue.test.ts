/** The lab on several machines: a real PostgreSQL, workers that are killed, and no game lost or counted twice. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { play, type Result } from '../packages/lab/src/play.ts';
import { planOf, type Study } from '../packages/lab/src/study.ts';
import { type Postgres, startPostgres } from './postgres.ts';

const bin = fileURLToPath(new URL('../packages/cli/bin/baston.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'baston-queue-'));
const processes: ChildProcess[] = [];
let postgres: Postgres;
let client: pg.Client;

beforeAll(async () => {
  execFileSync(process.execPath, [bin, 'help']); // builds what it needs
  postgres = await startPostgres();
  client = new pg.Client(postgres.url);
  await client.connect();
});
afterAll(async () => {
  for (const process of processes) process.kill('SIGKILL');
  await client?.end();
  await postgres?.stop();
  rmSync(folder, { recursive: true });
});

interface Started {
  readonly process: ChildProcess;
  /** The output, once it has ended. */
  readonly ended: Promise<string>;
}

function baston(...args: string[]): Started {
  const started = spawn(process.execPath, [bin, 'lab', ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, BASTON_BUILT: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  processes.push(started);
  let out = '';
  started.stdout.on('data', (text) => {
    out += text;
  });
  return { process: started, ended: once(started, 'exit').then(() => out) };
}

/** Asks the database until it says yes. */
async function until(question: string): Promise<void> {
  for (;;) {
    const answer = await client.query(question).catch(() => undefined); // there may be no tables yet
    if (answer?.rows[0]?.yes) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

it('counts every game once, whoever dies or is stopped', async () => {
  const games = 40;
  const study: Study = { kind: 'duel', seed: 'queue', seats: 2, games, pool: [], bots: ['restless', 'random'] };
  const duel = ['duel', ...study.bots, '--games', `${games}`, '--seed', study.seed, '--out', 'results'];
  const worker = (): Started => baston('worker', '--queue', postgres.url, '--jobs', '1');
  const asker = baston(...duel, '--queue', postgres.url);
  const victim = worker();
  // Killed in the middle of a job: some of its games are kept, it is still locked.
  await until(`select count(*) > 0 as yes from baston_lab.result, graphile_worker.jobs where locked_by is not null`);
  victim.process.kill('SIGKILL');
  const stopped = worker();
  await until(`select count(*) > 12 as yes from baston_lab.result`);
  stopped.process.kill('SIGTERM');
  expect(await stopped.ended).toMatch(/^\d+ games played\.\n$/);
  expect(asker.process.exitCode).toBeNull();
  const heir = worker();
  await asker.ended;
  const results = readFileSync(join(folder, 'results'), 'utf8').trim().split('\n').slice(1);
  const played = results.map((line): Result => JSON.parse(line)).sort((one, other) => one.index - other.index);
  expect(played).toEqual(Array.from({ length: games }, (_, i) => play(planOf(study, i), i)));
  // Nothing is left behind.
  await until(`select count(*) = 0 as yes from graphile_worker.jobs`);
  expect((await client.query('select * from baston_lab.study')).rows).toEqual([]);
  heir.process.kill('SIGINT');
  expect(Number.parseInt(await heir.ended, 10)).toBeLessThan(games - 12); // no game is played again
  expect([asker, stopped, heir].map(({ process }) => process.exitCode)).toEqual([0, 0, 0]);
}, 240_000); // whoever is killed is noticed only after a while, and its games are played again
