/** Games as they are stored, and their events. */
import { type Config, eventFor, type GameEvent, type SavedState, type Seat } from '@baston/engine';
import type { Layout } from '../position/schema.ts';
import type { Answer } from './answers.ts';

/** The whole game in a file: played again it is the same to the last event. */
export interface GameRecord {
  readonly format: 'baston-game';
  readonly version: string;
  readonly config: Config;
  /** The position it began with; left out if it began with the deal. */
  readonly layout?: Layout;
  readonly answers: readonly Answer[];
  /** The SHA-256 of the rulebook that it was played with, where that is known. */
  readonly rulebook?: string;
  /** The events, so that the game can be read where its rules are not available. */
  readonly events?: readonly TableEvent[];
}

/** A game put away: everything that is needed to go on with it. */
export interface ParkedGame {
  readonly checkpoint: SavedState;
  readonly answers: readonly Answer[];
  /** The seat that gave the last answer; left out if none has. */
  readonly last?: Seat;
}

/** Why undo is not possible: there is no answer yet, another player decides, or something hidden was seen. */
export type NoUndo = 'nothing' | 'others' | 'seen';

export type TableEvent = GameEvent | { readonly type: 'undo'; readonly seat: Seat };

/** The part of an event that a seat may hear. */
export const tableEventFor = (event: TableEvent, seat: Seat): TableEvent =>
  event.type === 'undo' ? event : eventFor(event, seat);
