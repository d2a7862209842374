/** A thread in which bots think. */
import { parentPort } from 'node:worker_threads';
import { type Thought, thinkHere } from './think.ts';

parentPort?.on('message', (thought: Thought) => parentPort?.postMessage(thinkHere(thought)));
