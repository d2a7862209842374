/** The SQL and the conversion of rows that both databases share. */
import { GroupCommit } from './group.ts';
import { PEOPLE_SQL, SqlPeople, type Value } from './people-sql.ts';
import type { Appended, Change, KeptRulebook, LogRow, Parked, Present, Store, TableRow } from './store.ts';

const TABLE = `id, rules, rulebook, listed, phase, owner, waiting_for as "waitingFor", wake_at as "wakeAt", summary, created_at as "createdAt", changed_at as "changedAt"`;

const RULEBOOK = 'hash, version, created_at as "createdAt"';

/** Keeps the later of two stored states of a game. */
export const NEWEST_PARKED =
  'on conflict (table_id) do update set seq = excluded.seq, game = excluded.game where excluded.seq >= parked.seq';

/** The owner of the table is connected to it at the time `$2`. */
const OWNER_IS_PRESENT =
  'exists (select 1 from presence where table_id = tables.id and person = tables.owner and until > $2)';

/** Lists are given as objects in JSON: both databases read those in the same way. */
export const SQL = {
  table: `select ${TABLE} from tables where id = $1`,
  log: 'select seq, command, entry, events from entries where table_id = $1 and seq >= $2 order by seq limit $3',
  commandAt: 'select seq from entries where table_id = $1 and command = $2',
  // Only a state that the log leads to: after a restore the log may be shorter than what a node has in memory.
  park: `insert into parked (table_id, seq, game) select table_id, seq, $3 from entries
    where table_id = $1 and seq = cast($2 as integer)
    ${NEWEST_PARKED}`,
  parked: 'select seq, game from parked where table_id = $1',
  listed: `select ${TABLE} from tables where listed and phase = 'open' and ${OWNER_IS_PRESENT} order by created_at desc, id limit $1`,
  openedBy: `select count(*) as unfinished,
      count(*) filter (where listed and phase = 'open' and ${OWNER_IS_PRESENT}) as waiting
    from tables where owner = $1 and phase <> 'over' and changed_at > $3`,
  present: `insert into presence (table_id, person, node, until)
    select value ->> 'table', value ->> 'person', cast($2 as text), cast($3 as bigint) from json_each($1) where true
    on conflict (table_id, person, node) do update set until = excluded.until`,
  presentElsewhere: `select table_id as "table", person, until from presence
    where table_id in (select key from json_each($1)) and node <> $2 and until > $3`,
  sleep: 'update tables set wake_at = 0 where id = $1',
  due: `select id from tables where wake_at > 0 and wake_at <= $1 and rules in (select version from rulebooks)
    order by wake_at limit $2`,
  newestChange: 'select max(changed_at) as newest from tables',
  stale: 'select id from tables where changed_at < $1 and wake_at < $1 order by changed_at, id limit $2',
  tablesOf: `select ${TABLE} from tables join holders on id = table_id where person = $1
    order by changed_at desc, id limit $2`,
  addRulebook: `insert into rulebooks (hash, version, created_at, code) values ($1, $2, $3, $4)
    on conflict do nothing`,
  rulebook: `select ${RULEBOOK} from rulebooks where hash = $1`,
  rulebookOf: `select ${RULEBOOK} from rulebooks where version = $1 order by created_at desc, hash limit 1`,
  rulebookCode: 'select code from rulebooks where hash = $1',
  addRecord: `insert into records (table_id, record) select id, $2 from tables where id = $1
    on conflict do nothing`,
  record: 'select record from records where table_id = $1',
  ...PEOPLE_SQL,
  allTables: `select ${TABLE} from tables order by changed_at desc, id limit $1`,
  anything: 'select 1 from tables union all select 1 from persons limit 1',
  shape: 'select shape from baston',
  ping: 'select 1',
} as const;

const ALL = 2 ** 31 - 1;

export abstract class SqlStore extends SqlPeople implements Store {
  readonly #group = new GroupCommit((changes) => this.commit(changes));

  /** Runs one of the statements above. Whatever goes wrong is a StoreError. */
  protected abstract override rows(name: keyof typeof SQL, ...values: Value[]): Promise<readonly unknown[]>;
  /** Writes all of these changes durably, in one transaction. */
  protected abstract commit(changes: readonly Change[]): Promise<readonly Appended[]>;
  /** The name of this process among those that use the database. */
  protected abstract readonly node: string;
  protected abstract disconnect(): Promise<void>;
  abstract forget(before: number, limit: number): Promise<readonly string[]>;
  abstract onAppended(appended: (table: string, seq: number) => void, missed: () => void): void;
  abstract broadcast(news: string): Promise<void>;
  abstract onBroadcast(heard: (news: string) => void): void;
  abstract dump(): AsyncIterable<readonly string[]>;
  abstract restore(file: string, overwrite: boolean): Promise<void>;

  append(change: Change): Promise<Appended> {
    return this.#group.add(change);
  }

  async table(id: string): Promise<TableRow | undefined> {
    return (await this.#tables('table', id))[0];
  }
  async log(table: string, from: number, limit = ALL): Promise<readonly LogRow[]> {
    return (await this.rows('log', table, from, limit)) as LogRow[];
  }
  async commandAt(table: string, command: string): Promise<number | undefined> {
    const [row] = (await this.rows('commandAt', table, command)) as { seq: number }[];
    return row?.seq;
  }

  async park(table: string, { seq, game }: Parked): Promise<void> {
    await this.rows('park', table, seq, game);
  }
  async parked(table: string): Promise<Parked | undefined> {
    return (await this.rows('parked', table))[0] as Parked | undefined;
  }

  listed(limit: number, now: number): Promise<readonly TableRow[]> {
    return this.#tables('listed', limit, now);
  }
  async openedBy(owner: string, since: number, now: number): Promise<{ unfinished: number; waiting: number }> {
    const [row] = (await this.rows('openedBy', owner, now, since)) as { unfinished: number; waiting: number }[];
    return { unfinished: Number(row?.unfinished), waiting: Number(row?.waiting) };
  }
  async present(present: readonly Present[], until: number): Promise<void> {
    if (present.length > 0) await this.rows('present', JSON.stringify({ ...present }), this.node, until);
  }
  async presentElsewhere(
    tables: readonly string[],
    now: number,
  ): Promise<readonly (Present & { readonly until: number })[]> {
    const ids = JSON.stringify(Object.fromEntries(tables.map((id) => [id, 0])));
    const rows = (await this.rows('presentElsewhere', ids, this.node, now)) as (Present & { until: number })[];
    return rows.map((row) => ({ ...row, until: Number(row.until) }));
  }
  async sleep(table: string): Promise<void> {
    await this.rows('sleep', table);
  }
  async due(by: number, limit: number): Promise<readonly string[]> {
    const rows = (await this.rows('due', by, limit)) as { id: string }[];
    return rows.map(({ id }) => id);
  }
  async newestChange(): Promise<number> {
    const [row] = (await this.rows('newestChange')) as { newest: number | string | null }[];
    return Number(row?.newest ?? 0);
  }
  async stale(before: number, limit: number): Promise<readonly string[]> {
    const rows = (await this.rows('stale', before, limit)) as { id: string }[];
    return rows.map(({ id }) => id);
  }
  tablesOf(person: string, limit: number): Promise<readonly TableRow[]> {
    return this.#tables('tablesOf', person, limit);
  }

  async addRulebook({ hash, version, createdAt }: KeptRulebook, code: string): Promise<void> {
    await this.rows('addRulebook', hash, version, createdAt, code);
  }
  rulebook(hash: string): Promise<KeptRulebook | undefined> {
    return this.#rulebook('rulebook', hash);
  }
  rulebookOf(version: string): Promise<KeptRulebook | undefined> {
    return this.#rulebook('rulebookOf', version);
  }
  async rulebookCode(hash: string): Promise<string | undefined> {
    const [row] = (await this.rows('rulebookCode', hash)) as { code: string }[];
    return row?.code;
  }
  async addRecord(table: string, record: string): Promise<void> {
    await this.rows('addRecord', table, record);
  }
  async record(table: string): Promise<string | undefined> {
    const [row] = (await this.rows('record', table)) as { record: string }[];
    return row?.record;
  }

  allTables(limit: number): Promise<readonly TableRow[]> {
    return this.#tables('allTables', limit);
  }

  async ping(): Promise<void> {
    await this.rows('ping');
  }

  async close(): Promise<void> {
    await this.#group.idle();
    await this.disconnect();
  }

  async #rulebook(name: 'rulebook' | 'rulebookOf', value: string): Promise<KeptRulebook | undefined> {
    const [row] = (await this.rows(name, value)) as KeptRulebook[];
    return row && { ...row, createdAt: Number(row.createdAt) };
  }

  async #tables(name: keyof typeof SQL, ...values: Value[]): Promise<TableRow[]> {
    const found = (await this.rows(name, ...values)) as TableRow[];
    return found.map((row) => ({
      ...row,
      listed: Boolean(row.listed), // SQLite has 0 and 1
      wakeAt: Number(row.wakeAt), // PostgreSQL gives text for what may be larger than a number
      createdAt: Number(row.createdAt),
      changedAt: Number(row.changedAt),
    }));
  }
}
