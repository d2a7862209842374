/** The row of a table in a store: enough for lists, besides its log. */
import type { TableInfo } from '@baston/table';
import type { Change, LogRow, TableRow } from '../store/store.ts';
import { wakeAt } from './deadlines.ts';
import type { Entry } from './entries.ts';
import { waitingFor } from './info.ts';
import { peopleOf, type TableState } from './state.ts';
import type { Table } from './table.ts';

/** The public facts of a table for lists; the persons in its seats stay on the server. */
export interface Summary {
  readonly info: TableInfo;
  readonly holders: readonly string[];
}

export const readSummary = ({ summary }: TableRow): Summary => JSON.parse(summary);

export function rowOf(table: Table): TableRow {
  const { state } = table;
  return {
    id: table.id,
    rules: table.rulebook.rules.version,
    rulebook: table.rulebook.hash,
    listed: state.options.listed,
    phase: table.phase,
    owner: state.by,
    waitingFor: waitingFor(table) ?? -1,
    wakeAt: wakeAt(table) ?? 0,
    summary: JSON.stringify({
      info: table.info(),
      holders: state.seats.map(({ person }) => person ?? ''),
    } satisfies Summary),
    createdAt: state.createdAt,
    changedAt: state.changedAt,
  };
}

/** The rows that an applied entry writes to the store. */
export function changeOf(table: Table, row: LogRow, entry: Entry, before: TableState): Change {
  const people = peopleOf(table.state);
  return {
    row,
    table: rowOf(table),
    ...(String(people) === String(peopleOf(before)) ? {} : { holders: people }),
    ...(entry.type === 'sit' ? { participants: [entry.person] } : {}),
  };
}
