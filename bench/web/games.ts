/** Games that are watched or played: what a click and what moves cost, and what stays behind. */
import type { Browser, CDPSession, Page } from 'playwright-core';
import { Player } from '../../e2e/player.ts';
import type { Site } from '../../e2e/site.ts';
import { tableText, ui } from '../../e2e/words.ts';
import { type Motion, markMotion, scenesIn, watchIdle, watchMotion } from './motion.ts';
import { longestIn, record } from './tasks.ts';
import { shiftIn, slowDown, sumShifts, visit } from './visit.ts';

const WATCHED = 10_000;
const AT_REST = 4000;

/** Sits down at a new table by the way of the form, as people do. */
async function begin(page: Page, config: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/new?${config}`);
  await page.getByRole('button', { name: ui.en.newGame.start }).click();
  await page.getByRole('region', { name: tableText.en.question }).waitFor();
}

/** The longest task while four bots play, fast. */
export async function botsPlay(browser: Browser, site: Site, seed: number): Promise<number> {
  const page = await visit(browser, 'fast');
  await page.goto(site.url);
  await begin(page, `seats=greedy.greedy.greedy.greedy&seed=bench-${seed}`);
  const events = await record(browser, page, () => page.waitForTimeout(WATCHED));
  await page.context().close();
  return longestIn(events);
}

// ── What moves ──────────────────────────────────────────────────────────────────────────────────

export interface Watched {
  readonly motion: Motion;
  /** The frames of a table at which nothing happens. */
  readonly idle: readonly number[];
  /** Scenes that were painted a second time for a game that was there before. */
  readonly paintedAgain: number;
}

/** Bots play as people watch them, on a slow processor, until a base has broken; before it, a table that waits for somebody. */
export async function cardsFly(browser: Browser, site: Site, seed: number): Promise<Watched> {
  const page = await visit(browser, 'normal');
  await page.addInitScript(markMotion);
  await page.goto(site.url);
  const rest = async (): Promise<void> => {
    await begin(page, `seats=you.greedy&firstPlayer=0&seed=bench-rest-${seed}`);
    await page.locator('.bases .scene img').nth(2).waitFor({ timeout: 60_000 });
    await page.waitForTimeout(AT_REST);
  };
  await rest();
  const painted = await scenesIn(page);
  await rest();
  const paintedAgain = (await scenesIn(page)) - painted;
  await slowDown(page);
  const idle = await watchIdle(browser, page, AT_REST);
  await begin(page, `seats=greedy.greedy&seed=bench-motion-${seed}`);
  const motion = await watchMotion(browser, page, async () => {
    // A locator would look through the page at each of its pictures.
    await page.waitForFunction(() => document.querySelector('.scoring'), undefined, { polling: 500, timeout: 120_000 });
    await page.waitForTimeout(WATCHED);
  });
  await page.context().close();
  return { motion, idle, paintedAgain };
}

// ── What stays behind ───────────────────────────────────────────────────────────────────────────

interface Kept {
  /** Bytes: what scripts have made, and the whole heap. */
  readonly objects: number;
  readonly heap: number;
  readonly nodes: number;
}

/** Neither the code that V8 makes of what runs often nor what the browser keeps for itself counts as made by scripts. */
const NOT_MADE = new Set(['code', 'native']);

async function keptIn(devTools: CDPSession): Promise<Kept> {
  await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  const { nodes } = await devTools.send('Memory.getDOMCounters');
  const chunks: string[] = [];
  const collect = ({ chunk }: { readonly chunk: string }): void => void chunks.push(chunk);
  devTools.on('HeapProfiler.addHeapSnapshotChunk', collect);
  await devTools.send('HeapProfiler.takeHeapSnapshot', {});
  devTools.off('HeapProfiler.addHeapSnapshotChunk', collect);
  const { snapshot, nodes: all } = JSON.parse(chunks.join('')) as HeapSnapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let objects = 0;
  for (let at = 0; at < all.length; at += fields.length)
    if (!NOT_MADE.has(types[0][all[at + type] as number] as string)) objects += all[at + size] as number;
  return { objects, heap: usedSize, nodes };
}

interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly [readonly string[]] };
  };
  /** For each node of the heap its fields, one after the other. */
  readonly nodes: readonly number[];
}

export interface ManyGames {
  /** After the last game, in percent of that after the second. */
  readonly kept: Kept;
  readonly shift: number;
}

/** Ten games with the same cards in one page, so that nothing more is loaded: what is left of them, and how far things jumped. */
export async function manyGames(browser: Browser, site: Site): Promise<ManyGames> {
  const page = await visit(browser, 'off');
  await page.addInitScript(sumShifts);
  await page.goto(site.url);
  const devTools = await page.context().newCDPSession(page);
  const after: Kept[] = [];
  const factions = 'dinosaurs.pirates_zombies.ninjas';
  for (let game = 1; game <= 10; game++) {
    // The last deal is the second again: as much lies on the table when it is over.
    const seed = `bench-memory-${game === 10 ? 2 : game}`;
    await begin(page, `seats=greedy.greedy&factions=${factions}&vpToWin=5&seed=${seed}`);
    await page.getByRole('dialog').getByRole('heading', { name: tableText.en.basesGave }).waitFor({ timeout: 60_000 });
    if (game === 2 || game === 10) after.push(await keptIn(devTools));
  }
  const shift = await shiftIn(page);
  await page.context().close();
  const [second, last] = after as [Kept, Kept];
  const percent = (part: keyof Kept): number => (100 * last[part]) / second[part];
  return { kept: { objects: percent('objects'), heap: percent('heap'), nodes: percent('nodes') }, shift };
}

// ── A click ─────────────────────────────────────────────────────────────────────────────────────

/** Runs in the page: notes how long it takes from each click to the picture after the first change of what is shown. */
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

export async function clicks(browser: Browser, site: Site, count: number): Promise<number[]> {
  const page = await visit(browser, 'off');
  await page.addInitScript(timeClicks);
  await page.goto(site.url);
  await begin(page, 'seats=you.greedy&seed=bench-clicks');
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
