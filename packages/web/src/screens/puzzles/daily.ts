/** The daily puzzle: which one it is, and on how many days in a row it was solved. */
import type { Puzzle } from './puzzle.ts';

/** Its part of the address. */
export const DAILY = 'daily';

const LENGTH = 86_400_000;

/** Days are counted from 1970 and begin at midnight UTC, for everybody at once. */
export const dayAt = (time: number): number => Math.floor(time / LENGTH);
export const startOf = (day: number): number => day * LENGTH;

/** Ids say nothing about a position: in their order, puzzles of one game are far apart. Each comes once before any comes again. */
export function puzzleOf(day: number, all: readonly Puzzle[]): Puzzle | undefined {
  return all.toSorted((a, b) => (a.id < b.id ? -1 : 1))[day % all.length];
}

export interface Daily {
  /** The days whose puzzle was solved. */
  readonly solved: readonly number[];
  /** The day of the last attempt, and how many attempts failed then before one succeeded. */
  readonly day: number;
  readonly missed: number;
  /** The answer was seen on that day, which ends the streak. */
  readonly hasSeen: boolean;
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** Reads what was kept, whatever has become of it. */
export function dailyIn(kept: unknown): Daily {
  const { solved, day, missed, hasSeen } = (kept ?? {}) as { readonly [key: string]: unknown };
  return {
    solved: Array.isArray(solved) ? solved.filter(isCount) : [],
    day: isCount(day) ? day : 0,
    missed: isCount(missed) ? missed : 0,
    hasSeen: hasSeen === true,
  };
}

/** After an attempt. Those after the one that succeeded change nothing, nor those after the answer was seen. */
export function withAttempt(daily: Daily, day: number, isSolved: boolean): Daily {
  const { solved } = daily;
  if (solved.includes(day) || isLost(day, daily)) return daily;
  const missed = missedOn(day, daily);
  const next = { day, hasSeen: false };
  return isSolved ? { ...next, solved: [...solved, day], missed } : { ...next, solved, missed: missed + 1 };
}

/** After the answer was seen; whoever had found it before loses nothing. */
export const withAnswer = (daily: Daily, day: number): Daily =>
  daily.solved.includes(day) ? daily : { ...daily, day, missed: missedOn(day, daily), hasSeen: true };

export const isLost = (day: number, daily: Daily): boolean => daily.day === day && daily.hasSeen;

export const missedOn = (day: number, daily: Daily): number => (daily.day === day ? daily.missed : 0);

export interface Streak {
  /** The days in a row up to today, or up to yesterday as long as today's puzzle can still be solved. */
  readonly days: number;
  readonly best: number;
}

/** Days that are still to come were kept by a clock that was wrong. */
export function streakOf(daily: Daily, today: number): Streak {
  const known = new Set(daily.solved.filter((day) => day <= today));
  const before = (day: number): number => {
    let length = 0;
    while (known.has(day - length)) length++;
    return length;
  };
  const best = Math.max(0, ...[...known].map(before));
  return { days: before(known.has(today) || isLost(today, daily) ? today : today - 1), best };
}

const SHOWN = 14;

interface Day {
  readonly day: number;
  readonly isSolved: boolean;
}

/** The last fourteen days, today last. */
export const lastDays = (solved: readonly number[], today: number): readonly Day[] =>
  Array.from({ length: SHOWN }, (_, i) => today - SHOWN + 1 + i).map((day) => ({
    day,
    isSolved: solved.includes(day),
  }));
