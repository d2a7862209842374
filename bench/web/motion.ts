/** The cost of flying cards and breaking bases, frame by frame, from the browser's own record. */
import type { Browser, Page } from 'playwright-core';
import { costOf, DRAWN, longestIn, record, scriptsIn, type TraceEvent, tasksIn } from './tasks.ts';

/** The browser's work while something moved, and from one picture of the screen to the next, in milliseconds. */
interface Moving {
  readonly scripts: readonly number[];
  readonly frames: readonly number[];
}

export interface Motion {
  /** Cards that are played, move or leave, and coins. */
  readonly flights: Moving;
  /** The scene of a base that breaks. */
  readonly scoring: Moving;
  /** How many took more than 100 ms, whether something moved or not; and the longest. */
  readonly longTasks: number;
  readonly longestTask: number;
  /** Layouts while cards flew, but for the picture of the screen with which they set off. */
  readonly layouts: number;
  /** Scenes painted while something moved. */
  readonly scenes: number;
}

type Span = readonly [from: number, to: number];

const FRAME = 1_000_000 / 60;
const LONG = 100;

/** Runs in the page: marks in the record when something moves and when all has arrived, and each scene. */
export function markMotion(): void {
  const isFlight = (node: unknown): boolean => node instanceof Element && node.matches('.flight');
  const isFlying = (): boolean => document.querySelector('body > .flight') !== null;
  const { append, remove } = Element.prototype;
  Element.prototype.append = function (...nodes) {
    if (nodes.some(isFlight) && !isFlying()) performance.mark('bench-flights-begin');
    append.apply(this, nodes);
  };
  Element.prototype.remove = function () {
    const wasFlight = isFlight(this);
    remove.call(this);
    if (wasFlight && !isFlying()) performance.mark('bench-flights-end');
  };
  const isStill = async (scene: Element): Promise<void> => {
    const moving = scene.getAnimations({ subtree: true }).filter(({ playState }) => playState !== 'finished');
    if (moving.length === 0) return;
    await Promise.allSettled(moving.map(({ finished }) => finished));
    await isStill(scene); // some of it comes in later
  };
  const { show } = HTMLDialogElement.prototype;
  HTMLDialogElement.prototype.show = function () {
    show.call(this);
    if (!this.matches('.scoring')) return;
    performance.mark('bench-scoring-begin');
    void isStill(this).then(() => performance.mark('bench-scoring-end'));
  };
  const { drawImage } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.drawImage = function (...how: unknown[]) {
    performance.mark('bench-scene');
    (drawImage as (...all: unknown[]) => void).apply(this, how);
  };
}

/** How many scenes have been painted in this page. */
export const scenesIn = (page: Page): Promise<number> =>
  page.evaluate(() => performance.getEntriesByName('bench-scene').length);

const named = (events: readonly TraceEvent[], name: string): TraceEvent[] =>
  events.filter((event) => event.name.startsWith(name));

/** The spans between the marks. */
function spansOf(events: readonly TraceEvent[], name: string): Span[] {
  const marks = named(events, `${name}-`);
  return marks.flatMap((mark, i): Span[] => {
    const next = marks[i + 1];
    return mark.name.endsWith('begin') && next ? [[mark.ts, next.ts]] : [];
  });
}

const isIn = (spans: readonly Span[], { ts }: TraceEvent): boolean => spans.some(([from, to]) => ts >= from && ts < to);

function framesIn(events: readonly TraceEvent[], spans: readonly Span[]): number[] {
  const frames = named(events, DRAWN);
  return frames.flatMap((frame, i) => {
    const last = frames[i - 1];
    return last && isIn(spans, frame) && isIn(spans, last) ? [(frame.ts - last.ts) / 1000] : [];
  });
}

function movingIn(events: readonly TraceEvent[], spans: readonly Span[]): Moving {
  const scripts = scriptsIn(events);
  const sixtieths = spans.flatMap(([from, to]) =>
    Array.from({ length: Math.ceil((to - from) / FRAME) }, (_, i): Span => {
      const start = from + i * FRAME;
      return [start, Math.min(to, start + FRAME)];
    }),
  );
  return {
    scripts: sixtieths.map((span) =>
      scripts.filter((one) => isIn([span], one)).reduce((ms, one) => ms + costOf(one), 0),
    ),
    frames: framesIn(events, spans),
  };
}

/** The frame with most of the layouts. */
function mainFrameIn(events: readonly TraceEvent[]): string | undefined {
  const frames = events.flatMap(({ name, args }) => (name === 'Layout' ? [args.beginData?.frame] : []));
  const count = (frame: string | undefined): number => frames.filter((one) => one === frame).length;
  return frames.toSorted((a, b) => count(b) - count(a))[0];
}

/** Runs in the page: a dot moves, since else nothing would be drawn. */
function move(ms: number): void {
  const dot = document.createElement('i');
  const place = { position: 'fixed', inset: '0 auto auto 0', inlineSize: '2px', blockSize: '2px' };
  Object.assign(dot.style, place, { background: 'red' });
  document.body.append(dot);
  dot.animate([{ translate: '0' }, { translate: '9px' }], ms).onfinish = () => dot.remove();
}

/** From one picture of the screen to the next, where nothing happens but that a dot moves. */
export async function watchIdle(browser: Browser, page: Page, ms: number): Promise<readonly number[]> {
  const events = await record(browser, page, async () => {
    await page.evaluate(move, ms);
    await page.waitForTimeout(ms);
  });
  return framesIn(events, [[0, Number.POSITIVE_INFINITY]]);
}

export async function watchMotion(browser: Browser, page: Page, work: () => Promise<void>): Promise<Motion> {
  const events = await record(browser, page, work);
  const [flights, scoring] = [spansOf(events, 'bench-flights'), spansOf(events, 'bench-scoring')];
  if (flights.length === 0 || scoring.length === 0) throw new Error('nothing has moved');
  // Pictures are laid out in the frame in which they set off.
  const commits = events.filter(({ name }) => name === 'Commit');
  const inTheAir = flights.map(([from, to]): Span => [commits.find(({ ts }) => ts > from)?.ts ?? from, to]);
  // Pictures with lines and curves are documents of their own.
  const mainFrame = mainFrameIn(events);
  const layouts = events.filter(
    ({ name, ph, args }) => name === 'Layout' && ph !== 'E' && args.beginData?.frame === mainFrame,
  );
  return {
    flights: movingIn(events, flights),
    scoring: movingIn(events, scoring),
    longTasks: tasksIn(events).filter((task) => costOf(task) > LONG).length,
    longestTask: longestIn(events),
    layouts: layouts.filter((layout) => isIn(inTheAir, layout)).length,
    scenes: named(events, 'bench-scene').filter((scene) => isIn([...flights, ...scoring], scene)).length,
  };
}
