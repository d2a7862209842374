import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import Database from 'libsql';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Postgres, startPostgres } from '../../../../test/postgres.ts';
import { contract } from './contract.ts';
import { MemoryStore } from './memory.ts';
import { migrate } from './migrations.ts';
import { openStore } from './open.ts';
import { TOKEN_LIFE } from './people.ts';
import { change, logRow, tableRow } from './samples.ts';
import { type Change, type Store, StoreError } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'baston-store-'));
let files = 0;
const newFile = (): string => join(folder, `${files++}`, 'baston.db');
afterAll(() => rmSync(folder, { recursive: true }));

const troubleOf = async (doing: Promise<unknown>): Promise<string> => {
  const thrown = await doing.then(
    () => 'nothing',
    (error: unknown) => error,
  );
  expect(thrown).toBeInstanceOf(StoreError);
  return `${(thrown as StoreError).trouble}: ${(thrown as StoreError).message}`;
};

/** The contents of the fixture database. */
async function expectFixture(store: Store): Promise<void> {
  expect(await store.log('a', 0)).toEqual([logRow(0), logRow(1)]);
  expect(await store.append(change('a', 1))).toBe('repeated');
  expect(await store.append(change('a', 2, { table: tableRow('a', { phase: 'playing' }) }))).toBe('done');
  expect((await store.tablesOf('zoe', 9)).map(({ id, phase }) => [id, phase])).toEqual([['a', 'playing']]);
  expect(await store.table('b')).toEqual(tableRow('b', { listed: true, owner: '' })); // who that was, it did not say
  expect(await store.listed(9, 0)).toEqual([]);
  expect(await store.parked('a')).toEqual({ seq: 1, game: '{"n":1}' });
  const now = Date.now();
  expect(await store.personByToken('hash 1', now)).toMatchObject({ id: 'zoe', name: 'Zoé', isFresh: false });
  expect(await store.personByToken('hash 1', now + TOKEN_LIFE)).toBeUndefined();
  const [device, ...others] = await store.devices('zoe', now);
  expect(device).toMatchObject({ id: 'hash 1', browser: '', system: '', usedAt: 0 });
  expect(others).toEqual([]);
  expect(await store.tablesWith('zoe')).toEqual(['a']);
  expect(await store.takeCode('code', 0)).toEqual({ id: 'zoe', name: 'Zoé' });
}
const fixture = (name: string): string => join(import.meta.dirname, 'fixtures', name);

describe('opening a store', () => {
  it('rejects an unknown address', async () => {
    expect(await troubleOf(openStore('mysql://somewhere/baston'))).toBe(
      'refused: it is neither the address of a PostgreSQL (postgres://…) nor a file',
    );
  });
});

describe('migrations', () => {
  it('run once each, and new ones on existing data', async () => {
    const database = new Database(':memory:');
    const run = (sql: string): unknown[] => database.prepare(sql).all();
    const first = ['create table people (name text)', `insert into people values ('zoe')`];
    const second = ['alter table people add column age integer', 'update people set age = 7'];
    await migrate(run, [first]);
    await migrate(run, [first]);
    await migrate(run, [first, second]);
    expect(run('select name, age from people')).toEqual([{ name: 'zoe', age: 7 }]);
    await expect(migrate(run, [first])).rejects.toThrow('to shape 2; this one knows 1');
  });
});

describe('memory', () => {
  contract(async () => new MemoryStore());
});

describe('SQLite', () => {
  contract(() => openStore(newFile()));

  it('finds everything again when it is reopened', async () => {
    const file = newFile();
    const store = await openStore(file);
    await store.append(change('a', 0, { holders: ['zoe'] }));
    await store.park('a', { seq: 0, game: '{}' });
    const last = store.append(change('a', 1));
    await store.close();
    expect(await last).toBe('done');
    const again = await openStore(file);
    expect(await again.log('a', 0)).toEqual([logRow(0), logRow(1)]);
    expect((await again.tablesOf('zoe', 9)).map(({ id }) => id)).toEqual(['a']);
    expect(await again.parked('a')).toEqual({ seq: 0, game: '{}' });
    await again.close();
  });

  it('refuses a second process at once', async () => {
    const file = newFile();
    const store = await openStore(file);
    await store.append(change('a', 0));
    expect(await troubleOf(openStore(file))).toBe(
      `busy: ${file} is in use by another process: stop that one, or choose another file`,
    );
    expect(await store.append(change('a', 1))).toBe('done');
    await store.close();
  });

  it('rejects other files, folders, and databases of a newer version', async () => {
    const text = join(folder, 'text');
    writeFileSync(text, 'This is not a database, but a text that is as long as one would have to be. '.repeat(20));
    expect(await troubleOf(openStore(text))).toBe('refused: file is not a database');
    expect(await troubleOf(openStore(folder))).toContain('refused: ConnectionFailed');
    const newer = newFile();
    await (await openStore(newer)).close();
    const raw = new Database(newer);
    raw.exec('update baston set shape = 99');
    raw.close();
    expect(await troubleOf(openStore(newer))).toContain(
      'newer: a newer Baston has changed this database (to shape 99;',
    );
  });

  it('refuses one change and commits the others of its group', async () => {
    const store = await openStore(newFile());
    const bad = change('bad', 0, { table: { ...tableRow('bad'), rules: null as unknown as string } });
    const answers = await Promise.allSettled([change('a', 0), bad, change('b', 0)].map((one) => store.append(one)));
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await store.log('bad', 0)).toEqual([]);
    expect(await store.log('b', 0)).toEqual([logRow(0)]);
    await store.close();
  });

  it('opens a database made by the first version', async () => {
    const file = join(folder, 'shape-1.db');
    copyFileSync(fixture('shape-1.db'), file);
    const store = await openStore(file);
    await expectFixture(store);
    await store.close();
  });
});

describe('PostgreSQL', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  contract(async () => openStore(await postgres.database()));

  it('is migrated once by nodes that start concurrently', async () => {
    const url = await postgres.database();
    const nodes = await Promise.all(Array.from({ length: 6 }, () => openStore(url)));
    expect(await Promise.all(nodes.map((node) => node.append(change('a', 0))))).toContain('done');
    await Promise.all(nodes.map((node) => node.close()));
  });

  it('gives each sequence number to one of two nodes', async () => {
    const url = await postgres.database();
    const nodes = await Promise.all([openStore(url), openStore(url)]);
    const tables = Array.from({ length: 200 }, (_, i) => `table ${(i * 7) % 200}`);
    const done = new Map<string, string[]>(tables.map((id) => [id, []]));
    for (let seq = 0; seq < 5; seq++) {
      const orders = [tables, tables.toReversed()];
      await Promise.all(
        nodes.flatMap((node, n) =>
          (orders[n] as string[]).map(async (id) => {
            const command = `${seq} by ${n}`;
            const answer = await node.append(change(id, seq, { row: logRow(seq, command), holders: [`person ${n}`] }));
            if (answer === 'done') done.get(id)?.push(command);
            else expect(answer).toBe('taken');
          }),
        ),
      );
    }
    for (const [id, commands] of done)
      expect((await nodes[0].log(id, 0)).map(({ command }) => command)).toEqual(commands);
    expect([...done.values()].flat()).toHaveLength(1000);
    const held = await Promise.all([0, 1].map((n) => nodes[0].tablesOf(`person ${n}`, 999)));
    expect(held.flat()).toHaveLength(200);
    await Promise.all(nodes.map((node) => node.close()));
  });

  it('deletes a table completely or not at all while another node appends', async () => {
    const url = await postgres.database();
    const nodes = await Promise.all([openStore(url), openStore(url)]);
    const outcomes = new Set<string>();
    for (let round = 0; round < 30; round++) {
      const ids = Array.from({ length: 20 }, (_, i) => `${round} ${i}`);
      const at = (id: string, changedAt: number): Partial<Change> => ({ table: tableRow(id, { changedAt }) });
      await Promise.all(ids.map((id) => nodes[0].append(change(id, 0, at(id, 1000)))));
      const [forgotten, ...answers] = await Promise.all([
        nodes[0].forget(2000, 99),
        ...ids.map((id, i) => setTimeout(i / 4).then(() => nodes[1].append(change(id, 1, at(id, 3000))))),
      ]);
      for (const [i, id] of ids.entries()) {
        const isGone = forgotten.includes(id);
        expect([answers[i], (await nodes[1].log(id, 0)).length, (await nodes[1].table(id))?.id]).toEqual(
          isGone ? ['taken', 0, undefined] : ['done', 2, id],
        );
        outcomes.add(String(answers[i]));
      }
    }
    expect(outcomes).toEqual(new Set(['taken', 'done']));
    await Promise.all(nodes.map((node) => node.close()));
  });

  it('appends without a scan of the log, though the query was planned when it was short', async () => {
    const url = await postgres.database();
    const store = await openStore(url);
    for (let seq = 0; seq < 40; seq++) await store.append(change('a', seq, { holders: ['zoe'] }));
    await store.close();
    const counts = `select n_tup_ins::integer as written, seq_tup_read::integer as read from pg_stat_user_tables
      where relname = 'entries'`;
    await expect.poll(() => raw(url, counts)).toEqual([{ written: 40, read: 0 }]);
  });

  it('tells each node who is connected to the others, until that expires', async () => {
    const url = await postgres.database();
    const nodes = await Promise.all([openStore(url), openStore(url)]);
    const row = { table: tableRow('a', { listed: true, owner: 'zoe' }) };
    await nodes[0].append(change('a', 0, row));
    await nodes[0].present([{ table: 'a', person: 'zoe' }], 2000);
    await nodes[1].present(
      [
        { table: 'a', person: 'zoe' },
        { table: 'b', person: 'yann' },
      ],
      1000,
    );
    const zoe = { table: 'a', person: 'zoe' };
    expect(await nodes[0].presentElsewhere(['a'], 999)).toEqual([{ ...zoe, until: 1000 }]);
    expect(await nodes[0].presentElsewhere(['a'], 1000)).toEqual([]);
    expect(await nodes[1].presentElsewhere(['a', 'b'], 1000)).toEqual([{ ...zoe, until: 2000 }]);
    for (const node of nodes) expect((await node.listed(9, 1500)).map(({ id }) => id)).toEqual(['a']);
    await Promise.all(nodes.map((node) => node.close()));
  });

  it('tells each node what the others append, and not what it appends itself', async () => {
    const url = await postgres.database();
    const nodes = await Promise.all([openStore(url), openStore(url)]);
    const heard: string[][] = [[], []];
    const listening = nodes.map(
      (node, n) =>
        new Promise<void>((resolve) => node.onAppended((table, seq) => heard[n]?.push(`${table} ${seq}`), resolve)),
    );
    await Promise.all(listening);
    await nodes[0].append(change('a table', 0));
    await nodes[1].append(change('a table', 1));
    await nodes[0].append(change('a table', 1)); // repeated: nothing to tell
    await nodes[0].append(change('b', 0));
    await expect.poll(() => heard).toEqual([['a table 1'], ['a table 0', 'b 0']]);
    await Promise.all(nodes.map((node) => node.close()));
  });

  it('refuses one change and commits the others of its group', async () => {
    const store = await openStore(await postgres.database());
    const bad = change('bad', 0, { row: { ...logRow(0), command: '\0' } });
    const answers = await Promise.allSettled([change('a', 0), bad, change('b', 0)].map((one) => store.append(one)));
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await store.log('b', 0)).toEqual([logRow(0)]);
    await store.close();
  });

  it('opens a database made by the first version', async () => {
    const url = await postgres.database();
    await raw(url, readFileSync(fixture('shape-1.sql'), 'utf8'));
    const store = await openStore(url);
    await expectFixture(store);
    await store.close();
  });

  it('rejects a missing database and one of a newer version', async () => {
    expect(await troubleOf(openStore(postgres.url.replace('/postgres?', '/elsewhere?')))).toContain('refused: ');
    expect(await troubleOf(openStore('postgres://baston@localhost/postgres?host=%2Fnowhere'))).toContain('away: ');
    const url = await postgres.database();
    await (await openStore(url)).close();
    await raw(url, 'update baston set shape = 99');
    expect(await troubleOf(openStore(url))).toContain('newer: a newer Baston has changed this database (to shape 99;');
  });

  it('reconnects to a restarted database and reports that entries may have been missed', async () => {
    const url = await postgres.database();
    const nodes = await Promise.all([openStore(url), openStore(url)]);
    const heard: string[] = [];
    nodes[1].onAppended(
      (table, seq) => heard.push(`${table} ${seq}`),
      () => heard.push('missed'),
    );
    await expect.poll(() => heard).toEqual(['missed']);
    for (let seq = 0; seq < 3; seq++) expect(await nodes[0].append(change('a', seq))).toBe('done');
    await expect.poll(() => heard).toEqual(['missed', 'a 0', 'a 1', 'a 2']);

    await postgres.crash();
    expect(await troubleOf(nodes[0].append(change('a', 3)))).toMatch(
      /^away: the database (?:does not answer|is not ready) \(.+\): /,
    );
    expect(await troubleOf(nodes[0].log('a', 0))).toContain('away: ');
    expect(await troubleOf(nodes[1].ping())).toContain('away: ');
    await setTimeout(600); // nobody is there for a while
    await postgres.restart();

    await nodes[0].ping();
    expect((await nodes[0].log('a', 0)).map(({ seq }) => seq)).toEqual([0, 1, 2]);
    await expect.poll(() => heard.at(-1)).toBe('missed');
    expect(await nodes[0].append(change('a', 3))).toBe('done');
    await expect.poll(() => heard.at(-1)).toBe('a 3');
    await Promise.all(nodes.map((node) => node.close()));
  });
});

async function raw(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}
