/** Everything that the server keeps about a person, for them to take along. */
import type { ExportedPerson } from '@baston/table';
import { readSummary } from '../rooms/rows.ts';
import type { Known } from '../store/people.ts';
import type { Store } from '../store/store.ts';

export async function exportPerson({ id, name }: Known, store: Store, now: number): Promise<ExportedPerson> {
  const person = await store.person(id);
  const tables: ExportedPerson['tables'][number][] = [];
  for (const table of await store.tablesWith(id)) {
    const row = await store.table(table);
    if (!row) continue;
    const { info, holders } = readSummary(row);
    const entries = await store.entriesBy(table, id);
    tables.push({ ...info, seat: holders.indexOf(id), entries: entries.map(({ entry }) => JSON.parse(entry)) });
  }
  return {
    format: 'baston-person',
    exportedAt: now,
    id,
    name,
    createdAt: person?.createdAt ?? 0,
    seenAt: person?.seenAt ?? 0,
    devices: await store.devices(id, now),
    push: (await store.subscriptions(id, now)).map(({ person: _, ...rest }) => rest),
    tables,
  };
}
