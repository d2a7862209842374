import { describe, expect } from 'vitest';
import { crowdedTable, sitDownAt } from './crowd.ts';
import { layoutFaults, RULES } from './layout.ts';
import { Finger } from './player.ts';
import { goTo, SCREENS, test } from './visit.ts';

/** The smallest and the usual phones, upright and on their side, and a tablet. */
const PHONES = [
  ['320x568', 4, 6],
  ['360x640', 3, 4],
  ['390x844', 4, 6],
  ['568x320', 4, 6],
  ['844x390', 4, 6],
  ['844x390', 2, 3],
  ['768x1024', 4, 6],
] as const;

const sizeOf = (name: string) => {
  const [width = 0, height = 0] = name.split('x').map(Number);
  return { width, height };
};

describe.each(PHONES)('at %s, with %i players and %i bases', (name, seats, bases) => {
  test('everything can be reached, nothing overlaps, nothing scrolls the page', async ({ open }) => {
    const page = await open({ size: sizeOf(name), lang: 'fr', touch: true });
    await sitDownAt(page, crowdedTable(seats, bases));
    const player = new Finger(page, 'fr');
    for (let i = 0; i < 8; i++) {
      const asked = await player.asked();
      if (!asked) break;
      expect(await page.evaluate(layoutFaults, RULES), asked.words.prompt(asked.question)).toEqual([]);
      await player.answer(asked);
    }
  });
});

test.for(['320x568', '390x844', '568x320', '844x390'])(
  'at %s no other screen scrolls sideways',
  async (name, { open }) => {
    const page = await open({ size: sizeOf(name), lang: 'fr' });
    for (const screen of SCREENS) {
      await goTo(page, screen, 'fr');
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(Math.max(0, excess), `#/${screen}`).toBe(0);
    }
  },
);
