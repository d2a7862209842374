/**
 * Where tables are kept. The log of a table is the truth; everything in memory is a cache of it, so any node can serve
 * any table. `(table, seq)` is unique: of two nodes that append at once one hears `taken`, reads on and tries again.
 */
import type { LogEntry, PeopleStore } from './people.ts';

/** A log entry: the effect of one command at a table. */
export interface LogRow extends LogEntry {
  /** The id that the client gave the command: a repeated one is not done twice. */
  readonly command: string;
  /** The events that it caused, with their secret parts, as JSON. */
  readonly events: string;
}

/** The facts of a table that lists show. */
export interface TableRow {
  readonly id: string;
  /** The version of the rules that it is played with. */
  readonly rules: string;
  /** The SHA-256 of the rulebook that it is played with; empty in rows from before there were any. */
  readonly rulebook: string;
  readonly listed: boolean;
  readonly phase: 'open' | 'playing' | 'over';
  /** The person who opened it. */
  readonly owner: string;
  /** The seat that is asked; -1 for nobody. */
  readonly waitingFor: number;
  /** When somebody has to look at it though nobody asks: a bot is to move, or a clock has run out; 0 for never. */
  readonly wakeAt: number;
  /** Other facts to show, as JSON. */
  readonly summary: string;
  /** Milliseconds since 1970, as the node saw it. */
  readonly createdAt: number;
  readonly changedAt: number;
}

export interface Change {
  readonly row: LogRow;
  readonly table: TableRow;
  /** The persons in the seats from now on; left out if nothing changes. */
  readonly holders?: readonly (string | undefined)[];
  /** People who are in the log from this entry on: whoever exports or deletes what is kept about them looks there. */
  readonly participants?: readonly string[];
  /** The game is put away with it. */
  readonly parked?: Parked;
}

/**
 * `done`: durable. `taken`: this is not the next number; somebody else was first. `repeated`: this command is in the log
 * already.
 */
export type Appended = 'done' | 'taken' | 'repeated';

/** A game put away as it was after the entry `seq`, so that nobody plays it from the beginning again. */
export interface Parked {
  readonly seq: number;
  readonly game: string;
}

/** The facts about a rulebook, without its code. */
export interface KeptRulebook {
  /** The SHA-256 of its code. */
  readonly hash: string;
  /** The version of the rules. */
  readonly version: string;
  /** When a server first had it: milliseconds since 1970. */
  readonly createdAt: number;
}

/** A person who is connected to a table. */
export interface Present {
  readonly table: string;
  readonly person: string;
}

export interface Store extends PeopleStore {
  /** The first entry (seq 0) creates the table. After a StoreError try again: what was kept all the same is `repeated`. */
  append(change: Change): Promise<Appended>;
  table(id: string): Promise<TableRow | undefined>;
  /** The entries from number `from` on, in order, at most `limit` of them. */
  log(table: string, from: number, limit?: number): Promise<readonly LogRow[]>;
  /** The number at which a command is in the log, if it is. */
  commandAt(table: string, command: string): Promise<number | undefined>;
  /** A table that has been deleted is not put away. */
  park(table: string, parked: Parked): Promise<void>;
  parked(table: string): Promise<Parked | undefined>;
  /** Listed tables that have not begun and whose owner is present at that time, the newest first. */
  listed(limit: number, now: number): Promise<readonly TableRow[]>;
  /** The number of an owner's unfinished tables changed after `since`, and how many of them are in the lobby. */
  openedBy(
    owner: string,
    since: number,
    now: number,
  ): Promise<{ readonly unfinished: number; readonly waiting: number }>;
  /** These are connected to this node; others may believe it until then. */
  present(present: readonly Present[], until: number): Promise<void>;
  /** The persons who are connected to these tables through other nodes. */
  presentElsewhere(tables: readonly string[], now: number): Promise<readonly (Present & { readonly until: number })[]>;
  /** Marks a table as not `due` until its next entry. */
  sleep(table: string): Promise<void>;
  /** Tables that should have been looked at by then and whose rules are here, the most urgent first. */
  due(by: number, limit: number): Promise<readonly string[]>;
  /** Tables where that person holds a seat, the last changed first. */
  tablesOf(person: string, limit: number): Promise<readonly TableRow[]>;
  /** When a table was last changed; 0 if there is none. */
  newestChange(): Promise<number>;
  /** Tables that `forget` would delete. */
  stale(before: number, limit: number): Promise<readonly string[]>;
  /** Deletes tables that have neither been changed nor been due since then, the oldest first; their ids. */
  forget(before: number, limit: number): Promise<readonly string[]>;
  /** Code is packed (packing.ts). A rulebook that is here already stays as it is. */
  addRulebook(rulebook: KeptRulebook, code: string): Promise<void>;
  rulebook(hash: string): Promise<KeptRulebook | undefined>;
  /** The newest one of that version. */
  rulebookOf(version: string): Promise<KeptRulebook | undefined>;
  rulebookCode(hash: string): Promise<string | undefined>;
  /** The record of a game that is over, packed. The first one stays; a table that has been deleted gets none. */
  addRecord(table: string, record: string): Promise<void>;
  record(table: string): Promise<string | undefined>;
  /** Tells of every entry that another node has appended; and when some may have been missed: then look at all. */
  onAppended(appended: (table: string, seq: number) => void, missed: () => void): void;
  /** Tells every other node of this database something; see `onBroadcast`. */
  broadcast(news: string): Promise<void>;
  onBroadcast(heard: (news: string) => void): void;
  /** Every row as a line of a backup (see backup.ts), in batches, from one consistent snapshot. */
  dump(): AsyncIterable<readonly string[]>;
  /** Replaces everything by a backup, at once or not at all. Without `overwrite` only where nothing is kept yet. */
  restore(file: string, overwrite: boolean): Promise<void>;
  /** Tables, the last changed first. */
  allTables(limit: number): Promise<readonly TableRow[]>;
  /** Does the database answer? */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/**
 * `away`: the database does not answer now; what was being written may be there or not. `busy`: somebody else has it
 * open. `newer`: a newer program has made it. `full`: its disk is full. `filled`: a restore would overwrite what it
 * keeps. `damaged`: a backup is not complete. `refused`: it says no, for a reason that the message tells.
 */
export type StoreTrouble = 'away' | 'busy' | 'newer' | 'full' | 'filled' | 'damaged' | 'refused';

export class StoreError extends Error {
  readonly trouble: StoreTrouble;

  constructor(trouble: StoreTrouble, message: string) {
    super(message);
    this.trouble = trouble;
  }
}
