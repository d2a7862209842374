/**
 * The results of a study in a file, one per line. Each is written when its game ends, so an interrupted run keeps what
 * was played. The first line is the study.
 */
import { closeSync, existsSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import type { Result } from './play.ts';
import type { Study } from './study.ts';

/** The file contains something else; `why` says what. */
export class BadResultsFile extends Error {
  readonly why: 'not-a-study' | 'another-study';
  constructor(why: BadResultsFile['why']) {
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
  /** The number of lines that are incomplete or not results. */
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

export function readResults(file: string): Read {
  const text = readFileSync(file, 'utf8');
  const end = text.indexOf('\n');
  const heading = parse(end < 0 ? text : text.slice(0, end)) as Heading | undefined;
  if (end < 0 || heading?.format !== 'baston-lab') throw new BadResultsFile('not-a-study');
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

export class ResultsFile {
  readonly results: Result[];
  /** The number of lines that could not be read. */
  readonly broken: number;
  readonly #file: number;

  /** Creates the file, or with `resume` continues one of the same study. */
  constructor(path: string, study: Study, resume: boolean) {
    if (resume && existsSync(path)) {
      const read = readResults(path);
      if (!isSame(read.study, study)) throw new BadResultsFile('another-study');
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
