/** The shape of the database, step by step. A step that has been released is never changed: add another. */
import { StoreError } from './store.ts';

const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `create table tables (
       id text primary key,
       rules text not null,
       listed boolean not null,
       phase text not null,
       waiting_for integer not null,
       summary text not null,
       created_at bigint not null,
       changed_at bigint not null
     )`,
    `create index tables_to_join on tables (created_at) where listed and phase = 'open'`,
    `create table entries (
       table_id text not null,
       seq integer not null,
       command text not null,
       entry text not null,
       events text not null,
       primary key (table_id, seq),
       unique (table_id, command)
     )`,
    `create table holders (
       person text not null,
       table_id text not null,
       primary key (person, table_id)
     )`,
    `create index holders_of_table on holders (table_id)`,
    `create table parked (
       table_id text primary key,
       seq integer not null,
       game text not null
     )`,
    `create table persons (
       id text primary key,
       name text not null
     )`,
    `create table tokens (
       token text primary key,
       person text not null
     )`,
    `create table codes (
       code text primary key,
       person text not null,
       until bigint not null
     )`,
  ],
  [
    'alter table tables add column wake_at bigint not null default 0',
    'create index tables_to_wake on tables (wake_at) where wake_at > 0',
  ],
];

/** Brings a database to the shape that this program needs. `run` is in a transaction that nobody else is in. */
export async function migrate(
  run: (sql: string) => Promise<readonly unknown[]> | readonly unknown[],
  steps: readonly (readonly string[])[] = MIGRATIONS,
): Promise<void> {
  await run('create table if not exists baston (shape integer not null)');
  const [found] = (await run('select shape from baston')) as { shape: number }[];
  const shape = found?.shape ?? 0;
  if (shape > steps.length)
    throw new StoreError(
      'newer',
      `a newer Baston has changed this database (to shape ${shape}; this one knows ${steps.length}): run the newer one, or restore the backup made before`,
    );
  for (const sql of steps.slice(shape).flat()) await run(sql);
  if (!found) await run(`insert into baston values (${steps.length})`);
  else if (shape < steps.length) await run(`update baston set shape = ${steps.length}`);
}
