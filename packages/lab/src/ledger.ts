/**
 * The results of a study in a file, one line each: written as the games end, so that whatever stops the run, the file
 * holds what was played. The first line is the study.
 */
import { closeSync, existsSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import type { Result } from './play.ts';
import type { Study } from './study.ts';

/** The file holds something else; the message says what. */
export class BadLedger extends Error {
  readonly why: 'not-a-study' | 'another-study';
  constructor(why: BadLedger['why']) {
    super(why);
    this.why = why;
  }
}

interface Heading {
  readonly format: 'baston-lab';
  readonly study: Study;
}

export interface Read {
  readonly study: Study;
  readonly results: readonly Result[];
  /** Lines that were cut off in the middle or are not results; the rest is good. */
  readonly broken: number;
}

const parse = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};

function isResult(value: unknown): value is Result {
  const result = value as Partial<Result> | null | undefined;
  return (
    typeof result === 'object' &&
    result !== null &&
    [result.index, result.first, result.winner, result.turns].every(Number.isInteger) &&
    Array.isArray(result.factions) &&
    Array.isArray(result.vp)
  );
}

export function readLedger(file: string): Read {
  const text = readFileSync(file, 'utf8');
  const end = text.indexOf('\n');
  const heading = parse(end < 0 ? text : text.slice(0, end)) as Heading | undefined;
  if (end < 0 || heading?.format !== 'baston-lab') throw new BadLedger('not-a-study');
  const byIndex = new Map<number, Result>();
  let broken = 0;
  for (let at = end + 1; at < text.length; ) {
    const next = text.indexOf('\n', at);
    const line = next < 0 ? text.slice(at) : text.slice(at, next + 1);
    const value = next < 0 ? undefined : parse(line);
    if (isResult(value)) {
      if (!byIndex.has(value.index)) byIndex.set(value.index, value); // no game counts twice
    } else broken++;
    at += line.length;
  }
  const results = [...byIndex.values()].sort((one, other) => one.index - other.index);
  return { study: heading.study, results, broken };
}

const isSame = (one: Study, other: Study): boolean => JSON.stringify(one) === JSON.stringify(other);

export class Ledger {
  readonly results: Result[];
  /** How many lines of the file could not be read. */
  readonly broken: number;
  readonly #file: number;

  /** A new file, or (`resume`) one that is gone on with: its study has to be the same. */
  constructor(path: string, study: Study, resume: boolean) {
    if (resume && existsSync(path)) {
      const read = readLedger(path);
      if (!isSame(read.study, study)) throw new BadLedger('another-study');
      this.results = [...read.results];
      this.broken = read.broken;
      this.#file = openSync(path, read.broken > 0 ? 'r+' : 'a');
      if (read.broken > 0) this.#rewrite(study);
    } else {
      this.results = [];
      this.broken = 0;
      this.#file = openSync(path, 'w');
      this.#rewrite(study);
    }
  }
  #rewrite(study: Study): void {
    ftruncateSync(this.#file, 0);
    const heading: Heading = { format: 'baston-lab', study };
    const lines = [heading, ...this.results].map((line) => `${JSON.stringify(line)}\n`);
    writeSync(this.#file, lines.join(''));
  }
  add(result: Result): void {
    this.results.push(result);
    writeSync(this.#file, `${JSON.stringify(result)}\n`);
  }
  close(): void {
    closeSync(this.#file);
  }
}
