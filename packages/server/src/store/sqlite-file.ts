/** A file with tables, for one process: write-ahead log, one fsync for each group of changes. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import { migrate } from './migrations.ts';
import { SQL, type Value } from './sql.ts';
import { type Appended, type Change, StoreError } from './store.ts';

/** Changes are one transaction: only the last statement, the commit, waits for the disk. */
const WRITE = {
  entry: `insert into entries (table_id, seq, command, entry, events) select $1, $2, $3, $4, $5
    where $2 = 0 or exists (select 1 from entries where table_id = $1 and seq = $2 - 1)
    on conflict do nothing`,
  show: `insert into tables (id, rules, listed, phase, waiting_for, wake_at, summary, created_at, changed_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
    on conflict (id) do update set listed = excluded.listed, phase = excluded.phase,
      waiting_for = excluded.waiting_for, wake_at = excluded.wake_at, summary = excluded.summary, changed_at = excluded.changed_at`,
  leave: 'delete from holders where table_id = $1',
  hold: 'insert into holders (person, table_id) values ($1, $2) on conflict do nothing',
  forget: 'delete from tables where id = $1',
  forgetEntries: 'delete from entries where table_id = $1',
  forgetParked: 'delete from parked where table_id = $1',
  begin: 'begin immediate',
  commit: 'commit',
  rollback: 'rollback',
} as const;

/** All that is in the log goes into the file; closing alone would keep it locked as long as there are statements. */
const RELEASE = 'pragma journal_mode = delete; pragma locking_mode = normal; select shape from baston';

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
        database.exec('pragma locking_mode = exclusive; pragma journal_mode = wal; pragma synchronous = full');
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
    try {
      return this.#statement(name).all(...values);
    } catch (thrown) {
      throw storeErrorOf(thrown, this.#file);
    }
  }

  commit(changes: readonly Change[]): readonly Appended[] {
    return this.#atOnce(() => changes.map((change) => this.#append(change)));
  }

  forget(before: number, limit: number): readonly string[] {
    return this.#atOnce(() => {
      const stale = this.#statement('stale').all(before, limit) as { id: string }[];
      for (const { id } of stale)
        for (const name of ['forget', 'forgetEntries', 'forgetParked', 'leave'] as const) this.#run(name, id);
      return stale.map(({ id }) => id);
    });
  }

  /** All of it durably, or nothing. */
  #atOnce<T>(run: () => T): T {
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

  #append({ row, table, holders, parked }: Change): Appended {
    if (this.#run('entry', table.id, row.seq, row.command, row.entry, row.events) === 0)
      return this.#statement('commandAt').all(table.id, row.command).length > 0 ? 'repeated' : 'taken';
    const { id, rules, listed, phase, waitingFor, wakeAt, summary, createdAt, changedAt } = table;
    this.#run('show', id, rules, Number(listed), phase, waitingFor, wakeAt, summary, createdAt, changedAt);
    if (holders) {
      this.#run('leave', id);
      for (const person of holders) if (person !== undefined) this.#run('hold', person, id);
    }
    if (parked) this.#run('park', id, parked.seq, parked.game);
    return 'done';
  }

  close(): void {
    this.#database.exec(RELEASE);
    this.#database.close();
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

function storeErrorOf(thrown: unknown, file: string): StoreError {
  if (thrown instanceof StoreError) return thrown;
  const { code, message } = thrown as NodeJS.ErrnoException;
  if (code?.startsWith('SQLITE_BUSY') || code?.startsWith('SQLITE_LOCKED'))
    return new StoreError('busy', `${file} is in use by another process: stop that one, or choose another file`);
  if (code === 'SQLITE_FULL') return new StoreError('away', `the disk of ${file} is full: make room`);
  return new StoreError('refused', message);
}
