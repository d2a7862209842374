/** Tests the order and the waiting times of the bots' queue. */
import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import type { Hint } from '@baston/engine';
import { afterEach, describe, expect, it } from 'vitest';
import type { ThinkTask } from './think.ts';
import { type Think, Thinkers } from './thinkers.ts';

const NOTHING: Hint = { picks: [], advice: [] };

/** A thread that has done its work when the test says so. */
class Thread extends EventEmitter {
  readonly thoughts: string[] = [];
  unref(): void {}
  async terminate(): Promise<void> {}
  postMessage({ seed }: ThinkTask): void {
    this.thoughts.push(seed);
  }
  /** Finishes what it is at, and everything that it is given then. */
  finish(): readonly string[] {
    for (let i = this.thoughts.length - 1; i < this.thoughts.length; i++) this.emit('message', NOTHING);
    return this.thoughts;
  }
}

let thinkers: Thinkers;
let waiting: Promise<unknown>[];
afterEach(async () => {
  await thinkers.close();
  await Promise.allSettled(waiting);
});

/** A pool of one thread, which is busy. */
function busy(): { thread: Thread; want: (kind: Parameters<Think>[1]['kind'], whose: string, seed: string) => void } {
  const thread = new Thread();
  waiting = [];
  thinkers = new Thinkers(1, () => thread as unknown as Worker);
  const want = (kind: Parameters<Think>[1]['kind'], whose: string, seed: string): void => {
    const thought = thinkers.think({ game: {} as never, bot: 'random', seed, rulebook: '' }, { kind, whose });
    thought.catch(() => undefined);
    waiting.push(thought);
  };
  want('bot', 'somebody', 'first');
  return { thread, want };
}

describe('the queue of the bots', () => {
  it('serves the owners of tables in turn', () => {
    const { thread, want } = busy();
    for (let i = 0; i < 100; i++) want('bot', 'greedy', `greedy ${i}`);
    want('bot', 'modest', 'modest');
    expect(thread.finish().indexOf('modest')).toBeLessThanOrEqual(2);
    expect(thread.thoughts).toHaveLength(102);
    expect(thinkers.waiting).toBe(0);
  });

  it('serves expired clocks first', () => {
    const { thread, want } = busy();
    for (let i = 0; i < 100; i++) want('bot', `owner ${i}`, `bot ${i}`);
    for (let i = 0; i < 100; i++) want('hint', `person ${i}`, `hint ${i}`);
    want('clock', 'owner 99', 'clock');
    expect(thread.finish()[1]).toBe('clock');
  });

  it('alternates between bots and hints', () => {
    const { thread, want } = busy();
    for (let i = 0; i < 50; i++) want('bot', `owner ${i}`, `bot ${i}`);
    for (let i = 0; i < 50; i++) want('hint', `person ${i}`, `hint ${i}`);
    const kinds = thread
      .finish()
      .slice(1, 21)
      .map((seed) => seed.slice(0, 3));
    expect(kinds.filter((kind) => kind === 'hin')).toHaveLength(10);
  });

  it('rejects jobs when it is full', async () => {
    const { want } = busy();
    for (let i = 0; i < 501; i++) want('bot', `owner ${i}`, `bot ${i}`);
    await expect(waiting.at(-1)).rejects.toMatchObject({ code: 'unavailable' });
    expect({ waiting: thinkers.waiting, busy: thinkers.busy }).toEqual({ waiting: 500, busy: 1 });
    expect(thinkers.longestWait).toBeGreaterThan(0);
  });
});
