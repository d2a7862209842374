/**
 * What is sent about a table. The game reaches a frame through the view, the events and the question of the seat that
 * the frame is for, and in no other way.
 */
import type { Seat } from '@baston/engine';
import { type FromServer, type TableEvent, tableEventFor } from '@baston/table';
import type { Table } from './table.ts';
import { compose, type Writer } from './writer.ts';

export const frame = (message: FromServer): string => JSON.stringify(message);

export const tableFrame = (table: Table, seat: Seat, person: string | undefined): string =>
  frame({ type: 'table', seq: table.seq, table: table.info(), seat, isMine: person === table.state.by });

/** The last events are those given; the game has begun. What several seats are shown is written once. */
export function updateFrame(table: Table, seat: Seat, events: readonly TableEvent[], writer: Writer): string {
  const { session, state, seq } = table;
  if (!session) throw new Error('there is no game yet');
  const { question } = session;
  const noUndo = session.noUndo(seat);
  const view = session.view(seat);
  const told = events.map((event) => tableEventFor(event, seat));
  const message: Extract<FromServer, { type: 'update' }> = {
    type: 'update',
    seq,
    seats: table.seatSetups(),
    boxes: table.boxes,
    seat,
    view,
    from: state.events - events.length,
    events: told,
    questionNumber: state.questions,
    ...(noUndo ? { noUndo } : {}),
    ...(question?.seat === seat ? { question } : {}),
    ...(question ? { waitingFor: question.seat } : {}),
  };
  return compose(message, { view: compose(view, { bases: writer.list(view.bases) }), events: writer.list(told) });
}
