/** Removes a person who has deleted their data from a table. */
import { giveUp } from './ending.ts';
import { FREE, type SeatState, type TableState } from './state.ts';

/** They have given up where the game is going on; a seat at a table that has not begun is free again. */
export function withoutPerson(
  state: TableState,
  person: string,
  phase: 'open' | 'playing' | 'over',
): Partial<TableState> {
  const number = state.seats.findIndex((seat) => seat.person === person && !seat.hasResigned);
  const change: Partial<TableState> = phase === 'playing' && number >= 0 ? giveUp(state, number, 'resigned') : {};
  const seats = (change.seats ?? state.seats).map((seat): SeatState => {
    if (seat.person !== person && seat.keptFor !== person) return seat;
    if (phase === 'open') return FREE;
    const { bot, share, hasResigned } = seat;
    const playing = phase === 'playing' && bot ? { bot } : {};
    return { name: '', isFree: false, share, ...playing, ...(hasResigned ? { hasResigned } : {}) };
  });
  return { ...change, seats };
}

/** A table is put away as it was before the last answers: the name must not come back with them. */
export const withoutName = (state: TableState, person: string): TableState => ({
  ...state,
  seats: state.seats.map((seat) => (seat.person === person ? { ...seat, name: '' } : seat)),
});
