/** The first game explains each new kind of card once, at the question where it first matters. */
import { rules } from '@baston/cards';
import { chapters } from '@baston/cards/lesson';
import { LANGS, type Lang, type SavedTable, Session } from '@baston/table';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { seriousFindings } from './axe.ts';
import { preparedTable, sitDownAt, tableOf } from './crowd.ts';
import { RULES as LAYOUT, layoutFaults } from './layout.ts';
import { goTo, siteUrl, test } from './visit.ts';
import { NOTES, tableText, ui } from './words.ts';

const [, talents, specials] = chapters;
const SIZES = [
  { width: 568, height: 320 },
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** A talent can be used, an action stays where it is played, and bases have texts. */
const ownTurn = (): SavedTable => preparedTable(talents.layout, talents.config.factions);

/** A base is about to score, and there are Specials in the hand. */
function beforeScoring(): SavedTable {
  const session = Session.start(rules, specials.config, specials.layout);
  const [{ play, on }] = specials.steps;
  const brute = session.question?.options.find(({ card, where }) => card?.def === play && where?.def === on);
  session.answer(0, [brute?.id as string]);
  session.answer(0, ['end']);
  return tableOf(session.record());
}

const noteOn = (page: Page, lang: Lang = 'en'): Locator =>
  page.getByRole('region', { name: tableText[lang].question, exact: true }).locator('.kind-note');

/** The note that is there, by its title. */
const titleOf = (page: Page, lang?: Lang): Promise<string> => noteOn(page, lang).locator('strong').innerText();

async function reload(page: Page): Promise<void> {
  await page.reload();
  await page.locator('.question[data-asked]').waitFor();
}

test.for(LANGS)('each new kind is explained once, until it is asked for again, in %s', async (lang, { open }) => {
  const page = await open({ lang, notes: 'on' });
  const { kinds, close } = NOTES[lang];
  await sitDownAt(page, ownTurn());
  await noteOn(page, lang).waitFor();
  expect(await titleOf(page, lang)).toBe(kinds.talent.title);
  expect(await seriousFindings(page)).toEqual([]);

  // It stands in nobody's way.
  await page.locator('.hand .table-card[data-role="pick"]').first().click();
  await page.locator('.base [data-role="place"], .base-target').first().waitFor();
  await page.keyboard.press('Escape');
  await noteOn(page, lang).getByRole('button', { name: close, exact: true }).click();
  expect(await noteOn(page, lang).count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('question');

  for (const kind of ['ongoing', 'base'] as const) {
    await reload(page);
    await noteOn(page, lang).waitFor();
    expect(await titleOf(page, lang)).toBe(kinds[kind].title);
  }
  await reload(page);
  await expect.poll(() => noteOn(page, lang).count()).toBe(0);

  const { settings } = ui[lang];
  await goTo(page, 'settings', lang);
  await page.getByText(settings.explained(3), { exact: true }).waitFor();
  await page.getByRole('button', { name: settings.explainAgain, exact: true }).click();
  await page.getByText(settings.explained(0), { exact: true }).waitFor();
  await page.goto(siteUrl('play'));
  await noteOn(page, lang).waitFor();
  expect(await titleOf(page, lang)).toBe(kinds.talent.title);
});

test('nothing is explained to those who do not want it', async ({ open }) => {
  const page = await open({ notes: 'on', screen: 'settings' });
  const { notes, noteChoices } = ui.en.settings;
  await page.getByRole('group', { name: notes }).getByRole('radio', { name: noteChoices.off }).check({ force: true });
  await sitDownAt(page, ownTurn());
  await page.locator('.question[data-asked]').waitFor();
  await page.waitForLoadState('networkidle');
  expect(await noteOn(page).count()).toBe(0);
});

test.for(SIZES)(
  'the window before a base scores is explained at $width x $height, and nothing overlaps',
  async (size, { open }) => {
    const page = await open({ lang: 'fr', notes: 'on', size, touch: size.width < 1000 });
    await sitDownAt(page, beforeScoring());
    await noteOn(page, 'fr').waitFor();
    expect(await titleOf(page, 'fr')).toBe(NOTES.fr.kinds.special.title);
    if (size.width < 1000) expect(await page.evaluate(layoutFaults, LAYOUT)).toEqual([]);
    await page.locator('.hand .table-card[data-role="pick"]').first().click();
    await expect.poll(() => noteOn(page, 'fr').count()).toBe(0);
  },
);

test('where a coach explains, there are no notes', async ({ open }) => {
  const page = await open({ notes: 'on', screen: `learn/${talents.id}` });
  await page.locator('.coach').waitFor();
  await page.waitForLoadState('networkidle');
  expect(await noteOn(page).count()).toBe(0);
});
