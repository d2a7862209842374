/** Ways in which a game ends before it is played to its end. */
import type { Seat } from '@baston/engine';
import type { BotKind, Ending } from '@baston/table';
import type { SeatState, TableState } from './state.ts';

/** The bot that plays for people. */
export const STAND_IN: BotKind = 'greedy';

type Change = Pick<TableState, 'seats'> & Partial<Pick<TableState, 'ending' | 'winners' | 'agreed'>>;

const isPlayer = ({ person, hasResigned }: SeatState): boolean => person !== undefined && !hasResigned;
const numbersOf = (seats: readonly SeatState[], fits: (seat: SeatState) => boolean): Seat[] =>
  seats.flatMap((seat, number) => (fits(seat) ? [number] : []));

/** The people who have not given up. */
export const playersOf = (seats: readonly SeatState[]): Seat[] => numbersOf(seats, isPlayer);

/** A player resigns, or loses by a claim: a bot takes over if at least two others are left. */
export function giveUp(state: TableState, number: Seat, kind: 'resigned' | 'claimed'): Change {
  const seats = state.seats.map(
    (seat, i): SeatState => (i === number ? { ...seat, bot: seat.bot ?? STAND_IN, hasResigned: true } : seat),
  );
  const left = playersOf(seats);
  if (left.length > 1) return { seats, ...agreeing({ ...state, seats }, state.agreed) };
  const bots = numbersOf(seats, ({ person, hasResigned }) => person === undefined && !hasResigned);
  return { seats, ending: { kind, seats: [number] }, winners: left.length > 0 ? left : bots };
}

/** The game ends when all who have not given up want it to. */
export function agreeing(
  { seats }: Pick<TableState, 'seats'>,
  wanted: readonly Seat[],
): Pick<TableState, 'agreed'> & { readonly ending?: Ending } {
  const players = playersOf(seats);
  const agreed = wanted.filter((seat) => players.includes(seat));
  return agreed.length === players.length ? { agreed, ending: { kind: 'agreed' } } : { agreed };
}
