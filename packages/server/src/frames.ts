/**
 * What is sent about a table. The game reaches a frame through the view, the events and the question of the seat that
 * the frame is for, and in no other way.
 */
import type { Seat } from '@baston/engine';
import { type FromServer, type TableEvent, tableEventFor } from '@baston/table';
import type { Table } from './table.ts';

export const frame = (message: FromServer): string => JSON.stringify(message);

export const tableFrame = (table: Table, seat: Seat, person: string | undefined): string =>
  frame({ type: 'table', seq: table.seq, table: table.info(), seat, isMine: person === table.state.by });

/** The last events are those given; the game has begun. */
export function updateFrame(table: Table, seat: Seat, events: readonly TableEvent[]): string {
  const { session, state, seq } = table;
  if (!session) throw new Error('there is no game yet');
  const { question } = session;
  const noUndo = session.noUndo(seat);
  return frame({
    type: 'update',
    seq,
    seats: table.seatSetups(),
    boxes: table.boxes,
    seat,
    view: session.view(seat),
    from: state.events - events.length,
    events: events.map((event) => tableEventFor(event, seat)),
    questionNumber: state.questions,
    ...(noUndo ? { noUndo } : {}),
    ...(question?.seat === seat ? { question } : {}),
    ...(question ? { waitingFor: question.seat } : {}),
  });
}
