import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGS, phrases, type SavedTable } from '@baston/table';
import type { Page, Route } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';
import { untilAllIsKept } from './kept.ts';
import { Player } from './player.ts';
import { serve } from './site.ts';
import { goTo, test } from './visit.ts';
import { ui } from './words.ts';

const GAME = 'new?seats=you.greedy&factions=wizards.pirates_zombies.ninjas&seed=e2e-versions';

async function start(page: Page): Promise<Player> {
  await page.getByRole('button', { name: ui.en.newGame.start }).click();
  return new Player(page, 'en');
}

/** Makes the table crash, and waits until it is replaced. */
async function crash(page: Page): Promise<void> {
  const replaced = page.waitForEvent('worker');
  await page.workers()[0]?.evaluate(() => {
    setTimeout(() => {
      throw new Error('crash on purpose');
    });
  });
  await replaced;
}

/** A copy of the site that can become its next version: every asset has another name then, and the old ones are gone. */
function copyOfSite(): { readonly folder: string; readonly becomeNext: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'baston-versions-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(inject('folder'), folder, { recursive: true });
  const assets = join(folder, 'assets');
  const next = (name: string): string => name.replace(/.(?=\.\w+$)/, (last) => (last === 'x' ? 'y' : 'x'));
  const becomeNext = (): void => {
    const names = readdirSync(assets).filter((name) => !/\.(?:br|gz|map)$/.test(name));
    for (const file of [
      join(folder, 'index.html'),
      join(folder, 'files.json'),
      ...names.map((name) => join(assets, name)),
    ]) {
      const text = readFileSync(file, 'utf8');
      writeFileSync(
        file,
        names.reduce((all, name) => all.replaceAll(name, next(name)), text),
      );
    }
    for (const name of names) renameSync(join(assets, name), join(assets, next(name)));
  };
  return { folder, becomeNext };
}

/** How many versions of the site the browser holds as a whole. */
async function countKept(): Promise<number> {
  const pages = (await caches.keys()).map((cacheName) =>
    caches.match(document.baseURI.split('#')[0] ?? '', { cacheName }),
  );
  return (await Promise.all(pages)).filter(Boolean).length;
}

test('a new version of the site does not disturb a game in an open tab, which then goes on in it', async ({ open }) => {
  const { folder, becomeNext } = copyOfSite();
  const site = await serve(folder);
  onTestFinished(() => site.close());
  const page = await open({ url: `${site.url}#/${GAME}`, keepsSite: true, expects: /crash on purpose/ });
  await untilAllIsKept(page);
  await page.reload(); // from now on through the service worker
  const player = await start(page);
  const first = await player.asked();
  if (first) await player.answer(first);

  becomeNext();
  const otherTab = await page.context().newPage();
  await otherTab.goto(site.url);
  await otherTab.getByRole('button', { name: ui.en.home.playNow }).waitFor();
  await expect.poll(() => otherTab.evaluate(countKept), { timeout: 30_000 }).toBe(2);
  await otherTab.close();

  await crash(page);
  const asked = await player.asked();
  if (asked) await player.answer(asked);
  await goTo(page, 'rules');
  await page.goBack();
  const before = await player.asked();
  await page.reload();
  const after = await player.asked();
  expect(after?.number).toBeGreaterThan(0);
  expect(after?.question).toEqual(before?.question);
  if (after) await player.answer(after);
});

test.for(LANGS)('a game of another version of the rules is kindly refused, and kept (%s)', async (lang, { open }) => {
  const page = await open({ lang, screen: GAME });
  await page.getByRole('button', { name: ui[lang].newGame.start }).click();
  await new Player(page, lang).asked();
  await page.evaluate(() => {
    const key = `baston.game.${sessionStorage.getItem('baston.here')}`;
    const game = localStorage.getItem(key) as string;
    localStorage.setItem(key, game.replace(/"version":"[^"]*"/, '"version":"old"'));
  });
  await page.reload();
  const alert = page.getByRole('alert');
  await alert.getByText(phrases(lang).labels.refusals['other-version']).waitFor();
  await alert.getByText(ui[lang].app.cannotOpen.changed).waitFor();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain('version\\":\\"old');
  await page.getByRole('button', { name: ui[lang].app.toHome }).click();
  await page.getByRole('button', { name: ui[lang].home.playNow, exact: true }).click();
  const player = new Player(page, lang);
  const asked = await player.asked();
  if (asked) await player.answer(asked);
});

test('a table that crashes again at the same place is given up, and the game is there after a reload', async ({
  open,
}) => {
  const page = await open({ screen: GAME, expects: /crash on purpose/ });
  const player = await start(page);
  const first = await player.asked();
  if (first) await player.answer(first);
  const before = await player.asked();
  const nothingAsked = player.question.getByText(player.text.thinking(player.mirror.saved.setup.seats[0]?.name ?? ''));
  const untilNothingIsAsked = async (route: Route): Promise<void> => {
    await nothingAsked.waitFor();
    await route.continue();
  };
  await page.context().route(/worker-/, untilNothingIsAsked, { times: 1 });
  await crash(page);
  await player.question
    .getByText(before?.words.prompt(before.question) ?? '', { exact: true })
    .first()
    .waitFor();
  await page.workers()[0]?.evaluate(() => {
    setTimeout(() => {
      throw new Error('crash on purpose');
    });
  });
  await page.getByRole('heading', { name: ui.en.app.crash.title }).waitFor();
  await page.getByRole('alert').getByText(ui.en.app.crash.saved).waitFor();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: ui.en.app.crash.save }).click();
  const file = JSON.parse(readFileSync(await (await saving).path(), 'utf8')) as SavedTable;
  expect(file.record.answers).toHaveLength(before?.number ?? -1);
  await page.getByRole('button', { name: ui.en.app.crash.goOn }).click();
  const after = await player.asked();
  expect(after?.question).toEqual(before?.question);
  if (after) await player.answer(after);
});

test('a table that cannot be loaded says so once, and works when there is a network again', async ({ open }) => {
  const page = await open({ screen: GAME, expects: /table could not be opened|ERR_FAILED/ });
  await page.context().route(/worker-/, (route) => route.abort());
  await page.getByRole('button', { name: ui.en.newGame.start }).click();
  await page.getByRole('heading', { name: ui.en.app.crash.title }).waitFor();
  await page.getByRole('alert').getByText(ui.en.app.crash.text).waitFor(); // there is no game yet that could be saved
  expect(await page.getByRole('button', { name: ui.en.app.crash.goOn }).count()).toBe(0);
  await page.context().unroute(/worker-/);
  await page.goto(page.url().replace(/#.*/, `#/${GAME}`));
  const player = await start(page);
  const asked = await player.asked();
  if (asked) await player.answer(asked);
});
