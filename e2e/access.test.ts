import { defaultName, LANGS } from '@baston/table';
import { describe, expect } from 'vitest';
import { seriousFindings } from './axe.ts';
import { crowdedTable, sitDownAt } from './crowd.ts';
import { goTo, SCREENS, test } from './visit.ts';
import { gamesText, tableText, ui } from './words.ts';

/** One minion, one action and one base in each faction's colours stand for the hundreds of cards. */
function removeDoubles(): void {
  for (const group of document.querySelectorAll('.cards-group')) {
    const cards = [...group.querySelectorAll<HTMLElement>('li')];
    const looks = cards.map((card) => card.querySelector('.face')?.className);
    for (const [i, card] of cards.entries()) if (looks.indexOf(looks[i]) < i) card.remove();
  }
}

describe.each(LANGS)('in %s', (lang) => {
  const text = tableText[lang];
  const games = gamesText[lang];

  // The contrast of every text is looked at, and there are many on the screen of all cards.
  test.for(SCREENS)('#/%s is accessible', { timeout: 180_000 }, async (screen, { open }) => {
    const page = await open({ lang });
    await goTo(page, screen, lang);
    await page.evaluate(removeDoubles);
    expect(await seriousFindings(page)).toEqual([]);
  });

  test('the windows of the table are accessible', async ({ open }) => {
    const page = await open({ lang, size: { width: 390, height: 844 }, touch: true });
    await sitDownAt(page, crowdedTable(4, 6));
    const dialog = page.getByRole('dialog');
    const card = page.getByRole('article').first().getByRole('heading').getByRole('button');
    const chip = page.getByRole('button', { name: text.discardOf('', true) });
    const windows = [
      ['card', () => card.click()],
      ['pile', () => chip.click()],
      ['log', () => page.getByRole('button', { name: text.log }).click()],
      ['shortcuts', () => page.keyboard.press('?')],
      ['menu', () => page.keyboard.press('m')],
    ] as const;
    for (const [name, show] of windows) {
      await show();
      await dialog.waitFor();
      expect(await seriousFindings(page), name).toEqual([]);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
  });

  test('handing the device over is accessible', async ({ open }) => {
    const page = await open({
      lang,
      screen: 'new?seats=you.person&factions=random&firstPlayer=1&seed=e2e-axe',
    });
    await page.getByRole('button', { name: ui[lang].newGame.start }).click();
    await page.getByRole('heading', { name: text.passTo(defaultName(lang, 'human', 2)) }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });

  // Every faction has a poster there, and every puzzle two.
  test('the draft is accessible', { timeout: 120_000 }, async ({ open }) => {
    const page = await open({ lang, screen: 'new?seats=you.person&factions=draft&seed=e2e-axe-draft' });
    await page.getByRole('button', { name: ui[lang].newGame.start }).click();
    const free = page.locator('.draft-wall button.poster-take');
    await free.first().waitFor();
    expect(await seriousFindings(page), 'the first pick').toEqual([]);
    await free.first().click();
    await page.locator('.draft-wall [data-taken]').waitFor();
    expect(await seriousFindings(page), 'the second pick').toEqual([]);
  });

  // Several screens are looked at in both themes.
  test('puzzles are accessible, one of them solved', { timeout: 120_000 }, async ({ open }) => {
    const page = await open({ lang });
    await goTo(page, 'puzzles', lang);
    const first = page.locator('a.puzzle').first();
    await first.click();
    await page.locator('.coach').waitFor();
    await page.locator('.question[aria-busy="false"]').waitFor();
    expect(await seriousFindings(page), 'a puzzle').toEqual([]);
    const id = new URL(page.url()).hash.split('-').at(-1);
    await page.evaluate((one) => localStorage.setItem('baston.puzzles', JSON.stringify([one])), id);
    await page.reload();
    await goTo(page, 'puzzles', lang);
    await page.locator('a.puzzle[data-solved]').waitFor();
    expect(await seriousFindings(page), 'the list').toEqual([]);
  });

  test('the result, the games at home and the replay are accessible', async ({ open }) => {
    const page = await open({
      lang,
      screen: 'new?seats=greedy.greedy&factions=random&vpToWin=4&seed=e2e-axe-end',
    });
    await page.getByRole('button', { name: ui[lang].newGame.start }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { name: text.basesGave }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: text.lookAtTable }).click();
    await page.keyboard.press('m');
    await dialog.getByRole('link', { name: games.home }).click();
    await page.getByRole('button', { name: games.remove }).click();
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: games.cancel, exact: true }).last().click();
    await page.getByRole('link', { name: games.replay, exact: true }).click();
    await page.getByRole('region', { name: ui[lang].replay.controls }).waitFor();
    await page.keyboard.press('PageDown');
    expect(await seriousFindings(page)).toEqual([]);
  });
});
