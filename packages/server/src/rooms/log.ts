/** Reads the log of a table: the table itself, and the events a seat has seen. */
import { performance } from 'node:perf_hooks';
import type { TableEvent } from '@baston/table';
import { Refused } from '../refused.ts';
import type { LoadedRulebook, Rulebooks } from '../rulebooks.ts';
import type { LogRow, Store } from '../store/store.ts';
import { turn } from '../turn.ts';
import type { Entry } from './entries.ts';
import { frame } from './frames.ts';
import { type ParkedTable, Table } from './table.ts';

interface Told {
  readonly events: readonly TableEvent[];
  readonly texts: readonly string[];
}

export const textFrame = (entry: Extract<Entry, { type: 'say' }>, seq: number, table: Table): string => {
  const { seat, text, at } = entry;
  return frame({ type: 'text', seq, seat, name: table.state.seats[seat]?.name ?? '', text, at });
};

/** The number of entries to read at once, and the milliseconds to replay a game without a pause. */
const PAGE = 200;
const SLICE_MS = 5;

/** The log in pages, each in a turn of its own. */
export async function* pagesOf(store: Store, table: string, from: number): AsyncGenerator<readonly LogRow[]> {
  for (let next = from; ; next += PAGE) {
    const rows = await store.log(table, next, PAGE);
    await turn();
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) return;
  }
}

/** The entries of the log, as JSON. */
export async function entriesOf(store: Store, table: string, from: number): Promise<string[]> {
  const entries: string[] = [];
  for await (const rows of pagesOf(store, table, from)) entries.push(...rows.map(({ entry }) => entry));
  return entries;
}

/** Others have their turns meanwhile. */
async function applyAll(table: Table, entries: readonly string[]): Promise<void> {
  let since = performance.now();
  for (const entry of entries) {
    table.apply(JSON.parse(entry));
    if (performance.now() - since < SLICE_MS) continue;
    await turn();
    since = performance.now();
  }
}

export async function readLog(store: Store, table: Table, from: number): Promise<Told> {
  const events: TableEvent[] = [];
  const texts: string[] = [];
  for await (const rows of pagesOf(store, table.id, from)) readPage(rows, table, events, texts);
  return { events, texts };
}

function readPage(rows: readonly LogRow[], table: Table, events: TableEvent[], texts: string[]): void {
  for (const row of rows) {
    events.push(...(JSON.parse(row.events) as TableEvent[]));
    if (!row.entry.includes('"say"')) continue;
    const entry: Entry = JSON.parse(row.entry);
    // The text of a person who has deleted their data is empty.
    if (entry.type === 'say' && entry.text !== '')
      texts.push(textFrame(entry, Math.min(row.seq, table.toldSeq), table));
  }
}

/** The rulebook that a table is played with. */
export async function rulebookOf(id: string, store: Store, rulebooks: Rulebooks): Promise<LoadedRulebook> {
  const row = await store.table(id);
  if (!row) throw new Refused('no-table', 'this table does not exist');
  return rulebooks.of(row);
}

/** The log is read before the rulebook is looked up: whatever has begun in it has begun with that one. */
export async function loadTable(id: string, store: Store, rulebooks: Rulebooks): Promise<Table> {
  const parked = await store.parked(id);
  const entries = await entriesOf(store, id, parked ? parked.seq + 1 : 0);
  const rulebook = await rulebookOf(id, store, rulebooks);
  if (!parked) return replay(id, rulebook, entries);
  const table = Table.resume(id, rulebook, JSON.parse(parked.game) as ParkedTable);
  await applyAll(table, entries);
  return table;
}

/** The table from its whole log. */
export async function replay(
  id: string,
  rulebook: LoadedRulebook,
  entries: readonly string[],
  keepsRecord = false,
): Promise<Table> {
  const [first, ...rest] = entries;
  if (first === undefined) throw new Refused('no-table', 'this table does not exist');
  const table = Table.open(id, rulebook, JSON.parse(first), keepsRecord);
  await applyAll(table, rest);
  return table;
}
