/** The records of games that are over: made once, when a game ends, and kept. */
import type { GameRecord } from '@baston/table';
import { pack, unpack } from '../packing.ts';
import type { Rulebooks } from '../rulebooks.ts';
import type { Store, TableRow } from '../store/store.ts';
import { entriesOf } from './log.ts';
import type { WriteRecord } from './record.ts';

export class Records {
  readonly #store: Store;
  readonly #rulebooks: Rulebooks;
  readonly #write: WriteRecord;
  readonly #making = new Map<string, Promise<GameRecord>>();

  constructor(store: Store, rulebooks: Rulebooks, write: WriteRecord) {
    this.#store = store;
    this.#rulebooks = rulebooks;
    this.#write = write;
  }

  /**
   * The record of a finished game. It is made now if the server was stopped before that, or if the game is from before
   * records were stored.
   */
  async of(row: TableRow): Promise<GameRecord> {
    const kept = await this.#store.record(row.id);
    if (kept !== undefined) return JSON.parse(String(unpack(kept)));
    const making = this.#making.get(row.id) ?? this.#make(row).finally(() => this.#making.delete(row.id));
    this.#making.set(row.id, making);
    return making;
  }

  async #make(row: TableRow): Promise<GameRecord> {
    const { url, hash } = await this.#rulebooks.of(row);
    const log = await entriesOf(this.#store, row.id, 0);
    const record = await this.#write({ table: row.id, rulebook: url, hash, log });
    await this.#store.addRecord(row.id, pack(JSON.stringify(record)));
    return record;
  }

  /** When all that is being made is kept. */
  async idle(): Promise<void> {
    await Promise.allSettled(this.#making.values());
  }
}
