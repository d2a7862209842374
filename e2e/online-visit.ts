/** A test that has a server of its own. */
import type { Lang } from '@baston/table';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { type Guest, type Running, startServer } from '../test/online.ts';
import { test as base } from './visit.ts';
import { onlineText, ui } from './words.ts';

interface Fixtures {
  /** By how many milliseconds the server's clock is ahead; a test may change it. */
  readonly time: { ahead: number };
  readonly running: Running;
}

/** The same with a server that differs. */
export const testWith = (options: Parameters<typeof startServer>[0]) =>
  base.extend<Fixtures>({
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads from it that nothing else is needed
    time: async ({}, use) => use({ ahead: 0 }),
    running: async ({ browser, time }, use) => {
      const running = await startServer({ site: inject('folder'), now: () => Date.now() + time.ahead, ...options });
      await use(running);
      for (const context of browser.contexts()) await context.close(); // or they miss what they are loading
      await running.server.close();
    },
  });

export const test = testWith({});

/** Somebody over a socket who plays nothing in windows. */
export function passWindows(guest: Guest): void {
  const passed = new Set<number>();
  const look = (): void => {
    const { window, question, questionNumber } = guest.update ?? {};
    if (!window || !question || questionNumber === undefined || passed.has(questionNumber)) return;
    passed.add(questionNumber);
    guest.send({ type: 'pass', command: `p${questionNumber}`, question: questionNumber });
  };
  guest.onFrame = look;
  look();
}

/** Time passes for the server and for a page whose clock has been installed. */
export async function wait(page: Page, time: { ahead: number }, ms: number): Promise<void> {
  time.ahead += ms;
  await page.clock.setSystemTime(Date.now() + time.ahead);
}

interface Wanted {
  readonly lang?: Lang;
  readonly players?: 2 | 3;
  readonly vp?: number;
  /** In the lobby. */
  readonly listed?: boolean;
  /** A bot answers for whoever is late. */
  readonly clock?: boolean;
  /** The game waits for whoever does not answer. */
  readonly isPatient?: boolean;
  /** Nobody may ask for hints. */
  readonly hasNoHints?: boolean;
}

/** From home to the form for a new table, filled in. */
export async function prepareTable(page: Page, name: string, wanted: Wanted = {}): Promise<void> {
  const { lang = 'en', players = 2, vp = 1, listed, clock, isPatient, hasNoHints } = wanted;
  const text = onlineText[lang];
  const { options, vpToWin, seatCount } = ui[lang].newGame;
  await page.getByRole('link', { name: text.newTable }).click();
  await page.getByLabel(text.yourName).fill(name);
  await page.getByText(options, { exact: true }).click();
  await page.getByLabel(vpToWin).fill(String(vp));
  await page
    .getByRole('group', { name: seatCount })
    .getByRole('radio', { name: String(players) })
    .check({ force: true });
  if (listed) await page.getByRole('radio', { name: text.listedChoices.lobby, exact: true }).check({ force: true });
  if (isPatient) await page.getByRole('radio', { name: text.absences.wait }).check({ force: true });
  if (clock) await page.getByRole('radio', { name: text.absences.clock }).check({ force: true });
  if (hasNoHints) await page.getByRole('checkbox', { name: text.hints, exact: true }).uncheck({ force: true });
}

/** From there to the waiting room; the link to the table. */
export async function openPrepared(page: Page, lang: Lang): Promise<string> {
  const text = onlineText[lang];
  await page.getByRole('button', { name: text.openTable }).click();
  await page.getByRole('button', { name: text.standUp }).waitFor();
  return page.getByRole('textbox', { name: text.invite }).inputValue();
}

/** From home to the waiting room; the link to the table. */
export async function openTable(page: Page, name: string, wanted: Wanted = {}): Promise<string> {
  await prepareTable(page, name, wanted);
  return openPrepared(page, wanted.lang ?? 'en');
}

export async function takeSeat(page: Page, name: string, lang: Lang): Promise<void> {
  const text = onlineText[lang];
  await page.getByLabel(text.yourName).fill(name);
  await page.getByRole('button', { name: text.takeSeat, exact: true }).click();
}
