/** A first visit: what is loaded before one can play, and how long that takes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import type { Site } from '../../e2e/site.ts';
import { ui } from '../../e2e/words.ts';
import { shiftIn, slowDown, sumShifts, visit } from './visit.ts';

export interface FirstLoad {
  /** Compressed JavaScript, and letters. */
  readonly bytes: number;
  readonly fonts: number;
  readonly ms: number;
  /** From the click. */
  readonly sinceClick: number;
  /** How far things jumped until then and in the three seconds after. */
  readonly shift: number;
}

/**
 * Runs in the page: presses the button as soon as it is there, and notes when the first question can be answered. The
 * game is the same for all visits, and the person begins: else a bot's turn would be timed too.
 */
function playAtOnce([button, seed]: readonly [string, string]): void {
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (message, ...how: []) {
    const { config } = message.setup ?? {};
    if (config) Object.assign(config, { firstPlayer: 0, seed });
    postMessage.call(this, message, ...how);
  };
  // A message that is sent from a frame arrives when that frame has been painted.
  const shown = new MessageChannel();
  shown.port1.onmessage = () => {
    document.documentElement.dataset.playable = String(performance.now());
  };
  const look = (): void => {
    const { dataset } = document.documentElement;
    const way = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith(button));
    if (way && dataset.clicked === undefined) {
      dataset.clicked = String(performance.now());
      way.click();
    }
    if (document.querySelector('.question[data-asked]')) shown.port2.postMessage(undefined);
    else requestAnimationFrame(look);
  };
  addEventListener('DOMContentLoaded', look);
}

async function firstLoad(browser: Browser, site: Site, seed: string): Promise<FirstLoad> {
  const page = await visit(browser, 'normal');
  const fetched = new Set<string>();
  page.on('request', (request) => fetched.add(new URL(request.url()).pathname));
  await page.addInitScript(sumShifts);
  await page.addInitScript(playAtOnce, [ui.en.home.playNow, seed] as const);
  await slowDown(page);
  await page.goto(site.url);
  const noted = (): string | undefined => document.documentElement.dataset.playable;
  const ms = Number(await (await page.waitForFunction(noted, undefined, { timeout: 120_000 })).jsonValue());
  // Resources that come a moment later were not needed.
  const late = await page.evaluate((playable) => {
    const resources = performance.getEntriesByType('resource').filter(({ startTime }) => startTime > playable);
    return resources.map(({ name }) => new URL(name).pathname);
  }, ms);
  for (const name of late) fetched.delete(name);
  const names = [...fetched];
  const clicked = await page.evaluate(() => Number(document.documentElement.dataset.clicked));
  await page.waitForTimeout(3000);
  const shift = await shiftIn(page);
  await page.context().close();
  const contents = (ending: string): Buffer[] =>
    names.filter((name) => name.endsWith(ending)).map((name) => readFileSync(join(site.folder, name)));
  const bytes = contents('.js').reduce((sum, script) => sum + gzipSync(script).length, 0);
  const fonts = contents('.woff2').reduce((sum, { length }) => sum + length, 0);
  return { bytes, fonts, ms, sinceClick: ms - clicked, shift };
}

/** All sites by turns, so that none has the machine for itself; with a processor slowed four times. */
export async function loadByTurns(browser: Browser, sites: readonly Site[], times: number): Promise<FirstLoad[][]> {
  const loads: FirstLoad[][] = sites.map(() => []);
  for (const site of sites) await firstLoad(browser, site, 'bench-first'); // the browser itself has to wake up
  for (let turn = 0; turn < times; turn++)
    for (const [i, site] of sites.entries()) loads[i]?.push(await firstLoad(browser, site, `bench-load-${turn}`));
  return loads;
}
