/** A thread of the lab: plays the games it is given. */
import { parentPort, workerData } from 'node:worker_threads';
import { play } from './play.ts';
import type { ToThread } from './pool.ts';
import { planOf, type Study } from './study.ts';

const study = workerData as Study;

parentPort?.on('message', (message: ToThread) => {
  if ('end' in message) parentPort?.close();
  else parentPort?.postMessage(play(planOf(study, message.index), message.index));
});
