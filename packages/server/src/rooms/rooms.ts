/** The tables that are in memory. Those where nothing happens leave it, and come back when somebody asks for them. */

import { CLOSED, type TableOptions } from '@baston/table';
import { Buckets, type Limits, type MonotonicClock } from '../limits.ts';
import { Refused } from '../refused.ts';
import type { Entry, WindowDelay } from './entries.ts';
import { PRESENT_FOR, Room, type RoomOptions } from './room.ts';
import { rowOf } from './rows.ts';
import { Table } from './table.ts';

export interface RoomsOptions extends Omit<RoomOptions, 'open' | 'limit'> {
  readonly clock: MonotonicClock;
  readonly limits: Pick<Limits, 'changes' | 'tables'>;
  /** After so many milliseconds without anybody a table leaves memory. */
  readonly idleAfter: number;
  /** The duration of windows at new tables. */
  readonly windowDelay: WindowDelay;
  readonly newTableId: () => string;
}

/** A table that is overdue by so many milliseconds is in no node's memory: one of them may have stopped. */
const PATIENCE = 10_000;
/** The number of due tables to load at a time. */
const MOST_WOKEN = 100;
/** The number of tables to delete at a time, since nobody can append meanwhile. */
const MOST_FORGOTTEN = 50;
/** The interval at which other nodes are told who is connected here, in milliseconds. */
const PRESENT_EVERY = PRESENT_FOR / 3;
const DAY = 24 * 3_600_000;

interface Kept {
  readonly room: Promise<Room>;
  users: number;
}

export class Rooms {
  readonly #options: RoomsOptions;
  readonly #roomOptions: RoomOptions;
  readonly #kept = new Map<string, Kept>();
  /** Limits how much one person changes at tables. */
  readonly #changes: Buckets;
  /** People who are opening a table just now. */
  readonly #opening = new Set<string>();
  /** When to say next who is connected. */
  #presentAt = 0;
  #isClosed = false;
  /** A backup is being restored. */
  #isReplaced = false;
  /** No new tables are opened: the node is about to stop. */
  isDraining = false;

  constructor(options: RoomsOptions) {
    this.#options = options;
    this.#changes = new Buckets(options.limits.changes, options.clock);
    this.#roomOptions = {
      ...options,
      open: (id, entry) => this.#open(id, entry),
      limit: (person) => {
        if (!this.#changes.take(person)) throw new Refused('too-frequent', 'too many requests: slow down');
      },
    };
    options.store.onAppended(
      (id) => this.#catchUp(id),
      () => {
        for (const id of this.#kept.keys()) this.#catchUp(id);
      },
    );
  }

  get size(): number {
    return this.#kept.size;
  }

  /** A new table; its id. */
  async open(by: string, options: TableOptions): Promise<string> {
    if (this.#opening.has(by)) throw new Refused('too-frequent', 'another table is being opened: try again');
    this.#opening.add(by);
    try {
      await this.#checkTables(by, options.listed);
      const id = this.#options.newTableId();
      await this.#open(id, {
        type: 'open',
        at: this.#options.now(),
        by,
        options,
        secret: this.#options.newSecret(),
        windowDelay: this.#options.windowDelay,
      });
      return id;
    } finally {
      this.#opening.delete(by);
    }
  }

  /** Limits the tables that one person can open. */
  async #checkTables(owner: string, isListed: boolean): Promise<void> {
    const { store, now, limits } = this.#options;
    const { unfinished, waiting } = await store.openedBy(owner, now() - DAY, now());
    if (unfinished >= limits.tables)
      throw new Refused('too-many', `you have ${unfinished} unfinished tables: finish or close one of them`);
    if (isListed && waiting > 0)
      throw new Refused('too-many', 'you already have a table waiting for players: close it first');
  }

  async #open(id: string, entry: Entry): Promise<void> {
    if (this.isDraining) throw new Refused('draining', 'the server is about to be updated and opens no new tables');
    if (this.#isReplaced) throw new Refused('unavailable', 'a backup is being restored');
    const table = Table.open(id, await this.#options.rulebooks.present(), entry);
    const { by, seats } = table.state;
    const row = { seq: 0, command: 'open', entry: JSON.stringify(entry), events: '[]' };
    const participants = [...new Set([by, ...seats.flatMap(({ keptFor }) => keptFor ?? [])])];
    await this.#options.store.append({
      row,
      table: rowOf(table),
      holders: seats.map(() => undefined),
      participants,
    });
  }

  /** Does something with a table, which stays in memory meanwhile. */
  async use<T>(id: string, run: (room: Room) => T | Promise<T>): Promise<T> {
    if (this.#isClosed) throw new Refused('unavailable', 'the server is about to stop');
    if (this.#isReplaced) throw new Refused('unavailable', 'a backup is being restored');
    const kept = this.#kept.get(id) ?? this.#load(id);
    kept.users++;
    try {
      return await run(await kept.room);
    } finally {
      kept.users--;
    }
  }

  #load(id: string): Kept {
    const room = Room.load(id, this.#roomOptions);
    const kept: Kept = { room, users: 0 };
    this.#kept.set(id, kept);
    room.catch(() => this.#kept.delete(id));
    return kept;
  }

  #catchUp(id: string): void {
    const kept = this.#kept.get(id);
    kept?.room.then((room) => room.catchUp()).catch(this.#options.onTrouble);
  }

  /** Is the person connected to the table, through this node? A table that is not in memory stays where it is. */
  async isWatching(id: string, person: string): Promise<boolean> {
    const room = await this.#kept.get(id)?.room.catch(() => undefined);
    return room?.isWatching(person) ?? false;
  }

  /** Puts away where nobody is, and wakes where time is up. To be called now and then. */
  async sweep(): Promise<void> {
    const now = this.#options.now();
    this.#changes.sweep();
    await this.#sharePresence(now);
    for (const id of await this.#options.store.due(now - PATIENCE, MOST_WOKEN))
      if (!this.#kept.has(id)) await this.use(id, () => undefined).catch(this.#options.onTrouble);
    for (const [id, kept] of [...this.#kept]) {
      const room = await kept.room.catch(() => undefined);
      if (!room?.isIdle || kept.users > 0 || room.usedAt + this.#options.idleAfter > now) continue;
      const { deadline } = room;
      if (deadline !== undefined && deadline < now + this.#options.idleAfter) continue;
      this.#kept.delete(id);
      await room.close();
    }
  }

  /** Says who is connected here, and hears who is connected elsewhere. */
  async #sharePresence(now: number): Promise<void> {
    const { store } = this.#options;
    const found = await Promise.all([...this.#kept.values()].map(({ room }) => room.catch(() => undefined)));
    const rooms = found.flatMap((room) => (room && room.clients > 0 ? [room] : []));
    if (now >= this.#presentAt) {
      this.#presentAt = now + PRESENT_EVERY;
      await store.present(
        rooms.flatMap((room) => room.present()),
        now + PRESENT_FOR,
      );
    }
    const elsewhere = new Map<string, Map<string, number>>();
    const ids = rooms.map(({ id }) => id);
    for (const { table, person, until } of await store.presentElsewhere(ids, now))
      elsewhere.set(table, (elsewhere.get(table) ?? new Map()).set(person, until));
    for (const room of rooms) room.heardPresence(elsewhere.get(room.id) ?? new Map());
  }

  /** Deletes the tables at which nothing has happened since then; how many. */
  async forget(before: number): Promise<number> {
    for (let count = 0; ; ) {
      const gone = await this.#options.store.forget(before, MOST_FORGOTTEN);
      count += gone.length;
      for (const id of gone) {
        const room = await this.#kept.get(id)?.room.catch(() => undefined);
        this.#kept.delete(id);
        await room?.close(CLOSED.noTable, 'this table does not exist');
      }
      if (gone.length < MOST_FORGOTTEN) return count;
    }
  }

  /** Nothing in memory is true any more. Clients come back and find what is in the store by then. */
  async reset(): Promise<void> {
    const rooms = await Promise.all([...this.#kept.values()].map(({ room }) => room.catch(() => undefined)));
    this.#kept.clear();
    await Promise.all(rooms.map((room) => room?.close(CLOSED.restart, 'come back', false)));
    await this.#options.rulebooks.keepAgain();
  }

  /** Does something that replaces all tables while nobody is at any of them. */
  async replaceAll(run: () => Promise<void>): Promise<void> {
    this.#isReplaced = true;
    try {
      await this.reset();
      await run();
    } finally {
      this.#isReplaced = false;
    }
  }

  /** Lets everybody go, finishes what is being written, and puts all tables away. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const rooms = await Promise.all([...this.#kept.values()].map(({ room }) => room.catch(() => undefined)));
    await Promise.all(rooms.map((room) => room?.close()));
    this.#kept.clear();
  }
}
