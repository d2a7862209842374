/** Several games in one browser: listed, gone on with, deleted; damaged ones; two tabs; a full storage; files. */
import { readFile } from 'node:fs/promises';
import { rules } from '@baston/cards';
import { LANGS, layOut } from '@baston/table';
import { parseScenario } from '@baston/table/scenario-file';
import type { Download, Page } from 'playwright-core';
import { expect } from 'vitest';
import { Player } from './player.ts';
import { goTo, siteUrl, test } from './visit.ts';
import { gamesText, tableText, ui } from './words.ts';

const text = gamesText.en;
const table = (seed: string): string =>
  `new?seats=you.greedy&factions=dinosaurs.pirates_zombies.ninjas&firstPlayer=0&seed=${seed}`;

async function play(page: Page, seed: string): Promise<Player> {
  await page.goto(siteUrl(table(seed)));
  await page.getByRole('button', { name: ui.en.newGame.start }).click();
  const player = new Player(page, 'en');
  const asked = await player.asked();
  if (asked) await player.answer(asked);
  return player;
}

const games = (page: Page) => page.getByRole('region', { name: text.title }).getByRole('list').first();
const contentOf = async (download: Download): Promise<string> => readFile(await download.path(), 'utf8');

test('games are kept side by side, and each can be gone on with or deleted', async ({ open }) => {
  const page = await open();
  await play(page, 'kept-1');
  const second = await play(page, 'kept-2');
  await goTo(page, '');
  const entries = games(page).getByRole('button', { name: text.goOn, exact: true });
  await entries.nth(1).waitFor();
  expect(await entries.count()).toBe(2);

  await entries.nth(1).click(); // the older one
  const first = new Player(page, 'en');
  await first.asked();
  expect(first.mirror.saved.setup.config.seed).toBe('kept-1');
  await goTo(page, '');
  await games(page).getByText('Zombies + Ninjas').first().waitFor();

  // The one played last is first now; it stays when the deletion is called off.
  const remove = page.getByRole('button', { name: text.remove, exact: true });
  await remove.first().click();
  const question = page.getByRole('dialog', { name: text.removeTitle });
  await question.getByRole('button', { name: text.cancel, exact: true }).last().click();
  expect(await entries.count()).toBe(2);
  await remove.first().click();
  await question.getByRole('button', { name: text.remove, exact: true }).click();
  await entries.nth(1).waitFor({ state: 'detached' });
  await page.reload();
  await entries.first().click();
  await second.asked();
  expect(second.mirror.saved.setup.config.seed).toBe('kept-2');
});

test.for(LANGS)(
  'a game that cannot be read is shown as such and can be saved as it is, in %s',
  async (lang, { open }) => {
    const page = await open({ lang });
    await page.evaluate(() => localStorage.setItem('baston.game.half', '{"id":"half","when":17'));
    await page.reload();
    const words = gamesText[lang];
    await page.getByText(words.broken).waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: words.saveRaw }).click();
    expect(await contentOf(await download)).toBe('{"id":"half","when":17');
    expect(await page.evaluate(() => localStorage.getItem('baston.game.half'))).toBe('{"id":"half","when":17');
  },
);

test('two tabs with one game: whoever opened it last goes on, the other waits and can take it back', async ({
  open,
}) => {
  const page = await open();
  const here = await play(page, 'two-tabs');
  const other = await page.context().newPage();
  await other.goto(siteUrl('play'));
  const there = new Player(other, 'en');
  const asked = await there.asked();
  await page.getByRole('heading', { name: text.elsewhere }).waitFor();
  if (!asked) throw new Error('nobody is asked');
  await there.answer(asked);
  await page.getByRole('button', { name: text.playHere }).click();
  await other.getByRole('heading', { name: text.elsewhere }).waitFor();
  await here.asked();
  expect(here.mirror.answers).toBeGreaterThan(asked.number);
});

test('a full storage is told, and the game can be saved as a file', async ({ open }) => {
  const page = await open();
  await page.evaluate(() => {
    // As much as there is room for, to the last kilobytes.
    for (let size = 4_000_000; size > 1000; size /= 2) {
      try {
        for (let i = 0; ; i++) localStorage.setItem(`filler-${size}-${i}`, 'x'.repeat(size));
      } catch {}
    }
  });
  await page.getByRole('button', { name: ui.en.home.playNow, exact: true }).click();
  const notice = page.getByRole('alert').filter({ hasText: text.unkept.full });
  await notice.waitFor();
  const download = page.waitForEvent('download');
  await notice.getByRole('button', { name: text.save }).click();
  expect(JSON.parse(await contentOf(await download)).record.format).toBe('baston-game');

  // As long as the page is open, it can be gone on with.
  const question = page.getByRole('region', { name: tableText.en.question });
  await goTo(page, '');
  await games(page).getByRole('button', { name: text.goOn, exact: true }).click();
  await question.waitFor();
});

test('the position is exported without what cannot be seen', async ({ open }) => {
  const page = await open();
  const player = await play(page, 'export');
  const asked = await player.asked();
  await page.getByRole('button', { name: text.menu, exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: text.exportPosition }).click();
  const yaml = await contentOf(await download);
  expect(yaml).not.toContain('seed');
  const [scenario] = parseScenario(yaml);
  if (!scenario || !asked) throw new Error('there is no position');
  const hand = (game: ReturnType<typeof layOut>, seat: number) =>
    game.hand(seat).map((card) => game.definition(card).id);
  const read = layOut(scenario, rules);
  expect(hand(read, 0)).toEqual(asked.view.players[0]?.hand.known.map(({ def }) => def));
  expect(hand(read, 1)).toHaveLength(asked.view.players[1]?.hand.count ?? -1);

  // And it is played on from there when the file is opened.
  await page.goto(siteUrl('replay'));
  const choose = (content: string): Promise<void> =>
    page.getByLabel(ui.en.replay.open).setInputFiles({
      name: 'position.yaml',
      mimeType: 'application/yaml',
      buffer: Buffer.from(content),
    });
  await choose('title: 1');
  await page.getByText(ui.en.replay.faults.notAScenario).waitFor();
  await choose(yaml);
  const opened = new Player(page, 'en');
  const again = await opened.asked();
  expect(again?.view.players[0]?.hand.known.map(({ def }) => def)).toEqual(hand(read, 0));
  expect(again?.view.turn).toBe(asked.view.turn);
  if (again) await opened.answer(again);
});

test('a link that holds no game says so', async ({ open }) => {
  const page = await open({ screen: 'play?game=nonsense' });
  await page.getByRole('alert').filter({ hasText: text.linkBroken }).waitFor();
});
