/** A thread in which bots think, and records are written. */
import { parentPort } from 'node:worker_threads';
import { recordHere } from '../rooms/record.ts';
import { thinkHere } from './think.ts';
import type { Task } from './thinkers.ts';

parentPort?.on('message', async (task: Task) => {
  parentPort?.postMessage('log' in task ? await recordHere(task) : await thinkHere(task));
});
