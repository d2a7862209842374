/** Turns a command into an entry of the log, if it is allowed. */
import type { ToServer } from '@baston/table';
import { Refused } from '../refused.ts';
import type { Person } from '../store/people.ts';
import { STAND_IN } from './ending.ts';
import type { Entry } from './entries.ts';
import type { Tally } from './state.ts';
import type { Table } from './table.ts';

/** The entries that commands write to the log. */
export type Command = Exclude<ToServer, { readonly type: 'hint' | 'position' | 'skip' | 'ping' }>;

/** Facts for an entry that are not in the log. */
export interface Circumstances {
  readonly at: number;
  /** The table of the rematch. */
  readonly next: string;
  /** Since when whoever holds that seat has not been connected; undefined if they are. */
  readonly awaySince: (seat: number) => number | undefined;
}

/** A person may send this many commands at one table that take the game no further: together they never fill the log. */
const MOST: Tally = { texts: 1000, undos: 300, stands: 100 };

/** The entry; undefined if what is wanted is so already. The table itself checks the rest. */
export function entryOf(
  table: Table,
  who: Person,
  message: Command,
  { at, next, awaySince }: Circumstances,
): Entry | undefined {
  const { type } = message;
  if (type === 'sit') {
    checkNotDealt(table);
    return { type, at, seat: message.seat, person: who.id, name: who.name, share: message.share };
  }
  if (type === 'fill' || type === 'remove' || type === 'close') {
    if (who.id !== table.state.by) throw new Refused('not-yours', 'only the owner of the table can do this');
    if (type === 'close') return { type, at };
    if (type === 'remove') return { type, at, seat: message.seat };
    checkNotDealt(table);
    const { bot, persona } = message;
    return { type, at, seat: message.seat, ...(bot ? { bot } : {}), ...(bot && persona ? { persona } : {}) };
  }
  const seat = seatOf(table, who);
  const state = table.state.seats[seat];
  switch (type) {
    case 'stand':
      if (!table.session) return { type, at, seat };
      if (state?.bot) return undefined;
      checkTally(table, seat, 'stands');
      return { type: 'replace', at, seat, bot: STAND_IN };
    case 'back':
      return table.session && !state?.bot ? undefined : { type: 'replace', at, seat };
    case 'answer':
      checkMyself(table, seat);
      return { type, at, seat, question: message.question, picks: message.picks, by: 'person' };
    case 'pass':
      checkMyself(table, seat);
      if (table.round.length === 0) throw new Refused('not-asked', 'no window is open');
      return { type: 'answer', at, seat, question: message.question, picks: [], by: 'person' };
    case 'undo':
      checkMyself(table, seat);
      checkTally(table, seat, 'undos');
      return { type, at, seat, question: message.question };
    case 'claim': {
      const since = awaySince(message.seat);
      const { seat: against, choice } = message;
      return { type, at, seat, against, choice, ...(since === undefined ? {} : { awaySince: since }) };
    }
    case 'agree':
      return table.phase === 'playing' && table.state.agreed.includes(seat) ? undefined : { type, at, seat };
    case 'resign':
    case 'abort':
      return { type, at, seat };
    case 'say':
      checkTally(table, seat, 'texts');
      return { type, at, seat, text: message.text };
    case 'rematch':
      return { type, at, seat, next };
  }
}

export function seatOf(table: Table, who: Person): number {
  const seat = table.seatOf(who.id);
  if (seat < 0) throw new Refused('no-seat', 'you have no seat at this table');
  return seat;
}

/** A player who takes a seat in the middle of a game sees a hand that nobody has dealt to them (and could be its opponent). */
function checkNotDealt(table: Table): void {
  if (table.session) throw new Refused('begun', 'the game has started: seats can no longer change');
}

function checkMyself(table: Table, seat: number): void {
  const { bot, hasResigned } = table.state.seats[seat] ?? {};
  if (hasResigned) throw new Refused('resigned', 'you have resigned');
  if (bot) throw new Refused('not-your-turn', 'a bot plays for you: take over first');
}

function checkTally(table: Table, seat: number, what: keyof Tally): void {
  if ((table.state.tallies[seat]?.[what] ?? 0) >= MOST[what])
    throw new Refused('full', 'you have done that too often at this table');
}
