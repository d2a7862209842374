/** Bots with a face: they are chosen for a seat, and seen at the table and in the result. */
import { PERSONAS } from '@baston/bots';
import { BOTS, LANGS } from '@baston/table';
import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { nameOfPersona } from '../packages/web/src/personas.ts';
import { seriousFindings } from './axe.ts';
import { Player } from './player.ts';
import { siteUrl, test } from './visit.ts';
import { tableText, ui } from './words.ts';

const DEAL = 'factions=dinosaurs.pirates_zombies.ninjas';

/** It has been drawn, not only asked for. */
const isDrawn = (portrait: Locator): Promise<boolean> =>
  portrait.evaluate((image) => (image as HTMLImageElement).naturalWidth > 0);

describe.each(LANGS)('in %s', (lang) => {
  const { newGame } = ui[lang];

  test('one is chosen for a seat, and sits there with name and portrait', async ({ open }) => {
    const page = await open({ lang, screen: `new?seats=you.greedy&${DEAL}&firstPlayer=0&seed=e2e-persona` });
    const seat = page.getByLabel(`${newGame.seat('B')}, ${newGame.who}`);
    expect(await seat.inputValue()).toBe('greedy');
    expect(await page.locator('[data-persona]').count()).toBe(0);
    const plain = seat.locator('option').filter({ hasText: '(bot)' });
    expect(await plain.allTextContents()).toEqual(BOTS.map((bot) => newGame.kinds[bot])); // the weakest first
    await seat.selectOption('volt');
    await page.getByText(newGame.manners.volt).waitFor();
    await page.getByRole('button', { name: newGame.chooseOpponent('B') }).click();
    const all = page.getByRole('dialog', { name: newGame.opponents });
    await all
      .locator('img[data-persona]')
      .nth(PERSONAS.length - 1)
      .waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await all.getByRole('button', { name: newGame.manners.brakka }).click();
    await all.waitFor({ state: 'hidden' });
    expect(await seat.inputValue()).toBe('brakka');
    await page.getByText(newGame.manners.brakka).waitFor();
    const portrait = page.locator('img[data-persona="brakka"]');
    await portrait.waitFor();
    expect(await isDrawn(portrait)).toBe(true);
    expect(await seriousFindings(page)).toEqual([]);

    await page.getByRole('button', { name: newGame.start }).click();
    const player = new Player(page, lang);
    await player.asked();
    const name = nameOfPersona('brakka', lang) as string;
    expect(player.mirror.saved.setup.seats[1]).toEqual({ kind: 'greedy', persona: 'brakka', name });
    const plate = page.getByRole('list', { name: player.text.players }).getByRole('button', { name });
    await plate.locator('img[data-persona="brakka"]').waitFor();
    expect(await isDrawn(plate.locator('img[data-persona="brakka"]'))).toBe(true);
    expect(await page.locator('img[data-persona]').count()).toBe(1);
    expect(await seriousFindings(page)).toEqual([]);
  });
});

test('a link names personas, and the result shows them', async ({ open }) => {
  const page = await open({ screen: `new?seats=brakka.presto&${DEAL}&vpToWin=4&seed=e2e-persona-end` });
  await page.getByRole('button', { name: ui.en.newGame.start }).click();
  const podium = page.getByRole('dialog').getByRole('region', { name: tableText.en.finalScore });
  await podium.waitFor();
  for (const id of ['brakka', 'presto'] as const) {
    await podium.getByText(nameOfPersona(id, 'en') as string).waitFor();
    await podium.locator(`img[data-persona="${id}"]`).waitFor();
  }
});

test('whoever is met by chance is an apprentice with a face', async ({ open }) => {
  const page = await open();
  await page.getByRole('button', { name: ui.en.home.playNow, exact: true }).click();
  const player = new Player(page, 'en');
  await player.asked();
  const { kind, persona, name } = player.mirror.saved.setup.seats[1] ?? {};
  expect(kind).toBe('greedy');
  expect(name).toBe(nameOfPersona(persona, 'en'));
  await page.locator(`img[data-persona="${persona}"]`).waitFor();
  await page.goto(siteUrl('new'));
  await page.locator('.new-persona img[data-persona]').waitFor();
});

test('who looks far ahead is fetched with the game, and thinks where everybody sees it', async ({ open }) => {
  // At a pace that people can follow: without one, the turn may be over before the table is there.
  const page = await open({ speed: 'normal', screen: `new?seats=you.otto&${DEAL}&firstPlayer=1&seed=e2e-persona-far` });
  await page.getByRole('button', { name: ui.en.newGame.start }).click();
  const others = page.getByRole('list', { name: tableText.en.players });
  await others.getByText(tableText.en.thinks).waitFor();
  const player = new Player(page, 'en');
  await player.asked();
  expect(player.mirror.view().turn).toBeGreaterThan(0);
});
