/** The tables of the queue in PostgreSQL: studies and results. The jobs belong to graphile-worker. */
import { rules } from '@baston/cards';
import { Logger } from 'graphile-worker';
import pg from 'pg';
import type { Result } from '../play.ts';
import type { Study } from '../study.ts';

/** Jobs of this name are batches of games. Workers with other rules skip them. */
export const TASK = `baston-lab ${rules.version}`;

export interface Batch {
  /** The id of the study. */
  readonly study: string;
  readonly indexes: readonly number[];
}

/** A worker holds the advisory lock (ALIVE_LOCK, hash of its name) while it is alive; the database releases it when it dies. */
export const ALIVE_LOCK = 1_112_756_052;

/** The database cannot be reached, or the connection was lost; the message is the error code. */
export class QueueError extends Error {}

export const queueErrorOf = (thrown: unknown): QueueError => {
  const { code, message } = thrown as NodeJS.ErrnoException;
  return new QueueError(code ?? message);
};

export const silent = new Logger(() => () => {});

const TABLES = `
  select pg_advisory_xact_lock(${ALIVE_LOCK});
  create schema if not exists baston_lab;
  create table if not exists baston_lab.study (
    id uuid primary key default gen_random_uuid(),
    study text not null
  );
  create table if not exists baston_lab.result (
    study uuid not null references baston_lab.study on delete cascade,
    index integer not null,
    result text not null,
    taken boolean not null default false,
    primary key (study, index)
  );
`;

export class Database {
  readonly pool: pg.Pool;

  constructor(url: string, connections: number) {
    this.pool = new pg.Pool({ connectionString: url, max: connections, connectionTimeoutMillis: 10_000 });
    // An idle connection that is lost needs no handling: the next query reports it.
    this.pool.on('error', () => {});
    this.pool.on('connect', (client) => void client.on('error', () => {}));
  }

  async #rows(text: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]> {
    try {
      return (await this.pool.query(text, values && [...values])).rows;
    } catch (thrown) {
      throw queueErrorOf(thrown);
    }
  }

  async prepare(): Promise<void> {
    await this.#rows(TABLES);
  }

  async addStudy(study: Study): Promise<string> {
    const [row] = await this.#rows('insert into baston_lab.study (study) values ($1) returning id', [
      JSON.stringify(study),
    ]);
    return row?.id as string;
  }
  /** Deletes the study with its results. Jobs that are left find nothing to do. */
  async dropStudy(id: string): Promise<void> {
    await this.#rows('delete from baston_lab.study where id = $1', [id]);
  }
  /** A study and the numbers of its finished games; undefined if it was dropped. */
  async readStudy(id: string): Promise<{ readonly study: Study; readonly done: ReadonlySet<number> } | undefined> {
    const [row] = await this.#rows(
      'select study, array(select index from baston_lab.result where study = $1) as done from baston_lab.study where id = $1',
      [id],
    );
    return row && { study: JSON.parse(row.study as string) as Study, done: new Set(row.done as number[]) };
  }

  /** Stores a result. A game that was played twice is stored once. */
  async keep(id: string, result: Result): Promise<void> {
    await this.#rows(
      'insert into baston_lab.result select id, $2, $3 from baston_lab.study where id = $1 on conflict do nothing',
      [id, result.index, JSON.stringify(result)],
    );
  }
  /** Takes the results that have arrived since the last call. */
  async take(id: string): Promise<Result[]> {
    const rows = await this.#rows(
      'update baston_lab.result set taken = true where study = $1 and not taken returning result',
      [id],
    );
    return rows.map(({ result }) => JSON.parse(result as string) as Result);
  }

  /** Finds dead workers whose jobs have to be re-queued: live workers hold an advisory lock. */
  async deadWorkers(): Promise<string[]> {
    const rows = await this.#rows(
      `select worker from (
         select distinct locked_by as worker from graphile_worker.jobs where locked_by is not null and task_identifier = $1
       ) as busy where pg_try_advisory_xact_lock($2, hashtext(worker))`,
      [TASK, ALIVE_LOCK],
    );
    return rows.map(({ worker }) => worker as string);
  }
  /** The error of a batch of the study that fails repeatedly, if there is one. */
  async failure(id: string): Promise<string | undefined> {
    const [row] = await this.#rows(
      'select last_error from graphile_worker.jobs where key like $1 and attempts > 2 and last_error is not null limit 1',
      [`${id} %`],
    );
    return row?.last_error as string | undefined;
  }
}
