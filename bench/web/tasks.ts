/** The browser's own record of the page's thread. */
import type { Browser, Page } from 'playwright-core';

export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** When, in microseconds. */
  readonly ts: number;
  /** Microseconds: on the clock, and of the processor. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** Everything on the page's thread while that is done. */
export async function record(browser: Browser, page: Page, work: () => Promise<void>): Promise<TraceEvent[]> {
  await browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'],
  });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const threads = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  return traceEvents.filter(({ pid, tid }) => threads.some((one) => one.pid === pid && one.tid === tid));
}

export function tasksIn(events: readonly TraceEvent[]): TraceEvent[] {
  const tasks = events.filter(({ name, ph }) => /RunTask$/.test(name) && ph === 'X');
  if (tasks.length === 0) throw new Error('the browser has recorded no task');
  return tasks;
}

/** In milliseconds of the processor: others that share the machine do not count. */
export const longestIn = (events: readonly TraceEvent[]): number =>
  Math.max(...tasksIn(events).map(({ tdur, dur }) => tdur ?? dur ?? 0)) / 1000;
