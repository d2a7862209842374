/** On a phone the question folds to one line, so that the bases are in sight. */
import { LANGS } from '@baston/table';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { seriousFindings } from './axe.ts';
import { crowdedTable, preparedTable, sitDownAt } from './crowd.ts';
import { layoutFaults, RULES } from './layout.ts';
import { Finger } from './player.ts';
import { pressAt } from './pointer.ts';
import { test } from './visit.ts';

const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
];
/** A line of text in something that a finger hits, and its frame. */
const ONE_LINE = 60;

const FACTIONS = [
  ['pirates', 'wizards'],
  ['zombies', 'dinosaurs'],
] as const;

const SOUGHT = ['wizards/portal', 'wizards/summon', 'wizards/time-loop', 'wizards/sacrifice'];

const cannonTable = () =>
  preparedTable(
    {
      active: 'A',
      turn: 5,
      players: { A: { hand: ['pirates/cannon', 'wizards/scry'], deck: SOUGHT }, B: {} },
      bases: [
        { base: 'base/tortuga', A: ['pirates/buccaneer'], B: ['zombies/walker', 'zombies/tenacious-z'] },
        { base: 'base/tar-pits' },
        { base: 'base/the-homeworld' },
      ],
    },
    FACTIONS,
  );

const heightOf = (part: Locator): Promise<number> => part.evaluate((element) => element.getBoundingClientRect().height);
/** From the upper edge of the bases to the question, which may lie over them. */
const roomAbove = async (page: Page): Promise<number> => {
  const topOf = (part: string): Promise<number> =>
    page.locator(part).evaluate((element) => element.getBoundingClientRect().top);
  return (await topOf('.question')) - (await topOf('.stages'));
};
const areaOf = (part: Locator): Promise<number> =>
  part.evaluate((element) => element.clientWidth * element.clientHeight);

/** Where a finger rests: in the middle of what is asked. */
const pressLine = (player: Finger): Promise<void> => pressAt(player.question);

describe.each(PHONES)('at $width x $height', (size) => {
  test('the question folds to a line, nothing overlaps, and the answer is given on the bases', async ({ open }) => {
    const page = await open({ size, touch: true, lang: 'fr' });
    await sitDownAt(page, crowdedTable(4, 6));
    const player = new Finger(page, 'fr');
    const asked = await player.asked();
    if (!asked) throw new Error('nobody is asked');
    const bases = page.locator('.stages');
    const fold = player.question.getByRole('button', { name: player.text.wholeQuestion, exact: true });
    expect(await fold.getAttribute('aria-expanded')).toBe('true');
    const before = await areaOf(bases);
    await pressAt(fold);
    expect(await fold.getAttribute('aria-expanded')).toBe('false');
    expect(await heightOf(player.question)).toBeLessThanOrEqual(ONE_LINE);
    await player.question.getByText(asked.words.prompt(asked.question), { exact: true }).waitFor();
    expect(await areaOf(bases)).toBeGreaterThan(before);
    expect(await page.evaluate(layoutFaults, RULES)).toEqual([]);
    expect(await seriousFindings(page)).toEqual([]);

    // It stays folded while the card and its place are chosen; the next question is whole.
    const option = asked.question.options.find(({ card, where }) => card?.def === 'pirates/pirate-king' && where);
    await player.answer({ ...asked, picks: [option?.id ?? ''] });
    await player.asked();
    await expect.poll(() => fold.getAttribute('aria-expanded')).toBe('true');
  });

  test('a folded question says what is chosen, ends with a button, and unfolds where it is touched', async ({
    open,
  }) => {
    const page = await open({ size, touch: true });
    await sitDownAt(page, cannonTable());
    const player = new Finger(page, 'en');
    const first = await player.asked();
    const cannon = page.locator('.hand button[data-def="pirates/cannon"]');
    await cannon.press('Enter');
    await cannon.press('Enter');
    await player.answered(first?.number ?? 0);
    const asked = await player.asked();
    const fold = player.question.getByRole('button', { name: player.text.wholeQuestion, exact: true });
    const text = player.question.locator('.prompt-card');
    await text.waitFor();
    await pressAt(fold);
    expect(await text.isVisible()).toBe(false);
    expect(await heightOf(player.question)).toBeLessThanOrEqual(ONE_LINE);
    await pressLine(player);
    expect(await text.isVisible()).toBe(true);

    await pressAt(fold);
    await player.question.getByText(player.text.chosen(0, 0, 2), { exact: true }).waitFor();
    for (const target of await page.locator('.token > [data-role]').all()) await pressAt(target);
    await player.question.getByRole('button', { name: player.text.doneWith(2), exact: true }).waitFor();
    expect(await heightOf(player.question)).toBeLessThanOrEqual(ONE_LINE);
    expect(await page.evaluate(layoutFaults, RULES)).toEqual([]);
    await player.press(player.text.doneWith(2));
    await player.answered(asked?.number ?? 0);
  });
});

test('cards to choose from are out of the way of the bases while the question is folded', async ({ open }) => {
  const page = await open({ size: { width: 390, height: 844 }, touch: true });
  await sitDownAt(page, cannonTable());
  const player = new Finger(page, 'en');
  await player.asked();
  const scry = page.locator('.hand button[data-def="wizards/scry"]');
  await scry.press('Enter');
  await scry.press('Enter');
  const cards = page.getByRole('list', { name: player.text.cardsToChoose });
  await cards.waitFor();
  const small = await roomAbove(page);
  const fold = player.question.getByRole('button', { name: player.text.wholeQuestion, exact: true });
  await fold.press('Enter'); // by keyboard as well
  await cards.waitFor({ state: 'hidden' });
  expect(await roomAbove(page)).toBeGreaterThan(small * 1.5);
  await fold.press('Enter');
  await cards.waitFor();
});

test.for(LANGS)('where there is room for it, the question does not fold (%s)', async (lang, { open }) => {
  const page = await open({ lang });
  await sitDownAt(page, cannonTable());
  const player = new Finger(page, lang);
  await player.asked();
  await player.question.locator('.prompt').waitFor();
  expect(await player.question.getByRole('button', { name: player.text.wholeQuestion }).count()).toBe(0);
});
