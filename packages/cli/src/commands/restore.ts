/** `baston restore FILE`: what a backup holds, instead of what a server keeps. */
import { openAsBlob } from 'node:fs';
import { checkBackup, openStore, StoreError } from '@baston/server';
import { reasonOf } from '../files.ts';
import { type Place, placeOf, storeTrouble } from '../place.ts';
import { askServer, runningServer } from '../running.ts';
import { type Command, type OptionsOf, parse, UsageError } from '../usage.ts';
import type { Wording } from '../words/index.ts';

const OPTIONS = {
  data: { type: 'string' },
  database: { type: 'string' },
  server: { type: 'string' },
  token: { type: 'string' },
  overwrite: { type: 'boolean' },
} as const satisfies OptionsOf<'restore'>;

export const restore: Command = {
  async run(args, words) {
    const { values, positionals } = parse(args, words, OPTIONS, 1);
    const [file] = positionals;
    if (file === undefined) throw new UsageError(words.backup.nameFile);
    const place = placeOf(values, words);
    const overwrite = values.overwrite ?? false;
    const rows = await checkBackup(file).catch((thrown) => {
      if (thrown instanceof StoreError) throw storeTrouble(thrown, place, words);
      throw new UsageError(words.errors.cannotRead(file, reasonOf(thrown, words)));
    });
    const isDirect = values.server === undefined && (await restoreDirectly(file, overwrite, place, words));
    if (!isDirect) {
      const body = await openAsBlob(file);
      const init = { method: 'POST', headers: { 'content-type': 'application/gzip' }, body };
      await askServer(runningServer(values, words), `/admin/restore?overwrite=${Number(overwrite)}`, init, words);
    }
    process.stderr.write(`${words.backup.restored(file, rows)}\n`);
    return 0;
  },
};

/** Into the database itself; false where a server has the file to itself. */
async function restoreDirectly(file: string, overwrite: boolean, place: Place, words: Wording): Promise<boolean> {
  try {
    const store = await openStore(place.where);
    try {
      await store.restore(file, overwrite);
      await store.broadcast(JSON.stringify({ type: 'restored' })); // to nodes that run
    } finally {
      await store.close();
    }
    return true;
  } catch (thrown) {
    if (thrown instanceof StoreError && thrown.trouble === 'busy') return false;
    throw storeTrouble(thrown, place, words);
  }
}
