/** The tables that are in memory. Those where nothing happens leave it, and come back when somebody asks for them. */

import { CLOSED, type TableOptions } from '@baston/table';
import type { Entry } from './entries.ts';
import { Refused } from './refused.ts';
import { Room, type RoomOptions } from './room.ts';
import { rowOf } from './rows.ts';
import { newId, newSecret } from './secrets.ts';
import { Table } from './table.ts';

export interface RoomsOptions extends Omit<RoomOptions, 'open' | 'spare'> {
  /** After so many milliseconds without anybody a table leaves memory. */
  readonly idleAfter: number;
}

/** A table that is overdue by so many milliseconds is in no node's memory: one of them may have stopped. */
const PATIENCE = 10_000;
/** So many at a time are taken up again. */
const MOST_WOKEN = 100;
/** So many at a time are deleted: nobody appends meanwhile. */
const MOST_FORGOTTEN = 50;

interface Kept {
  readonly room: Promise<Room>;
  users: number;
}

export class Rooms {
  readonly #options: RoomsOptions;
  readonly #roomOptions: RoomOptions;
  readonly #kept = new Map<string, Kept>();
  #isClosed = false;

  constructor(options: RoomsOptions) {
    this.#options = options;
    this.#roomOptions = { ...options, spare: new Map(), open: (id, entry) => this.#open(id, entry) };
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
    const id = newId();
    await this.#open(id, { type: 'open', at: this.#options.now(), by, options, secret: newSecret() });
    return id;
  }

  async #open(id: string, entry: Entry): Promise<void> {
    const table = Table.open(id, this.#options.rules, entry);
    const row = { seq: 0, command: 'open', entry: JSON.stringify(entry), events: '[]' };
    await this.#options.store.append({ row, table: rowOf(table), holders: table.state.seats.map(() => undefined) });
  }

  /** Does something with a table, which stays in memory meanwhile. */
  async use<T>(id: string, run: (room: Room) => T | Promise<T>): Promise<T> {
    if (this.#isClosed) throw new Refused('unavailable', 'the server is about to stop');
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

  /** Puts away where nobody is, and wakes where time is up. To be called now and then. */
  async sweep(): Promise<void> {
    const now = this.#options.now();
    for (const id of await this.#options.store.due(this.#options.rules.version, now - PATIENCE, MOST_WOKEN))
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

  /** Deletes the tables at which nothing has happened since then; how many. */
  async forget(before: number): Promise<number> {
    for (let count = 0; ; ) {
      const gone = await this.#options.store.forget(before, MOST_FORGOTTEN);
      count += gone.length;
      for (const id of gone) {
        const room = await this.#kept.get(id)?.room.catch(() => undefined);
        this.#kept.delete(id);
        await room?.close(CLOSED.noTable, 'there is no such table');
      }
      if (gone.length < MOST_FORGOTTEN) return count;
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
