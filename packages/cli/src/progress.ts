/** How far a long command has come. */
import type { Wording } from './words/index.ts';

const BAR = 30;

/** A bar with the time that is left; only where somebody is looking. */
export class Progress {
  readonly #words: Wording;
  readonly #of: number;
  readonly #since = performance.now();
  #begun = 0;
  constructor(words: Wording, of: number, begun = 0) {
    this.#words = words;
    this.#of = of;
    this.#begun = begun;
  }
  show(done: number): void {
    if (!process.stderr.isTTY) return;
    const perGame = (performance.now() - this.#since) / 1000 / Math.max(1, done - this.#begun);
    const full = Math.floor((BAR * done) / this.#of);
    const bar = '█'.repeat(full) + '░'.repeat(BAR - full);
    const said = this.#words.lab.progress(done, this.#of, perGame * (this.#of - done));
    process.stderr.write(`\r${bar} ${said}\x1b[K`);
  }
  clear(): void {
    if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  }
}
