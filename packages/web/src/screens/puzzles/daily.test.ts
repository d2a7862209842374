import { describe, expect, it } from 'vitest';
import { type Daily, dailyIn, dayAt, lastDays, puzzleOf, startOf, streakOf, withAnswer, withAttempt } from './daily.ts';
import type { Puzzle } from './puzzle.ts';

const TODAY = 20_000;
const NONE: Daily = { solved: [], day: 0, missed: 0, hasSeen: false };
const after = (solved: readonly number[]): Daily => ({ ...NONE, solved });
const ago = (...days: number[]): number[] => days.map((day) => TODAY - day);

describe('a day', () => {
  it('begins at midnight UTC', () => {
    const midnight = Date.UTC(2026, 10, 19);
    expect(dayAt(midnight)).toBe(dayAt(midnight - 1) + 1);
    expect(startOf(dayAt(midnight + 3_600_000))).toBe(midnight);
  });

  it('has a puzzle of its own, and each puzzle comes before any comes again', () => {
    const all = ['c', 'a', 'b'].map((id) => ({ id }) as Puzzle);
    const ids = [0, 1, 2, 3].map((i) => puzzleOf(TODAY + i, all)?.id);
    expect(new Set(ids.slice(0, 3)).size).toBe(3);
    expect(ids[3]).toBe(ids[0]);
    expect(puzzleOf(TODAY, all.toReversed())?.id).toBe(ids[0]);
    expect(puzzleOf(TODAY, [])).toBeUndefined();
  });
});

describe('the streak', () => {
  it('counts the days in a row up to today', () => {
    expect(streakOf(after([]), TODAY)).toEqual({ days: 0, best: 0 });
    expect(streakOf(after(ago(0)), TODAY)).toEqual({ days: 1, best: 1 });
    expect(streakOf(after(ago(2, 0, 1)), TODAY)).toEqual({ days: 3, best: 3 });
  });

  it('goes on as long as today’s puzzle can still be solved, and ends with a day that was missed', () => {
    expect(streakOf(after(ago(1, 2)), TODAY)).toEqual({ days: 2, best: 2 });
    expect(streakOf(after(ago(2, 3)), TODAY)).toEqual({ days: 0, best: 2 });
  });

  it('remembers the best one', () => {
    expect(streakOf(after(ago(0, 1, 5, 6, 7, 8)), TODAY)).toEqual({ days: 2, best: 4 });
  });

  it('counts a day once, and none that is still to come', () => {
    expect(streakOf(after([...ago(0, 0, 1), TODAY + 1, TODAY + 2]), TODAY)).toEqual({ days: 2, best: 2 });
  });
});

it('shows the last fourteen days, today last', () => {
  const days = lastDays(ago(0, 1, 13, 14), TODAY);
  expect(days).toHaveLength(14);
  expect(days.flatMap(({ day, isSolved }) => (isSolved ? [day] : []))).toEqual(ago(13, 1, 0));
});

describe('an attempt', () => {
  it('that fails is counted, and a later one still counts as solved', () => {
    const missed = withAttempt(withAttempt(NONE, TODAY, false), TODAY, false);
    expect(missed).toEqual({ ...NONE, day: TODAY, missed: 2 });
    expect(withAttempt(missed, TODAY, true)).toEqual({ ...NONE, solved: [TODAY], day: TODAY, missed: 2 });
  });

  it('changes nothing once the puzzle is solved', () => {
    const solved = withAttempt(NONE, TODAY, true);
    expect(withAttempt(solved, TODAY, false)).toEqual(solved);
    expect(withAttempt(solved, TODAY, true)).toEqual(solved);
  });

  it('begins to count anew on the next day', () => {
    const yesterday = withAttempt(NONE, TODAY - 1, false);
    expect(withAttempt(yesterday, TODAY, true)).toEqual({ ...NONE, solved: [TODAY], day: TODAY });
  });
});

describe('whoever has seen the answer', () => {
  it('has no streak any more, and cannot solve the puzzle that day', () => {
    const seen = withAnswer(after(ago(1, 2)), TODAY);
    expect(streakOf(seen, TODAY)).toEqual({ days: 0, best: 2 });
    expect(withAttempt(seen, TODAY, true)).toEqual(seen);
  });

  it('begins a new one on the next day', () => {
    const seen = withAnswer(after(ago(2, 3)), TODAY - 1);
    expect(streakOf(withAttempt(seen, TODAY, true), TODAY)).toEqual({ days: 1, best: 2 });
  });

  it('loses nothing once the puzzle is solved', () => {
    const solved = withAttempt(NONE, TODAY, true);
    expect(withAnswer(solved, TODAY)).toEqual(solved);
  });
});

it.each([undefined, null, 7, 'x', [], {}, { solved: 7, day: 'x', missed: -1 }, { solved: [null, 'x', -1, 0.5] }])(
  'reads %j as nothing kept',
  (kept) => {
    expect(dailyIn(kept)).toEqual(NONE);
  },
);

it('reads what is whole of what was kept', () => {
  expect(dailyIn({ solved: [1, 'x', 2], day: 2, missed: 1 })).toEqual({ ...NONE, solved: [1, 2], day: 2, missed: 1 });
});
