/** How fast the game is in a real Chromium: what is loaded before one can play, how long that takes, what a click and what
 * moves cost, and what stays behind. */
import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { findBrowser, launch } from '../../e2e/browser.ts';
import { Player } from '../../e2e/player.ts';
import { type Site, serve } from '../../e2e/site.ts';
import { tableText, ui } from '../../e2e/words.ts';
import { findSite } from '../../packages/cli/src/site.ts';
import { wording } from '../../packages/cli/src/words/index.ts';
import type { Settings } from '../../packages/web/src/store.ts';
import { quantile } from '../src/measure.ts';
import { type Motion, markMotion, watchMotion } from './motion.ts';
import { longestIn, record } from './tasks.ts';

interface Figure {
  /** At most so much, where there is a goal. */
  readonly goal?: number;
  readonly median: number;
  readonly best: number;
  readonly worst: number;
  readonly runs: number;
}

export interface Report {
  readonly date: string;
  readonly chromium: string;
  readonly cores: number;
  /** Before and after. */
  readonly load: readonly number[];
  /** Compressed JavaScript of page and table before one can play, in bytes. */
  readonly javaScript: Figure;
  /** The letters that are fetched until then, in bytes. */
  readonly fonts: Figure;
  /** From the address to the first question, a button pressed on the way, with a processor slowed four times; ms. */
  readonly playable: Figure;
  /** From that button to the first question; ms. Beside it that of the other checkout, by turns, and how many times as long. */
  readonly firstDecision: Figure;
  readonly firstDecisionThere?: Figure;
  readonly timesAsLong?: number;
  /** The longest task on the page's thread while four bots play, fast; ms of the processor. */
  readonly longestTask: Figure;
  /** From a click to the picture that shows what it did, the table's answer included; ms. */
  readonly clickToEffect: Figure;
  /** With a processor slowed four times, while bots play and their cards fly: the 95th percentile of scripts in a frame in
   * which something moves, ms; tasks over 100 ms; layouts for each second in which something moves. */
  readonly scriptsInFrame: Figure;
  readonly longTasks: Figure;
  readonly layoutsInMotion: Figure;
  /** The heap after ten games in one page, in percent of that after two. */
  readonly memory: Figure;
  /** How far things jumped in these games, by the browser's measure. */
  readonly layoutShift: Figure;
}

function figure(goal: number | undefined, values: readonly number[], digits = 0): Figure {
  const rounded = (value: number): number => Number(value.toFixed(digits));
  return {
    ...(goal === undefined ? {} : { goal }),
    median: rounded(quantile(values, 0.5)),
    best: rounded(Math.min(...values)),
    worst: rounded(Math.max(...values)),
    runs: values.length,
  };
}

const tell = (text: string): void => void process.stderr.write(text);

const { playNow } = ui.en.home;
const { question } = tableText.en;

async function visit(browser: Browser, speed: Settings['speed']): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
  await context.addInitScript(
    (settings) => localStorage.setItem('baston.settings', settings),
    JSON.stringify({ speed }),
  );
  return context.newPage();
}

// ── Until one can play ──────────────────────────────────────────────────────────────────────────

/** Presses the button as soon as it is there, and notes when the first question can be answered. */
function playAtOnce([button, region]: readonly [string, string]): void {
  const look = (): void => {
    const buttons = [...document.querySelectorAll('button')];
    const asked = document.querySelector(`[aria-label="${region}"] button:not([disabled])`);
    const way = buttons.find(({ textContent }) => textContent === button);
    const { dataset } = document.documentElement;
    if (way && dataset.clicked === undefined) dataset.clicked = String(performance.now());
    if (asked) dataset.playable = String(performance.now());
    else way?.click();
    if (!asked) requestAnimationFrame(look);
  };
  addEventListener('DOMContentLoaded', look);
}

interface FirstLoad {
  readonly bytes: number;
  readonly fonts: number;
  readonly ms: number;
  /** From the click. */
  readonly sinceClick: number;
}

async function firstLoad(browser: Browser, site: Site, slowed: number): Promise<FirstLoad> {
  const page = await visit(browser, 'normal');
  const names = new Set<string>();
  page.on('request', (request) => names.add(new URL(request.url()).pathname));
  await page.addInitScript(playAtOnce, [playNow, question] as const);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  await page.goto(site.url);
  const playable = await page.waitForFunction(() => document.documentElement.dataset.playable, undefined, {
    timeout: 120_000,
  });
  const ms = Number(await playable.jsonValue());
  const clicked = await page.evaluate(() => Number(document.documentElement.dataset.clicked));
  const contents = (ending: string): Buffer[] =>
    [...names].filter((name) => name.endsWith(ending)).map((name) => readFileSync(join(site.folder, name)));
  const bytes = contents('.js').reduce((sum, script) => sum + gzipSync(script).length, 0);
  const fonts = contents('.woff2').reduce((sum, { length }) => sum + length, 0);
  await page.context().close();
  return { bytes, fonts, ms, sinceClick: ms - clicked };
}

// ── While bots play ─────────────────────────────────────────────────────────────────────────────

const WATCHED = 10_000;

async function botsPlay(browser: Browser, site: Site, seed: number): Promise<number> {
  const page = await visit(browser, 'fast');
  await page.goto(`${site.url}#/new?seats=greedy.greedy.greedy.greedy&seed=bench-${seed}`);
  await page.getByRole('button', { name: ui.en.newGame.start }).click();
  await page.getByRole('region', { name: tableText.en.question }).waitFor();
  const events = await record(browser, page, () => page.waitForTimeout(WATCHED));
  await page.context().close();
  return longestIn(events);
}

/** Two bots, as slowly as people watch them, on a slow processor. */
async function cardsFly(browser: Browser, site: Site, seed: number): Promise<Motion> {
  const page = await visit(browser, 'normal');
  await page.addInitScript(markMotion);
  await page.goto(`${site.url}#/new?seats=greedy.greedy&seed=bench-motion-${seed}`);
  await page.getByRole('button', { name: ui.en.newGame.start }).click();
  await page.getByRole('region', { name: tableText.en.question }).waitFor();
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const motion = await watchMotion(browser, page, 2 * WATCHED);
  await page.context().close();
  return motion;
}

// ── What stays behind ───────────────────────────────────────────────────────────────────────────

/** Runs in the page: adds up how far things jump, unless somebody has just pressed something. */
function sumShifts(): void {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!shift.hadRecentInput) sum += shift.value;
    Object.assign(globalThis, { layoutShift: sum });
  }).observe({ type: 'layout-shift', buffered: true });
  Object.assign(globalThis, { layoutShift: 0 });
}

/** Ten games in one page: the heap after the last, in percent of that after the second. */
async function manyGames(browser: Browser, site: Site): Promise<{ memory: number; shift: number }> {
  const page = await visit(browser, 'off');
  await page.addInitScript(sumShifts);
  await page.goto(site.url);
  const devTools = await page.context().newCDPSession(page);
  const heap = async (): Promise<number> => {
    await devTools.send('HeapProfiler.collectGarbage');
    return (await devTools.send('Runtime.getHeapUsage')).usedSize;
  };
  const heaps: number[] = [];
  for (let game = 0; game < 10; game++) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `#/new?seats=greedy.greedy&vpToWin=5&seed=bench-memory-${game}`);
    await page.getByRole('button', { name: ui.en.newGame.start }).click();
    await page.getByRole('dialog').getByRole('heading', { name: tableText.en.basesGave }).waitFor({ timeout: 60_000 });
    heaps.push(await heap());
  }
  const shift = await page.evaluate(() => (globalThis as unknown as { layoutShift: number }).layoutShift);
  await page.context().close();
  return { memory: (100 * (heaps.at(-1) as number)) / (heaps[1] as number), shift };
}

// ── A click ─────────────────────────────────────────────────────────────────────────────────────

/** Notes how long it takes from each click to the picture after the first change of what is shown. */
function timeClicks(): void {
  const times: number[] = [];
  Object.assign(globalThis, { clickTimes: times });
  let clicked: number | undefined;
  addEventListener(
    'click',
    (event) => {
      clicked = event.timeStamp;
    },
    true,
  );
  const painted = new MessageChannel();
  let pending: number | undefined;
  painted.port1.onmessage = () => {
    if (pending !== undefined) times.push(performance.now() - pending);
    pending = undefined;
  };
  new MutationObserver(() => {
    if (clicked === undefined) return;
    pending = clicked;
    clicked = undefined;
    requestAnimationFrame(() => painted.port2.postMessage(undefined));
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}

async function clicks(browser: Browser, site: Site, count: number): Promise<number[]> {
  const page = await visit(browser, 'off');
  await page.addInitScript(timeClicks);
  await page.goto(`${site.url}#/new?seats=you.greedy&seed=bench-clicks`);
  await page.getByRole('button', { name: ui.en.newGame.start }).click();
  const player = new Player(page, 'en');
  for (let i = 0; i < count; i++) {
    const asked = await player.asked();
    if (!asked) break;
    await player.answer(asked);
  }
  const times = await page.evaluate(() => (globalThis as unknown as { clickTimes: number[] }).clickTimes);
  await page.context().close();
  return times.slice(1); // the first opens the table
}

const repeat = async <T>(count: number, run: (i: number) => Promise<T>): Promise<T[]> => {
  const all: T[] = [];
  for (let i = 0; i < count; i++) all.push(await run(i));
  return all;
};

/** Both sites by turns, so that neither has the machine for itself. */
async function loadByTurns(browser: Browser, sites: readonly Site[]): Promise<FirstLoad[][]> {
  const loads: FirstLoad[][] = sites.map(() => []);
  for (const site of sites) await firstLoad(browser, site, 1); // the browser itself has to wake up
  await repeat(9, async () => {
    for (const [i, site] of sites.entries()) loads[i]?.push(await firstLoad(browser, site, 4));
  });
  return loads;
}

/** Where another checkout keeps its site, which it has built. */
const siteIn = (checkout: string): string => join(resolve(checkout), 'packages/web/dist/site');

export async function run({ against }: { readonly against?: string | undefined } = {}): Promise<Report> {
  const [site, found] = await Promise.all([serve(findSite(wording('en'))), findBrowser()]);
  const other = against === undefined ? undefined : await serve(siteIn(against));
  const browser = await launch(found);
  const before = loadavg()[0] as number;
  const step = async <T>(name: string, measure: () => Promise<T>): Promise<T> => {
    tell(`${name}…\n`);
    return measure();
  };
  try {
    const [loads = [], there] = await step('first loads', () => loadByTurns(browser, other ? [site, other] : [site]));
    const tasks = await step('tasks', () => repeat(3, (i) => botsPlay(browser, site, i)));
    const times = await step('clicks', () => clicks(browser, site, 40));
    const motions = await step('motion', () => repeat(3, (i) => cardsFly(browser, site, i)));
    const many = await step('ten games', () => repeat(1, () => manyGames(browser, site)));
    const since = loads.map(({ sinceClick }) => sinceClick);
    const sinceThere = there?.map(({ sinceClick }) => sinceClick);
    return {
      date: new Date().toISOString().slice(0, 10),
      chromium: browser.version(),
      cores: cpus().length,
      load: [before, loadavg()[0] as number],
      javaScript: figure(
        220_000,
        loads.map(({ bytes }) => bytes),
      ),
      fonts: figure(
        60_000,
        loads.map(({ fonts }) => fonts),
      ),
      playable: figure(
        3000,
        loads.map(({ ms }) => ms),
      ),
      firstDecision: figure(undefined, since),
      ...(sinceThere && {
        firstDecisionThere: figure(undefined, sinceThere),
        timesAsLong: Number((quantile(since, 0.5) / quantile(sinceThere, 0.5)).toFixed(2)),
      }),
      longestTask: figure(50, tasks),
      clickToEffect: figure(100, times),
      scriptsInFrame: figure(
        undefined,
        motions.map(({ scripts }) => quantile(scripts, 0.95)),
        1,
      ),
      longTasks: figure(
        undefined,
        motions.map(({ longTasks }) => longTasks),
      ),
      layoutsInMotion: figure(
        undefined,
        motions.map(({ layouts }) => layouts),
        1,
      ),
      memory: figure(
        undefined,
        many.map(({ memory }) => memory),
      ),
      layoutShift: figure(
        undefined,
        many.map(({ shift }) => shift),
        3,
      ),
    };
  } finally {
    await browser.close();
    await site.close();
    await other?.close();
  }
}
