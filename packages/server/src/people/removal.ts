/** Deletes what is kept about people: all of it when they ask, and what has expired when its time is over. */
import { isRefusal } from '../refused.ts';
import { anonymous, anonymousSummary } from '../rooms/anonymous.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { readSummary } from '../rooms/rows.ts';
import { type Store, StoreError } from '../store/store.ts';

/**
 * The tables of a deleted person are checked once more after this time: a command that was under way may have
 * come after the first time, and another node may have put a table away as it was before.
 */
const ONCE_MORE_AFTER = 60_000;
/** A person who has just come, or has just been signed out, is left alone for so long. */
const GRACE = 60 * 60 * 1000;

export interface RemovalOptions {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly now: () => number;
  readonly onTrouble: (trouble: unknown) => void;
}

export class Removal {
  readonly #options: RemovalOptions;

  constructor(options: RemovalOptions) {
    this.#options = options;
  }

  /** Takes somebody out of all tables, whose deletion has begun; what does not succeed now does later. */
  begin(person: string): Promise<void> {
    return this.#takeOut(person).catch(this.#options.onTrouble);
  }

  async #takeOut(person: string): Promise<void> {
    const { store, rooms } = this.#options;
    for (const table of await store.tablesWith(person)) {
      try {
        await rooms.use(table, (room) => room.remove(person));
      } catch (thrown) {
        if (thrown instanceof StoreError || (isRefusal(thrown) && thrown.code === 'unavailable')) throw thrown;
        await this.#takeOutUnloaded(table, person);
      }
    }
  }

  /** The table cannot be loaded here, so nobody plays there, but its log and its result are kept. */
  async #takeOutUnloaded(table: string, person: string): Promise<void> {
    const { store } = this.#options;
    const row = await store.table(table);
    if (!row) return;
    await store.rewrite(table, anonymous(await store.entriesBy(table, person)));
    await store.takeOut(table, person, JSON.stringify(anonymousSummary(readSummary(row), person)));
  }

  /** Finishes what has begun, here or on a node that has stopped. To be called now and then. */
  async sweep(): Promise<void> {
    const { store, now, onTrouble } = this.#options;
    for (const { id, deletedAt } of await store.deleted()) {
      if (deletedAt + ONCE_MORE_AFTER > now()) continue;
      await this.#takeOut(id).then(() => store.removePerson(id), onTrouble);
    }
  }

  /** Deletes what has expired by the trusted time. To be called every hour. */
  async expire(now: number): Promise<void> {
    await this.#options.store.expire(now, now - GRACE);
  }
}
