import { describe, expect } from 'vitest';
import { Player } from './player.ts';
import { goTo, PHONE, PHONE_ON_ITS_SIDE, SCREENS, test } from './visit.ts';
import { ui } from './words.ts';

const SIZES = [
  ['upright', PHONE],
  ['on its side', PHONE_ON_ITS_SIDE],
] as const;

/** How far the page is larger than the window. */
const excess = () => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  return { across: Math.max(0, scrollWidth - innerWidth), down: Math.max(0, scrollHeight - innerHeight) };
};

describe.each(SIZES)('a phone %s', (_name, size) => {
  test('shows the table without scrolling the page, and is played by touching cards', async ({ open }) => {
    const page = await open({ size, screen: 'new?seats=you.greedy.greedy.greedy&factions=random&seed=e2e-phone' });
    await page.getByRole('button', { name: ui.en.newGame.start }).click();
    const player = new Player(page, 'en');
    for (let i = 0; i < 25; i++) {
      const asked = await player.asked();
      if (!asked) break;
      expect(await page.evaluate(excess), asked.words.prompt(asked.question)).toEqual({ across: 0, down: 0 });
      await player.touch(asked);
    }
  });

  test('shows no other screen that scrolls sideways', async ({ open }) => {
    const page = await open({ size, lang: 'fr' });
    for (const screen of SCREENS) {
      await goTo(page, screen, 'fr');
      expect((await page.evaluate(excess)).across, `#/${screen}`).toBe(0);
    }
  });
});
