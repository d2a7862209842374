/** How often something may be done: a bucket of tokens that fills again. */

export interface Rate {
  /** So many at once. */
  readonly burst: number;
  readonly perSecond: number;
}

export class Bucket {
  readonly #rate: Rate;
  #tokens: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#tokens = rate.burst;
    this.#at = now;
  }

  /** Takes a token, if there is one. */
  take(now: number): boolean {
    this.#tokens = Math.min(this.#rate.burst, this.#tokens + ((now - this.#at) / 1000) * this.#rate.perSecond);
    this.#at = now;
    if (this.#tokens < 1) return false;
    this.#tokens--;
    return true;
  }

  isFull(now: number): boolean {
    return this.#tokens + ((now - this.#at) / 1000) * this.#rate.perSecond >= this.#rate.burst;
  }
}

/** A bucket for each name; full ones are forgotten. */
export class Buckets {
  readonly #rate: Rate;
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  take(name: string, now: number): boolean {
    let bucket = this.#buckets.get(name);
    if (!bucket) {
      bucket = new Bucket(this.#rate, now);
      this.#buckets.set(name, bucket);
    }
    return bucket.take(now);
  }

  sweep(now: number): void {
    for (const [name, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(name);
  }
}

export interface Limits {
  /** Requests of one address. */
  readonly requests: Rate;
  /** New tables, people and codes of one address. */
  readonly made: Rate;
  /** Sockets that one address has at the same time. */
  readonly sockets: number;
  /** Messages on one socket. */
  readonly messages: Rate;
  /** Short texts of one person at one table. */
  readonly texts: Rate;
  /** Hints for one person. */
  readonly hints: Rate;
  /** Bytes of a message. */
  readonly messageSize: number;
  /** Bytes that wait for a client that does not read. */
  readonly unread: number;
}

export const LIMITS: Limits = {
  requests: { burst: 120, perSecond: 10 },
  made: { burst: 30, perSecond: 0.2 },
  sockets: 100,
  messages: { burst: 40, perSecond: 10 },
  texts: { burst: 5, perSecond: 0.5 },
  hints: { burst: 5, perSecond: 0.2 },
  messageSize: 16 * 1024,
  unread: 1024 * 1024,
};
