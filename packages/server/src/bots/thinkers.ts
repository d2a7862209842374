/** Bots think in threads of their own, so that nobody waits for somebody else's bot. */
import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import type { Hint } from '@baston/engine';
import type { GameRecord } from '@baston/table';
import { Refused } from '../refused.ts';
import type { RecordTask, WriteRecord } from '../rooms/record.ts';
import { FairQueue } from './queue.ts';
import type { ThinkTask } from './think.ts';

/** The purpose of a job, and the person it is charged to: the owner of the table, or the player who asked for a hint. */
interface Purpose {
  readonly kind: 'bot' | 'clock' | 'hint';
  readonly whose: string;
}

export type Think = (task: ThinkTask, purpose: Purpose) => Promise<Hint>;

/** A job for a thread: a bot's thought, or the record of a game. */
export type Task = ThinkTask | RecordTask;

interface Job {
  readonly task: Task;
  readonly at: number;
  readonly done: (result: never) => void;
  readonly failed: (error: Error) => void;
}

/** More than this many wait in vain: they are told to try again. */
const MOST_WAITING = { bot: 500, clock: 2000, hint: 200, record: 2000 } as const;

/** Threads do not inherit `process.setSourceMapsEnabled`. */
const startThread = (): Worker =>
  new Worker(new URL('./thread.js', import.meta.url), { execArgv: ['--enable-source-maps'] });

/**
 * A clock that has run out goes before everything else; its answer is a quick one. Hints, bots and records take turns,
 * so that none of them keeps the others waiting; among themselves, people do.
 */
export class Thinkers {
  readonly #most: number;
  readonly #idle: Worker[] = [];
  readonly #busy = new Map<Worker, Job>();
  readonly #queues = {
    clock: new FairQueue<Job>(),
    hint: new FairQueue<Job>(),
    bot: new FairQueue<Job>(),
    record: new FairQueue<Job>(),
  };
  /** The one that was served last comes last. */
  #order: readonly FairQueue<Job>[] = [this.#queues.hint, this.#queues.bot, this.#queues.record];
  readonly #newThread: () => Worker;

  constructor(threads: number, newThread = startThread) {
    this.#most = threads;
    this.#newThread = newThread;
  }

  /** The number of jobs that wait for a thread. */
  get waiting(): number {
    return Object.values(this.#queues).reduce((sum, { size }) => sum + size, 0);
  }
  /** The number of busy threads. */
  get busy(): number {
    return this.#busy.size;
  }
  /** The waiting time of the oldest job, in milliseconds. */
  get longestWait(): number {
    const now = performance.now();
    let longest = 0;
    for (const queue of Object.values(this.#queues))
      for (const { at } of queue.heads()) longest = Math.max(longest, now - at);
    return longest;
  }

  readonly think: Think = (task, { kind, whose }) => this.#do(task, kind, whose);
  readonly writeRecord: WriteRecord = (task) => this.#do(task, 'record', task.table);

  #do<T>(task: Task, kind: keyof typeof MOST_WAITING, whose: string): Promise<T> {
    return new Promise((done, failed) => {
      const queue = this.#queues[kind];
      if (queue.size >= MOST_WAITING[kind]) throw new Refused('unavailable', 'too many bots are busy: try again');
      queue.push(whose, { task, at: performance.now(), done, failed });
      this.#next();
    });
  }

  #next(): void {
    if (this.waiting === 0) return;
    const worker = this.#idle.pop() ?? (this.#busy.size < this.#most ? this.#hire() : undefined);
    if (!worker) return;
    const job = this.#shift() as Job;
    this.#busy.set(worker, job);
    worker.postMessage(job.task);
  }

  #shift(): Job | undefined {
    const { clock } = this.#queues;
    if (clock.size > 0) return clock.shift();
    const next = this.#order.find(({ size }) => size > 0);
    if (!next) return undefined;
    this.#order = [...this.#order.filter((queue) => queue !== next), next];
    return next.shift();
  }

  #hire(): Worker {
    const worker = this.#newThread();
    worker.unref();
    worker.on('message', (result: Hint | GameRecord) => {
      this.#busy.get(worker)?.done(result as never);
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
    const jobs = [...this.#busy.values()];
    for (const queue of Object.values(this.#queues))
      for (let job = queue.shift(); job; job = queue.shift()) jobs.push(job);
    for (const { failed } of jobs) failed(new Error('the server is stopping'));
    await Promise.all([...this.#idle, ...this.#busy.keys()].map((worker) => worker.terminate()));
  }
}
