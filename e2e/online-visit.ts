/** A test that has a server of its own. */
import type { Lang } from '@baston/table';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { type Running, startServer } from '../test/online.ts';
import { test as base } from './visit.ts';
import { onlineText, ui } from './words.ts';

export const test = base.extend<{ readonly running: Running }>({
  running: async ({ browser }, use) => {
    const running = await startServer({ site: inject('folder') });
    await use(running);
    for (const context of browser.contexts()) await context.close(); // or they miss what they are loading
    await running.server.close();
  },
});

interface Wanted {
  readonly lang?: Lang;
  readonly vp?: number;
  /** In the lobby. */
  readonly listed?: boolean;
  /** A bot takes over after the shortest time. */
  readonly clock?: boolean;
}

/** From home to the form for a new table, filled in. */
export async function prepareTable(page: Page, name: string, wanted: Wanted = {}): Promise<void> {
  const { lang = 'en', vp = 1, listed, clock } = wanted;
  const text = onlineText[lang];
  const { optionsNote, vpToWin } = ui[lang].newGame;
  await page.getByRole('link', { name: text.newTable }).click();
  await page.getByLabel(text.yourName).fill(name);
  await page.getByText(optionsNote).click();
  await page.getByLabel(vpToWin).fill(String(vp));
  if (listed) await page.getByRole('radio', { name: text.listedChoices.lobby }).check({ force: true });
  if (clock) await page.getByRole('radio', { name: text.absences.clock }).check({ force: true });
}

/** From there to the waiting room; the link to the table. */
export async function openPrepared(page: Page, lang: Lang): Promise<string> {
  const text = onlineText[lang];
  await page.getByRole('button', { name: text.openTable }).click();
  await page.getByRole('button', { name: text.standUp }).waitFor();
  return page.getByRole('textbox', { name: text.invite }).inputValue();
}
