/** A thread of the pool: plays the games it is given. */
import { parentPort, workerData } from 'node:worker_threads';
import { play } from './play.ts';
import type { Task, ToThread } from './pool.ts';
import { planOf } from './study.ts';
import { sample } from './tune.ts';

const task = workerData as Task;

parentPort?.on('message', (message: ToThread) => {
  if ('end' in message) parentPort?.close();
  else if ('study' in task) parentPort?.postMessage(play(planOf(task.study, message.index), message.index));
  else parentPort?.postMessage(sample(task.tuning, message.index));
});
