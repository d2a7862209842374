/** Changes that arrive together are written together: one commit serves them all. */
import { type Appended, type Change, StoreError } from './store.ts';

interface Waiting {
  readonly change: Change;
  readonly resolve: (appended: Appended) => void;
  readonly reject: (thrown: unknown) => void;
}

/** The most entries per commit, so that a large group does not keep others waiting. */
const AT_ONCE = 200;

export class GroupCommit {
  readonly #commit: (changes: readonly Change[]) => Promise<readonly Appended[]>;
  #waiting: Waiting[] = [];
  #running: Promise<void> | undefined;

  /** `commit` writes all of them durably, or none and throws. */
  constructor(commit: (changes: readonly Change[]) => Promise<readonly Appended[]>) {
    this.#commit = commit;
  }

  add(change: Change): Promise<Appended> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ change, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** When all that has been added is written. */
  async idle(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      await new Promise(setImmediate); // others of this turn join
      await this.#write(this.#waiting.splice(0, AT_ONCE));
    }
    this.#running = undefined;
  }

  async #write(group: readonly Waiting[]): Promise<void> {
    try {
      const done = await this.#commit(group.map(({ change }) => change));
      for (const [i, { resolve }] of group.entries()) resolve(done[i] as Appended);
    } catch (thrown) {
      // One refused entry must not fail the others.
      if (group.length > 1 && thrown instanceof StoreError && thrown.trouble === 'refused')
        for (const one of group) await this.#write([one]);
      else for (const { reject } of group) reject(thrown);
    }
  }
}
