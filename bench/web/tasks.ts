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
  readonly args: { readonly name?: string; readonly beginData?: { readonly frame?: string } };
}

/** A picture of the screen, drawn on a thread of its own. */
export const DRAWN = 'DrawFrame';

/** Everything on the page's thread while that is done, and the pictures of the screen that were drawn. */
export async function record(browser: Browser, page: Page, work: () => Promise<void>): Promise<TraceEvent[]> {
  await browser.startTracing(page, {
    categories: [
      'toplevel',
      'devtools.timeline',
      'disabled-by-default-devtools.timeline',
      'disabled-by-default-devtools.timeline.frame',
      'blink.user_timing',
    ],
  });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const threads = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  return traceEvents
    .filter(({ name, pid, tid }) => threads.some((one) => one.pid === pid && (one.tid === tid || name === DRAWN)))
    .toSorted((a, b) => a.ts - b.ts);
}

/** In milliseconds of the processor: others that share the machine do not count. */
export const costOf = ({ tdur, dur = 0 }: TraceEvent): number => (tdur ?? dur) / 1000;

const endOf = ({ ts, dur = 0 }: TraceEvent): number => ts + dur;

/** Returns the events of a kind, without those that are a part of another one. */
function outermost(events: readonly TraceEvent[], isOne: (name: string) => boolean): TraceEvent[] {
  const all: TraceEvent[] = [];
  for (const event of events) {
    const last = all.at(-1);
    if (event.ph === 'X' && isOne(event.name) && !(last && endOf(event) <= endOf(last))) all.push(event);
  }
  return all;
}

export function tasksIn(events: readonly TraceEvent[]): TraceEvent[] {
  const tasks = outermost(events, (name) => name.endsWith('RunTask'));
  if (tasks.length === 0) throw new Error('the browser has recorded no task');
  return tasks;
}

export const longestIn = (events: readonly TraceEvent[]): number => Math.max(...tasksIn(events).map(costOf));

const SCRIPTS = new Set(['FunctionCall', 'EvaluateScript', 'FireAnimationFrame', 'TimerFire', 'EventDispatch']);

export const scriptsIn = (events: readonly TraceEvent[]): TraceEvent[] =>
  outermost(events, (name) => SCRIPTS.has(name));
