/**
 * Frames: the messages about a table. The game reaches a frame through the view, the events and the question of the seat that
 * the frame is for, and in no other way.
 */
import type { Seat } from '@baston/engine';
import type { FromServer, TableEvent } from '@baston/table';
import { waitingFor } from './info.ts';
import type { Table } from './table.ts';
import { questionTo, windowFor } from './windows.ts';
import { compose, type Writer } from './writer.ts';

export const frame = (message: FromServer): string => JSON.stringify(message);

export const tableFrame = (table: Table, seat: Seat, person: string | undefined): string =>
  frame({ type: 'table', seq: table.toldSeq, table: table.info(), seat, isMine: person === table.state.by });

/** The last events are those given; the game has begun. What several seats are shown is written once. */
export function updateFrame(table: Table, seat: Seat, events: readonly TableEvent[], writer: Writer): string {
  const { session, state } = table;
  const asked = waitingFor(table);
  if (!session) throw new Error('there is no game yet');
  const question = questionTo(table, seat);
  const window = windowFor(table, seat);
  const noUndo = table.question ? session.noUndo(seat) : 'nothing';
  const seen = session.view(seat);
  const view = state.ending ? { ...seen, winners: state.winners } : seen;
  const told = events.map((event) => table.rulebook.rules.eventFor(event, seat));
  const message: Extract<FromServer, { type: 'update' }> = {
    type: 'update',
    seq: table.toldSeq,
    seats: table.seatSetups(),
    boxes: table.boxes,
    seat,
    view,
    from: state.events - events.length,
    events: told,
    questionNumber: state.questions,
    ...(noUndo ? { noUndo } : {}),
    ...(question ? { question } : {}),
    ...(asked === undefined ? {} : { waitingFor: asked, askedAt: state.clock.askedAt }),
    ...(window ? { window } : {}),
  };
  return compose(message, { view: compose(view, { bases: writer.list(view.bases) }), events: writer.list(told) });
}
