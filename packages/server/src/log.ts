/** What the log of a table tells: the table itself, and what was heard at it. */
import type { Rules } from '@baston/engine';
import type { TableEvent } from '@baston/table';
import type { Entry } from './entries.ts';
import { frame } from './frames.ts';
import { Refused } from './refused.ts';
import type { LogRow, Store } from './store/store.ts';
import { type ParkedTable, Table } from './table.ts';

interface Told {
  readonly events: readonly TableEvent[];
  readonly texts: readonly string[];
}

export const textFrame = (entry: Extract<Entry, { type: 'say' }>, seq: number, table: Table): string => {
  const { seat, text, at } = entry;
  return frame({ type: 'text', seq, seat, name: table.state.seats[seat]?.name ?? '', text, at });
};

export function readLog(rows: readonly LogRow[], table: Table): Told {
  const events: TableEvent[] = [];
  const texts: string[] = [];
  for (const row of rows) {
    events.push(...(JSON.parse(row.events) as TableEvent[]));
    if (!row.entry.includes('"say"')) continue;
    const entry: Entry = JSON.parse(row.entry);
    if (entry.type === 'say') texts.push(textFrame(entry, row.seq, table));
  }
  return { events, texts };
}

export async function loadTable(id: string, store: Store, rules: Rules): Promise<Table> {
  const row = await store.table(id);
  if (!row) throw new Refused('no-table', 'there is no such table');
  if (row.rules !== rules.version)
    throw new Refused(
      'other-version',
      `this table keeps rules version ${row.rules}; these are the rules of version ${rules.version}`,
    );
  const parked = await store.parked(id);
  if (!parked) return replay(id, rules, await store.log(id, 0));
  const table = Table.resume(id, rules, JSON.parse(parked.game) as ParkedTable);
  for (const { entry } of await store.log(id, parked.seq + 1)) table.apply(JSON.parse(entry));
  return table;
}

/** The table from its whole log. */
export function replay(id: string, rules: Rules, rows: readonly LogRow[], keepsRecord = false): Table {
  const [first, ...rest] = rows;
  if (!first) throw new Refused('no-table', 'there is no such table');
  const table = Table.open(id, rules, JSON.parse(first.entry), keepsRecord);
  for (const { entry } of rest) table.apply(JSON.parse(entry));
  return table;
}
