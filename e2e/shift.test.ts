import { describe, expect } from 'vitest';
import { shiftIn, sumShifts } from '../bench/web/visit.ts';
import { test } from './visit.ts';
import { tableText, ui } from './words.ts';

const GAME = 'new?seats=greedy.greedy&factions=dinosaurs.pirates_zombies.ninjas&vpToWin=5&seed=e2e-shift';

/** A tenth of what browsers still call good. */
const UNNOTICED = 0.01;

describe.each([
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
])('on a screen of $width by $height', (size) => {
  test('nothing jumps while bots play', async ({ open }) => {
    const page = await open({ size, screen: GAME, painted: true });
    await page.getByRole('button', { name: ui.en.newGame.start }).click();
    await page.getByRole('region', { name: tableText.en.question }).waitFor();
    await page.evaluate(sumShifts);
    const before = await shiftIn(page);
    await page.getByRole('dialog').getByRole('heading', { name: tableText.en.basesGave }).waitFor();
    expect((await shiftIn(page)) - before).toBeLessThan(UNNOTICED);
  });
});
