/**
 * Where tables are kept. The log of a table is the truth; everything in memory is a cache of it, so any node can serve
 * any table. `(table, seq)` is unique: of two nodes that append at once one hears `taken`, reads on and tries again.
 */

/** What one command of a table did. */
export interface LogRow {
  readonly seq: number;
  /** The id that the client gave the command: a repeated one is not done twice. */
  readonly command: string;
  /** The command as JSON. */
  readonly entry: string;
  /** The events that it caused, with their secret parts, as JSON. */
  readonly events: string;
}

/** What lists of tables show. */
export interface TableRow {
  readonly id: string;
  /** The version of the rules that it was opened with, and keeps. */
  readonly rules: string;
  readonly listed: boolean;
  readonly phase: 'open' | 'playing' | 'over';
  /** The seat that is asked; -1 for nobody. */
  readonly waitingFor: number;
  /** When somebody has to look at it though nobody asks: a bot is to move, or a clock has run out; 0 for never. */
  readonly wakeAt: number;
  /** What else is shown, as JSON. */
  readonly summary: string;
  /** Milliseconds since 1970, as the node saw it. */
  readonly createdAt: number;
  readonly changedAt: number;
}

export interface Change {
  readonly row: LogRow;
  readonly table: TableRow;
  /** Who holds each seat from now on, by person; left out if nothing changes there. */
  readonly holders?: readonly (string | undefined)[];
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

export interface Person {
  readonly id: string;
  readonly name: string;
}

export interface Store {
  /** The first entry (seq 0) creates the table. After a StoreError try again: what was kept all the same is `repeated`. */
  append(change: Change): Promise<Appended>;
  table(id: string): Promise<TableRow | undefined>;
  /** The entries from number `from` on, in order. */
  log(table: string, from: number): Promise<readonly LogRow[]>;
  /** The number at which a command is in the log, if it is. */
  commandAt(table: string, command: string): Promise<number | undefined>;
  /** A table that has been deleted is not put away. */
  park(table: string, parked: Parked): Promise<void>;
  parked(table: string): Promise<Parked | undefined>;
  /** Listed tables that have not begun, the newest first. */
  listed(limit: number): Promise<readonly TableRow[]>;
  /** Tables of these rules that should have been looked at by then, the most urgent first. */
  due(rules: string, by: number, limit: number): Promise<readonly string[]>;
  /** Tables where that person holds a seat, the last changed first. */
  tablesOf(person: string, limit: number): Promise<readonly TableRow[]>;
  /** Deletes tables that have neither been changed nor been due since then, the oldest first; their ids. */
  forget(before: number, limit: number): Promise<readonly string[]>;
  addPerson(person: Person): Promise<void>;
  rename(person: string, name: string): Promise<void>;
  /** One more device of a person. Of tokens and codes only hashes come here. */
  addToken(person: string, token: string): Promise<void>;
  personByToken(token: string): Promise<Person | undefined>;
  /** A code that can be exchanged for a token once, until then (milliseconds since 1970). */
  addCode(person: string, code: string, until: number): Promise<void>;
  /** Whose code it is; it is gone then, and so are those whose time is over. */
  takeCode(code: string, now: number): Promise<Person | undefined>;
  /** Tells of every entry that another node has appended; and when some may have been missed: then look at all. */
  onAppended(appended: (table: string, seq: number) => void, missed: () => void): void;
  /** Does the database answer? */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/**
 * `away`: the database does not answer now; what was being written may be there or not. `busy`: somebody else has it
 * open. `newer`: a newer program has made it. `refused`: it says no, for a reason that the message tells.
 */
export type StoreTrouble = 'away' | 'busy' | 'newer' | 'refused';

export class StoreError extends Error {
  readonly trouble: StoreTrouble;

  constructor(trouble: StoreTrouble, message: string) {
    super(message);
    this.trouble = trouble;
  }
}
