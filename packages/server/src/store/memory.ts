/** A store that forgets everything with the process: for tests, and for a server that need not remember. */
import type { Appended, Change, LogRow, Parked, Person, Store, TableRow } from './store.ts';

interface Kept {
  row: TableRow;
  readonly log: LogRow[];
  holders: readonly (string | undefined)[];
  parked?: Parked;
}

export class MemoryStore implements Store {
  readonly #tables = new Map<string, Kept>();
  readonly #people = new Map<string, Person>();
  readonly #tokens = new Map<string, string>();
  readonly #codes = new Map<string, { readonly person: string; readonly until: number }>();

  async append({ row, table, holders, parked }: Change): Promise<Appended> {
    const kept = this.#tables.get(table.id);
    if (kept?.log.some(({ command }) => command === row.command)) return 'repeated';
    if ((kept?.log.length ?? 0) !== row.seq) return 'taken';
    if (kept) {
      kept.log.push(row);
      kept.row = { ...table, createdAt: kept.row.createdAt };
      kept.holders = holders ?? kept.holders;
    } else this.#tables.set(table.id, { row: table, log: [row], holders: holders ?? [] });
    if (parked) await this.park(table.id, parked);
    return 'done';
  }

  async table(id: string): Promise<TableRow | undefined> {
    return this.#tables.get(id)?.row;
  }
  async log(table: string, from: number): Promise<readonly LogRow[]> {
    return this.#tables.get(table)?.log.slice(from) ?? [];
  }
  async commandAt(table: string, command: string): Promise<number | undefined> {
    return this.#tables.get(table)?.log.find((row) => row.command === command)?.seq;
  }
  async park(table: string, parked: Parked): Promise<void> {
    const kept = this.#tables.get(table);
    if (kept && parked.seq >= (kept.parked?.seq ?? 0)) kept.parked = parked;
  }
  async parked(table: string): Promise<Parked | undefined> {
    return this.#tables.get(table)?.parked;
  }

  async listed(limit: number): Promise<readonly TableRow[]> {
    return this.#rows(limit, ({ row }) => row.listed && row.phase === 'open', 'createdAt');
  }
  async tablesOf(person: string, limit: number): Promise<readonly TableRow[]> {
    return this.#rows(limit, ({ holders }) => holders.includes(person), 'changedAt');
  }
  async due(rules: string, by: number, limit: number): Promise<readonly string[]> {
    const rows = [...this.#tables.values()].map(({ row }) => row);
    const due = rows.filter((row) => row.rules === rules && row.wakeAt > 0 && row.wakeAt <= by);
    return due
      .sort((one, other) => one.wakeAt - other.wakeAt)
      .slice(0, limit)
      .map(({ id }) => id);
  }
  async forget(before: number, limit: number): Promise<readonly string[]> {
    const rows = [...this.#tables.values()].map(({ row }) => row);
    const stale = rows.filter(({ changedAt, wakeAt }) => changedAt < before && wakeAt < before);
    const ids = stale.sort((one, other) => one.changedAt - other.changedAt).map(({ id }) => id);
    for (const id of ids.slice(0, limit)) this.#tables.delete(id);
    return ids.slice(0, limit);
  }
  #rows(limit: number, fits: (kept: Kept) => boolean, by: 'createdAt' | 'changedAt'): TableRow[] {
    const rows = [...this.#tables.values()].filter(fits).map(({ row }) => row);
    return rows.sort((one, other) => other[by] - one[by]).slice(0, limit);
  }

  async addPerson(person: Person): Promise<void> {
    this.#people.set(person.id, person);
  }
  async rename(person: string, name: string): Promise<void> {
    if (this.#people.has(person)) this.#people.set(person, { id: person, name });
  }
  async addToken(person: string, token: string): Promise<void> {
    this.#tokens.set(token, person);
  }
  async personByToken(token: string): Promise<Person | undefined> {
    return this.#people.get(this.#tokens.get(token) ?? '');
  }
  async addCode(person: string, code: string, until: number): Promise<void> {
    this.#codes.set(code, { person, until });
  }
  async takeCode(code: string, now: number): Promise<Person | undefined> {
    for (const [old, { until }] of this.#codes) if (until <= now) this.#codes.delete(old);
    const person = this.#codes.get(code)?.person;
    this.#codes.delete(code);
    return this.#people.get(person ?? '');
  }

  onAppended(): void {}
  async ping(): Promise<void> {}
  async close(): Promise<void> {}
}
