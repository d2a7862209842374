/** The shape of the database, step by step. A step that has been released is never changed: add another. */
import { TOKEN_LIFE } from './people.ts';
import { StoreError } from './store.ts';

/** The date for rows from before dates were stored. */
const NOW = Date.now();

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
  [
    `alter table tables add column owner text not null default ''`,
    `create index tables_of_owner on tables (owner, changed_at) where phase <> 'over'`,
    `create table presence (
       table_id text not null,
       person text not null,
       node text not null,
       until bigint not null,
       primary key (table_id, person, node)
     )`,
  ],
  // People: devices that can be revoked, tokens that expire, and where somebody is in a log. A command of a person
  // begins with their id, which has 16 characters. Dates begin with this step.
  [
    `alter table persons add column created_at bigint not null default ${NOW}`,
    `alter table persons add column seen_at bigint not null default ${NOW}`,
    'alter table persons add column deleted_at bigint not null default 0',
    'create index persons_to_delete on persons (deleted_at) where deleted_at > 0',
    `create table devices (
       id text primary key,
       person text not null,
       browser text not null,
       system text not null,
       created_at bigint not null,
       used_at bigint not null,
       expires_at bigint not null,
       revoked_at bigint not null default 0
     )`,
    'create index devices_of_person on devices (person)',
    'create index devices_revoked on devices (revoked_at) where revoked_at > 0',
    `insert into devices (id, person, browser, system, created_at, used_at, expires_at)
       select substr(token, 1, 16), person, '', '', ${NOW}, 0, ${NOW + TOKEN_LIFE} from tokens`,
    `alter table tokens add column device text not null default ''`,
    `alter table tokens add column created_at bigint not null default ${NOW}`,
    `alter table tokens add column used_at bigint not null default ${NOW}`,
    `alter table tokens add column expires_at bigint not null default ${NOW + TOKEN_LIFE}`,
    'update tokens set device = substr(token, 1, 16)',
    'create index tokens_of_device on tokens (device)',
    'create index tokens_of_person on tokens (person)',
    `create table participants (
       person text not null,
       table_id text not null,
       primary key (person, table_id)
     )`,
    'create index participants_of_table on participants (table_id)',
    `insert into participants (person, table_id)
       select person, table_id from holders
       union select substr(command, 1, 16), table_id from entries where substr(command, 17, 1) = ':'`,
  ],
  [
    `create table bans (
       person text primary key,
       at bigint not null
     )`,
    `create table audit (
       id text primary key,
       at bigint not null,
       who text not null,
       action text not null,
       target text not null,
       detail text not null
     )`,
    'create index audit_by_time on audit (at)',
  ],
  [
    `create table rulebooks (
       hash text primary key,
       version text not null,
       code text not null,
       created_at bigint not null
     )`,
    `create table records (
       table_id text primary key,
       record text not null
     )`,
    `alter table tables add column rulebook text not null default ''`,
  ],
  // A node of the version before knows nothing of these two: what it signs out or deletes is left here, unused
  // (`subscriptions` in people-sql.ts), until it expires.
  [
    `create table vapid (
       id integer primary key,
       public_key text not null,
       private_key text not null
     )`,
    `create table subscriptions (
       device text primary key,
       person text not null,
       endpoint text not null,
       p256dh text not null,
       auth text not null,
       lang text not null,
       page text not null,
       created_at bigint not null
     )`,
    'create index subscriptions_of_person on subscriptions (person)',
    'create index subscriptions_by_endpoint on subscriptions (endpoint)',
  ],
];

/** The shape that this program gives a database: the number of its migrations. */
export const SHAPE = MIGRATIONS.length;

/**
 * Every table that holds data, for backups. `entries` comes first: whoever locks all of them takes them in the order in
 * which a command does.
 */
export const TABLES: readonly string[] = MIGRATIONS.flat()
  .flatMap((sql) => /^create table (\w+)/.exec(sql)?.[1] ?? [])
  .sort((one, other) => Number(other === 'entries') - Number(one === 'entries'));

/** Brings an empty database to an older shape, as a backup of that shape needs it. */
export const migrateTo = (shape: number, run: Run): Promise<void> => migrate(run, MIGRATIONS.slice(0, shape));

type Run = (sql: string) => Promise<readonly unknown[]> | readonly unknown[];

/** Brings a database to the shape that this program needs. `run` is in a transaction that nobody else is in. */
export async function migrate(run: Run, steps: readonly (readonly string[])[] = MIGRATIONS): Promise<void> {
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
