/** Plays games on all cores: a pool of threads that are given the numbers of games. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Result } from './play.ts';
import type { Study } from './study.ts';
import type { SampledGame, TuneSettings } from './tune.ts';

/** The work of a thread: it plays or samples games by their number. */
export type Task = { readonly study: Study } | { readonly tuning: TuneSettings };

interface Run<T> {
  /** The numbers of the games that are still to be played. */
  readonly indexes: readonly number[];
  readonly threads: number;
  readonly onResult: (result: T) => void;
  readonly signal?: AbortSignal;
}

export type ToThread = { readonly index: number } | { readonly end: true };

/** The games of a study. */
export interface Games extends Run<Result> {
  readonly study: Study;
}

export const playAll = ({ study, ...run }: Games): Promise<void> => distribute({ study }, run);

export const sampleAll = (tuning: TuneSettings, run: Run<SampledGame>): Promise<void> => distribute({ tuning }, run);

/** Plays all games, or stops at the signal. A thread gets its next game when it has finished one. */
async function distribute<T>(task: Task, { indexes, threads, onResult, signal }: Run<T>): Promise<void> {
  let next = 0;
  const give = (worker: Worker): void => {
    const index = signal?.aborted ? undefined : indexes[next++];
    const message: ToThread = index === undefined ? { end: true } : { index };
    worker.postMessage(message);
  };
  const workers = Array.from(
    { length: Math.min(threads, indexes.length) },
    () => new Worker(new URL('./thread.js', import.meta.url), { workerData: task, execArgv: ['--enable-source-maps'] }),
  );
  const stop = (): void => {
    for (const worker of workers) void worker.terminate();
  };
  signal?.addEventListener('abort', stop);
  const ends = workers.map((worker) => {
    worker.on('message', (result: T) => {
      if (signal?.aborted) return;
      onResult(result);
      give(worker);
    });
    give(worker);
    return once(worker, 'exit');
  });
  try {
    await Promise.all(ends); // a thread that fails rejects with its error
  } finally {
    stop();
    signal?.removeEventListener('abort', stop);
  }
}
