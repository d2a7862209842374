/** The thread that has the file: it does one thing after the other. */
import { parentPort } from 'node:worker_threads';
import type { SQL, Value } from './sql.ts';
import { SqliteFile } from './sqlite-file.ts';
import { type Change, StoreError, type StoreTrouble } from './store.ts';

export type Call =
  | { readonly name: 'open'; readonly file: string }
  | { readonly name: 'rows'; readonly statement: keyof typeof SQL; readonly values: readonly Value[] }
  | { readonly name: 'commit'; readonly changes: readonly Change[] }
  | { readonly name: 'forget'; readonly before: number; readonly limit: number }
  | { readonly name: 'close' };

export type Outcome =
  | { readonly result: unknown; readonly trouble?: never; readonly message?: never }
  | { readonly result?: never; readonly trouble: StoreTrouble; readonly message: string };

let file: SqliteFile;

async function run(call: Call): Promise<unknown> {
  switch (call.name) {
    case 'open':
      file = await SqliteFile.open(call.file);
      break;
    case 'rows':
      return file.rows(call.statement, call.values);
    case 'commit':
      return file.commit(call.changes);
    case 'forget':
      return file.forget(call.before, call.limit);
    case 'close':
      return file.close();
  }
}

parentPort?.on('message', async (call: Call) => {
  const tell = (outcome: Outcome): void => parentPort?.postMessage(outcome);
  try {
    tell({ result: await run(call) });
  } catch (thrown) {
    if (!(thrown instanceof StoreError)) throw thrown;
    tell({ trouble: thrown.trouble, message: thrown.message });
  }
});
