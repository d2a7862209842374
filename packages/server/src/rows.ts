/** What a store keeps of a table besides its log: enough for lists. */
import type { TableInfo } from '@baston/table';
import type { TableRow } from './store/store.ts';
import type { Table } from './table.ts';

/** What lists need to know of a table; who holds which seat stays on the server. */
export interface Summary {
  readonly info: TableInfo;
  readonly holders: readonly string[];
}

export const readSummary = ({ summary }: TableRow): Summary => JSON.parse(summary);

export function rowOf(table: Table): TableRow {
  const { state } = table;
  return {
    id: table.id,
    rules: table.rules.version,
    listed: state.options.listed,
    phase: table.phase,
    waitingFor: table.session?.question?.seat ?? -1,
    wakeAt: table.wakeAt ?? 0,
    summary: JSON.stringify({
      info: table.info(),
      holders: state.seats.map(({ person }) => person ?? ''),
    } satisfies Summary),
    createdAt: state.createdAt,
    changedAt: state.changedAt,
  };
}
