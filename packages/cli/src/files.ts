/** Files that the user names, and those of the repository. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameRecord } from '@baston/table';
import { UsageError } from './usage.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
export const inRepository = (...path: string[]): string => join(ROOT, ...path);

export const reasonOf = (thrown: unknown): string => {
  const { code, message } = thrown as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'there is no such file or folder';
  if (code === 'EISDIR') return 'it is a folder';
  if (code === 'EACCES') return 'access is denied';
  return code ?? message;
};

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (thrown) {
    throw new UsageError(`cannot read ${file}: ${reasonOf(thrown)}`);
  }
}

/** A record, as far as JSON goes; whether its answers fit is for the session to say. */
export function readRecord(file: string): GameRecord {
  const text = readText(file);
  try {
    const value = JSON.parse(text);
    if (value?.format === 'baston-game') return value;
  } catch {
    throw new UsageError(`${file} is not the record of a game: it is not JSON`);
  }
  throw new UsageError(`${file} is not the record of a game`);
}
