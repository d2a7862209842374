/**
 * Tables in a file, for one process. A thread of its own has the file: whoever waits for the disk keeps nobody else
 * from playing.
 */
import { rmSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { TABLES } from './migrations.ts';
import type { PeopleCall, Value } from './people-sql.ts';
import { type SQL, SqlStore } from './sql.ts';
import type { Call, Outcome } from './sqlite-thread.ts';
import { type Appended, type Change, StoreError } from './store.ts';

interface Waiting {
  readonly resolve: (result: never) => void;
  readonly reject: (thrown: unknown) => void;
}

/** Rows of one message from the thread that reads a copy. */
const PAGE = 200;
/** Bytes that a backup leaves free for play. */
const SPARE = 32 * 1024 * 1024;

export class SqliteStore extends SqlStore {
  // Found from the sources too, which tests run. If it ever fails, so does the process: the file is as it was.
  readonly #thread = new Worker(new URL('../../dist/store/sqlite-thread.js', import.meta.url));
  /** It answers in order. */
  readonly #waiting: Waiting[] = [];
  /** Calls of this turn: they go to the thread in one message, which costs much more than most of them. */
  readonly #calls: Call[] = [];
  readonly #file: string;
  #isCopying = false;

  private constructor(file: string) {
    super();
    this.#file = file;
    this.#thread.on('message', (outcomes: readonly Outcome[]) => {
      for (const [i, { resolve, reject }] of this.#waiting.splice(0, outcomes.length).entries()) {
        const { result, trouble, message } = outcomes[i] as Outcome;
        if (trouble) reject(new StoreError(trouble, message));
        else resolve(result as never);
      }
    });
  }

  static async open(file: string): Promise<SqliteStore> {
    const store = new SqliteStore(file);
    try {
      await store.#ask({ name: 'open', file });
    } catch (thrown) {
      await store.#thread.terminate();
      throw thrown;
    }
    return store;
  }

  /** There is no other. */
  protected readonly node = 'here';

  protected rows(name: keyof typeof SQL, ...values: Value[]): Promise<readonly unknown[]> {
    return this.#ask({ name: 'rows', statement: name, values });
  }
  protected commit(changes: readonly Change[]): Promise<readonly Appended[]> {
    return this.#ask({ name: 'commit', changes });
  }
  protected together(calls: readonly PeopleCall[]): Promise<void> {
    return this.#ask({ name: 'together', calls });
  }
  forget(before: number, limit: number): Promise<readonly string[]> {
    return this.#ask({ name: 'forget', before, limit });
  }

  /** Does nothing: no other node shares the file. */
  onAppended(): void {}
  async broadcast(): Promise<void> {}
  onBroadcast(): void {}

  /** Play stops while the copy is made, and goes on while it is read. */
  async *dump(): AsyncGenerator<readonly string[]> {
    if (this.#isCopying) throw new StoreError('busy', 'another backup is being made: try again when it is done');
    this.#isCopying = true;
    const file = `${this.#file}.backup`;
    const remove = (): void => {
      for (const end of ['', '-wal', '-shm', '-journal']) rmSync(`${file}${end}`, { force: true });
    };
    let copy: SqliteStore | undefined;
    try {
      remove(); // a crash may have left one
      this.#checkRoom();
      await this.#ask({ name: 'copy', to: file });
      copy = await SqliteStore.open(file);
      yield* copy.#pages();
    } finally {
      await copy?.close();
      remove();
      this.#isCopying = false;
    }
  }

  /** A copy that fills the disk would stop play until it is given up. */
  #checkRoom(): void {
    const { bavail, bsize } = statfsSync(dirname(this.#file));
    const sizes = ['', '-wal'].map((end) => statSync(`${this.#file}${end}`, { throwIfNoEntry: false })?.size ?? 0);
    if (bavail * bsize < sizes.reduce((sum, size) => sum + size) + SPARE)
      throw new StoreError('full', `there is no room for a copy beside ${this.#file}, which a backup needs: make room`);
  }

  async *#pages(): AsyncGenerator<readonly string[]> {
    for (const table of TABLES)
      for (let after = -1, isMore = true; isMore; ) {
        const { lines, last } = await this.#ask<{ lines: string[]; last: number }>({
          name: 'page',
          table,
          after,
          limit: PAGE,
        });
        yield lines;
        after = last;
        isMore = lines.length === PAGE;
      }
  }

  restore(file: string, overwrite: boolean): Promise<void> {
    return this.#ask({ name: 'restore', file, overwrite });
  }

  protected async disconnect(): Promise<void> {
    await this.#ask({ name: 'close' });
    await this.#thread.terminate();
  }

  #ask<T>(call: Call): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      if (this.#calls.push(call) === 1) setImmediate(() => this.#thread.postMessage(this.#calls.splice(0)));
    });
  }
}
