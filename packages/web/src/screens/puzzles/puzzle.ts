/** A puzzle: one turn, in which something is to be reached that has been proven to be possible. */
import type { Goal, Seat } from '@baston/engine';
import type { Answer, TableEvent, TableSetup, Update } from '@baston/table';
import type { PuzzlesText } from '../../words/puzzles.ts';

export const PLAYERS = ['2', '3', '4'] as const;
export type Players = (typeof PLAYERS)[number];

export interface Puzzle {
  readonly id: string;
  readonly config: TableSetup['config'] & {
    readonly seats: number;
    readonly factions: readonly (readonly [string, string])[];
  };
  readonly layout: NonNullable<TableSetup['layout']>;
  /** The goal of the turn. */
  readonly goal: Goal;
  /** How many choices it takes. */
  readonly choices: number;
  /** The answers of all players that reach the goal. */
  readonly solution: readonly Answer[];
}

/** The puzzle's name in an address. */
export const partOf = (players: Players, { id }: Puzzle): string => `${players}-${id}`;

export const goalIn = (text: PuzzlesText, { goal: { wins, gain } }: Puzzle): string =>
  wins ? text.win : text.gain(gain);

/** The result of the puzzle's turn, once its bases have scored. */
export interface Outcome {
  readonly isSolved: boolean;
  readonly gained: number;
}

export function outcomeOf({ goal }: Puzzle, { view }: Update, events: readonly TableEvent[]): Outcome | undefined {
  const { seat, turn, vp, gain, wins } = goal;
  const isOver = view.phase === 'over';
  const isScored = SCORED.includes(view.phase) && !wins; // who has won is known at the end of the turn
  if (view.turn === turn && !isOver && !isScored) return undefined;
  const missing = vp - ((view.players[seat]?.vp ?? 0) - gainedLater(seat, events));
  const isSolved = wins ? isOver && view.winners.includes(seat) : missing <= 0;
  return { isSolved, gained: gain - missing };
}

/** The phases after bases have scored. */
const SCORED = ['draw', 'end'];

/** The VP gained in later turns. */
function gainedLater(seat: Seat, events: readonly TableEvent[]): number {
  const next = events.findIndex(({ type }) => type === 'turn');
  if (next < 0) return 0;
  return events.slice(next).reduce((sum, e) => sum + (e.type === 'vp' && e.seat === seat ? e.amount : 0), 0);
}
