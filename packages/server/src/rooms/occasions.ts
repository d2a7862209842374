/**
 * Occasions to notify people who are not there: their turn has begun, or the game is over. Everybody may know both. A
 * question is no occasion, and a window even less: who is asked there depends on what they hold.
 */
import type { TableEvent } from '@baston/table';
import { playersOf } from './ending.ts';
import type { TableNow } from './state.ts';

export interface Occasion {
  readonly kind: 'turn' | 'over';
  readonly turn: number;
  /** Whom it concerns, and who plays for themself. */
  readonly people: readonly string[];
  /** For how many seconds it is worth hearing. */
  readonly seconds: number;
  readonly isUrgent: boolean;
}

const WEEK = 7 * 24 * 60 * 60;

/** The occasion among the events of an entry that has just been applied. */
export function occasionOf(table: TableNow, events: readonly TableEvent[], wasOver: boolean): Occasion | undefined {
  const { phase, session, state } = table;
  const { options, seats } = state;
  if (!session || wasOver) return undefined;
  const isOver = phase === 'over';
  const begun = events.findLast((event) => event.type === 'turn');
  if (!isOver && !begun) return undefined;
  const concerned = isOver ? playersOf(seats) : playersOf(seats).filter((seat) => seat === begun?.seat);
  const people = concerned.flatMap((seat) => (isOver || !seats[seat]?.bot ? (seats[seat]?.person ?? []) : []));
  if (people.length === 0) return undefined;
  return {
    kind: isOver ? 'over' : 'turn',
    turn: begun?.turn ?? 0,
    people,
    seconds: isOver || options.absent === 'wait' ? WEEK : options.seconds,
    isUrgent: options.pace === 'live',
  };
}
