/**
 * The interface of a rulebook: engine, cards, sessions and bots of one version in one file, named by the SHA-256 of its
 * contents (packages/rulebook). Servers and browsers run rulebooks that are older or newer than themselves, so this
 * file is only ever extended: nothing here is renamed, removed or given another meaning, and what is added later is
 * optional for its callers. The same holds for the data that passes through: configs, views, questions, events,
 * parked games and records.
 */
import type { Config, Hint, Question, Refusal, Seat, View } from '@baston/engine';
import type { WrittenPosition } from '../position/write.ts';
import type { Film } from '../session/film.ts';
import type { GameRecord, NoUndo, ParkedGame, TableEvent } from '../session/record.ts';
import type { SpareGames } from '../session/spare.ts';
import type { BotKind, FromTable, ToTable } from './protocol.ts';

export interface Rulebook {
  /** The version of this interface. */
  readonly format: number;
  /** The version of the rules. */
  readonly version: string;
  start(config: Partial<Config> & { readonly seed: string }): GameInPlay;
  resume(parked: ParkedGame): GameInPlay;
  /** Plays a record again; throws where it does not follow the rules. */
  replay(record: GameRecord): GameInPlay;
  /** The boxes that a game needs, by their ids. */
  boxesNeeded(config: Partial<Config> & { readonly seed: string }): string[];
  /** The part of an event that a seat may hear. */
  eventFor(event: TableEvent, seat: Seat): TableEvent;
  /** A bot's answer or advice. */
  think(thought: Thought): Hint;
  /** A recorded game, to be watched. */
  film(record: GameRecord): Pick<Film, 'reel' | 'view' | 'events' | 'position'>;
  /** A table that speaks the protocol of docs/protocol.md. */
  host(options: RulebookHostOptions): { receive(message: ToTable): void };
}

export interface RulebookHostOptions {
  readonly send: (message: FromTable) => void;
  /** Calls back after some milliseconds. */
  readonly later: (run: () => void, ms: number) => void;
}

/** A `Session` as a server knows it (session.ts says what the members do). */
export interface GameInPlay {
  readonly config: Config;
  readonly question: Question | undefined;
  readonly round: readonly Question[];
  readonly turn: number;
  readonly vps: readonly number[];
  readonly winners: readonly Seat[];
  readonly isSettled: boolean;
  readonly events: readonly TableEvent[];
  view(seat: Seat): View;
  position(seat: Seat): WrittenPosition;
  answer(seat: Seat, picks: readonly string[]): void;
  undo(seat: Seat): void;
  noUndo(seat: Seat): NoUndo | undefined;
  record(): GameRecord;
  park(): ParkedGame;
  parkInRound(seat: Seat): ParkedGame;
  parkSettled(): ParkedGame;
  handOver(): TableEvent[];
  rest(spare: SpareGames): void;
}

export interface Thought {
  readonly game: ParkedGame;
  /** An adviser says why. */
  readonly bot: BotKind | 'adviser';
  readonly seed: string;
  /** In whose manner the bot plays (format 2). */
  readonly persona?: string;
  /** How much an adviser thinks; left out, as much as people wait for. */
  readonly effort?: { readonly iterations: number; readonly turns: number };
}

/** Every rulebook brings a class `Refusal` of its own, so the name has to tell. */
export const isRefusal = (thrown: unknown): thrown is Refusal => thrown instanceof Error && thrown.name === 'Refusal';
