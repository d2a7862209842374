/** Rows for tests of stores. */
import type { Change, LogRow, TableRow } from './store.ts';

export const tableRow = (id: string, more: Partial<TableRow> = {}): TableRow => ({
  id,
  rules: '1',
  rulebook: '',
  listed: false,
  phase: 'open',
  owner: 'zoe',
  waitingFor: -1,
  wakeAt: 0,
  summary: '{"name":"Chez Zoé’s 🃏"}',
  createdAt: 1_800_000_000_000,
  changedAt: 1_800_000_000_000,
  ...more,
});
export const logRow = (seq: number, command = `command ${seq}`): LogRow => ({
  seq,
  command,
  entry: `{"seq":${seq},"text":"it’s \\u0000 \\"quoted\\" 💥"}`,
  events: '[{"type":"a"},{"type":"b","secret":[1]}]',
});
export const change = (id: string, seq: number, more: Partial<Change> = {}): Change => ({
  row: logRow(seq),
  table: tableRow(id),
  ...more,
});
