/**
 * A backup is gzip-compressed JSON, one value per line, and the same for both databases: a header, one line per row
 * (`["entries", {…}]`), and a last line with the number of rows and the SHA-256 of everything before it. Booleans are
 * JSON booleans and binary values are hexadecimal with the prefix `\x`, as PostgreSQL writes them.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { SHAPE } from './migrations.ts';
import { type Store, StoreError } from './store.ts';

export interface BackupHeader {
  readonly format: 'baston-backup';
  readonly version: 1;
  /** The number of migrations that the database had. */
  readonly shape: number;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
}

interface BackupEnd {
  readonly rows: number;
  readonly sha256: string;
}

export type Row = Readonly<Record<string, string | number | boolean | null>>;
export type BackupRow = readonly [table: string, row: Row];

/** A running store as a compressed stream. The snapshot is taken before the first byte is delivered. */
export const backupStream = (store: Store, now: number): Readable =>
  pipeline(Readable.from(backupText(store, now)), createGzip(), () => undefined) as unknown as Readable;

async function* backupText(store: Store, now: number): AsyncGenerator<string> {
  const sha256 = createHash('sha256');
  const signed = (text: string): string => {
    sha256.update(text);
    return text;
  };
  const header: BackupHeader = { format: 'baston-backup', version: 1, shape: SHAPE, madeAt: now };
  yield signed(`${JSON.stringify(header)}\n`);
  let rows = 0;
  for await (const lines of store.dump()) {
    if (lines.length === 0) continue;
    rows += lines.length;
    yield signed(`${lines.join('\n')}\n`);
  }
  yield `${JSON.stringify({ rows, sha256: sha256.digest('hex') } satisfies BackupEnd)}\n`;
}

const damaged = (why: string): StoreError => new StoreError('damaged', why);

/**
 * The header of a backup, then its rows. Throws at the end when the checksum is wrong: whoever restores does it in a
 * transaction, after `checkBackup`.
 */
export async function* readBackup(file: string): AsyncGenerator<BackupHeader | BackupRow> {
  const sha256 = createHash('sha256');
  let held: string | undefined;
  let rows = -1;
  for await (const line of linesOf(file)) {
    if (held !== undefined) {
      sha256.update(`${held}\n`);
      yield rows < 0 ? headerOf(held) : (parsed(held) as BackupRow);
      rows++;
    }
    held = line;
  }
  const end = parsed(held ?? '') as Partial<BackupEnd>;
  if (rows < 0 || end.rows !== rows || end.sha256 !== sha256.digest('hex'))
    throw damaged('it is incomplete, or its checksum does not match');
}

/** Reads a whole backup and changes nothing; how many rows it has. */
export async function checkBackup(file: string): Promise<number> {
  let rows = -1;
  for await (const _ of readBackup(file)) rows++;
  return rows;
}

function headerOf(line: string): BackupHeader {
  const header = parsed(line) as Partial<BackupHeader>;
  if (header.format !== 'baston-backup') throw damaged('it is not a backup made by baston backup');
  if (header.version !== 1 || header.shape === undefined || header.shape > SHAPE)
    throw new StoreError('newer', 'a newer Baston has made this backup: restore it with that version');
  return header as BackupHeader;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw damaged('it is not a backup made by baston backup');
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const text = pipeline(createReadStream(file), createGunzip(), () => undefined).setEncoding('utf8');
  let rest = '';
  try {
    for await (const chunk of text) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (thrown) {
    const { code, message } = thrown as NodeJS.ErrnoException;
    throw code?.startsWith('Z_') ? damaged(`it cannot be decompressed (${message})`) : thrown;
  }
  if (rest !== '') throw damaged('its last line is incomplete');
}
