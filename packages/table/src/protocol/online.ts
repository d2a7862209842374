/** Messages between a client and a server about tables (docs/protocol.md, "On a server"), and what both compute. */
import type { Config, Hint, RefusalCode, Seat } from '@baston/engine';
import type { WrittenPosition } from '../position/write.ts';
import type { GameRecord } from '../session/record.ts';
import type { BotKind, Update } from './protocol.ts';

/** The consequence of not answering in time: none; a bot takes the seat over; a bot gives that answer. */
export const ABSENT = ['wait', 'bot', 'clock'] as const;

/** Options of a new table. The seed is left out: it follows from the shares of all who sit down. */
export interface TableOptions {
  readonly config: Partial<Omit<Config, 'seed'>>;
  /** Seats for people, and bots. */
  readonly seats: readonly ('person' | BotKind)[];
  /** The persona of the bot in each seat; empty where there is none. */
  readonly personas?: readonly string[];
  /** In the lobby, or only for those who have the link. */
  readonly listed: boolean;
  /** Everybody is there, or answers when they find the time. */
  readonly pace: 'live' | 'slow';
  readonly absent: (typeof ABSENT)[number];
  /** The time limit of an answer, in seconds. */
  readonly seconds: number;
  /** Whether players may ask a bot for a hint; true if left out. */
  readonly hints?: boolean;
}

/** Choices of `claim`: a bot plays for the absent player; or the absent player loses. */
export const CLAIMS = ['bot', 'end'] as const;

/**
 * When an absent player can be claimed against, in milliseconds: `away` after they disconnected, `silent` after they
 * stopped answering though they may be connected.
 */
export const CLAIM_AFTER = {
  live: { away: 60_000, silent: 300_000 },
  slow: { away: 3 * 24 * 3_600_000, silent: 3 * 24 * 3_600_000 },
} as const;

/**
 * How a game came to its end: played to the end; resigned by `seats`; aborted before everybody had answered; claimed
 * against `seats`, who were absent; ended without a winner by agreement; ended because the table's log was full;
 * stopped by an operator; or closed before it began.
 */
export interface Ending {
  readonly kind: 'played' | 'resigned' | 'aborted' | 'claimed' | 'agreed' | 'full' | 'stopped' | 'closed';
  /** The seats that resigned last, or were claimed against. */
  readonly seats?: readonly Seat[];
}

export interface SeatInfo {
  /** Empty if nobody sits there. */
  readonly name: string;
  /** A person holds the seat. */
  readonly isHeld: boolean;
  /** The bot that plays: its own seat, or instead of the person who holds it. */
  readonly bot?: BotKind;
  /** In whose manner it plays. */
  readonly persona?: string;
  /** A person may sit down here. */
  readonly isFree: boolean;
  /** The person has resigned, or lost by a claim: a bot plays to the end of the game. */
  readonly hasResigned?: boolean;
  /** Since when a bot or the clock has answered for the person who holds the seat, in milliseconds since 1970. */
  readonly missingSince?: number;
}

/** A player who is not connected; `since` is in milliseconds since 1970. */
export interface Away {
  readonly seat: Seat;
  readonly since: number;
}

/** Public facts about a table. */
export interface TableInfo {
  readonly id: string;
  /** The version of the rules that it keeps. */
  readonly rules: string;
  readonly options: TableOptions;
  readonly phase: 'open' | 'playing' | 'over';
  readonly seats: readonly SeatInfo[];
  /** The seat that has to decide; left out while a window is open. */
  readonly waitingFor?: Seat;
  /** When the window closes that is open now, in milliseconds since 1970. */
  readonly window?: number;
  /** When the clock of the player who is asked was started, in milliseconds since 1970. */
  readonly askedAt?: number;
  /** When the time of the player who is asked is up, in milliseconds since 1970. */
  readonly deadline?: number;
  readonly turn: number;
  readonly vps: readonly number[];
  readonly winners: readonly Seat[];
  /** `abort` is possible: not everybody has answered yet. */
  readonly canAbort?: boolean;
  /** Seats that have proposed or agreed to end the game without a winner; left out if none has. */
  readonly agreed?: readonly Seat[];
  /** Once the game is over: how it ended. */
  readonly ending?: Ending;
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

/** A device that is signed in as you. */
export interface MyDevice {
  readonly id: string;
  /** The names of the browser and the system, such as "Firefox" and "Android"; empty if unknown. */
  readonly browser: string;
  readonly system: string;
  /** Milliseconds since 1970; `usedAt` is written once a day at most, and 0 if it is not known. */
  readonly createdAt: number;
  readonly usedAt: number;
  /** It is signed out by itself then, unless it is used before. */
  readonly expiresAt: number;
  /** You ask from this one. */
  readonly isThis: boolean;
}

/** A browser's PushSubscription, and the language to notify in. */
export interface PushAddress {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly lang: string;
}

/** The answer to GET /api/me/push: the server's public key, and whether this device is told. */
export interface PushState {
  readonly key: string;
  readonly isOn: boolean;
}

/** A push message, once it is decrypted: your turn has begun at that table, or its game is over. */
export interface PushNotice {
  readonly kind: 'turn' | 'over';
  readonly table: string;
  readonly lang: string;
}

/** The answer to GET /api/me/export: all that the server keeps about you. */
export interface ExportedPerson {
  readonly format: 'baston-person';
  readonly exportedAt: number;
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly seenAt: number;
  readonly devices: readonly Omit<MyDevice, 'isThis'>[];
  /** Where your devices are told of your turn; `page` is the address of the site that asked for it. */
  readonly push?: readonly (PushAddress & {
    readonly device: string;
    readonly page: string;
    readonly createdAt: number;
  })[];
  /** The tables that you opened or had a seat at, with your log entries in order. */
  readonly tables: readonly (MyTable & { readonly entries: readonly unknown[] })[];
}

/** The person who played here has been deleted; the game is kept. */
export const isFormer = ({ isHeld, isFree, bot, hasResigned = false }: SeatInfo): boolean =>
  !isHeld && !isFree && (bot === undefined || hasResigned);

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
  | {
      readonly type: 'fill';
      readonly command: string;
      readonly seat: Seat;
      readonly bot?: BotKind;
      readonly persona?: string;
    }
  | {
      readonly type: 'answer';
      readonly command: string;
      readonly question: number;
      readonly picks: readonly string[];
    }
  /** In an open window: your seat plays nothing. */
  | { readonly type: 'pass'; readonly command: string; readonly question: number }
  /** Your seat passes every window until the turn is over; or no longer does. It is not in the log. */
  | { readonly type: 'skip'; readonly command: string; readonly isOn: boolean }
  | { readonly type: 'undo'; readonly command: string; readonly question: number }
  | { readonly type: 'say'; readonly command: string; readonly text: string }
  | { readonly type: 'rematch'; readonly command: string }
  /** Gives the game up. */
  | { readonly type: 'resign'; readonly command: string }
  /** Ends a game at which not everybody has answered yet. */
  | { readonly type: 'abort'; readonly command: string }
  /** Says that the player in that seat is absent; see CLAIM_AFTER. */
  | {
      readonly type: 'claim';
      readonly command: string;
      readonly seat: Seat;
      readonly choice: (typeof CLAIMS)[number];
    }
  /** Proposes to end the game without a winner, or agrees to it. */
  | { readonly type: 'agree'; readonly command: string }
  /** The owner makes a seat free before the game. */
  | { readonly type: 'remove'; readonly command: string; readonly seat: Seat }
  /** The owner closes a table at which the game has not begun. */
  | { readonly type: 'close'; readonly command: string }
  /** These two change nothing at the table; the answer comes under the name of the command. */
  | { readonly type: 'hint'; readonly command: string }
  | { readonly type: 'position'; readonly command: string }
  | { readonly type: 'ping' };

/**
 * Something that the operator tells everybody. `message`: the text, said at that time. `update`: the server stops at
 * that time for an update and takes no new tables until then. Times are in milliseconds since 1970.
 */
export interface Notice {
  readonly type: 'notice';
  readonly kind: 'update' | 'message';
  readonly text?: string;
  readonly at: number;
}

export type FromServer =
  /** `seq` is the number of the last entry of the table's log: say it after a reconnect. */
  | {
      readonly type: 'table';
      readonly seq: number;
      readonly table: TableInfo;
      /** Yours; -1 for a spectator. */
      readonly seat: Seat;
      /** You have opened this table. */
      readonly isMine: boolean;
    }
  /** `askedAt`: when the clock of the player who is asked was started, in milliseconds since 1970. */
  | (Update & { readonly seq: number; readonly askedAt?: number })
  /** Absent players; told after joining if there are any, and whenever it changes. It is in no log. */
  | { readonly type: 'present'; readonly away: readonly Away[] }
  | ({ readonly type: 'text'; readonly seq: number } & Text)
  | Notice
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
  'bad-name',
  'banned',
  'draining',
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
  'removed',
  'resigned',
  'too-early',
  'too-many',
  'no-hints',
  'unavailable',
  'broken',
] as const;
export type OnlineCode = RefusalCode | (typeof ONLINE_CODES)[number];

/** Why the server closes a socket. After `restart` and `later` come back; after the others not by yourself. */
export const CLOSED = {
  restart: 1012,
  later: 1013,
  banned: 4403,
  noTable: 4404,
  otherVersion: 4409,
  slow: 4408,
  frequent: 4429,
  signedOut: 4401,
};

/** The answer to GET /api/tables/ID/record, once the game is over. */
export interface PlayedTable {
  readonly table: TableInfo;
  readonly record: GameRecord;
}

/**
 * From when on the others can claim against that seat; undefined if they cannot as things are. `awaySince` says since
 * when its person has not been connected. The server decides by its own clock and refuses what comes too early.
 */
export function claimableAt(
  { phase, options, seats, waitingFor, askedAt }: TableInfo,
  seat: Seat,
  awaySince?: number,
): number | undefined {
  const { isHeld, hasResigned, bot, missingSince } = seats[seat] ?? {};
  if (phase !== 'playing' || !isHeld || hasResigned) return undefined;
  // With a clock, a player is absent only after it has run out.
  const isWaitedFor = seat === waitingFor && bot === undefined && options.absent === 'wait';
  const since = missingSince ?? (isWaitedFor ? askedAt : undefined);
  if (since === undefined) return undefined;
  const { away, silent } = CLAIM_AFTER[options.pace];
  const awayAt = awaySince === undefined ? Number.POSITIVE_INFINITY : Math.max(since, awaySince) + away;
  // If the clock answers, a single missed answer is not enough against a connected player.
  const silentAt = isWaitedFor || bot ? since + silent : Number.POSITIVE_INFINITY;
  const at = Math.min(awayAt, silentAt);
  return at === Number.POSITIVE_INFINITY ? undefined : at;
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
