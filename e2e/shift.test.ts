import { describe, expect } from 'vitest';
import { shiftIn, sumShifts } from '../bench/web/visit.ts';
import { Finger } from './player.ts';
import { test } from './visit.ts';
import { tableText, ui } from './words.ts';

const GAME = 'factions=dinosaurs.pirates_zombies.ninjas&seed=e2e-shift';

/** A tenth of what browsers still call good. */
const UNNOTICED = 0.01;

/** Browsers leave out what comes within half a second of a press. We count it: bases that jump then hide what was pressed. */
const WITH_PRESSES = 0.2;
const ANSWERS = 12;

describe.each([
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
])('on a screen of $width by $height', (size) => {
  test('nothing jumps while bots play', async ({ open }) => {
    const page = await open({ size, screen: `new?seats=greedy.greedy&${GAME}&vpToWin=5`, painted: true });
    await page.getByRole('button', { name: ui.en.newGame.start }).click();
    await page.getByRole('region', { name: tableText.en.question }).waitFor();
    await page.evaluate(sumShifts, { withPresses: false });
    const before = await shiftIn(page);
    await page.getByRole('dialog').getByRole('heading', { name: tableText.en.basesGave }).waitFor();
    expect((await shiftIn(page)) - before).toBeLessThan(UNNOTICED);
  });

  test('bases keep still while questions come and go', async ({ open }) => {
    const touch = size.width < 900;
    const page = await open({ size, touch, screen: `new?seats=you.greedy&firstPlayer=0&${GAME}`, painted: true });
    await page.getByRole('button', { name: ui.en.newGame.start }).click();
    const player = new Finger(page, 'en');
    await player.asked();
    await page.locator('.bases .scene img').nth(2).waitFor();
    await page.evaluate(sumShifts, { withPresses: true });
    const before = await shiftIn(page);
    for (let i = 0; i < ANSWERS; i++) {
      const asked = await player.asked();
      if (asked) await player.answer(asked);
    }
    await player.asked();
    expect((await shiftIn(page)) - before).toBeLessThan(WITH_PRESSES);
  });
});
