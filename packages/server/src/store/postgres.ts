/** Tables in PostgreSQL, for any number of nodes. They hear of each other's entries through the database. */
import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { type BackupHeader, type BackupRow, type Row, readBackup } from './backup.ts';
import { migrate, migrateTo, SHAPE, TABLES } from './migrations.ts';
import type { PeopleCall } from './people-sql.ts';
import { NEWEST_PARKED, SQL, SqlStore } from './sql.ts';
import { type Appended, type Change, StoreError } from './store.ts';

const CONNECTIONS = 8;
/** Longer than this the database is taken for gone. */
const PATIENCE_MS = 10_000;
const RETRY_MS = 250;
/** The advisory lock that is held during migrations. */
const MIGRATES = 1_112_756_053;
const CHANNEL = 'baston_appended';
const NEWS = 'baston_news';
/** Rows of one statement of a backup or a restore. */
const PAGE = 200;

/**
 * Writes a group of changes, given as JSON, in one statement, which is one transaction and one way to the database and
 * back. Tables come in the order of their ids, so that two nodes never wait for each other. Of one table one change is
 * kept: for another the entry before it is missing. Which number is next is looked up for each: `exists` would be made a
 * hash of the whole log by a plan from when it was short.
 */
const APPEND = `
  with change as (
    select * from json_to_recordset($1) as change (
      id text, rules text, rulebook text, listed boolean, phase text, owner text, "waitingFor" integer, "wakeAt" bigint,
      summary text, "createdAt" bigint, "changedAt" bigint, holders jsonb, participants jsonb,
      seq integer, command text, entry text, events text, parked jsonb)
  ), kept as (
    insert into entries (table_id, seq, command, entry, events)
    select id, seq, command, entry, events from change
    where seq = coalesce((select max(entries.seq) + 1 from entries where table_id = id), 0)
    order by id
    on conflict do nothing
    returning table_id as id, command
  ), shown as (
    insert into tables (id, rules, rulebook, listed, phase, owner, waiting_for, wake_at, summary, created_at, changed_at)
    select id, rules, rulebook, listed, phase, owner, "waitingFor", "wakeAt", summary, "createdAt", "changedAt"
    from change join kept using (id, command)
    order by id
    on conflict (id) do update set rules = excluded.rules, rulebook = excluded.rulebook, listed = excluded.listed,
      phase = excluded.phase, owner = excluded.owner,
      waiting_for = excluded.waiting_for, wake_at = excluded.wake_at, summary = excluded.summary, changed_at = excluded.changed_at
  ), held as (
    select id, holders from change join kept using (id, command) where holders is not null
  ), left_by as (
    delete from holders using held where table_id = id and not held.holders ? person
  ), taken_by as (
    insert into holders (person, table_id)
    select distinct person, id from held, jsonb_array_elements_text(held.holders) as person
    on conflict do nothing
  ), taking_part as (
    insert into participants (person, table_id)
    select distinct person, id from change join kept using (id, command), jsonb_array_elements_text(participants) as person
    on conflict do nothing
  ), put_away as (
    insert into parked (table_id, seq, game)
    select id, (parked ->> 'seq')::integer, parked ->> 'game' from change join kept using (id, command)
    where parked is not null
    ${NEWEST_PARKED}
  )
  select id, command, pg_notify('${CHANNEL}', $2 || ' ' || seq || ' ' || id) from change join kept using (id, command)`;

/** Deletes what is about the tables that are stale, like `stale` in sql.ts. */
const FORGET = `
  with gone as (
    delete from tables where id in (${SQL.stale}) returning id
  ), entries_gone as (
    delete from entries using gone where table_id = id
  ), parked_gone as (
    delete from parked using gone where table_id = id
  ), presence_gone as (
    delete from presence using gone where table_id = id
  ), records_gone as (
    delete from records using gone where table_id = id
  ), holders_gone as (
    delete from holders using gone where table_id = id
  ), participants_gone as (
    delete from participants using gone where table_id = id
  )
  select id from gone`;

export class PostgresStore extends SqlStore {
  readonly #url: string;
  readonly #pool: pg.Pool;
  /** Our own entries come back to us too: this is how we know them. */
  protected readonly node = randomBytes(6).toString('hex');
  #listener: pg.Client | undefined;
  #heard: (news: string) => void = () => undefined;
  #isClosed = false;

  private constructor(url: string) {
    super();
    this.#url = url;
    this.#pool = new pg.Pool({
      connectionString: url,
      max: CONNECTIONS,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      keepAlive: true,
    });
    // A connection that is lost while nobody waits for it: the next query says so, or gets another.
    this.#pool.on('error', () => {});
    this.#pool.on('connect', (client) => void client.on('error', () => {}));
  }

  static async open(url: string): Promise<PostgresStore> {
    const store = new PostgresStore(url);
    try {
      await store.#migrate();
    } catch (thrown) {
      await store.#pool.end();
      throw storeErrorOf(thrown);
    }
    return store;
  }

  #migrate(): Promise<void> {
    return this.#inTransaction(async (client) => {
      await client.query(`select pg_advisory_xact_lock(${MIGRATES})`);
      await migrate(async (sql) => (await client.query(sql)).rows);
    });
  }

  /** Blocks appends meanwhile, or an entry could follow one that is no longer there. */
  async forget(before: number, limit: number): Promise<readonly string[]> {
    if ((await this.rows('stale', before, 1)).length === 0) return [];
    try {
      return await this.#inTransaction(async (client) => {
        await client.query('lock table entries in share row exclusive mode');
        const { rows } = await client.query<{ id: string }>(FORGET, [before, limit]);
        return rows.map(({ id }) => id);
      });
    } catch (thrown) {
      throw storeErrorOf(thrown);
    }
  }

  async broadcast(news: string): Promise<void> {
    await this.#query('broadcast', `select pg_notify('${NEWS}', $1)`, [`${this.node} ${news}`]);
  }
  onBroadcast(heard: (news: string) => void): void {
    this.#heard = heard;
  }

  async *dump(): AsyncGenerator<readonly string[]> {
    const client = await this.#pool.connect().catch((thrown) => {
      throw storeErrorOf(thrown);
    });
    try {
      await client.query('begin isolation level repeatable read read only');
      const [found] = (await client.query<{ shape: number }>(SQL.shape)).rows;
      if (found?.shape !== SHAPE)
        throw new StoreError('newer', 'a newer Baston has changed this database: make the backup with that version');
      for (const table of TABLES) {
        await client.query(`declare dumped no scroll cursor for select row_to_json(${table}) as row from ${table}`);
        for (let isMore = true; isMore; ) {
          const { rows } = await client.query<{ row: Row }>(`fetch ${PAGE} from dumped`);
          yield rows.map(({ row }) => JSON.stringify([table, row]));
          isMore = rows.length === PAGE;
        }
        await client.query('close dumped');
      }
    } catch (thrown) {
      throw storeErrorOf(thrown);
    } finally {
      client.release(true); // ends the transaction too
    }
  }

  /** Other nodes wait for the tables meanwhile. */
  async restore(file: string, overwrite: boolean): Promise<void> {
    try {
      await this.#inTransaction(async (client) => {
        const run = async (sql: string): Promise<readonly unknown[]> => (await client.query(sql)).rows;
        await run(`select pg_advisory_xact_lock(${MIGRATES})`);
        await run(`lock table ${TABLES.join(', ')} in access exclusive mode`);
        if (!overwrite && (await run(SQL.anything)).length > 0)
          throw new StoreError('filled', 'the database keeps games or people');
        for (const table of [...TABLES, 'baston']) await run(`drop table ${table}`);
        let batch: BackupRow[] = [];
        const flush = async (): Promise<void> => {
          const [[table] = []] = batch;
          if (table === undefined) return;
          if (!TABLES.includes(table)) throw new StoreError('damaged', `it has an unknown table ${table}`);
          const rows = JSON.stringify(batch.map(([, row]) => row));
          await client.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [rows]);
          batch = [];
        };
        for await (const line of readBackup(file)) {
          if ('format' in line) {
            await migrateTo((line as BackupHeader).shape, run);
            continue;
          }
          const row = line as BackupRow;
          if (batch.length === PAGE || (batch[0] && batch[0][0] !== row[0])) await flush();
          batch.push(row);
        }
        await flush();
        await migrate(run);
      });
    } catch (thrown) {
      throw storeErrorOf(thrown);
    }
  }

  /** Runs in a transaction. */
  async #inTransaction<T>(run: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    try {
      await client.query('begin');
      const result = await run(client);
      await client.query('commit');
      client.release();
      return result;
    } catch (thrown) {
      client.release(true); // whatever it was doing is undone
      throw thrown;
    }
  }

  protected rows(name: keyof typeof SQL, ...values: unknown[]): Promise<readonly unknown[]> {
    return this.#query(name, SQL[name], values);
  }

  protected async together(calls: readonly PeopleCall[]): Promise<void> {
    try {
      await this.#inTransaction(async (client) => {
        for (const [name, ...values] of calls) await client.query({ name, text: SQL[name], values });
      });
    } catch (thrown) {
      throw storeErrorOf(thrown);
    }
  }

  protected async commit(changes: readonly Change[]): Promise<readonly Appended[]> {
    const json = JSON.stringify(
      changes.map(({ row, table, holders, participants, parked }) => ({
        ...row,
        ...table,
        holders: holders?.filter((person) => person !== undefined),
        participants,
        parked,
      })),
    );
    const kept = (await this.#query('append', APPEND, [json, this.node])) as { id: string; command: string }[];
    const done = new Set(kept.map(({ id, command }) => `${id} ${command}`));
    const answer = async ({ row, table }: Change): Promise<Appended> => {
      if (done.delete(`${table.id} ${row.command}`)) return 'done';
      return (await this.commandAt(table.id, row.command)) === undefined ? 'taken' : 'repeated';
    };
    return Promise.all(changes.map(answer));
  }

  onAppended(appended: (table: string, seq: number) => void, missed: () => void): void {
    void this.#listen(appended, missed);
  }

  /** Listens until closed. Entries appended while the connection was lost are missed. */
  async #listen(appended: (table: string, seq: number) => void, missed: () => void): Promise<void> {
    while (!this.#isClosed) {
      const client = new pg.Client({
        connectionString: this.#url,
        connectionTimeoutMillis: PATIENCE_MS,
        query_timeout: PATIENCE_MS,
        keepAlive: true,
      });
      this.#listener = client;
      const lost = new Promise<void>((resolve) => {
        client.on('error', () => resolve());
        client.on('end', () => resolve());
      });
      client.on('notification', ({ channel, payload = '' }) => {
        const [node, seq, ...table] = payload.split(' ');
        if (node === this.node) return;
        if (channel === NEWS) this.#heard(payload.slice(payload.indexOf(' ') + 1));
        else appended(table.join(' '), Number(seq));
      });
      try {
        await client.connect();
        await client.query(`listen ${CHANNEL}; listen ${NEWS}`);
        missed();
        await Promise.race([lost, this.#isHeard(client)]);
      } catch {
        // The loop tries again; whoever asks the database for something hears what is wrong.
      }
      await client.end().catch(() => {});
      if (!this.#isClosed) await setTimeout(RETRY_MS, undefined, { ref: false });
    }
  }

  /** Throws when the other end does not answer any more: a cut line tells nobody by itself. */
  async #isHeard(client: pg.Client): Promise<never> {
    for (;;) {
      await setTimeout(PATIENCE_MS, undefined, { ref: false });
      await client.query('select 1');
    }
  }

  protected async disconnect(): Promise<void> {
    this.#isClosed = true;
    await this.#listener?.end().catch(() => {});
    await this.#pool.end();
  }

  async #query(name: string, text: string, values: unknown[]): Promise<readonly unknown[]> {
    try {
      return (await this.#pool.query({ name, text, values })).rows;
    } catch (thrown) {
      throw storeErrorOf(thrown);
    }
  }
}

/** Connections, resources, operators and deadlocks come and go; everything else that PostgreSQL says is about us. */
const PASSING = /^(?:08|40|53|57)/;

function storeErrorOf(thrown: unknown): StoreError {
  if (thrown instanceof StoreError) return thrown;
  const { code, message } = thrown as NodeJS.ErrnoException;
  if (code === '53100') return new StoreError('full', `the disk of the database is full (${message}): make room`);
  if (thrown instanceof pg.DatabaseError)
    return PASSING.test(code ?? '')
      ? new StoreError('away', `the database is not ready (${message}): try again`)
      : new StoreError('refused', `the database refuses (${code}): ${message}`);
  const why = message || code; // several addresses tried: only the code
  return new StoreError('away', `the database does not answer (${why}): is it running, and is its address right?`);
}
