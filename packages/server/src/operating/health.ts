/** Checks the health of the server: the database and the free disk space. */
import { statfs } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { type Store, StoreError } from '../store/store.ts';

/** Health checks give up after some seconds, and so do people: an answer that comes later is no answer. */
const PATIENCE = 1500;
/** The disk counts as full below this many bytes: the write-ahead log needs some space for its checkpoint. */
const LEAST_FREE = 64 * 1024 * 1024;
/** A failed write counts for so long, unless another one succeeds, in milliseconds. */
const REMEMBERED = 30_000;

export type Trouble = 'database' | 'disk' | 'write';

export interface HealthOptions {
  readonly store: Store;
  /** A folder on the disk that has to have room; undefined where the disk is somebody else's. */
  readonly folder: string | undefined;
  readonly now: () => number;
}

export class Health {
  readonly #options: HealthOptions;
  /** Runs one check at a time, so that a database that does not answer is not asked by every client. */
  #ping: Promise<void> | undefined;
  #failedAt = Number.NEGATIVE_INFINITY;

  constructor(options: HealthOptions) {
    this.#options = options;
  }

  /** The outcome of the last write. */
  wrote(failure?: unknown): void {
    this.#failedAt = failure instanceof StoreError ? this.#options.now() : Number.NEGATIVE_INFINITY;
  }

  /** Finds out what is wrong, if anything is. Always answers within two seconds. */
  async trouble(): Promise<Trouble | undefined> {
    if (this.#failedAt + REMEMBERED > this.#options.now()) return 'write';
    const patience = new AbortController();
    const tooLate = setTimeout(PATIENCE, 'database' as const, { signal: patience.signal }).catch(() => undefined);
    try {
      return await Promise.race([tooLate, this.#look()]);
    } finally {
      patience.abort();
    }
  }

  async #look(): Promise<Trouble | undefined> {
    const free = await this.free().catch(() => 0);
    if (free !== undefined && free < LEAST_FREE) return 'disk';
    this.#ping ??= this.#options.store.ping().finally(() => {
      this.#ping = undefined;
    });
    return this.#ping.then(
      () => undefined,
      () => 'database',
    );
  }

  /** Free bytes of the disk, as far as this process may use them. */
  async free(): Promise<number | undefined> {
    const { folder } = this.#options;
    if (folder === undefined) return undefined;
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  }
}
