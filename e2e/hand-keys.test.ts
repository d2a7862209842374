/** Along the hand by arrows: Tab comes to it once. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { crowdedTable, HAND, sitDownAndWait } from './crowd.ts';
import { tabTo } from './keyboard.ts';
import { test } from './visit.ts';

/** The card of the hand that has the focus, as a place in the hand; less than 0: none has it. */
const focusedIn = (page: Page): Promise<number> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.hand .table-card')].indexOf(document.activeElement ?? document.body),
  );

test('arrows, Home and End go along the hand, and Tab leaves it', async ({ open }) => {
  const page = await open();
  const player = await sitDownAndWait(page, crowdedTable(2, 3));
  const stop = page.locator('.hand [tabindex="0"]');
  await stop.waitFor();
  expect(await stop.count()).toBe(1);
  await tabTo(stop);
  expect(await focusedIn(page)).toBe(0);
  const last = HAND.length - 1;
  const steps = [
    ['ArrowRight', 1],
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
    ['End', last],
    ['ArrowRight', last],
    ['Home', 0],
    ['ArrowLeft', 0],
    ['ArrowRight', 1],
  ] as const;
  for (const [key, to] of steps) {
    await page.keyboard.press(key);
    expect(await focusedIn(page), key).toBe(to);
  }
  for (const [there, back] of [
    ['Tab', 'Shift+Tab'],
    ['Shift+Tab', 'Tab'],
  ] as const) {
    await page.keyboard.press(there);
    expect(await page.locator('.hand :focus').count()).toBe(0);
    await page.keyboard.press(back);
    expect(await focusedIn(page)).toBe(1);
  }
  // It is chosen and played like any other.
  const played = player.mirror.view().players[0]?.hand.known[1];
  await page.keyboard.press('Enter');
  await page.locator(`.hand [data-card="${played?.id}"][aria-pressed="true"]`).waitFor();
  // The next question leaves a single stop, whatever is in the hand then.
  await page.keyboard.press('Escape');
  expect(await stop.count()).toBe(1);
});
