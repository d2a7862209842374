/** When old tables are deleted: those that are old by the trusted time are named in the log, and deleted an hour later. */
import type { MonotonicClock } from '../limits.ts';
import type { Store } from '../store/store.ts';
import type { TrustedTime } from '../trusted-time.ts';
import type { Rooms } from './rooms.ts';

export interface ForgettingOptions {
  readonly store: Store;
  readonly rooms: Rooms;
  /** Milliseconds in which nothing has happened at a table. */
  readonly keepFor: number;
  readonly time: TrustedTime;
  readonly clock: MonotonicClock;
  readonly log: (facts: object, message: string) => void;
}

const HOUR = 3_600_000;
/** The number of tables named in the log. */
const NAMED = 20;

export class Forgetting {
  readonly #options: ForgettingOptions;
  /** Tables without a change since `before` are deleted when the monotonic clock says `at`. */
  #announced: { readonly before: number; readonly at: number } | undefined;

  constructor(options: ForgettingOptions) {
    this.#options = options;
  }

  /** To be called now and then. */
  async sweep(): Promise<void> {
    const { store, rooms, keepFor, time, clock, log } = this.#options;
    const now = await time.now();
    if (now === undefined || (this.#announced && clock() < this.#announced.at)) return;
    if (this.#announced) {
      const tables = await rooms.forget(this.#announced.before);
      if (tables > 0) log({ tables }, 'old tables deleted');
    }
    const before = now - keepFor;
    const stale = await store.stale(before, NAMED);
    if (stale.length > 0) log({ tables: stale }, 'old tables, the oldest first: deleted in an hour');
    this.#announced = { before, at: clock() + HOUR };
  }
}
