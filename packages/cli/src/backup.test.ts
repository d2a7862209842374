/** `baston backup`, `baston restore` and SIGUSR2 as operators use them: on a server at which people play. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openStore } from '@baston/server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from '../../../test/address-of.ts';
import { type Done, type Habits, type Person, seatCrowd } from '../../../test/crowd.ts';
import { Visitor } from '../../../test/online.ts';
import { type Postgres, startPostgres } from '../../../test/postgres.ts';

const bin = fileURLToPath(new URL('../bin/baston.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'baston-backup-'));
const TOKEN = 'the token of this test';
const TABLES = 4;
const env = { PATH: process.env.PATH, BASTON_BUILT: '1', BASTON_ADMIN_TOKEN: TOKEN };
let postgres: Postgres;
let files = 0;
const newFile = (name: string): string => join(folder, `${files++}-${name}`);

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

const running: ChildProcess[] = [];
const crowd: Person[] = [];
afterEach(() => {
  for (const person of crowd.splice(0)) person.leave();
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

interface Served {
  readonly url: string;
  readonly child: ChildProcess;
}

async function serve(place: readonly string[], more: readonly string[] = []): Promise<Served> {
  const args = ['serve', '--port', '0', '--host', '127.0.0.1', '--lang', 'en', ...place, ...more];
  const child = spawn(process.execPath, [bin, ...args], { cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'] });
  running.push(child);
  const url = await addressOf(child);
  return { url, child };
}

async function baston(args: readonly string[], more: NodeJS.ProcessEnv = {}): Promise<{ status: number; err: string }> {
  const child = spawn(process.execPath, [bin, ...args, '--lang', 'en'], { cwd: folder, env: { ...env, ...more } });
  let err = '';
  child.stderr.on('data', (data) => {
    err += data;
  });
  const [status] = await once(child, 'close');
  return { status, err };
}

/** People at some tables who answer until they are told to stop, and what was acknowledged. */
async function play(url: string): Promise<Done[]> {
  const done: Done[] = [];
  const habits: Habits = { url: () => url, thinks: () => 100, onDone: (one) => done.push(one) };
  crowd.push(...(await seatCrowd(TABLES, url, [habits, habits])));
  return done;
}

async function expectKept(where: string, done: readonly Done[]): Promise<void> {
  const store = await openStore(where);
  for (const table of new Set(done.map((one) => one.table))) {
    const at = new Map((await store.log(table, 0)).map(({ seq, command }) => [command.split(':').at(-1), seq]));
    // In a window an acknowledgement does not count the answers of others.
    for (const { command, seq } of done.filter((one) => one.table === table))
      expect(at.get(command)).toBeGreaterThanOrEqual(seq);
  }
  await store.close();
}

const PLACES: [string, () => Promise<readonly [option: string, where: string]>][] = [
  ['SQLite', async () => ['--data', newFile('baston.db')]],
  ['PostgreSQL', async () => ['--database', await postgres.database()]],
];

/** The first server that is started builds the site, if nobody has. */
const BUILDS_SITE = { timeout: 180_000 };

describe.each(PLACES)('with %s', BUILDS_SITE, (_name, newPlace) => {
  it('backs up a server that runs, loses nothing that was acknowledged, and plays on elsewhere', async () => {
    const place = await newPlace();
    const { url, child } = await serve(place);
    const done = await play(url);
    await expect.poll(() => done.length, { timeout: 60_000 }).toBeGreaterThan(40);
    const before = [...done];
    const file = newFile('backup');
    const made = await baston(['backup', file, ...place, '--server', url]);
    expect(made).toEqual({ status: 0, err: expect.stringMatching(/ is complete: [\d,]+ rows\.\n$/) });
    await expect.poll(() => done.length, { timeout: 60_000 }).toBeGreaterThan(before.length + 10); // nobody was cut off
    for (const person of crowd) expect(person.refused).toEqual([]);
    child.kill('SIGTERM');
    await once(child, 'exit');

    // Into the other kind of database, so that each is backed up and restored once.
    const other: readonly [string, string] =
      place[0] === '--data' ? ['--database', await postgres.database()] : ['--data', newFile('restored.db')];
    expect((await baston(['restore', file, ...other])).status).toBe(0);
    await expectKept(other[1], before);
    const again = await serve(other);
    const tables = new Set(crowd.map(({ table }) => table));
    const seen = await Promise.all(
      [...tables].map(async (table) => (await new Visitor(again).join(table)).table?.table.phase),
    );
    expect(seen).toEqual(seen.map(() => 'playing'));
    const refused = await baston(['restore', file, ...other, '--server', again.url]);
    expect(refused).toEqual({ status: 2, err: expect.stringContaining('--overwrite') });
  });

  it('restores into a server that runs: clients come back to the games as they were', async () => {
    const place = await newPlace();
    const { url } = await serve(place);
    const done = await play(url);
    await expect.poll(() => done.length, { timeout: 60_000 }).toBeGreaterThan(20);
    const file = newFile('backup');
    expect((await baston(['backup', file, ...place, '--server', url])).status).toBe(0);
    const [person] = crowd as [Person];
    const late = await (await Visitor.named({ url }, 'Late')).open();
    const restored = await baston(['restore', file, ...place, '--server', url, '--overwrite']);
    expect(restored).toEqual({ status: 0, err: expect.stringContaining('has been restored') });
    expect((await fetch(`${url}/api/tables/${late.id}`)).status).toBe(404); // it is newer than the backup
    expect((await fetch(`${url}/api/tables/${person.table}`)).status).toBe(200);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });
});

describe('backup and restore', () => {
  it('say in one line what is wrong, and leave an older backup as it was', async () => {
    const data = newFile('baston.db');
    const { url, child } = await serve(['--data', data]);
    const file = newFile('backup');
    writeFileSync(file, 'an older backup');
    const backup = (...more: string[]) => baston(['backup', file, '--data', data, ...more], { BASTON_ADMIN_TOKEN: '' });
    const cases: [ReturnType<typeof baston>, RegExp][] = [
      [baston(['backup']), /give the file of the backup/],
      [backup(), /set BASTON_ADMIN_TOKEN/],
      [backup('--server', url, '--token', 'wrong'), /another admin token/],
      [backup('--server', 'http://127.0.0.1:2', '--token', TOKEN), /cannot reach 127\.0\.0\.1:2: connection refused/],
      [backup('--server', 'nowhere', '--token', TOKEN), /is not the address of a server/],
      [baston(['backup', file, '--data', newFile('none.db')]), /no such file or folder/],
      [baston(['restore', file, '--data', newFile('new.db')]), /the backup cannot be used/],
      [baston(['restore', newFile('nothing'), '--data', newFile('new.db')]), /no such file or folder/],
    ];
    for (const [run, expected] of cases) {
      const { status, err } = await run;
      expect({ status, err }).toEqual({ status: 2, err: expect.stringMatching(expected) });
      expect(err.trim().split('\n')).toHaveLength(1);
    }
    expect(readFileSync(file, 'utf8')).toBe('an older backup');
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
    child.kill('SIGTERM');
    await once(child, 'exit');
    expect((await baston(['backup', file, '--data', data])).status).toBe(0); // without a server, directly
  });

  it('says that there is no room for the backup, and leaves nothing half done', async () => {
    const data = newFile('baston.db');
    await (await openStore(data)).close();
    const file = newFile('backup');
    symlinkSync('/dev/full', `${file}.part`); // what is being written lies beside the file
    const { status, err } = await baston(['backup', file, '--data', data]);
    expect(status).toBe(2);
    expect(err).toBe(`baston: cannot write ${file}.part: the disk is full\n`);
    expect([existsSync(file), existsSync(`${file}.part`)]).toEqual([false, false]);
    expect(await baston(['backup', '/dev/null', '--data', data])).toEqual({
      status: 2,
      err: 'baston: cannot write /dev/null: it is not a plain file\n',
    });
  });
});

describe('SIGUSR2', () => {
  it('drains the server, which stops by itself when everybody has left', async () => {
    const { url, child } = await serve(['--data', newFile('baston.db')], ['--drain', '3600']);
    const ana = await Visitor.named({ url }, 'Ana');
    const { id } = await ana.open();
    const guest = await ana.join(id);
    const told = guest.next('notice');
    child.kill('SIGUSR2');
    expect(await told).toMatchObject({ kind: 'update' });
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
    await expect(ana.open()).rejects.toThrow('draining');
    const exited = once(child, 'exit');
    guest.leave();
    expect(await exited).toEqual([0, null]);
  });
});

describe('baston serve', () => {
  it('listens on this machine only behind a proxy, unless it is told otherwise', async () => {
    const args = ['serve', '--port', '0', '--lang', 'en', '--data', newFile('baston.db'), '--proxy'];
    const child = spawn(process.execPath, [bin, ...args], { cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'] });
    running.push(child);
    const [said] = await once(child.stderr, 'data');
    expect(String(said)).toContain('http://127.0.0.1:');
  });

  it('refuses a token that is too short, and a pattern that makes no sense', async () => {
    expect(await baston(['serve', '--admin-token', 'short'])).toEqual({
      status: 2,
      err: expect.stringContaining('at least 16 characters'),
    });
    const names = newFile('names');
    writeFileSync(names, 'fine\n/(/\n');
    expect(await baston(['serve', '--names', names])).toEqual({ status: 2, err: expect.stringContaining('line 2') });
  });
});
