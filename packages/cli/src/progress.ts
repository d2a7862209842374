/** Shows the progress of a long command. */
import type { Wording } from './words/index.ts';

const BAR = 30;

/** Formats the number done, the total, and the rate per second. */
type Say = (done: number, of: number, perSecond: number) => string;

/** A progress bar with a text; only on a terminal. */
export class Progress {
  readonly #of: number;
  readonly #say: Say;
  readonly #begun: number;
  readonly #since = performance.now();
  constructor(of: number, say: Say, begun = 0) {
    this.#of = of;
    this.#say = say;
    this.#begun = begun;
  }
  show(done: number): void {
    if (!process.stderr.isTTY) return;
    const perSecond = (1000 * (done - this.#begun)) / Math.max(1, performance.now() - this.#since);
    const full = Math.floor((BAR * done) / Math.max(1, this.#of));
    const bar = '█'.repeat(full) + '░'.repeat(BAR - full);
    process.stderr.write(`\r${bar} ${this.#say(done, this.#of, perSecond)}\x1b[K`);
  }
  clear(): void {
    if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  }
}

/** Says how much time is left. */
export const timeLeft =
  ({ lab }: Wording): Say =>
  (done, of, perSecond) =>
    lab.progress(done, of, (of - done) / Math.max(1e-9, perSecond));
