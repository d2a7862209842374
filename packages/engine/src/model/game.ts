/** A game as cards, players and programs around it see it: the table, the words that cards are written in, and its course. */
import type { Card, Seat } from '../state/block.ts';
import type { GameEvent } from './events.ts';
import type { SavedState } from './saving.ts';
import type { Move } from './step.ts';
import type { Table } from './table.ts';
import type { Words } from './words.ts';

/** Queries for programs around a game that no card needs. */
export interface Facts {
  /** VP of a place on a base; none below the third. */
  placeVp(base: Card, place: number): number;
  /** The titans beside the player's deck. */
  titansBeside(seat: Seat): Card[];
  /** How many Madness cards each player has. */
  countMadness(): readonly number[];
}

/** The course of a game, from checkpoint to checkpoint. */
export interface Course {
  /** One small step of the rules, from checkpoint to checkpoint. */
  step(): void;
  /** Plays on until the game is over. */
  run(maxSteps?: number): void;
  /** Every event carries the card whose effect it is. */
  listen(listener: ((event: GameEvent) => void) | undefined): void;
  /** Everything the active player may do now, in the play phase. */
  legalMoves(): Move[];
  save(): SavedState;
  hash(): number;
  /** Gives back the memory that only a game at work needs. */
  rest(): void;
  clone(): Game;
  /** Makes this game equal to another of the same rules; nothing is shared that could change. */
  copyFrom(other: Game): Game;
  /** Two hidden cards of one pool change what they are: how one imagines what one cannot know. */
  swapIdentities(id: number, other: number): boolean;
}

export interface Game extends Table, Words, Facts, Course {}

/** The same game as cards see it: every table is one (game.ts). A cast costs nothing, a property of the table does. */
export const wordsOf = (table: Table): Game => table as Game;
