import type { Layout } from '@baston/table';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { shiftIn, sumShifts } from '../bench/web/visit.ts';
import { preparedTable, sitDownAndWait } from './crowd.ts';
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

const LIBRARY: Layout = {
  active: 'A',
  players: {
    A: {
      hand: ['wizards/scry', 'wizards/neophyte', 'geeks/griefer'],
      deck: ['wizards/time-loop', 'wizards/mystic-studies', 'zombies/walker'],
    },
    B: { hand: ['pirates/broadside x2'], discard: ['pirates/powderkeg'] },
  },
  bases: [
    { base: 'base/tar-pits', A: ['zombies/walker'], B: ['pirates/first-mate'] },
    { base: 'base/tortuga' },
    { base: 'base/mushroom-kingdom' },
  ],
};

/** Where the bases and the room for them are, and how high. */
const placesOfBases = (page: Page): Promise<string[]> =>
  page.locator('.bases, .base').evaluateAll((bases) =>
    bases.map((base) => {
      const { x, y, width, height } = base.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(' ');
    }),
  );

/** Somebody on a phone plays that card. */
async function play(page: Page, card: string): Promise<Finger> {
  const player = new Finger(page, 'en');
  const asked = await player.asked();
  const option = asked?.question.options.find((one) => one.card?.def === card);
  if (!asked || !option) throw new Error(`${card} is not offered`);
  await player.answer({ ...asked, picks: [option.id] });
  return player;
}

const atLibrary = (page: Page): Promise<Finger> =>
  sitDownAndWait(
    page,
    preparedTable(LIBRARY, [
      ['wizards', 'geeks'],
      ['pirates', 'dinosaurs'],
    ]),
  );

test('on a phone, cards to choose from lie over the bases and do not move them', async ({ open }) => {
  const page = await open({ size: { width: 390, height: 844 }, touch: true });
  await atLibrary(page);
  const before = await placesOfBases(page);
  const player = await play(page, 'wizards/scry');
  await page.locator('.picker').waitFor();
  expect(await placesOfBases(page)).toEqual(before);
  // Folded, the question shows what lay under it.
  await player.question.getByRole('button', { name: player.text.wholeQuestion }).click();
  await page.locator('.base .token > button').first().click({ trial: true });
});

test.for([
  [390, 844],
  [360, 740],
  [320, 568],
] as const)(
  'on a phone of %i by %i, a list of effects moves no base and covers none',
  async ([width, height], { open }) => {
    const page = await open({ size: { width, height }, touch: true });
    await atLibrary(page);
    const before = await placesOfBases(page);
    await play(page, 'geeks/griefer');
    const options = page.locator('.plain-options .option');
    await options.nth(2).waitFor();
    expect(await placesOfBases(page)).toEqual(before);
    const edges = await page.evaluate(() =>
      ['.bases', '.question'].map((part) => document.querySelector(part)?.getBoundingClientRect()),
    );
    expect(edges[1]?.top).toBeGreaterThanOrEqual(edges[0]?.bottom as number);
    for (const option of await options.all()) await option.click({ trial: true });
  },
);

const TALENTS: Layout = {
  active: 'A',
  players: { A: {}, B: {} },
  bases: [
    { base: 'base/tar-pits', A: ['fairies/glymmer'], B: ['zombies/walker'] },
    { base: 'base/tortuga', A: ['magical-girls/sakura-warrior'], B: ['zombies/walker'] },
    { base: 'base/mushroom-kingdom' },
  ],
};

test.for([
  [390, 844],
  [360, 740],
  [320, 568],
] as const)('on a phone of %i by %i, a talent and what it asks move no base', async ([width, height], { open }) => {
  const page = await open({ size: { width, height }, touch: true });
  const factions = [
    ['fairies', 'magical-girls'],
    ['zombies', 'dinosaurs'],
  ] as const;
  const player = await sitDownAndWait(page, preparedTable(TALENTS, factions));
  for (const [card, isShown] of [
    ['fairies/glymmer', '.together'],
    ['magical-girls/sakura-warrior', '.prompt-then'],
  ] as const) {
    const minion = page.locator(`.base button[data-def="${card}"]`);
    await minion.click({ trial: true }); // scrolls to it
    const before = await placesOfBases(page);
    await minion.click();
    await player.question.locator(isShown).waitFor();
    expect(await placesOfBases(page)).toEqual(before);
    for (const button of await player.question.locator('.question-buttons .button, summary').all())
      await button.click({ trial: true });
    await player.press(player.text.cancel);
  }
});

const CROWD: Layout = {
  active: 'A',
  players: { A: {}, B: {}, C: { hand: ['robots/zapbot'] } },
  bases: [
    { base: 'base/tar-pits', A: ['wizards/neophyte'], B: ['zombies/walker'] },
    { base: 'base/tortuga' },
    { base: 'base/the-homeworld' },
    { base: 'base/ninja-dojo' },
  ],
};

test('who comes to a base later stands above the others, whose cards keep still', async ({ open }) => {
  const page = await open();
  const { setup, record } = preparedTable(CROWD, [
    ['wizards', 'geeks'],
    ['zombies', 'dinosaurs'],
    ['robots', 'aliens'],
  ]);
  const script = ['play robots/zapbot on base/tar-pits', 'end'];
  const seats = setup.seats.map((seat, i) => (i === 2 ? { ...seat, script } : seat));
  const player = await sitDownAndWait(page, { setup: { ...setup, seats }, record });
  const tarPits = page.locator('.base').first();
  const places = (): Promise<number[]> =>
    Promise.all(
      ['.row[data-seat="1"]', '.row[data-seat="0"]', '.meter'].map((part) =>
        tarPits.locator(part).evaluate((element) => Math.round(element.getBoundingClientRect().top)),
      ),
    );
  const before = await places();
  await player.press('End turn');
  await tarPits.locator('.row[data-seat="2"]').waitFor();
  expect(await places()).toEqual(before);
});
