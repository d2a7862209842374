/** Backups of one database, restored into the same kind of database or the other kind. */
import { createWriteStream, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Postgres, startPostgres } from '../../../../test/postgres.ts';
import { backupStream, checkBackup } from './backup.ts';
import { MemoryStore } from './memory.ts';
import { TABLES } from './migrations.ts';
import { openStore } from './open.ts';
import { change, logRow, tableRow } from './samples.ts';
import { type Store, StoreError } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'baston-backup-'));
let files = 0;
const newPath = (name: string): string => join(folder, `${files++}-${name}`);
let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

const newStore = {
  SQLite: () => openStore(newPath('baston.db')),
  PostgreSQL: async () => openStore(await postgres.database()),
};
type Kind = keyof typeof newStore;
const KINDS = Object.keys(newStore) as Kind[];

async function backUp(store: Store): Promise<string> {
  const file = newPath('backup');
  await pipeline(backupStream(store, 1_800_000_000_000), createWriteStream(file));
  return file;
}

const ENTRIES = 450; // more than one page

async function fill(store: Store): Promise<void> {
  const listed = tableRow('a', { listed: true, wakeAt: 1_800_000_060_000 });
  await store.append(change('a', 0, { table: listed, holders: ['zoe', undefined] }));
  for (let seq = 1; seq < ENTRIES; seq++) await store.append(change('a', seq, { table: listed }));
  await store.append(change('b', 0));
  await store.park('a', { seq: 40, game: '{"n":40}' });
  await store.addRecord('a', 'record');
  await store.addRulebook({ hash: 'hash', version: '1', createdAt: 5 }, 'code');
  await store.addPerson({ id: 'zoe', name: 'Zoé 🃏' }, 5);
  await store.addDevice(
    { id: 'phone', browser: 'Firefox', system: 'Android', createdAt: 5, usedAt: 6, expiresAt: 2_000_000_000_000 },
    { token: 'hash 1', person: 'zoe', device: 'phone', createdAt: 5, expiresAt: 2_000_000_000_000 },
  );
  await store.addCode('zoe', 'code', 2_000_000_000_000);
  await store.ban('zoe', 5);
  await store.addAudit({ id: 'x', at: 7, who: 'Ana', action: 'ban', target: 'zoe', detail: '' });
}

async function expectFilled(store: Store): Promise<void> {
  expect(await store.log('a', 0)).toEqual(Array.from({ length: ENTRIES }, (_, seq) => logRow(seq)));
  expect(await store.table('a')).toEqual(tableRow('a', { listed: true, wakeAt: 1_800_000_060_000 }));
  expect((await store.tablesOf('zoe', 9)).map(({ id }) => id)).toEqual(['a']);
  expect(await store.parked('a')).toEqual({ seq: 40, game: '{"n":40}' });
  expect([await store.record('a'), await store.rulebookCode('hash')]).toEqual(['record', 'code']);
  expect(await store.personByToken('hash 1', 7)).toMatchObject({ id: 'zoe', name: 'Zoé 🃏', device: 'phone' });
  expect(await store.banned()).toEqual([{ id: 'zoe', name: 'Zoé 🃏' }]);
  expect((await store.audits(9)).map(({ id }) => id)).toEqual(['x']);
  expect(await store.append(change('a', ENTRIES - 1))).toBe('repeated');
  expect(await store.append(change('a', ENTRIES))).toBe('done');
}

const troubleOf = async (doing: Promise<unknown>): Promise<string> => {
  const thrown = await doing.catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(StoreError);
  return (thrown as StoreError).trouble;
};

describe.each(KINDS.flatMap((from) => KINDS.map((to) => [from, to] as const)))('a backup of %s', (from, to) => {
  it(`is restored into ${to}, and play goes on`, async () => {
    const source = await newStore[from]();
    await fill(source);
    const file = await backUp(source);
    expect(await checkBackup(file)).toBe(ENTRIES + 13);
    const target = await newStore[to]();
    await target.restore(file, false);
    await expectFilled(target);
    await source.close();
    await target.close();
  });
});

describe.each(KINDS)('%s', (kind) => {
  it('backs up every acknowledged entry while others are written', async () => {
    const store = await newStore[kind]();
    let acknowledged = 0;
    let isOver = false;
    const write = async (table: string): Promise<void> => {
      for (let seq = 0; !isOver; seq++) {
        if ((await store.append(change(table, seq))) === 'done') acknowledged++;
      }
    };
    const writing = Promise.all(['a', 'b', 'c'].map(write));
    await expect.poll(() => acknowledged).toBeGreaterThan(300);
    const before = acknowledged;
    const file = await backUp(store);
    const during = acknowledged - before;
    isOver = true;
    await writing;
    expect(during).toBeGreaterThan(0);
    const target = await newStore[kind]();
    await target.restore(file, false);
    const logs = await Promise.all(['a', 'b', 'c'].map((table) => target.log(table, 0)));
    expect(logs.flat().length).toBeGreaterThanOrEqual(before);
    // A consistent snapshot: every log is a prefix, and the table is as its last entry left it.
    for (const [i, log] of logs.entries()) {
      expect(log.map(({ seq }) => seq)).toEqual(log.map((_, seq) => seq));
      expect(await target.table(['a', 'b', 'c'][i] as string)).toBeDefined();
    }
    await store.close();
    await target.close();
  });

  it('is overwritten only on request, and completely', async () => {
    const source = await newStore[kind]();
    await fill(source);
    const file = await backUp(source);
    await source.close();
    const target = await newStore[kind]();
    await target.append(change('mine', 0));
    expect(await troubleOf(target.restore(file, false))).toBe('filled');
    expect(await target.log('mine', 0)).toEqual([logRow(0)]);
    await target.restore(file, true);
    expect(await target.table('mine')).toBeUndefined();
    await expectFilled(target);
    await target.close();
  });

  it('rejects truncated, altered, newer and foreign backups without a change', async () => {
    const source = await newStore[kind]();
    await fill(source);
    const bytes = readFileSync(await backUp(source));
    await source.close();
    const text = String(gunzipSync(bytes));
    const bad: [string, Buffer][] = [
      ['damaged', bytes.subarray(0, bytes.length - 20)],
      ['damaged', gzipSync(text.replace('Zoé', 'Eve'))],
      ['damaged', gzipSync(text.slice(0, text.lastIndexOf('\n{')))],
      ['damaged', gzipSync('{}\n{}\n')],
      ['damaged', Buffer.from('hello')],
      ['newer', gzipSync(text.replace(/"shape":\d+/, '"shape":99'))],
    ];
    const target = await newStore[kind]();
    await target.append(change('mine', 0));
    for (const [trouble, content] of bad) {
      const file = newPath('bad');
      writeFileSync(file, content);
      expect(await troubleOf(target.restore(file, true))).toBe(trouble);
      expect(await target.log('mine', 0)).toEqual([logRow(0)]);
    }
    expect(await target.append(change('mine', 1))).toBe('done');
    await target.close();
  });

  it('restores a backup of an older version', async () => {
    const target = await newStore[kind]();
    const old = newPath('old');
    writeFileSync(old, readFileSync(join(import.meta.dirname, 'fixtures', 'backup-shape-2.gz')));
    await target.restore(old, false);
    expect(await target.log('a', 0)).toEqual([logRow(0)]);
    expect(await target.banned()).toEqual([]);
    await target.close();
  });
});

describe('SQLite', () => {
  it('leaves no copy behind, and makes one backup at a time', async () => {
    const path = newPath('tidy.db');
    const store = await openStore(path);
    await fill(store);
    const [first, second] = await Promise.allSettled([backUp(store), backUp(store)]);
    expect([first.status, second.status].sort()).toEqual(['fulfilled', 'rejected']);
    await backUp(store);
    expect(readdirSync(folder).filter((name) => name.includes('tidy.db.backup'))).toEqual([]);
    await store.close();
  });

  it('backs up every table', async () => {
    const path = newPath('baston.db');
    await (await openStore(path)).close();
    const database = new Database(path);
    const rows = database.prepare(`select name from sqlite_master where type = 'table'`).all() as { name: string }[];
    database.close();
    expect(rows.map(({ name }) => name).sort()).toEqual([...TABLES, 'baston'].sort());
  });
});

it('refuses to back up a store in memory', async () => {
  expect(await troubleOf(backUp(new MemoryStore()))).toBe('refused');
});
