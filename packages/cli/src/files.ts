/** Files that the user names, and those of the repository. */
import { accessSync, closeSync, constants, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameRecord } from '@baston/table';
import { UsageError } from './usage.ts';
import type { Wording } from './words/index.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
export const inRepository = (...path: string[]): string => join(ROOT, ...path);

/** Why something cannot be read, written, reached or listened at: in words for what is common, else as the system names it. */
export const reasonOf = (thrown: unknown, { errors }: Wording): string => {
  const { code, message } = thrown as NodeJS.ErrnoException;
  return code !== undefined && code in errors.reasons
    ? errors.reasons[code as keyof typeof errors.reasons]
    : (code ?? message);
};

export function readText(file: string, words: Wording): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (thrown) {
    throw new UsageError(words.errors.cannotRead(file, reasonOf(thrown, words)));
  }
}

export function readBytes(file: string, words: Wording): Uint8Array {
  try {
    return readFileSync(file);
  } catch (thrown) {
    throw new UsageError(words.errors.cannotRead(file, reasonOf(thrown, words)));
  }
}

export function writeText(file: string, text: string, words: Wording): void {
  try {
    writeFileSync(file, text);
  } catch (thrown) {
    throw new UsageError(words.errors.cannotWrite(file, reasonOf(thrown, words)));
  }
}

/** Refuses before long work what could not be written after it; writes nothing yet. */
export function checkWritable(file: string, words: Wording): void {
  try {
    if (existsSync(file)) closeSync(openSync(file, 'r+'));
    else accessSync(join(dirname(file), '/'), constants.W_OK); // the slash asks for a folder
  } catch (thrown) {
    throw new UsageError(words.errors.cannotWrite(file, reasonOf(thrown, words)));
  }
}

/** A record, as far as JSON goes; whether its answers fit is for the session to say. */
export function readRecord(file: string, words: Wording): GameRecord {
  const text = readText(file, words);
  try {
    const value = JSON.parse(text);
    // A game saved by the browser also says who sat there.
    for (const record of [value, value?.record]) if (record?.format === 'baston-game') return record;
  } catch {
    throw new UsageError(words.errors.notJson(file));
  }
  throw new UsageError(words.errors.notRecord(file));
}
