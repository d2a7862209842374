/**
 * How often something may be done: a bucket of tokens that fills again. Time is that of a monotonic clock: setting the
 * clock of the machine neither locks anybody out nor lets anybody in.
 */

/** Milliseconds by a clock that nobody can set. */
export type MonotonicClock = () => number;

export interface Rate {
  /** The size of a burst. */
  readonly burst: number;
  readonly perSecond: number;
}

export class Bucket {
  readonly #rate: Rate;
  readonly #clock: MonotonicClock;
  #tokens: number;
  #at: number;

  constructor(rate: Rate, clock: MonotonicClock) {
    this.#rate = rate;
    this.#clock = clock;
    this.#tokens = rate.burst;
    this.#at = clock();
  }

  /** Takes a token, if there is one. */
  take(): boolean {
    const now = this.#clock();
    this.#tokens = Math.min(this.#rate.burst, this.#tokens + ((now - this.#at) / 1000) * this.#rate.perSecond);
    this.#at = now;
    if (this.#tokens < 1) return false;
    this.#tokens--;
    return true;
  }

  get isFull(): boolean {
    return this.#tokens + ((this.#clock() - this.#at) / 1000) * this.#rate.perSecond >= this.#rate.burst;
  }
}

/** A bucket for each name; full ones are forgotten. */
export class Buckets {
  readonly #rate: Rate;
  readonly #clock: MonotonicClock;
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: Rate, clock: MonotonicClock) {
    this.#rate = rate;
    this.#clock = clock;
  }

  take(name: string): boolean {
    let bucket = this.#buckets.get(name);
    if (!bucket) {
      bucket = new Bucket(this.#rate, this.#clock);
      this.#buckets.set(name, bucket);
    }
    return bucket.take();
  }

  sweep(): void {
    for (const [name, bucket] of this.#buckets) if (bucket.isFull) this.#buckets.delete(name);
  }
}

export interface Limits {
  /** Requests of one address to the API, handshakes of sockets included. */
  readonly requests: Rate;
  /** Requests of one address for files of the web client. */
  readonly files: Rate;
  /** Requests of one address that read a whole game. */
  readonly costly: Rate;
  /** New tables, people and codes of one address. */
  readonly made: Rate;
  /** Sockets that one address has at the same time. */
  readonly sockets: number;
  /** Messages on one socket, control frames included. */
  readonly messages: Rate;
  /** Short texts of one person at one table. */
  readonly texts: Rate;
  /** Hints for one person. */
  readonly hints: Rate;
  /** Commands of one person at tables, other than answers, undos and messages. */
  readonly changes: Rate;
  /** Unfinished tables that one person has opened, and at which something has happened within a day. */
  readonly tables: number;
  /** Bytes of a message. */
  readonly messageSize: number;
  /** Fragments of a message. */
  readonly fragments: number;
  /** Bytes that wait for a client that does not read. */
  readonly unread: number;
}

export const LIMITS: Limits = {
  requests: { burst: 120, perSecond: 10 },
  files: { burst: 2000, perSecond: 100 },
  costly: { burst: 10, perSecond: 0.5 },
  made: { burst: 30, perSecond: 0.2 },
  sockets: 100,
  messages: { burst: 40, perSecond: 10 },
  texts: { burst: 5, perSecond: 0.5 },
  hints: { burst: 5, perSecond: 0.2 },
  changes: { burst: 12, perSecond: 0.1 },
  tables: 12,
  messageSize: 16 * 1024,
  fragments: 32,
  unread: 1024 * 1024,
};
