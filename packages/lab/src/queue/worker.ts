/** A worker: plays the games in a queue. */
import { EventEmitter } from 'node:events';
import { type JobHelpers, run, type WorkerEvents } from 'graphile-worker';
import { playAll } from '../pool.ts';
import { ALIVE_LOCK, type Batch, Database, queueErrorOf, silent, TASK } from './database.ts';

export interface Work {
  readonly url: string;
  readonly threads: number;
  readonly signal: AbortSignal;
  readonly onReady: () => void;
  readonly onGame: () => void;
}

/** Plays games from the queue until the signal. */
export async function work({ url, threads, signal, onReady, onGame }: Work): Promise<void> {
  const database = new Database(url, threads + 4);
  const { pool } = database;
  try {
    await database.prepare();
    const lockConnection = await pool.connect();
    const events = new EventEmitter() as WorkerEvents;
    events.on('pool:create', ({ workerPool }) => {
      void lockConnection.query('select pg_advisory_lock($1, hashtext($2))', [ALIVE_LOCK, workerPool.id]);
    });
    const playBatch = async (payload: unknown, { addJob }: JobHelpers): Promise<void> => {
      const { study: id, indexes } = payload as Batch;
      const found = await database.readStudy(id);
      if (!found) return;
      const left = new Set(indexes.filter((index) => !found.done.has(index)));
      const stored: Promise<void>[] = [];
      let failure: unknown;
      await playAll({
        study: found.study,
        indexes: [...left],
        threads: 1,
        signal,
        onResult: (result) => {
          left.delete(result.index);
          onGame();
          const fail = (thrown: unknown): void => {
            failure ??= thrown;
          };
          stored.push(database.keep(id, result).catch(fail));
        },
      });
      await Promise.all(stored);
      if (failure) throw failure;
      if (left.size > 0) await addJob(TASK, { study: id, indexes: [...left] }); // stopped: re-queue the rest for another worker
    };
    const runner = await run({
      pgPool: pool,
      concurrency: threads,
      taskList: { [TASK]: playBatch },
      parsedCronItems: [],
      noHandleSignals: true,
      logger: silent,
      events,
    });
    const stop = (): void => void runner.stop();
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop);
    onReady();
    await runner.promise.catch((thrown: unknown) => Promise.reject(queueErrorOf(thrown)));
    lockConnection.release(true);
  } finally {
    await pool.end();
  }
}
