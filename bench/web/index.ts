/** How fast the game is in a real Chromium: what is loaded before one can play, how long that takes, and what a click costs. */
import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
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
import { longestTask } from './tasks.ts';

interface Figure {
  /** At most so much. */
  readonly goal: number;
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
  /** From the address to the first question, a button pressed on the way, with a processor slowed four times; ms. */
  readonly playable: Figure;
  /** The longest task on the page's thread while four bots play, fast; ms of the processor. */
  readonly longestTask: Figure;
  /** From a click to the picture that shows what it did, the table's answer included; ms. */
  readonly clickToEffect: Figure;
}

const figure = (goal: number, values: readonly number[]): Figure => ({
  goal,
  median: Math.round(quantile(values, 0.5)),
  best: Math.round(Math.min(...values)),
  worst: Math.round(Math.max(...values)),
  runs: values.length,
});

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
    if (asked) document.documentElement.dataset.playable = String(performance.now());
    else buttons.find(({ textContent }) => textContent === button)?.click();
    if (!asked) requestAnimationFrame(look);
  };
  addEventListener('DOMContentLoaded', look);
}

async function firstLoad(browser: Browser, site: Site, slowed: number): Promise<{ bytes: number; ms: number }> {
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
  const scripts = [...names].filter((name) => name.endsWith('.js'));
  const bytes = scripts.reduce((sum, name) => sum + gzipSync(readFileSync(join(site.folder, name))).length, 0);
  await page.context().close();
  return { bytes, ms };
}

// ── While bots play ─────────────────────────────────────────────────────────────────────────────

const WATCHED = 10_000;

async function botsPlay(browser: Browser, site: Site, seed: number): Promise<number> {
  const page = await visit(browser, 'fast');
  await page.goto(`${site.url}#/new?seats=greedy.greedy.greedy.greedy&seed=bench-${seed}`);
  await page.getByRole('button', { name: ui.en.newGame.start }).click();
  await page.getByRole('region', { name: tableText.en.question }).waitFor();
  const longest = await longestTask(browser, page, () => page.waitForTimeout(WATCHED));
  await page.context().close();
  return longest;
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

export async function run(): Promise<Report> {
  const [site, found] = await Promise.all([serve(findSite(wording('en'))), findBrowser()]);
  const browser = await launch(found);
  const before = loadavg()[0] as number;
  try {
    await firstLoad(browser, site, 1); // the browser itself has to wake up
    const loads = await repeat(9, () => firstLoad(browser, site, 4));
    const tasks = await repeat(3, (i) => botsPlay(browser, site, i));
    const times = await clicks(browser, site, 40);
    return {
      date: new Date().toISOString().slice(0, 10),
      chromium: browser.version(),
      cores: cpus().length,
      load: [before, loadavg()[0] as number],
      javaScript: figure(
        220_000,
        loads.map(({ bytes }) => bytes),
      ),
      playable: figure(
        3000,
        loads.map(({ ms }) => ms),
      ),
      longestTask: figure(50, tasks),
      clickToEffect: figure(100, times),
    };
  } finally {
    await browser.close();
    await site.close();
  }
}
