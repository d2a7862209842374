import type { TableEvent, Update } from '@baston/table';
import { describe, expect, it } from 'vitest';
import { outcomeOf, type Puzzle } from './puzzle.ts';

/** From 4 VP to 6 in the eighth turn, in the second seat. */
const puzzle: Puzzle = {
  id: 'x',
  config: { seed: 'x', seats: 2, factions: [] },
  layout: {},
  goal: { seat: 1, turn: 8, vp: 6, gain: 2, wins: false },
  choices: 3,
  solution: [],
};

interface Now {
  readonly turn?: number;
  readonly phase: Update['view']['phase'];
  readonly vp: number;
  readonly winners?: readonly number[];
}

/** As far as it is looked at. */
const at = ({ turn = 8, phase, vp, winners = [] }: Now): Update =>
  ({ view: { turn, phase, players: [{ vp: 0 }, { vp }], winners } }) as unknown as Update;

const nextTurn: TableEvent = { type: 'turn', seat: 0, turn: 9 };
const gains = (amount: number): TableEvent => ({ type: 'vp', seat: 1, amount });

describe('a puzzle', () => {
  it('is open until its bases have scored', () => {
    expect(outcomeOf(puzzle, at({ phase: 'play', vp: 6 }), [])).toBeUndefined();
    expect(outcomeOf(puzzle, at({ phase: 'score', vp: 6 }), [])).toBeUndefined();
  });

  it('is solved with as many VP as it asks for, or more', () => {
    expect(outcomeOf(puzzle, at({ phase: 'draw', vp: 6 }), [])).toEqual({ isSolved: true, gained: 2 });
    expect(outcomeOf(puzzle, at({ phase: 'draw', vp: 8 }), [])).toEqual({ isSolved: true, gained: 4 });
    expect(outcomeOf(puzzle, at({ phase: 'draw', vp: 5 }), [])).toEqual({ isSolved: false, gained: 1 });
  });

  it('is not solved by what a later turn brings', () => {
    const now = at({ turn: 9, phase: 'play', vp: 6 });
    expect(outcomeOf(puzzle, now, [gains(1), nextTurn, gains(1)])).toEqual({ isSolved: false, gained: 1 });
    expect(outcomeOf(puzzle, now, [gains(2), nextTurn])).toEqual({ isSolved: true, gained: 2 });
  });

  it('that is to be won is solved by winning alone, and that is known at the end of the turn', () => {
    const won = { ...puzzle, goal: { ...puzzle.goal, wins: true } };
    expect(outcomeOf(won, at({ phase: 'draw', vp: 6 }), [])).toBeUndefined();
    expect(outcomeOf(won, at({ phase: 'over', vp: 6, winners: [1] }), [])?.isSolved).toBe(true);
    expect(outcomeOf(won, at({ phase: 'over', vp: 6, winners: [0] }), [])?.isSolved).toBe(false);
    expect(outcomeOf(won, at({ turn: 9, phase: 'play', vp: 6 }), [nextTurn])?.isSolved).toBe(false);
  });
});
