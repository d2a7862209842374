/** Bases have pictures, which come when nothing else is going on, and are painted once. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { Player } from './player.ts';
import { test } from './visit.ts';
import { ui } from './words.ts';

const GAME = 'new?seats=you.greedy&factions=dinosaurs.pirates_zombies.ninjas&firstPlayer=0&seed=e2e-scenes';

type Studio = Window & { painted: number; dance: Animation };

/** Runs in the page: counts the pictures that are painted. */
function countPictures(): void {
  const studio = window as unknown as Studio;
  studio.painted = 0;
  const { toBlob } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.toBlob = function (...how) {
    studio.painted++;
    toBlob.apply(this, how);
  };
}

/** Runs in the page: something moves until it is told to stop. */
function dance(): void {
  addEventListener('DOMContentLoaded', () => {
    const frames = [{ opacity: 1 }, { opacity: 0.99 }];
    Object.assign(window, { dance: document.body.animate(frames, 600_000) });
  });
}

const painted = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as Studio).painted);

/** Which bases show a picture, and its address. */
const pictures = (page: Page): Promise<(readonly [def: string, address: string])[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('.bases .scene img')]
      .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
      .map((image) => [image.dataset.scene ?? '', image.src] as const),
  );

async function start(page: Page, ...scripts: (() => void)[]): Promise<Player> {
  for (const script of [countPictures, ...scripts]) await page.addInitScript(script);
  await page.reload();
  await page.getByRole('button', { name: ui.en.newGame.start }).click();
  const player = new Player(page, 'en');
  await player.asked();
  return player;
}

const bases = (player: Player): Promise<string[]> =>
  player.page.locator('.base .base-name').evaluateAll((links) => links.map((link) => link.dataset.def ?? ''));

test('every base at the table has a picture, and a move paints none of them again', async ({ open }) => {
  const page = await open({ screen: GAME });
  const player = await start(page);
  const shown = await bases(player);
  expect(shown).toHaveLength(3);
  await expect.poll(async () => (await pictures(page)).map(([def]) => def)).toEqual(shown);
  const before = await pictures(page);
  expect(before.every(([, address]) => address.startsWith('blob:'))).toBe(true);
  expect(await painted(page)).toBe(3);

  const asked = await player.asked();
  if (!asked?.picks[0]?.startsWith('play:')) throw new Error('nothing is played');
  await player.answer(asked);
  await player.asked();
  expect(await bases(player)).toEqual(shown);
  await page.waitForTimeout(1000); // as long as three of them took
  expect(await pictures(page)).toEqual(before);
  expect(await painted(page)).toBe(3);
});

test('no picture is painted while something moves', async ({ open }) => {
  const page = await open({ screen: GAME });
  const loaded = page.waitForResponse(/assets\/scenery-.*js$/);
  await start(page, dance);
  await loaded;
  await page.waitForTimeout(1000);
  expect(await painted(page)).toBe(0);
  await page.evaluate(() => (window as unknown as Studio).dance.finish());
  await expect.poll(async () => (await pictures(page)).length).toBe(3);
});

test('pictures are for the eye alone, and gone where somebody chose the colours', async ({ open }) => {
  const page = await open({ screen: GAME });
  await start(page);
  const scene = page.locator('.bases .scene').first();
  expect(await scene.getAttribute('aria-hidden')).toBe('true');
  expect(await scene.evaluate((element) => getComputedStyle(element).backgroundImage)).toContain('linear-gradient');
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await scene.isVisible()).toBe(false);
});
