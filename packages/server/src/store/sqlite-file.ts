/** A file with tables, for one process: write-ahead log, one fsync for each group of changes. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import { type BackupHeader, type BackupRow, type Row, readBackup } from './backup.ts';
import { migrate, migrateTo, TABLES } from './migrations.ts';
import type { PeopleCall, Value } from './people-sql.ts';
import { SQL } from './sql.ts';
import { type Appended, type Change, StoreError } from './store.ts';

/** Changes are one transaction: only the last statement, the commit, waits for the disk. */
const WRITE = {
  entry: `insert into entries (table_id, seq, command, entry, events) select $1, $2, $3, $4, $5
    where $2 = 0 or exists (select 1 from entries where table_id = $1 and seq = $2 - 1)
    on conflict do nothing`,
  show: `insert into tables (id, rules, rulebook, listed, phase, owner, waiting_for, wake_at, summary, created_at, changed_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
    on conflict (id) do update set rules = excluded.rules, rulebook = excluded.rulebook, listed = excluded.listed,
      phase = excluded.phase, owner = excluded.owner,
      waiting_for = excluded.waiting_for, wake_at = excluded.wake_at, summary = excluded.summary, changed_at = excluded.changed_at`,
  leave: 'delete from holders where table_id = $1',
  hold: 'insert into holders (person, table_id) values ($1, $2) on conflict do nothing',
  takePart: 'insert into participants (person, table_id) values ($1, $2) on conflict do nothing',
  forget: 'delete from tables where id = $1',
  forgetParticipants: 'delete from participants where table_id = $1',
  forgetEntries: 'delete from entries where table_id = $1',
  forgetParked: 'delete from parked where table_id = $1',
  forgetPresence: 'delete from presence where table_id = $1',
  forgetRecord: 'delete from records where table_id = $1',
  begin: 'begin immediate',
  commit: 'commit',
  rollback: 'rollback',
} as const;

/** Deleted data is overwritten (secure_delete), so that no names of deleted persons stay in free pages. */
const PRAGMAS =
  'pragma locking_mode = exclusive; pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = fast';
/** Checkpoints the write-ahead log; closing alone would keep the file locked while there are statements. */
const RELEASE = 'pragma journal_mode = delete; pragma locking_mode = normal; select shape from baston';

/** The statements that delete everything about a table. */
const FORGETS = [
  'forget',
  'forgetEntries',
  'forgetParked',
  'forgetRecord',
  'forgetPresence',
  'forgetParticipants',
  'leave',
] as const;

const STATEMENTS = { ...SQL, ...WRITE };
type Name = keyof typeof STATEMENTS;

/** Everything here waits for the disk; see sqlite.ts. */
export class SqliteFile {
  readonly #file: string;
  readonly #database: Database.Database;
  readonly #prepared = new Map<Name, Database.Statement>();

  private constructor(file: string, database: Database.Database) {
    this.#file = file;
    this.#database = database;
  }

  static async open(file: string): Promise<SqliteFile> {
    try {
      mkdirSync(dirname(file), { recursive: true });
      const database = new Database(file, { timeout: 0 });
      try {
        database.exec(PRAGMAS);
        database.exec(WRITE.begin);
        await migrate((sql) => database.prepare(sql).all());
        database.exec(WRITE.commit);
      } catch (thrown) {
        if (database.inTransaction) database.exec(`rollback; ${RELEASE}`);
        database.close();
        throw thrown;
      }
      return new SqliteFile(file, database);
    } catch (thrown) {
      throw storeErrorOf(thrown, file);
    }
  }

  rows(name: keyof typeof SQL, values: readonly Value[]): readonly unknown[] {
    return this.#try(() => this.#statement(name).all(...values));
  }

  commit(changes: readonly Change[]): readonly Appended[] {
    return this.#inTransaction(() => changes.map((change) => this.#append(change)));
  }

  together(calls: readonly PeopleCall[]): void {
    this.#inTransaction(() => {
      for (const [name, ...values] of calls) this.#run(name, ...values);
    });
  }

  forget(before: number, limit: number): readonly string[] {
    return this.#inTransaction(() => {
      const stale = this.#statement('stale').all(before, limit) as { id: string }[];
      for (const { id } of stale) for (const name of FORGETS) this.#run(name, id);
      return stale.map(({ id }) => id);
    });
  }

  /** Runs in a transaction: everything is durable, or nothing. */
  #inTransaction<T>(run: () => T): T {
    try {
      this.#run('begin');
      const result = run();
      this.#run('commit');
      return result;
    } catch (thrown) {
      if (this.#database.inTransaction) this.#run('rollback');
      throw storeErrorOf(thrown, this.#file);
    }
  }

  #append({ row, table, holders, participants, parked }: Change): Appended {
    if (this.#run('entry', table.id, row.seq, row.command, row.entry, row.events) === 0)
      return this.#statement('commandAt').all(table.id, row.command).length > 0 ? 'repeated' : 'taken';
    const { id, rules, rulebook, listed, phase, owner, waitingFor, wakeAt, summary, createdAt, changedAt } = table;
    const shown = [Number(listed), phase, owner, waitingFor, wakeAt, summary, createdAt, changedAt];
    this.#run('show', id, rules, rulebook, ...shown);
    if (holders) {
      this.#run('leave', id);
      for (const person of holders) if (person !== undefined) this.#run('hold', person, id);
    }
    for (const person of participants ?? []) this.#run('takePart', person, id);
    if (parked) this.#run('park', id, parked.seq, parked.game);
    return 'done';
  }

  /** A consistent copy, which another thread can read at leisure. Nothing is written meanwhile. */
  copyTo(file: string): void {
    this.#try(() => this.#database.prepare('vacuum into ?').run(file));
  }

  /** Lines of a backup: the rows of a table after that row. */
  page(table: string, after: number, limit: number): { readonly lines: readonly string[]; readonly last: number } {
    return this.#try(() => {
      const sql = `select rowid as row_number, * from ${table} where rowid > ? order by rowid limit ?`;
      const rows = this.#database.prepare(sql).all(after, limit) as ({ row_number: number } & Row)[];
      const types = this.#typesOf(table);
      const lines = rows.map(({ row_number: _, ...row }) =>
        JSON.stringify([table, mapValues(row, (value, name) => toBackup(value, types.get(name)))]),
      );
      return { lines, last: rows.at(-1)?.row_number ?? after };
    });
  }

  async restore(file: string, overwrite: boolean): Promise<void> {
    const run = (sql: string): unknown[] => this.#database.prepare(sql).all();
    try {
      this.#run('begin');
      if (!overwrite && this.#statement('anything').all().length > 0) throw new StoreError('filled', this.#file);
      for (const table of [...TABLES, 'baston']) run(`drop table if exists ${table}`);
      let insert: Inserter | undefined;
      for await (const line of readBackup(file)) {
        if ('format' in line) await migrateTo((line as BackupHeader).shape, run);
        else {
          const [table, row] = line as BackupRow;
          if (insert?.table !== table) insert = this.#inserter(table, Object.keys(row));
          insert.run(row);
        }
      }
      await migrate(run);
      this.#run('commit');
    } catch (thrown) {
      if (this.#database.inTransaction) this.#run('rollback');
      throw storeErrorOf(thrown, this.#file);
    }
  }

  #inserter(table: string, columns: readonly string[]): Inserter {
    const types = this.#typesOf(table);
    if (columns.some((name) => !types.has(name)))
      throw new StoreError('damaged', `it has an unknown column in ${table}`);
    const sql = `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`;
    const statement = this.#database.prepare(sql);
    const run = (row: Row): void => {
      statement.run(...columns.map((name) => fromBackup(row[name] ?? null, types.get(name))));
    };
    return { table, run };
  }

  #typesOf(table: string): Map<string, string> {
    const columns = this.#database.prepare(`select name, type from pragma_table_info(?)`).all(table);
    return new Map((columns as { name: string; type: string }[]).map(({ name, type }) => [name, type.toLowerCase()]));
  }

  /**
   * On a full disk what is in the write-ahead log cannot be put into the file. It stays in the log then, and is found
   * there when the file is opened again.
   */
  close(): void {
    try {
      this.#database.exec(RELEASE);
    } catch {}
    this.#database.close();
  }

  #try<T>(run: () => T): T {
    try {
      return run();
    } catch (thrown) {
      throw storeErrorOf(thrown, this.#file);
    }
  }

  #statement(name: Name): Database.Statement {
    let statement = this.#prepared.get(name);
    if (!statement) {
      statement = this.#database.prepare(STATEMENTS[name].replaceAll('$', '?'));
      this.#prepared.set(name, statement);
    }
    return statement;
  }

  /** The number of rows that it has changed. */
  #run(name: Name, ...values: Value[]): number {
    return this.#statement(name).run(...values).changes;
  }
}

interface Inserter {
  readonly table: string;
  readonly run: (row: Row) => void;
}

const mapValues = (row: object, map: (value: unknown, name: string) => unknown): object =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, map(value, name)]));

/** SQLite has 0 and 1 for booleans, and bytes for what is binary. */
function toBackup(value: unknown, type: string | undefined): unknown {
  if (type === 'boolean') return Boolean(value);
  return value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : value;
}

function fromBackup(value: string | number | boolean | null, type: string | undefined): unknown {
  if (typeof value === 'boolean') return Number(value);
  return type === 'blob' && typeof value === 'string' ? Buffer.from(value.slice(2), 'hex') : value;
}

function storeErrorOf(thrown: unknown, file: string): StoreError {
  if (thrown instanceof StoreError) return thrown;
  const { code, message } = thrown as NodeJS.ErrnoException;
  if (code?.startsWith('SQLITE_BUSY') || code?.startsWith('SQLITE_LOCKED'))
    return new StoreError('busy', `${file} is in use by another process: stop that one, or choose another file`);
  if (code === 'SQLITE_FULL' || code === 'ENOSPC')
    return new StoreError('full', `the disk of ${file} is full: make room`);
  return new StoreError('refused', message);
}
