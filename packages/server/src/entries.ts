/** What is in the log of a table. `at` is the time in milliseconds since 1970, as the node saw it. */
import type { BotKind, TableOptions } from '@baston/table';

/** Seats are numbers; people are their ids. */
export type Entry = { readonly at: number } & (
  | {
      readonly type: 'open';
      readonly by: string;
      readonly options: TableOptions;
      /** The server's part of the deal: 32 random bytes, as hexadecimal digits. */
      readonly secret: string;
      /** In a rematch: for whom the seats are kept. */
      readonly keptFor?: readonly (string | undefined)[];
    }
  | {
      readonly type: 'sit';
      readonly seat: number;
      readonly person: string;
      readonly name: string;
      readonly share: string;
    }
  | { readonly type: 'stand'; readonly seat: number }
  | { readonly type: 'fill'; readonly seat: number; readonly bot?: BotKind }
  | {
      readonly type: 'answer';
      readonly seat: number;
      readonly question: number;
      readonly picks: readonly string[];
      readonly by: 'person' | 'bot' | 'clock';
    }
  | { readonly type: 'undo'; readonly seat: number; readonly question: number }
  /** A bot plays for whoever holds the seat; or no longer does. */
  | { readonly type: 'replace'; readonly seat: number; readonly bot?: BotKind }
  | { readonly type: 'say'; readonly seat: number; readonly text: string }
  | { readonly type: 'rematch'; readonly seat: number; readonly next: string }
);
