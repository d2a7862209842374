/** Puts the games of a study into a queue and collects the results from the workers. */
import { setTimeout } from 'node:timers/promises';
import { makeWorkerUtils } from 'graphile-worker';
import type { Games } from '../pool.ts';
import { type Batch, Database, silent, TASK } from './database.ts';

/** Games per job: few, so that many machines can share a study evenly. */
const BATCH = 10;
/** Jobs added per query. */
const CHUNK = 1000;
const PAUSE_MS = 300;

/** Lets workers play all games, or stops at the signal. */
export async function playQueued(
  url: string,
  { study, indexes, onResult, signal }: Omit<Games, 'threads'>,
): Promise<void> {
  const database = new Database(url, 4);
  try {
    await database.prepare();
    const utils = await makeWorkerUtils({ pgPool: database.pool, logger: silent });
    await utils.migrate();
    const id = await database.addStudy(study);
    try {
      const jobs = batchesOf(id, indexes).map((payload, i) => ({ identifier: TASK, payload, jobKey: `${id} ${i}` }));
      for (let i = 0; i < jobs.length; i += CHUNK) await utils.addJobs(jobs.slice(i, i + CHUNK));
      for (let left = indexes.length; left > 0 && !signal?.aborted; ) {
        const results = await database.take(id);
        left -= results.length;
        results.forEach(onResult);
        if (results.length > 0) continue;
        const dead = await database.deadWorkers();
        if (dead.length > 0) await utils.forceUnlockWorkers(dead);
        const failure = await database.failure(id);
        if (failure !== undefined) throw new Error(failure);
        await setTimeout(PAUSE_MS);
      }
    } finally {
      await database.dropStudy(id);
      await utils.release();
    }
  } finally {
    await database.pool.end();
  }
}

function batchesOf(study: string, indexes: readonly number[]): Batch[] {
  const batches: Batch[] = [];
  for (let i = 0; i < indexes.length; i += BATCH) batches.push({ study, indexes: indexes.slice(i, i + BATCH) });
  return batches;
}
