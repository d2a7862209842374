/**
 * Windows: several seats answer at the same time, and nobody learns which of them have anything to answer
 * (docs/protocol.md, "Windows"). A window is a round of questions (`Session.round`) and the answers so far.
 */
import { onlyAnswer, type Question, type Seat } from '@baston/engine';
import { checkPicks, type OpenWindow } from '@baston/table';
import { Refused } from '../refused.ts';
import { sha256 } from '../secrets.ts';
import type { EntryOf } from './entries.ts';
import type { Round, TableNow, TableState } from './state.ts';

/** In a live game nobody keeps a window open for longer. */
const LONGEST_LIVE = 30_000;

/** After an entry: is a window open, and is it another than before? */
export function withRound({ round, ...state }: TableState, isOpen: boolean, isNew: boolean, at: number): TableState {
  if (!isOpen) return state;
  return { ...state, round: isNew || !round ? { since: at, answers: [] } : round };
}

/** The next answer of a round. It is not applied before the window closes. */
export function answeredInRound({ round, state }: TableNow, { seat, picks, by }: EntryOf<'answer'>): Round {
  const question = round.find((one) => one.seat === seat);
  if (!question) throw new Refused('not-your-turn', 'you cannot play anything in this window');
  const { since, answers } = state.round as Round;
  if (answers.some((one) => one.seat === seat))
    throw new Refused('stale-answer', 'you have already answered in this window');
  checkPicks(question, picks);
  return { since, answers: [...answers, { seat, picks, by }] };
}

/** Has the seat answered in the window that is open? */
export const isAnswered = ({ state }: TableNow, seat: Seat): boolean =>
  state.round?.answers.some((one) => one.seat === seat) ?? false;

/** The seats of an open window that have not answered. */
export const unanswered = (table: TableNow): Question[] => table.round.filter(({ seat }) => !isAnswered(table, seat));

/** Has the seat anything to answer? */
export const isHolder = ({ options }: Question): boolean => options.length > 0;

/** The question to the seat, if it has anything to decide. */
export function questionTo(table: TableNow, seat: Seat): Question | undefined {
  const { round, question } = table;
  if (round.length > 0) return unanswered(table).find((one) => one.seat === seat && isHolder(one));
  return question?.seat === seat && !onlyAnswer(question) ? question : undefined;
}

/** Drawn evenly, and the same on every node: nobody who plays knows the secret. */
export function drawnDelay({ state }: TableNow): number {
  const { secret, questions, windowDelay } = state;
  const { min, max } = windowDelay;
  const part = Number.parseInt(sha256(`delay\n${secret}\n${questions}`).slice(0, 8), 16) / 2 ** 32;
  return Math.round(min + (max - min) * part);
}

const untilOf = (table: TableNow, { since }: Round): number => since + drawnDelay(table);

/** When the open window closes, as everybody is told. */
export const windowUntil = (table: TableNow): number | undefined =>
  table.state.round && untilOf(table, table.state.round);

/** When it really closes, as it stands now. */
export function closesAt(table: TableNow, round: Round): number {
  const { state } = table;
  const until = untilOf(table, round);
  if (unanswered(table).some(isHolder)) {
    const { pace, absent, seconds } = state.options;
    if (pace === 'live') return Math.max(until, round.since + LONGEST_LIVE);
    return absent === 'wait' ? Number.POSITIVE_INFINITY : Math.max(until, round.since + seconds * 1000);
  }
  const people = table.round.filter(({ seat }) => !state.seats[seat]?.bot);
  const isAhead = ({ seat }: Question): boolean => round.answers.some((one) => one.seat === seat && one.by === 'ahead');
  return people.every(isAhead) ? round.since + state.windowDelay.min : until;
}

/** The open window as the seat sees it: the same for all, except whether they have answered. */
export function windowFor(table: TableNow, seat: Seat): OpenWindow | undefined {
  const [first] = table.round;
  const until = windowUntil(table);
  if (!first || until === undefined) return undefined;
  return {
    purpose: first.purpose as OpenWindow['purpose'],
    ...(first.about ? { about: first.about } : {}),
    seats: table.round.map((one) => one.seat),
    until,
    ...(isAnswered(table, seat) ? { isAnswered: true } : {}),
  };
}
