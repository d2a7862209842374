/** A store that forgets everything with the process: for tests, and for a server that need not remember. */
import { MemoryPeople } from './memory-people.ts';
import type { LogEntry } from './people.ts';
import {
  type Appended,
  type Change,
  type KeptRulebook,
  type LogRow,
  type Parked,
  type Present,
  type Store,
  StoreError,
  type TableRow,
} from './store.ts';

interface Kept {
  row: TableRow;
  readonly log: LogRow[];
  holders: readonly (string | undefined)[];
  readonly participants: Set<string>;
  parked?: Parked;
  record?: string;
}

export class MemoryStore extends MemoryPeople implements Store {
  readonly #tables = new Map<string, Kept>();
  readonly #rulebooks = new Map<string, { readonly rulebook: KeptRulebook; readonly code: string }>();
  /** By table and person: until when. */
  readonly #present = new Map<string, number>();

  async append({ row, table, holders, participants = [], parked }: Change): Promise<Appended> {
    const kept = this.#tables.get(table.id);
    if (kept?.log.some(({ command }) => command === row.command)) return 'repeated';
    if ((kept?.log.length ?? 0) !== row.seq) return 'taken';
    for (const person of participants) kept?.participants.add(person);
    if (kept) {
      kept.log.push(row);
      kept.row = { ...table, createdAt: kept.row.createdAt };
      kept.holders = holders ?? kept.holders;
    } else {
      const first = { log: [row], holders: holders ?? [], participants: new Set(participants) };
      this.#tables.set(table.id, { row: table, ...first });
    }
    if (parked) await this.park(table.id, parked);
    return 'done';
  }

  async table(id: string): Promise<TableRow | undefined> {
    return this.#tables.get(id)?.row;
  }
  async log(table: string, from: number, limit = Number.POSITIVE_INFINITY): Promise<readonly LogRow[]> {
    return this.#tables.get(table)?.log.slice(from, from + limit) ?? [];
  }
  async commandAt(table: string, command: string): Promise<number | undefined> {
    return this.#tables.get(table)?.log.find((row) => row.command === command)?.seq;
  }
  async park(table: string, parked: Parked): Promise<void> {
    const kept = this.#tables.get(table);
    if (kept?.log[parked.seq] && parked.seq >= (kept.parked?.seq ?? 0)) kept.parked = parked;
  }
  async parked(table: string): Promise<Parked | undefined> {
    return this.#tables.get(table)?.parked;
  }

  async listed(limit: number, now: number): Promise<readonly TableRow[]> {
    return this.#rows(limit, ({ row }) => this.#isWaiting(row, now), 'createdAt');
  }
  async openedBy(owner: string, since: number, now: number): Promise<{ unfinished: number; waiting: number }> {
    const rows = [...this.#tables.values()].map(({ row }) => row);
    const mine = rows.filter((row) => row.owner === owner && row.phase !== 'over' && row.changedAt > since);
    return { unfinished: mine.length, waiting: mine.filter((row) => this.#isWaiting(row, now)).length };
  }
  #isWaiting({ id, listed, phase, owner }: TableRow, now: number): boolean {
    return listed && phase === 'open' && (this.#present.get(`${id} ${owner}`) ?? 0) > now;
  }
  async present(present: readonly Present[], until: number): Promise<void> {
    for (const { table, person } of present) this.#present.set(`${table} ${person}`, until);
  }
  async presentElsewhere(): Promise<readonly never[]> {
    return [];
  }
  async sleep(table: string): Promise<void> {
    const kept = this.#tables.get(table);
    if (kept) kept.row = { ...kept.row, wakeAt: 0 };
  }
  async tablesOf(person: string, limit: number): Promise<readonly TableRow[]> {
    return this.#rows(limit, ({ holders }) => holders.includes(person), 'changedAt');
  }
  async due(by: number, limit: number): Promise<readonly string[]> {
    const rows = [...this.#tables.values()].map(({ row }) => row);
    const versions = new Set([...this.#rulebooks.values()].map(({ rulebook }) => rulebook.version));
    const due = rows.filter(({ rules, wakeAt }) => versions.has(rules) && wakeAt > 0 && wakeAt <= by);
    return due
      .sort((one, other) => one.wakeAt - other.wakeAt)
      .slice(0, limit)
      .map(({ id }) => id);
  }
  async newestChange(): Promise<number> {
    return Math.max(0, ...[...this.#tables.values()].map(({ row }) => row.changedAt));
  }
  async stale(before: number, limit: number): Promise<readonly string[]> {
    const rows = [...this.#tables.values()].map(({ row }) => row);
    const stale = rows.filter(({ changedAt, wakeAt }) => changedAt < before && wakeAt < before);
    const ids = stale.sort((one, other) => one.changedAt - other.changedAt).map(({ id }) => id);
    return ids.slice(0, limit);
  }
  async forget(before: number, limit: number): Promise<readonly string[]> {
    const ids = await this.stale(before, limit);
    for (const id of ids) this.#tables.delete(id);
    return ids;
  }
  #rows(limit: number, fits: (kept: Kept) => boolean, by: 'createdAt' | 'changedAt'): TableRow[] {
    const rows = [...this.#tables.values()].filter(fits).map(({ row }) => row);
    return rows.sort((one, other) => other[by] - one[by]).slice(0, limit);
  }

  async addRulebook(rulebook: KeptRulebook, code: string): Promise<void> {
    if (!this.#rulebooks.has(rulebook.hash)) this.#rulebooks.set(rulebook.hash, { rulebook, code });
  }
  async rulebook(hash: string): Promise<KeptRulebook | undefined> {
    return this.#rulebooks.get(hash)?.rulebook;
  }
  async rulebookOf(version: string): Promise<KeptRulebook | undefined> {
    const kept = [...this.#rulebooks.values()].map(({ rulebook }) => rulebook);
    const same = kept.filter((rulebook) => rulebook.version === version);
    return same.sort((one, other) => other.createdAt - one.createdAt)[0];
  }
  async rulebookCode(hash: string): Promise<string | undefined> {
    return this.#rulebooks.get(hash)?.code;
  }
  async addRecord(table: string, record: string): Promise<void> {
    const kept = this.#tables.get(table);
    if (kept) kept.record ??= record;
  }
  async record(table: string): Promise<string | undefined> {
    return this.#tables.get(table)?.record;
  }

  async tablesWith(person: string): Promise<readonly string[]> {
    const kept = [...this.#tables.values()].filter(({ participants }) => participants.has(person));
    return kept.map(({ row }) => row.id).sort();
  }
  async entriesBy(table: string, person: string): Promise<readonly LogEntry[]> {
    const rows = (await this.log(table, 0)).filter(({ command }) => command.startsWith(`${person}:`));
    return rows.map(({ seq, entry }) => ({ seq, entry }));
  }
  async rewrite(table: string, entries: readonly LogEntry[]): Promise<void> {
    const log = this.#tables.get(table)?.log;
    for (const { seq, entry } of entries) {
      const row = log?.[seq];
      if (row) log[seq] = { ...row, entry };
    }
  }
  async takeOut(table: string, person: string, summary: string): Promise<void> {
    const kept = this.#tables.get(table);
    if (!kept) return;
    kept.row = { ...kept.row, summary };
    kept.holders = kept.holders.filter((one) => one !== person);
    delete kept.parked;
  }
  protected leaveLogs(person: string): void {
    for (const { participants } of this.#tables.values()) participants.delete(person);
  }

  async allTables(limit: number): Promise<readonly TableRow[]> {
    return this.#rows(limit, () => true, 'changedAt');
  }
  onAppended(): void {}
  async broadcast(): Promise<void> {}
  onBroadcast(): void {}
  dump(): AsyncIterable<never> {
    throw new StoreError('refused', 'everything is kept in memory only: there is nothing to back up');
  }
  async restore(): Promise<void> {
    throw new StoreError('refused', 'everything is kept in memory only: nothing can be restored here');
  }
  async ping(): Promise<void> {}
  async close(): Promise<void> {}
}
