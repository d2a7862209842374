/** Tables, over HTTP: the lobby, opening one, and what can be read about one. */
import { type PlayedTable, type TableEvent, tableEventFor } from '@baston/table';
import type { FastifyRequest } from 'fastify';
import { Refused } from '../refused.ts';
import { pagesOf } from '../rooms/log.ts';
import { readSummary, type Summary } from '../rooms/rows.ts';
import { FROM, read, TABLE, TABLE_ID } from '../schema.ts';
import type { TableRow } from '../store/store.ts';
import type { Services } from './services.ts';

const LISTED = 50;
/** Characters of events in one answer; a client asks for the rest. */
const MOST_EVENTS = 1_000_000;

export function routesOfTables({ app, people, store, rooms, rulebooks, records, costly, now }: Services): void {
  const idOf = (request: FastifyRequest): string => {
    const parsed = TABLE_ID.safeParse((request.params as { readonly id?: unknown }).id);
    if (!parsed.success) throw new Refused('no-table', 'this table does not exist');
    return parsed.data;
  };
  const rowOf = async (id: string): Promise<TableRow> => {
    const row = await store.table(id);
    if (!row) throw new Refused('no-table', 'this table does not exist');
    return row;
  };
  const summaryOf = async (id: string): Promise<Summary> => readSummary(await rowOf(id));

  app.get('/api/tables', async () => {
    const rows = await store.listed(LISTED, now());
    return { tables: rows.map((row) => readSummary(row).info) };
  });
  app.post('/api/tables', async (request, reply) => {
    const person = await people.allowed(request.headers.cookie);
    const id = await rooms.open(person.id, read(TABLE, request.body));
    reply.status(201);
    return (await summaryOf(id)).info;
  });
  app.get('/api/tables/:id', async (request) => (await summaryOf(idOf(request))).info);
  /** The events your seat has seen, in any version of the rules; `next` is the start of the next part, if there is one. */
  app.get('/api/tables/:id/events', (request, reply) =>
    costly.run(request, reply, async () => {
      const id = idOf(request);
      const person = await people.who(request.headers.cookie);
      const kept = await rowOf(id);
      const { holders } = readSummary(kept);
      const seat = person ? holders.indexOf(person.id) : -1;
      // Without its rules a table can still be read.
      const eventFor = await rulebooks.of(kept).then(
        ({ rules }) => rules.eventFor,
        () => tableEventFor,
      );
      const { from } = read(FROM, request.query);
      const events: TableEvent[] = [];
      let size = 0;
      for await (const rows of pagesOf(store, id, from))
        for (const row of rows) {
          if (size > MOST_EVENTS) return { seat, events, next: row.seq };
          size += row.events.length;
          for (const event of JSON.parse(row.events)) events.push(eventFor(event, seat));
        }
      return { seat, events };
    }),
  );

  app.get('/api/tables/:id/record', (request, reply) =>
    costly.run(request, reply, async (): Promise<PlayedTable> => {
      const row = await rowOf(idOf(request));
      const { info } = readSummary(row);
      if (info.phase !== 'over') throw new Refused('not-over', 'the game is not over');
      if (info.vps.length === 0) throw new Refused('not-begun', 'the game has not started');
      return { table: info, record: await records.of(row) };
    }),
  );
}
