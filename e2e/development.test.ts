import { expect } from 'vitest';
import { Player } from './player.ts';
import { goTo, SCREENS, test } from './visit.ts';
import { ui } from './words.ts';

const mode = 'development';

test('no text overflows a card of any box in either language', async ({ open }) => {
  const page = await open({ mode, screen: 'overflow' });
  const verdict = page.locator('[data-overflows]');
  await verdict.waitFor({ timeout: 60_000 });
  expect(await verdict.getAttribute('data-overflows'), await verdict.innerText()).toBe('0');
  expect(await page.locator('.face').count()).toBeGreaterThan(1000);
});

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
