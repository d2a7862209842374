/** A node that is about to stop: it takes no new tables, and stops at a stated time or when nobody is left. */
import { setTimeout } from 'node:timers/promises';

const LOOK = 1000;

export class Draining {
  readonly #now: () => number;
  readonly #connections: () => number;
  /** Resolves when it is time to stop. */
  readonly done: Promise<void>;
  #finish: () => void = () => undefined;
  #at: number | undefined;
  #isWatched = false;

  constructor(now: () => number, connections: () => number) {
    this.#now = now;
    this.#connections = connections;
    this.done = new Promise((done) => {
      this.#finish = done;
    });
  }

  /** When the node stops, in milliseconds since 1970; undefined if it does not. */
  get at(): number | undefined {
    return this.#at;
  }

  /** Said again, it changes the time. */
  begin(at: number): void {
    this.#at = at;
    if (!this.#isWatched) void this.#watch();
    this.#isWatched = true;
  }

  async #watch(): Promise<void> {
    while (this.#now() < (this.#at ?? 0) && this.#connections() > 0) await setTimeout(LOOK, undefined, { ref: false });
    this.#finish();
  }
}
