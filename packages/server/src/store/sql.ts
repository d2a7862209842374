/** What both databases have in common: most of the SQL, and what becomes of the rows. */
import { GroupCommit } from './group.ts';
import type { Appended, Change, LogRow, Parked, Person, Store, TableRow } from './store.ts';

const TABLE = `id, rules, listed, phase, waiting_for as "waitingFor", wake_at as "wakeAt", summary, created_at as "createdAt", changed_at as "changedAt"`;

/** Of two states of a game that is put away the later one is kept. */
export const NEWEST_PARKED =
  'on conflict (table_id) do update set seq = excluded.seq, game = excluded.game where excluded.seq >= parked.seq';

export const SQL = {
  table: `select ${TABLE} from tables where id = $1`,
  log: 'select seq, command, entry, events from entries where table_id = $1 and seq >= $2 order by seq',
  commandAt: 'select seq from entries where table_id = $1 and command = $2',
  park: `insert into parked (table_id, seq, game) select id, cast($2 as integer), $3 from tables where id = $1
    ${NEWEST_PARKED}`,
  parked: 'select seq, game from parked where table_id = $1',
  listed: `select ${TABLE} from tables where listed and phase = 'open' order by created_at desc, id limit $1`,
  due: 'select id from tables where wake_at > 0 and wake_at <= $2 and rules = $1 order by wake_at limit $3',
  stale: 'select id from tables where changed_at < $1 and wake_at < $1 order by changed_at, id limit $2',
  tablesOf: `select ${TABLE} from tables join holders on id = table_id where person = $1
    order by changed_at desc, id limit $2`,
  addPerson: 'insert into persons (id, name) values ($1, $2)',
  rename: 'update persons set name = $2 where id = $1',
  addToken: 'insert into tokens (person, token) values ($1, $2)',
  person: 'select id, name from persons where id = $1',
  personByToken: 'select id, name from persons join tokens on id = person where token = $1',
  addCode: 'insert into codes (person, code, until) values ($1, $2, $3)',
  takeCode: 'delete from codes where code = $1 or until <= $2 returning code, person, until',
  ping: 'select 1',
} as const;

export type Value = string | number;

export abstract class SqlStore implements Store {
  readonly #group = new GroupCommit((changes) => this.commit(changes));

  /** Runs one of the statements above. Whatever goes wrong is a StoreError. */
  protected abstract rows(name: keyof typeof SQL, ...values: Value[]): Promise<readonly unknown[]>;
  /** Writes all of these changes durably, in one transaction. */
  protected abstract commit(changes: readonly Change[]): Promise<readonly Appended[]>;
  protected abstract disconnect(): Promise<void>;
  abstract forget(before: number, limit: number): Promise<readonly string[]>;
  abstract onAppended(appended: (table: string, seq: number) => void, missed: () => void): void;

  append(change: Change): Promise<Appended> {
    return this.#group.add(change);
  }

  async table(id: string): Promise<TableRow | undefined> {
    return (await this.#tables('table', id))[0];
  }
  async log(table: string, from: number): Promise<readonly LogRow[]> {
    return (await this.rows('log', table, from)) as LogRow[];
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

  listed(limit: number): Promise<readonly TableRow[]> {
    return this.#tables('listed', limit);
  }
  async due(rules: string, by: number, limit: number): Promise<readonly string[]> {
    const rows = (await this.rows('due', rules, by, limit)) as { id: string }[];
    return rows.map(({ id }) => id);
  }
  tablesOf(person: string, limit: number): Promise<readonly TableRow[]> {
    return this.#tables('tablesOf', person, limit);
  }

  async addPerson({ id, name }: Person): Promise<void> {
    await this.rows('addPerson', id, name);
  }
  async rename(person: string, name: string): Promise<void> {
    await this.rows('rename', person, name);
  }
  async addToken(person: string, token: string): Promise<void> {
    await this.rows('addToken', person, token);
  }
  async personByToken(token: string): Promise<Person | undefined> {
    return (await this.rows('personByToken', token))[0] as Person | undefined;
  }
  async addCode(person: string, code: string, until: number): Promise<void> {
    await this.rows('addCode', person, code, until);
  }
  async takeCode(code: string, now: number): Promise<Person | undefined> {
    const gone = (await this.rows('takeCode', code, now)) as { code: string; person: string; until: number }[];
    const taken = gone.find((row) => row.code === code && Number(row.until) > now);
    return taken && ((await this.rows('person', taken.person))[0] as Person | undefined);
  }

  async ping(): Promise<void> {
    await this.rows('ping');
  }

  async close(): Promise<void> {
    await this.#group.idle();
    await this.disconnect();
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
