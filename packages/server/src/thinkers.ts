/** Bots think in threads of their own, so that nobody waits for somebody else's bot. */
import { Worker } from 'node:worker_threads';
import type { Hint } from '@baston/engine';
import type { Thought } from './think.ts';

export type Think = (thought: Thought) => Promise<Hint>;

interface Job {
  readonly thought: Thought;
  readonly done: (hint: Hint) => void;
  readonly failed: (error: Error) => void;
}

export class Thinkers {
  readonly #most: number;
  readonly #idle: Worker[] = [];
  readonly #busy = new Map<Worker, Job>();
  readonly #waiting: Job[] = [];

  constructor(threads: number) {
    this.#most = threads;
  }

  readonly think: Think = (thought) =>
    new Promise((done, failed) => {
      this.#waiting.push({ thought, done, failed });
      this.#next();
    });

  #next(): void {
    if (this.#waiting.length === 0) return;
    const worker = this.#idle.pop() ?? (this.#busy.size < this.#most ? this.#hire() : undefined);
    if (!worker) return;
    const job = this.#waiting.shift() as Job;
    this.#busy.set(worker, job);
    worker.postMessage(job.thought);
  }

  #hire(): Worker {
    const worker = new Worker(new URL('./thread.js', import.meta.url));
    worker.unref();
    worker.on('message', (hint: Hint) => {
      this.#busy.get(worker)?.done(hint);
      this.#busy.delete(worker);
      this.#idle.push(worker);
      this.#next();
    });
    worker.on('error', (error) => {
      this.#busy.get(worker)?.failed(error);
      this.#busy.delete(worker);
      this.#next();
    });
    return worker;
  }

  async close(): Promise<void> {
    for (const { failed } of this.#waiting.splice(0)) failed(new Error('the server stops'));
    await Promise.all([...this.#idle, ...this.#busy.keys()].map((worker) => worker.terminate()));
  }
}
