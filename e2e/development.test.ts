import { rules } from '@baston/cards';
import { expect } from 'vitest';
import { Player } from './player.ts';
import { goTo, SCREENS, test } from './visit.ts';
import { ui } from './words.ts';

const mode = 'development';

/** Letters on cards are never smaller, in pixels. */
const SMALLEST = 9;

for (const { id, factions } of rules.sets) {
  test(`every text of the box ${id} fits its card, in letters that can be read, in both languages`, async ({
    open,
  }) => {
    const page = await open({ mode, screen: `overflow/${id}` });
    const verdict = page.locator('[data-overflows]');
    await verdict.waitFor({ timeout: 100_000 });
    expect(await verdict.getAttribute('data-overflows'), await verdict.innerText()).toBe('0');
    expect(await page.locator('.face').count()).toBeGreaterThan(100 * factions.length);
    const tooSmall = await page.evaluate((smallest) => {
      const boxes = [...document.querySelectorAll<HTMLElement>('.face [data-fit], .face small')];
      return boxes.filter((box) => box.offsetWidth > 0 && Number.parseFloat(getComputedStyle(box).fontSize) < smallest)
        .length;
    }, SMALLEST);
    expect(tooSmall).toBe(0);
    const cut = page.locator('[data-sheet^="hand-140"], [data-sheet^="full"]').locator('[data-fit="cut"]');
    expect(await cut.allInnerTexts()).toEqual([]);
    // No name of a minion on a base is broken in the middle of a word.
    expect(await page.locator('.is-mini.is-minion .face-name[data-fit="cut"]').allInnerTexts()).toEqual([]);
  }, 120_000); // some thousand cards are laid out, in several sizes
}

test('React has nothing to complain about', async ({ open }) => {
  const page = await open({ mode, lang: 'fr' });
  for (const screen of SCREENS) await goTo(page, screen, 'fr');
  await goTo(page, 'new', 'fr');
  await page.getByRole('button', { name: ui.fr.newGame.start }).click();
  const player = new Player(page, 'fr');
  for (let i = 0; i < 12; i++) {
    const asked = await player.asked();
    if (asked) await player.answer(asked);
  }
});
