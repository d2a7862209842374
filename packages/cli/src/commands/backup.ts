/** `baston backup FILE`: everything that a server keeps, while it runs. */
import { createWriteStream, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { backupStream, checkBackup, openStore, StoreError } from '@baston/server';
import { checkWritable, reasonOf } from '../files.ts';
import { type Place, placeOf, storeTrouble } from '../place.ts';
import { askServer, runningServer } from '../running.ts';
import { type Command, type OptionsOf, parse, UsageError } from '../usage.ts';
import type { Wording } from '../words/index.ts';

const OPTIONS = {
  data: { type: 'string' },
  database: { type: 'string' },
  server: { type: 'string' },
  token: { type: 'string' },
} as const satisfies OptionsOf<'backup'>;
type Values = ReturnType<typeof parse<typeof OPTIONS>>['values'];

export const backup: Command = {
  async run(args, words) {
    const { values, positionals } = parse(args, words, OPTIONS, 1);
    const [file] = positionals;
    if (file === undefined) throw new UsageError(words.backup.nameFile);
    checkWritable(file, words);
    // It is replaced, not written into.
    if (existsSync(file) && !statSync(file).isFile())
      throw new UsageError(words.errors.cannotWrite(file, words.backup.notPlain));
    const place = placeOf(values, words);
    // A backup has its name only when it is complete: whatever goes wrong, an older one of that name stays.
    const part = `${file}.part`;
    try {
      const rows = await write(part, place, values, words);
      renameSync(part, file);
      process.stderr.write(`${words.backup.done(file, rows)}\n`);
    } finally {
      rmSync(part, { force: true });
    }
    return 0;
  },
};

async function write(part: string, place: Place, values: Values, words: Wording): Promise<number> {
  const isDirect = values.server === undefined && (await writeDirectly(part, place, words));
  if (!isDirect) await writeFromServer(part, values, words);
  return checkBackup(part).catch((thrown) => {
    throw storeTrouble(thrown, place, words);
  });
}

/** From the database itself; false where a server has the file to itself. */
async function writeDirectly(part: string, place: Place, words: Wording): Promise<boolean> {
  if (place.isFile && !existsSync(place.where))
    throw new UsageError(words.errors.cannotRead(place.name, words.errors.reasons.ENOENT));
  try {
    const store = await openStore(place.where);
    try {
      await toFile(backupStream(store, Date.now()), part, words);
    } finally {
      await store.close();
    }
    return true;
  } catch (thrown) {
    if (thrown instanceof StoreError && thrown.trouble === 'busy') return false;
    throw storeTrouble(thrown, place, words);
  }
}

async function writeFromServer(part: string, values: Values, words: Wording): Promise<void> {
  const server = runningServer(values, words);
  const { body } = await askServer(server, '/admin/backup', {}, words);
  await toFile(Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]), part, words);
}

async function toFile(backup: Readable, file: string, words: Wording): Promise<void> {
  try {
    await pipeline(backup, createWriteStream(file));
  } catch (thrown) {
    if (thrown instanceof StoreError) throw thrown;
    const { code } = thrown as NodeJS.ErrnoException;
    // Only a file has errors with a code of the system: a server breaks off.
    if (code?.startsWith('E') && !code.startsWith('ERR'))
      throw new UsageError(words.errors.cannotWrite(file, reasonOf(thrown, words)));
    throw new UsageError(words.backup.brokenOff);
  }
}
