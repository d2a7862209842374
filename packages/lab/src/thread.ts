/** A thread of the pool: plays the games of a study, or replays those that it is given. */
import { parentPort, workerData } from 'node:worker_threads';
import { play } from './play.ts';
import type { Task, ToThread } from './pool.ts';
import { planOf } from './study.ts';
import { episodeOf } from './training/episode.ts';
import { selfplay } from './training/selfplay.ts';

const task = workerData as Task;

function answer(message: Exclude<ToThread, { readonly end: true }>): unknown {
  const { study } = task;
  if ('result' in message) return episodeOf(study, message.result);
  return study.kind === 'selfplay' ? selfplay(study, message.index) : play(planOf(study, message.index), message.index);
}

parentPort?.on('message', (message: ToThread) => {
  if ('end' in message) parentPort?.close();
  else parentPort?.postMessage(answer(message));
});
