/** The thread that has the file: it does one thing after the other. */
import { parentPort } from 'node:worker_threads';
import type { PeopleCall, Value } from './people-sql.ts';
import type { SQL } from './sql.ts';
import { SqliteFile } from './sqlite-file.ts';
import { type Change, StoreError, type StoreTrouble } from './store.ts';

export type Call =
  | { readonly name: 'open'; readonly file: string }
  | { readonly name: 'rows'; readonly statement: keyof typeof SQL; readonly values: readonly Value[] }
  | { readonly name: 'commit'; readonly changes: readonly Change[] }
  | { readonly name: 'together'; readonly calls: readonly PeopleCall[] }
  | { readonly name: 'forget'; readonly before: number; readonly limit: number }
  | { readonly name: 'copy'; readonly to: string }
  | { readonly name: 'page'; readonly table: string; readonly after: number; readonly limit: number }
  | { readonly name: 'restore'; readonly file: string; readonly overwrite: boolean }
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
    case 'together':
      return file.together(call.calls);
    case 'forget':
      return file.forget(call.before, call.limit);
    case 'copy':
      return file.copyTo(call.to);
    case 'page':
      return file.page(call.table, call.after, call.limit);
    case 'restore':
      return file.restore(call.file, call.overwrite);
    case 'close':
      return file.close();
  }
}

async function outcomeOf(call: Call): Promise<Outcome> {
  try {
    return { result: await run(call) };
  } catch (thrown) {
    if (!(thrown instanceof StoreError)) throw thrown;
    return { trouble: thrown.trouble, message: thrown.message };
  }
}

/** One answer for all calls of a message. */
async function answer(calls: readonly Call[]): Promise<void> {
  const outcomes: Outcome[] = [];
  for (const call of calls) outcomes.push(await outcomeOf(call));
  parentPort?.postMessage(outcomes);
}

/** A restore waits for its file: nothing else may be done inside of its transaction. */
let line: Promise<void> = Promise.resolve();
parentPort?.on('message', (calls: readonly Call[]) => {
  line = line.then(() => answer(calls));
});
