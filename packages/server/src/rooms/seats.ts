/** Applies the log entries about seats (sit, leave, bots) to the state of a table. */
import { Refused } from '../refused.ts';
import { checkOpen, gameOf, heldSeat, playerAt, seatAt } from './checks.ts';
import { deadlineOf } from './deadlines.ts';
import { giveUp, STAND_IN } from './ending.ts';
import type { EntryOf } from './entries.ts';
import { botSeat, FREE, type SeatState, type TableNow, type TableState, type Tally } from './state.ts';

type Seats = Pick<TableState, 'seats'>;

/** A person removed from a seat cannot sit down again for this many milliseconds. */
const REMOVED_FOR = 10 * 60_000;

const withSeat = ({ seats }: TableState, number: number, seat: SeatState): Seats => ({
  seats: seats.with(number, seat),
});

export function counted({ tallies }: TableState, seat: number, what: keyof Tally): Pick<TableState, 'tallies'> {
  const tally = tallies[seat] as Tally;
  return { tallies: tallies.with(seat, { ...tally, [what]: tally[what] + 1 }) };
}

export function sit(
  { state, session, phase }: TableNow,
  { seat: number, person, name, share, at }: EntryOf<'sit'>,
): Seats {
  const seat = seatAt(state, number);
  if (phase === 'over') throw new Refused('begun', 'the game is over');
  if (state.seats.some((one) => one.person === person))
    throw new Refused('seated', 'you already have a seat at this table');
  if (!seat.isFree || (seat.keptFor !== undefined && seat.keptFor !== person))
    throw new Refused('seat-taken', 'this seat is taken');
  if (state.removed.some((one) => one.person === person && one.until > at))
    throw new Refused('removed', 'the owner of this table has removed you: try again in ten minutes');
  return withSeat(state, number, {
    person,
    name,
    isFree: false,
    share: session ? seat.share : share, // it has been dealt
    ...(seat.keptFor === undefined ? {} : { keptFor: seat.keptFor }),
  });
}

/** Before the game: the seat is free again. */
export function stand(now: TableNow, { seat }: EntryOf<'stand'>): Seats {
  const { keptFor } = heldSeat(now.state, seat);
  checkOpen(now);
  return withSeat(now.state, seat, { ...FREE, ...(keptFor === undefined ? {} : { keptFor }) });
}

export function remove(now: TableNow, { seat, at }: EntryOf<'remove'>): Seats & Pick<TableState, 'removed'> {
  checkOpen(now);
  const { person } = heldSeat(now.state, seat);
  const removed = now.state.removed.filter((one) => one.person !== person && one.until > at);
  return { ...withSeat(now.state, seat, FREE), removed: [...removed, { person, until: at + REMOVED_FOR }] };
}

/** A bot plays for somebody, or they play again. Nothing happens to their clock. */
export function replace(now: TableNow, { seat: number, bot: wanted, at }: EntryOf<'replace'>): Partial<TableState> {
  gameOf(now);
  const { state, question } = now;
  const { bot, missingSince, ...seat } = playerAt(state, number);
  if ((wanted === undefined) === (bot === undefined))
    throw new Refused('no-seat', bot ? 'a bot already plays in this seat' : 'no bot plays in this seat');
  if (!wanted) return withSeat(state, number, seat);
  const isLate = question?.seat === number && at >= (deadlineOf(now) ?? Number.POSITIVE_INFINITY);
  return {
    ...withSeat(state, number, { ...seat, bot: wanted, missingSince: missingSince ?? at }),
    ...(isLate ? { late: state.questions } : counted(state, number, 'stands')),
  };
}

/** A bot for a seat where nobody sits; or a seat for a person, where a bot plays on until somebody comes. */
export function fill({ state, session, phase }: TableNow, { seat: number, bot, persona }: EntryOf<'fill'>): Seats {
  const seat = seatAt(state, number);
  if (seat.person !== undefined) throw new Refused('seat-taken', 'this seat is taken');
  if (phase === 'over') throw new Refused('begun', 'the game is over');
  const free = session ? { ...seat, isFree: true } : FREE;
  return withSeat(state, number, bot ? botSeat(bot, persona) : free);
}

export function resign(now: TableNow, { seat }: EntryOf<'resign'>): Partial<TableState> {
  gameOf(now);
  playerAt(now.state, seat);
  if (now.phase !== 'playing') throw new Refused('not-asked', 'the game is over');
  return giveUp(now.state, seat, 'resigned');
}

/** `dueAt`: from when on the others can claim; undefined if they cannot. */
export function claim(
  now: TableNow,
  { seat, against, choice, at }: EntryOf<'claim'>,
  dueAt: number | undefined,
): Partial<TableState> {
  gameOf(now);
  const { state } = now;
  playerAt(state, seat);
  const absent = playerAt(state, against);
  if (seat === against) throw new Refused('seated', 'this is your own seat');
  if ((dueAt ?? Number.POSITIVE_INFINITY) > at)
    throw new Refused('too-early', 'this player has not been absent for long enough');
  if (choice === 'end') return giveUp(state, against, 'claimed');
  if (absent.bot) throw new Refused('no-seat', 'a bot already plays in this seat');
  return withSeat(state, against, { ...absent, bot: STAND_IN, missingSince: absent.missingSince ?? at });
}

/** After an answer: is the person in that seat missing, and does an agreement to end the game still stand? */
export function heardFrom(state: TableState, { seat: number, by, at }: EntryOf<'answer'>): Partial<TableState> {
  const { awaited, agreed } = state;
  const { missingSince, ...seat } = seatAt(state, number);
  const missing = by === 'person' ? undefined : by === 'clock' ? (missingSince ?? at) : missingSince;
  const heard = missing === undefined ? seat : { ...seat, missingSince: missing };
  return {
    ...(missing === missingSince ? {} : withSeat(state, number, heard)),
    ...(awaited.includes(number) ? { awaited: awaited.filter((one) => one !== number) } : {}),
    ...((by === 'person' || by === 'auto') && agreed.length > 0 ? { agreed: [] } : {}),
  };
}
