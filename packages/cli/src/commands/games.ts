/** Playing the games of a study: on all cores or through a queue, into a file, until Ctrl-C. */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { BadResultsFile, playAll, type Result, ResultsFile, type Study } from '@baston/lab';
import { reasonOf, writeText } from '../files.ts';
import { Progress, timeLeft } from '../progress.ts';
import { UsageError, whole } from '../usage.ts';
import type { Wording } from '../words/index.ts';
import { playOnQueue } from './queue.ts';

export interface Values {
  readonly out?: string | undefined;
  readonly resume?: boolean | undefined;
  readonly jobs?: string | undefined;
  readonly queue?: string | undefined;
}

/** The file of a study: what is in it already, and where the next games go. */
function openLedger(study: Study, { out, resume }: Values, words: Wording): ResultsFile | undefined {
  const { lab, errors } = words;
  if (out === undefined) {
    if (resume) throw new UsageError(lab.needsOut);
    return undefined;
  }
  if (!resume && existsSync(out)) throw new UsageError(lab.exists(out));
  try {
    return new ResultsFile(out, study, resume ?? false);
  } catch (thrown) {
    if (thrown instanceof BadResultsFile)
      throw new UsageError(thrown.why === 'not-a-study' ? lab.notAStudy(out) : lab.anotherStudy(out));
    throw new UsageError(errors.cannotWrite(out, reasonOf(thrown, words)));
  }
}

/** Works until all is done or Ctrl-C comes, with a progress bar; what is done then is kept. */
export async function interruptible(
  all: number,
  before: number,
  words: Wording,
  work: (signal: AbortSignal, onDone: () => void) => Promise<void>,
): Promise<void> {
  let done = before;
  const progress = new Progress(all, timeLeft(words), before);
  const stopping = new AbortController();
  const stop = (): void => stopping.abort();
  process.once('SIGINT', stop);
  try {
    await work(stopping.signal, () => progress.show(++done));
  } finally {
    process.off('SIGINT', stop);
    progress.clear();
  }
  if (stopping.signal.aborted) process.stderr.write(`${words.lab.stopped(done, all)}\n`);
}

export const threadsOf = (values: Values, words: Wording): number =>
  whole(words, values.jobs, '--jobs', 1, 64, availableParallelism());

/** Plays what is missing of a study. */
export async function run(study: Study, values: Values, words: Wording): Promise<readonly Result[]> {
  const threads = threadsOf(values, words);
  const ledger = openLedger(study, values, words);
  const results: Result[] = [...(ledger?.results ?? [])];
  if (ledger && ledger.broken > 0) process.stderr.write(`${words.lab.broken(ledger.broken)}\n`);
  const played = new Set(results.map(({ index }) => index));
  const indexes = Array.from({ length: study.games }, (_, i) => i).filter((i) => !played.has(i));
  try {
    await interruptible(study.games, results.length, words, async (signal, onDone) => {
      const onResult = (result: Result): void => {
        results.push(result);
        ledger?.add(result);
        onDone();
      };
      const games = { study, indexes, onResult, signal };
      await (values.queue === undefined ? playAll({ ...games, threads }) : playOnQueue(values.queue, games, words));
    });
  } finally {
    ledger?.close();
  }
  return results;
}

export function write(file: string, text: string, words: Wording): void {
  writeText(file, text, words);
  process.stderr.write(`${words.lab.written(file)}\n`);
}
