/** The state of a table after an entry of its log. It is written down when a table is put away: old states must stay readable. */
import type { Question, Seat } from '@baston/engine';
import type { BotKind, Ending, GameInPlay, Rulebook, TableInfo, TableOptions } from '@baston/table';
import { Refused } from '../refused.ts';
import { type Clock, newClock } from './clock.ts';
import type { EntryOf, WindowDelay } from './entries.ts';

export interface SeatState {
  /** The person who holds the seat. */
  readonly person?: string;
  readonly name: string;
  /** The player, if it is not that person. */
  readonly bot?: BotKind;
  readonly persona?: string;
  readonly isFree: boolean;
  /** Nobody else may take it. */
  readonly keptFor?: string;
  readonly share: string;
  readonly hasResigned?: boolean;
  /** Since when a bot or the clock has answered for the person. */
  readonly missingSince?: number;
}

/** How often a seat has done what takes the game no further: the log has room for so much of it. */
export interface Tally {
  readonly texts: number;
  readonly undos: number;
  readonly stands: number;
}

/** The answers to a round, in the order in which they came. */
export interface Round {
  readonly since: number;
  readonly answers: readonly Pick<EntryOf<'answer'>, 'seat' | 'picks' | 'by'>[];
}

export interface TableState {
  readonly by: string;
  readonly options: TableOptions;
  readonly secret: string;
  readonly seats: readonly SeatState[];
  readonly tallies: readonly Tally[];
  /** How many entries, answers and events there have been; an undo counts as an answer. */
  readonly length: number;
  readonly questions: number;
  readonly events: number;
  readonly createdAt: number;
  readonly changedAt: number;
  readonly clock: Clock;
  readonly windowDelay: WindowDelay;
  /** The window that is open. */
  readonly round?: Round;
  /** The question for which the time was up before a bot took the seat over. */
  readonly late?: number;
  /** Seats of people from which no answer has come yet, whoever gives it: so long the game can be called off. */
  readonly awaited: readonly Seat[];
  /** Seats that want to end the game without a winner. */
  readonly agreed: readonly Seat[];
  /** These people may not sit down again until then. */
  readonly removed: readonly { readonly person: string; readonly until: number }[];
  /** How the game ended, if it was not played to its end; and who has won then. */
  readonly ending?: Ending;
  readonly winners: readonly Seat[];
  readonly next?: string;
}

/** The person who holds each seat. */
export const peopleOf = ({ seats }: TableState): (string | undefined)[] => seats.map(({ person }) => person);

/** A table at a moment: its state, its game, and what that asks. */
export interface TableNow {
  readonly state: TableState;
  readonly session: GameInPlay | undefined;
  readonly phase: TableInfo['phase'];
  /** The present question; undefined before the game and when it is over. */
  readonly question: Question | undefined;
  /** The questions of the window that is open; none if there is none. */
  readonly round: readonly Question[];
}

export const FREE: SeatState = { name: '', isFree: true, share: '' };
export const WINDOW_DELAY: WindowDelay = { min: 3000, max: 6000 };
/** A seat that a bot plays; a persona that is not known here plays like any other bot. */
export const botSeat = (bot: BotKind, persona?: string): SeatState => ({
  name: '',
  bot,
  ...(persona ? { persona } : {}),
  isFree: false,
  share: '',
});
const NO_TALLY: Tally = { texts: 0, undos: 0, stands: 0 };

export function opened(
  rules: Rulebook,
  { options, by, secret, windowDelay, keptFor, at }: EntryOf<'open'>,
): TableState {
  if (!options.seats.includes('person')) throw new Refused('bad-config', 'a table needs a seat for a person');
  if ((options.config.seats ?? options.seats.length) !== options.seats.length)
    throw new Refused('bad-config', 'the number of players and seats differ');
  rules.start({ ...options.config, seats: options.seats.length, seed: 'any' }); // refuses what makes no sense
  return {
    by,
    options,
    secret,
    seats: options.seats.map((kind, seat): SeatState => {
      const person = keptFor?.[seat];
      if (kind !== 'person') return botSeat(kind, options.personas?.[seat]);
      return person === undefined ? FREE : { ...FREE, keptFor: person };
    }),
    tallies: options.seats.map(() => NO_TALLY),
    length: 1,
    questions: 0,
    events: 0,
    createdAt: at,
    changedAt: at,
    clock: newClock(at),
    windowDelay: windowDelay ?? WINDOW_DELAY,
    awaited: [],
    agreed: [],
    removed: [],
    winners: [],
  };
}

/** A state as an earlier version of the server wrote it down. */
type OldState = Omit<TableState, 'clock' | 'windowDelay' | 'tallies' | 'awaited' | 'agreed' | 'removed' | 'winners'> & {
  readonly askedAt: number;
};

export function readState(state: TableState | OldState): TableState {
  if ('clock' in state) return state;
  const { askedAt, ...rest } = state;
  return {
    ...rest,
    tallies: state.seats.map(() => NO_TALLY),
    clock: newClock(askedAt),
    windowDelay: WINDOW_DELAY,
    awaited: [],
    agreed: [],
    removed: [],
    winners: [],
  };
}
