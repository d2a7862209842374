/** The entries of a table's log. `at` is the time in milliseconds since 1970, as the node saw it. */
import type { BotKind, CLAIMS, TableOptions } from '@baston/table';

/** How long a window is open, in milliseconds; how long it is depends on nothing that anybody holds. */
export interface WindowDelay {
  readonly min: number;
  readonly max: number;
}

/** Seats are numbers; people are their ids. What is in a log already stays readable, and means the same. */
export type Entry = { readonly at: number } & (
  | {
      readonly type: 'open';
      readonly by: string;
      readonly options: TableOptions;
      /** The server's part of the deal: 32 random bytes, as hexadecimal digits. */
      readonly secret: string;
      /** How long windows are open; logs of earlier versions do not say. */
      readonly windowDelay?: WindowDelay;
      /** In a rematch: for whom the seats are kept. */
      readonly keptFor?: readonly (string | undefined)[];
    }
  /** Logs of earlier versions have this in the middle of a game, in the place of a bot. */
  | {
      readonly type: 'sit';
      readonly seat: number;
      readonly person: string;
      readonly name: string;
      readonly share: string;
    }
  | { readonly type: 'stand'; readonly seat: number }
  /** Logs of earlier versions have this in the middle of a game. */
  | { readonly type: 'fill'; readonly seat: number; readonly bot?: BotKind; readonly persona?: string }
  /** The owner removes somebody before the game, or closes the table. */
  | { readonly type: 'remove'; readonly seat: number }
  | { readonly type: 'close' }
  | {
      readonly type: 'answer';
      readonly seat: number;
      readonly question: number;
      readonly picks: readonly string[];
      /** `auto`: there was nothing to decide, or no time left in a window. `ahead`: the person passes all windows this turn. */
      readonly by: 'person' | 'bot' | 'clock' | 'auto' | 'ahead';
    }
  /** A window closes: its answers are applied. */
  | { readonly type: 'shut'; readonly question: number }
  | { readonly type: 'undo'; readonly seat: number; readonly question: number }
  /** A bot plays for whoever holds the seat; or no longer does. */
  | { readonly type: 'replace'; readonly seat: number; readonly bot?: BotKind }
  | { readonly type: 'resign'; readonly seat: number }
  | { readonly type: 'abort'; readonly seat: number }
  | {
      readonly type: 'claim';
      readonly seat: number;
      readonly against: number;
      readonly choice: (typeof CLAIMS)[number];
      /** Since when the absent player was not connected, as the node knew it; left out if they were. */
      readonly awaySince?: number;
    }
  | { readonly type: 'agree'; readonly seat: number }
  /** An operator ends it. */
  | { readonly type: 'end' }
  | { readonly type: 'say'; readonly seat: number; readonly text: string }
  /** A person has deleted their data: before the game their seat is free again, in the game they have given up. */
  | { readonly type: 'gone'; readonly person: string }
  | { readonly type: 'rematch'; readonly seat: number; readonly next: string }
);

export type EntryOf<T extends Entry['type']> = Extract<Entry, { readonly type: T }>;
