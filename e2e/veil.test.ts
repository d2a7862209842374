/** Behind the veil, where nothing is painted, faults of colours and of places are found all the same. */
import { expect } from 'vitest';
import { seriousFindings } from './axe.ts';
import { layoutFaults, RULES } from './layout.ts';
import { test } from './visit.ts';

test('whoever looks for faults lifts the veil, and lets it down again', async ({ open }) => {
  const page = await open({ screen: 'settings' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const opacity = (): Promise<string> => page.evaluate(() => getComputedStyle(document.documentElement).opacity);
  expect(await opacity()).toBe('0');
  await page.evaluate(() => {
    const faults =
      '<p style="color: #888; background: #999">pale</p><button style="inline-size: 9px">x</button><img src="">';
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', faults);
  });
  for (const [now, other] of [
    ['light', 'dark'],
    ['dark', 'light'],
  ])
    expect(await seriousFindings(page)).toEqual([
      expect.stringMatching(`^${now}: color-contrast`),
      expect.stringMatching(`^${now}: image-alt`),
      expect.stringMatching(`^${other}: color-contrast`),
    ]);
  expect(await page.evaluate(layoutFaults, RULES)).toContainEqual(expect.stringContaining('“x” is too small'));
  expect(await opacity()).toBe('0');
});
