import { describe, expect } from 'vitest';
import { seriousFindings } from './axe.ts';
import { Player } from './player.ts';
import { goTo, SCREENS, test } from './visit.ts';
import { gamesText, tableText, ui } from './words.ts';

/** How many kinds of questions at the table are looked at. */
const KINDS = 3;

/** Of the hundreds of cards, one minion, one action and one base in each faction's colours tell everything. */
function removeDoubles(): void {
  for (const group of document.querySelectorAll('.cards-group')) {
    const cards = [...group.querySelectorAll<HTMLElement>('li')];
    const looks = cards.map((card) => card.querySelector('.face')?.className);
    for (const [i, card] of cards.entries()) if (looks.indexOf(looks[i]) < i) card.remove();
  }
}

describe.each(['light', 'dark'] as const)('in the %s', (scheme) => {
  test.for(SCREENS)('#/%s is accessible', async (screen, { open }) => {
    const page = await open({ scheme });
    await goTo(page, screen);
    await page.evaluate(removeDoubles);
    expect(await seriousFindings(page)).toEqual([]);
  });

  test('the table is accessible', async ({ open }) => {
    const page = await open({ scheme, screen: 'new?seats=you.greedy&factions=random&seed=e2e-axe' });
    await page.getByRole('button', { name: ui.en.newGame.start }).click();
    const player = new Player(page, 'en');
    const seen = new Set<string>();
    for (let asked = await player.asked(); asked && seen.size < KINDS; asked = await player.asked()) {
      if (!seen.has(asked.question.kind)) expect(await seriousFindings(page)).toEqual([]);
      seen.add(asked.question.kind);
      await player.answer(asked);
    }
    expect(seen.size).toBe(KINDS);
  });

  test('the result, the menu, the games at home and the replay are accessible', async ({ open }) => {
    const page = await open({ scheme, screen: 'new?seats=greedy.greedy&factions=random&vpToWin=4&seed=e2e-axe-end' });
    await page.getByRole('button', { name: ui.en.newGame.start }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { name: tableText.en.basesGave }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: tableText.en.lookAtTable }).click();
    await page.keyboard.press('m');
    await dialog.getByRole('button', { name: gamesText.en.exportPosition }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByRole('link', { name: gamesText.en.home }).click();
    await page.getByRole('button', { name: gamesText.en.remove }).click();
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: gamesText.en.cancel, exact: true }).last().click();
    await page.getByRole('link', { name: gamesText.en.replay, exact: true }).click();
    await page.getByRole('region', { name: ui.en.replay.controls }).waitFor();
    await page.keyboard.press('PageDown');
    expect(await seriousFindings(page)).toEqual([]);
  });
});
