/** Games on all cores: threads that are handed the numbers of games, a few at a time. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Result } from './play.ts';
import type { Study } from './study.ts';

export interface Run {
  readonly study: Study;
  /** The numbers of the games that are still to be played. */
  readonly indexes: readonly number[];
  readonly threads: number;
  readonly onResult: (result: Result) => void;
  readonly signal?: AbortSignal;
}

export type ToThread = { readonly index: number } | { readonly end: true };

/** Plays them all, or until the signal; a thread is given its next game when it has finished one. */
export async function playAll({ study, indexes, threads, onResult, signal }: Run): Promise<void> {
  let next = 0;
  const give = (worker: Worker): void => {
    const index = signal?.aborted ? undefined : indexes[next++];
    const message: ToThread = index === undefined ? { end: true } : { index };
    worker.postMessage(message);
  };
  const workers = Array.from(
    { length: Math.min(threads, indexes.length) },
    () => new Worker(new URL('./thread.js', import.meta.url), { workerData: study }),
  );
  const stop = (): void => {
    for (const worker of workers) void worker.terminate();
  };
  signal?.addEventListener('abort', stop);
  const ends = workers.map((worker) => {
    worker.on('message', (result: Result) => {
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
