/** The cost of flying cards and breaking bases, frame by frame, from the browser's own record. */
import type { Browser, Page } from 'playwright-core';
import { record, type TraceEvent, tasksIn } from './tasks.ts';

export interface Motion {
  /** Milliseconds of scripts in each sixtieth of a second in which something moved. */
  readonly scripts: readonly number[];
  /** Tasks of more than 100 ms, whether something moved or not. */
  readonly longTasks: number;
  /** Layouts while something moved, for each second of it. */
  readonly layouts: number;
}

const FRAME = 1_000_000 / 60;
const LONG = 100_000;
const SCRIPTS = new Set(['FunctionCall', 'EvaluateScript', 'FireAnimationFrame', 'TimerFire', 'EventDispatch']);

/** Runs in the page: marks in the record when the first picture begins to move and when the last one has arrived. */
export function markMotion(): void {
  let isMoving = false;
  const look = (): void => {
    const now = document.querySelector('.flight, .scoring') !== null;
    if (now !== isMoving) performance.mark(now ? 'bench-moves' : 'bench-rests');
    isMoving = now;
  };
  addEventListener('DOMContentLoaded', () =>
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true }),
  );
}

type Span = readonly [from: number, to: number];

/** The spans between the marks. */
function spansOf(events: readonly TraceEvent[]): Span[] {
  const marks = events.filter(({ name }) => name.startsWith('bench-')).toSorted((a, b) => a.ts - b.ts);
  return marks.flatMap(({ name, ts }, i): Span[] => {
    const next = marks[i + 1];
    return name === 'bench-moves' && next ? [[ts, next.ts]] : [];
  });
}

/** Spans that touch as one: a function that calls another is not counted twice. */
function merged(spans: readonly Span[]): Span[] {
  const all: [number, number][] = [];
  for (const [from, to] of spans.toSorted(([a], [b]) => a - b)) {
    const last = all.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else all.push([from, to]);
  }
  return all;
}

const within = (spans: readonly Span[], from: number, to: number): number =>
  spans.reduce((sum, [a, b]) => sum + Math.max(0, Math.min(b, to) - Math.max(a, from)), 0);

export async function watchMotion(browser: Browser, page: Page, ms: number): Promise<Motion> {
  const events = await record(browser, page, () => page.waitForTimeout(ms));
  const moving = spansOf(events);
  const seconds = moving.reduce((sum, [from, to]) => sum + to - from, 0) / 1_000_000;
  if (seconds === 0) throw new Error('nothing has moved');
  const scripts = merged(
    events.flatMap(({ name, ph, ts, dur = 0 }): Span[] => (ph === 'X' && SCRIPTS.has(name) ? [[ts, ts + dur]] : [])),
  );
  const frames = moving.flatMap(([from, to]) =>
    Array.from({ length: Math.ceil((to - from) / FRAME) }, (_, i) => from + i * FRAME),
  );
  const layouts = events.filter(
    ({ name, ph, ts }) => name === 'Layout' && ph !== 'E' && within(moving, ts, ts + 1) > 0,
  );
  return {
    scripts: frames.map((at) => within(scripts, at, at + FRAME) / 1000),
    longTasks: tasksIn(events).filter(({ dur = 0 }) => dur > LONG).length,
    layouts: layouts.length / seconds,
  };
}
