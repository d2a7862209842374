/** Plays games on all cores: a pool of threads that are given the numbers of games. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Result } from './play.ts';
import type { Study } from './study.ts';
import type { Episode } from './training/episode.ts';

/** The study whose games a thread plays or replays. */
export interface Task {
  readonly study: Study;
}

interface Run<T> {
  readonly threads: number;
  readonly onResult: (result: T) => void;
  readonly signal?: AbortSignal;
}

export type ToThread = { readonly index: number } | { readonly result: Result } | { readonly end: true };

/** The games of a study. */
export interface Games extends Run<Result> {
  readonly study: Study;
  /** The numbers of the games that are still to be played. */
  readonly indexes: readonly number[];
}

export const playAll = ({ study, indexes, ...run }: Games): Promise<void> =>
  distribute(
    { study },
    indexes.map((index) => ({ index })),
    run,
  );

/** Replays games that were kept to train on. They come in any order, and undefined for those that cannot be replayed. */
export const replayAll = (study: Study, results: readonly Result[], run: Run<Episode | undefined>): Promise<void> =>
  distribute(
    { study },
    results.map((result) => ({ result })),
    run,
  );

/** Does all jobs, or stops at the signal. A thread gets its next one when it has finished one. */
async function distribute<T>(
  task: Task,
  jobs: readonly ToThread[],
  { threads, onResult, signal }: Run<T>,
): Promise<void> {
  let next = 0;
  const give = (worker: Worker): void => {
    const job = signal?.aborted ? undefined : jobs[next++];
    worker.postMessage(job ?? { end: true });
  };
  const workers = Array.from(
    { length: Math.min(threads, jobs.length) },
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
