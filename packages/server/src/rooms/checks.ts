/** Preconditions of log entries: an entry that does not meet them is refused. */
import type { GameInPlay } from '@baston/table';
import { Refused } from '../refused.ts';
import type { SeatState, TableNow, TableState } from './state.ts';

export function seatAt({ seats }: TableState, number: number): SeatState {
  const seat = seats[number];
  if (!seat) throw new Refused('no-seat', 'this seat does not exist');
  return seat;
}

export function heldSeat(state: TableState, number: number): SeatState & { readonly person: string } {
  const seat = seatAt(state, number);
  if (seat.person === undefined) throw new Refused('no-seat', 'this seat is empty');
  return seat as SeatState & { readonly person: string };
}

/** A seat whose person has not given up. */
export function playerAt(state: TableState, number: number): SeatState {
  const seat = heldSeat(state, number);
  if (seat.hasResigned) throw new Refused('resigned', 'this player has resigned');
  return seat;
}

/** The game, which has begun and has not been ended early. */
export function gameOf({ session, state }: TableNow): GameInPlay {
  if (!session) throw new Refused('not-begun', 'the game has not started');
  if (state.ending) throw new Refused('not-asked', 'the game is over');
  return session;
}

/** The game has neither begun nor been called off. */
export function checkOpen({ phase }: TableNow): void {
  if (phase !== 'open') throw new Refused('begun', 'the game has started, or the table is closed');
}

export function checkNumber({ questions }: TableState, question: number): void {
  if (question !== questions) throw new Refused('stale-answer', 'this question has already been answered');
}
