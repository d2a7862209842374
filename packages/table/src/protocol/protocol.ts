/**
 * Messages between a client and a table (docs/protocol.md). The table may live in a Web Worker or on a
 * server: the client cannot tell.
 */
import type { BaseView, Config, Face, Goal, Hint, Question, RefusalCode, Seat, View } from '@baston/engine';
import type { Layout } from '../position/schema.ts';
import type { WrittenPosition } from '../position/write.ts';
import type { GameRecord, NoUndo, TableEvent } from '../session/record.ts';

/** The bots, the weakest first. */
export const BOTS = [
  'random',
  'rookie',
  'novice',
  'amateur',
  'greedy',
  'regular',
  'adept',
  'planner',
  'search',
  'master',
] as const;
export type BotKind = (typeof BOTS)[number];

/** A seat is for a person or a bot. */
export interface SeatSetup {
  readonly kind: 'human' | BotKind;
  readonly name: string;
  /** The bot plays in the manner of this persona, and has its portrait; who does not know it takes it for a plain bot. */
  readonly persona?: string;
  /** Moves that a bot makes whenever it can (host/script.ts). */
  readonly script?: readonly string[];
}

export interface TableSetup {
  readonly config: Partial<Config> & { readonly seed: string };
  /** The game begins with this position instead of the deal. */
  readonly layout?: Layout;
  readonly seats: readonly SeatSetup[];
  /** Hints aim at this in that turn. */
  readonly goal?: Goal;
}

/** Everything that is needed to go on with a table: who sits there, and the game so far. */
export interface SavedTable {
  readonly setup: TableSetup;
  readonly record: GameRecord;
}

export type ToTable =
  | { readonly type: 'start'; readonly setup: TableSetup }
  | { readonly type: 'resume'; readonly saved: SavedTable; readonly answers?: number }
  /** From now on the client sees the table from this seat; -1 for a spectator. */
  | { readonly type: 'look'; readonly seat: Seat }
  /** An answer to question number `question`; an answer to an older one is refused. */
  | { readonly type: 'answer'; readonly seat: Seat; readonly question: number; readonly picks: readonly string[] }
  /** At the question with that number; without one, at the one that is shown. */
  | { readonly type: 'undo'; readonly seat: Seat; readonly question?: number }
  | { readonly type: 'hint'; readonly seat: Seat }
  /** Ask how each base would stand after this card is played on it. */
  | { readonly type: 'preview'; readonly seat: Seat; readonly card: number }
  /** The present position as a scenario, with what the seat may know. */
  | { readonly type: 'position'; readonly seat: Seat }
  /** How long a bot waits before it answers, in milliseconds. */
  | { readonly type: 'pace'; readonly ms: number };

/**
 * A window is open (docs/protocol.md, "Windows"): several seats may answer at the same time, and nobody is told which of
 * them have anything to answer. Everybody is told the same, except for `isAnswered`.
 */
export interface OpenWindow {
  /** To play a Special, or to exchange an opening hand. */
  readonly purpose: 'playSpecial' | 'mulligan';
  /** The base about to score, if there is one. */
  readonly about?: Face;
  /** Seats that may answer or pass: they follow from what everybody sees. */
  readonly seats: readonly Seat[];
  /** When it closes, in milliseconds since 1970; later only if somebody who has something to answer has not yet. */
  readonly until: number;
  /** Your seat has answered or passed. Only you are told. */
  readonly isAnswered?: true;
}

export interface Update {
  readonly type: 'update';
  readonly seats: readonly SeatSetup[];
  /** The boxes that are open, by their ids: no card is shown that is not in one of them. */
  readonly boxes: readonly string[];
  readonly seat: Seat;
  readonly view: View;
  /** Events from number `from` on, as this seat may hear them; `from` is 0 after a start, a resumption or a new look. */
  readonly from: number;
  readonly events: readonly TableEvent[];
  /** The question to this seat, if it is the one that is asked. */
  readonly question?: Question;
  /** Numbers the questions of the game; an answer names it. */
  readonly questionNumber: number;
  /** The seat that is asked; left out when the game is over, or while a window is open. */
  readonly waitingFor?: Seat;
  readonly window?: OpenWindow;
  /** Why this seat cannot take back the last answer; left out if it can. */
  readonly noUndo?: NoUndo;
}

/** The results of playing a card, as far as the seat can know them. */
export interface Preview {
  readonly type: 'preview';
  readonly question: number;
  readonly card: number;
  /** The bases as they would be if it were played there. */
  readonly bases: readonly BaseView[];
  /** The seat's own cards that would leave play, without a choice; `where` is the place where the card would be played. */
  readonly losses?: readonly Loss[];
  /** The next question to that player, where it is certain: both can then be answered in one gesture. */
  readonly follows?: readonly Follow[];
}

/** A question that is certain to be asked. */
export interface Coming {
  readonly question: Question;
  /** The questions after single answers to it, where they are certain as well. */
  readonly after?: readonly Then[];
}

export interface Then extends Coming {
  /** The answer that brings this question. */
  readonly picks: readonly string[];
}

export interface Follow extends Coming {
  /** The place where the card would be played. */
  readonly where?: Face;
}

export interface Loss {
  readonly where?: Face;
  readonly cards: readonly Face[];
}

export type FromTable =
  | Update
  | ({ readonly type: 'hint'; readonly question: number } & Hint)
  | Preview
  | { readonly type: 'position'; readonly position: WrittenPosition }
  /** After every accepted answer: what to keep in case the table is lost. */
  | { readonly type: 'saved'; readonly saved: SavedTable }
  | { readonly type: 'refused'; readonly code: RefusalCode; readonly message: string };
