/** What a client and a server say to each other about tables (docs/protocol.md, "On a server"). Types, and what both compute. */
import type { Config, Hint, RefusalCode, Seat } from '@baston/engine';
import type { BotKind, Update } from './protocol.ts';
import type { WrittenPosition } from './scenario/write.ts';
import type { GameRecord } from './session.ts';

/** What happens when somebody does not answer in time: nothing; a bot takes the seat over; a bot gives that answer. */
export const ABSENT = ['wait', 'bot', 'clock'] as const;

/** What a new table is to be. The seed is left out: it follows from what all who sit down bring along. */
export interface TableOptions {
  readonly config: Partial<Omit<Config, 'seed'>>;
  /** Seats for people, and bots. */
  readonly seats: readonly ('person' | BotKind)[];
  /** In the lobby, or only for those who have the link. */
  readonly listed: boolean;
  /** Everybody is there, or answers when they find the time. */
  readonly pace: 'live' | 'slow';
  readonly absent: (typeof ABSENT)[number];
  /** How long an answer may take, in seconds. */
  readonly seconds: number;
}

export interface SeatInfo {
  /** Empty if nobody sits there. */
  readonly name: string;
  /** A person holds the seat. */
  readonly isHeld: boolean;
  /** The bot that plays: its own seat, or instead of the person who holds it. */
  readonly bot?: BotKind;
  /** A person may sit down here. */
  readonly isFree: boolean;
}

/** What everybody may know about a table. */
export interface TableInfo {
  readonly id: string;
  /** The version of the rules that it keeps. */
  readonly rules: string;
  readonly options: TableOptions;
  readonly phase: 'open' | 'playing' | 'over';
  readonly seats: readonly SeatInfo[];
  readonly waitingFor?: Seat;
  /** When the time of whoever is asked is up, in milliseconds since 1970. */
  readonly deadline?: number;
  readonly turn: number;
  readonly vps: readonly number[];
  readonly winners: readonly Seat[];
  /** The SHA-256 of the server's secret, told before anybody sits down. */
  readonly commitment: string;
  /** Once the game is over: all that the deal came from. */
  readonly secret?: string;
  readonly shares?: readonly string[];
  /** The table of the rematch. */
  readonly next?: string;
  readonly createdAt: number;
  readonly changedAt: number;
}

/** A table in a list of yours: `seat` is yours. */
export interface MyTable extends TableInfo {
  readonly seat: Seat;
}

/** The answer to GET /api/me; the name is empty as long as the server does not know you. */
export interface Me {
  readonly name: string;
  readonly tables: readonly MyTable[];
}

export interface Text {
  readonly seat: Seat;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** `command` is an id of the client's own: the same command sent again is done once. */
export type ToServer =
  | { readonly type: 'sit'; readonly command: string; readonly seat: Seat; readonly share: string }
  | { readonly type: 'stand'; readonly command: string }
  | { readonly type: 'back'; readonly command: string }
  | { readonly type: 'fill'; readonly command: string; readonly seat: Seat; readonly bot?: BotKind }
  | {
      readonly type: 'answer';
      readonly command: string;
      readonly question: number;
      readonly picks: readonly string[];
    }
  | { readonly type: 'undo'; readonly command: string; readonly question: number }
  | { readonly type: 'say'; readonly command: string; readonly text: string }
  | { readonly type: 'rematch'; readonly command: string }
  /** These two change nothing at the table; the answer comes under the name of the command. */
  | { readonly type: 'hint'; readonly command: string }
  | { readonly type: 'position'; readonly command: string }
  | { readonly type: 'ping' };

export type FromServer =
  /** `seq` is the number of the last entry of the table's log: say it after a reconnect. */
  | {
      readonly type: 'table';
      readonly seq: number;
      readonly table: TableInfo;
      /** Yours; -1 if you look on. */
      readonly seat: Seat;
      /** You have opened this table. */
      readonly isMine: boolean;
    }
  | (Update & { readonly seq: number })
  | ({ readonly type: 'text'; readonly seq: number } & Text)
  | { readonly type: 'done'; readonly command: string; readonly seq: number }
  | ({ readonly type: 'hint'; readonly command: string; readonly question: number } & Hint)
  | { readonly type: 'position'; readonly command: string; readonly position: WrittenPosition }
  | { readonly type: 'refused'; readonly command?: string; readonly code: OnlineCode; readonly message: string }
  | { readonly type: 'pong' };

export const ONLINE_CODES = [
  'bad-message',
  'too-large',
  'too-frequent',
  'bad-origin',
  'bad-code',
  'no-table',
  'no-page',
  'nobody',
  'no-seat',
  'seat-taken',
  'seated',
  'not-yours',
  'begun',
  'not-begun',
  'not-over',
  'full',
  'unavailable',
  'broken',
] as const;
export type OnlineCode = RefusalCode | (typeof ONLINE_CODES)[number];

/** Why the server closes a socket. After `restart` and `later` come back; after the others not by yourself. */
export const CLOSED = { restart: 1012, later: 1013, noTable: 4404, otherVersion: 4409, slow: 4408, frequent: 4429 };

/** The answer to GET /api/tables/ID/record, once the game is over. */
export interface PlayedTable {
  readonly table: TableInfo;
  readonly record: GameRecord;
}

/** The text whose SHA-256 is the seed of the deal. A bot's share is empty. */
export const dealText = (table: string, secret: string, shares: readonly string[]): string =>
  ['baston', table, secret, ...shares].join('\n');

export type DealFault = 'not-over' | 'other-commitment' | 'other-secret' | 'other-share' | 'other-seed';

/**
 * Was the deal made as it was promised? `remembered` is what a player has seen and given before the game began;
 * `sha256` of a text is in hexadecimal digits. Whether the game followed from the seed, `Session.replay` says.
 */
export async function checkDeal(
  { table, record }: PlayedTable,
  sha256: (text: string) => string | Promise<string>,
  remembered: { readonly commitment?: string; readonly seat?: Seat; readonly share?: string } = {},
): Promise<DealFault | undefined> {
  const { id, commitment, secret, shares } = table;
  if (secret === undefined || shares === undefined) return 'not-over';
  if (remembered.commitment !== undefined && remembered.commitment !== commitment) return 'other-commitment';
  if ((await sha256(secret)) !== commitment) return 'other-secret';
  if (remembered.seat !== undefined && shares[remembered.seat] !== remembered.share) return 'other-share';
  return (await sha256(dealText(id, secret, shares))) === record.config.seed ? undefined : 'other-seed';
}
