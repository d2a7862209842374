/**
 * Tables in a file, for one process. A thread of its own has the file: whoever waits for the disk keeps nobody else
 * from playing.
 */
import { Worker } from 'node:worker_threads';
import { type SQL, SqlStore, type Value } from './sql.ts';
import type { Call, Outcome } from './sqlite-thread.ts';
import { type Appended, type Change, StoreError } from './store.ts';

interface Waiting {
  readonly resolve: (result: never) => void;
  readonly reject: (thrown: unknown) => void;
}

export class SqliteStore extends SqlStore {
  // Found from the sources too, which tests run. If it ever fails, so does the process: the file is as it was.
  readonly #thread = new Worker(new URL('../../dist/store/sqlite-thread.js', import.meta.url));
  /** It answers in order. */
  readonly #waiting: Waiting[] = [];

  private constructor() {
    super();
    this.#thread.on('message', ({ result, trouble, message }: Outcome) => {
      const { resolve, reject } = this.#waiting.shift() as Waiting;
      if (trouble) reject(new StoreError(trouble, message));
      else resolve(result as never);
    });
  }

  static async open(file: string): Promise<SqliteStore> {
    const store = new SqliteStore();
    try {
      await store.#ask({ name: 'open', file });
    } catch (thrown) {
      await store.#thread.terminate();
      throw thrown;
    }
    return store;
  }

  protected rows(name: keyof typeof SQL, ...values: Value[]): Promise<readonly unknown[]> {
    return this.#ask({ name: 'rows', statement: name, values });
  }
  protected commit(changes: readonly Change[]): Promise<readonly Appended[]> {
    return this.#ask({ name: 'commit', changes });
  }
  forget(before: number, limit: number): Promise<readonly string[]> {
    return this.#ask({ name: 'forget', before, limit });
  }

  /** Nobody else has the file. */
  onAppended(): void {}

  protected async disconnect(): Promise<void> {
    await this.#ask({ name: 'close' });
    await this.#thread.terminate();
  }

  #ask<T>(call: Call): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#thread.postMessage(call);
    });
  }
}
