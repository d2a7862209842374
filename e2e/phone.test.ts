import type { Layout } from '@baston/table';
import { describe, expect } from 'vitest';
import { crowdedTable, preparedTable, sitDownAndWait, sitDownAt } from './crowd.ts';
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

test('what the others have done stays in sight, and leads to the log', async ({ open }) => {
  const page = await open({ size: sizeOf('390x844'), touch: true });
  const layout: Layout = {
    active: 'A',
    players: {
      A: { deck: ['wizards/enchantress x5'] },
      B: { hand: ['aliens/disintegrator'], deck: ['aliens/scout x5'] },
    },
    bases: [{ base: 'base/tortuga', A: ['wizards/enchantress'] }],
  };
  const factions = [
    ['wizards', 'ninjas'],
    ['aliens', 'zombies'],
  ] as const;
  const player = await sitDownAndWait(page, preparedTable(layout, factions));
  await page.keyboard.press('e');
  const latest = page.getByRole('button', {
    name: '1 Since your last move Bot 2 played Disintegrator: Enchantress placed on the bottom of a deck.',
    exact: true,
  });
  await latest.waitFor();
  expect((await player.asked())?.question.purpose).toBe('turn'); // nothing of it left the screen
  await latest.click();
  await page.getByRole('button', { name: 'The whole log', exact: true }).click();
  await page.getByRole('dialog', { name: player.text.log }).getByText('Bot 2 plays Disintegrator.').waitFor();
});

test('nothing of a long list shows beside what ends the question', async ({ open }) => {
  const page = await open({ size: sizeOf('390x844'), touch: true });
  const player = await sitDownAndWait(page, crowdedTable(4, 5));
  await player.question.locator('summary').click();
  const seen = await player.question.evaluate((panel) => {
    panel.scrollTo(0, 60);
    const { left, right, bottom } = panel.getBoundingClientRect();
    const across = Array.from({ length: 40 }, (_, i) => left + 9 + (i * (right - left - 18)) / 39);
    return across.map((x) => document.elementFromPoint(x, bottom - 20)?.closest('.option')?.textContent ?? '');
  });
  expect(seen.filter((text) => text !== '')).toEqual([]);
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
