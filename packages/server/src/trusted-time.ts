/**
 * The time by which something may be deleted for good. The clock of the machine is not trusted with that: set forward, it
 * would make everything old. So time is measured by the monotonic clock, from the newest change that was found at the
 * start; the time for which no server was running does not count.
 */
import type { MonotonicClock } from './limits.ts';
import type { Store } from './store/store.ts';

export class TrustedTime {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #clock: MonotonicClock;
  readonly #since: number;
  /** Read at once: what happens later has the date of a clock that may be wrong. */
  #newest: Promise<number | undefined>;

  constructor(store: Store, now: () => number, clock: MonotonicClock) {
    this.#store = store;
    this.#now = now;
    this.#clock = clock;
    this.#since = clock();
    this.#newest = this.#findNewest();
  }

  /** Milliseconds since 1970; undefined as long as the database does not answer. */
  async now(): Promise<number | undefined> {
    const newest = await this.#newest;
    if (newest !== undefined) return Math.min(this.#now(), newest + this.#clock() - this.#since);
    this.#newest = this.#findNewest();
    return undefined;
  }

  /** When something last happened at any table. */
  #findNewest(): Promise<number | undefined> {
    return this.#store.newestChange().then(
      (newest) => newest || this.#now(),
      () => undefined,
    );
  }
}
