/** Games of another version of the rules than the page's, in the browser. */
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rules } from '@baston/cards';
import { LANGS, type SavedTable } from '@baston/table';
import type { Page } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';
import { MemoryStore } from '../packages/server/src/store/memory.ts';
import { playOn, type Running, startServer, Visitor } from '../test/online.ts';
import { randomChooser } from '../test/players.ts';
import { buildNextRulebook, loadRulebook, NEXT_VERSION } from '../test/rulebooks.ts';
import { OnlinePlayer } from './online-player.ts';
import { test } from './visit.ts';
import { onlineText, ui } from './words.ts';

const folder = mkdtempSync(join(tmpdir(), 'baston-outlive-'));
const file = await buildNextRulebook(folder);
const next = await loadRulebook(file);
process.once('exit', () => rmSync(folder, { recursive: true }));

/** These look at cards that others do not see. */
const LOOKERS = ['grannies', 'elder-things', 'explorers', 'robots'];

/** A game of the other version, played so far. */
function playedGame(answers: number): SavedTable {
  const game = next.rules.start({ seed: 'e2e-outlive', seats: 2, vpToWin: 8, pool: LOOKERS });
  const choose = randomChooser('outlive');
  for (let i = 0; i < answers && game.question; i++) game.answer(game.question.seat, choose(game.question));
  const record = { ...game.record(), events: game.events };
  const seats = [
    { kind: 'human', name: 'Ada' },
    { kind: 'greedy', name: 'Bob' },
  ] as const;
  return { setup: { config: record.config, seats }, record };
}

const chooseFile = (page: Page, name: string, game: SavedTable): Promise<void> =>
  page
    .getByLabel(name)
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(game)) });

/** A server of the page's version that has been one of the other version before. */
async function updated(play?: (before: Running) => Promise<void>): Promise<Running> {
  const store = new MemoryStore();
  const before = await startServer({ store, rulebook: file });
  await play?.(before);
  await before.server.close();
  const running = await startServer({ store, site: inject('folder') });
  onTestFinished(() => running.server.close());
  return running;
}

test('a game on the server of another version is gone on with, then watched and verified', async ({ open }) => {
  let id = '';
  const ana = { cookie: '' };
  const running = await updated(async (before) => {
    const visitor = await Visitor.named(before, 'Ana');
    ({ id } = await visitor.open({ seats: ['person', 'random'], config: { vpToWin: 3 } }));
    const guest = await visitor.join(id);
    await guest.sit(0);
    await guest.until(() => guest.update?.question !== undefined);
    ana.cookie = visitor.cookie;
  });
  const page = await open({ url: running.url });
  const [name = '', value = ''] = ana.cookie.split('=');
  await page.context().addCookies([{ name, value, url: running.url }]);
  const player = new OnlinePlayer(page, 'en');
  await page.goto(`${running.url}/#/table/${id}`);
  await page.reload();
  const asked = await player.asked();
  if (!asked) throw new Error('nothing is asked');
  await player.answer(asked);

  const visitor = new Visitor(running);
  visitor.cookie = ana.cookie;
  const choose = randomChooser('online');
  await playOn(await visitor.join(id), ({ question }) => (question ? choose(question) : []));
  const text = onlineText.en;
  await page.getByRole('button', { name: text.checkDeal }).click();
  await page.getByText(text.dealFits).waitFor();
  await page.getByRole('button', { name: text.watchAgain }).click();
  const controls = page.getByRole('region', { name: ui.en.replay.controls });
  await controls.getByRole('button', { name: ui.en.replay.last }).click();
  await controls.getByRole('button', { name: ui.en.replay.back }).click();
}, 120_000); // a whole game, drawn move by move

test('a game file of another version is watched and gone on with, where the server has its rules', async ({ open }) => {
  const running = await updated();
  const page = await open({ url: `${running.url}/#/replay` });
  const { replay } = ui.en;
  const game = playedGame(20);
  expect(game.record.version).toBe(NEXT_VERSION);
  await chooseFile(page, replay.open, game);
  const controls = page.getByRole('region', { name: replay.controls });
  await controls.getByRole('button', { name: replay.last }).click();
  await controls.getByText(replay.step(20, 20), { exact: true }).waitFor();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: replay.save }).click();
  const saved: SavedTable = JSON.parse(await readFile(await (await saving).path(), 'utf8'));
  expect(saved.record.events).toEqual(JSON.parse(JSON.stringify(game.record.events)));
  await page.getByRole('button', { name: replay.goOn }).click();
  await page.waitForURL(/#\/play/);
  const kept = (): Promise<string> => page.evaluate(() => JSON.stringify(localStorage));
  await expect.poll(kept).toContain(`version\\":\\"${NEXT_VERSION}`);
  expect(rules.version).not.toBe(NEXT_VERSION);
});

test.for(LANGS)('a game file whose rules nobody has is read as a log, in %s', async (lang, { open }) => {
  const page = await open({ lang, screen: 'replay', expects: /404|MIME/ });
  const { replay } = ui[lang];
  const game = playedGame(60);
  await chooseFile(page, replay.open, game);
  await page.getByText(replay.onlyLog(NEXT_VERSION)).waitFor();
  const log = page.getByRole('region', { name: replay.log });
  const heard = await log.getByRole('paragraph').count();
  expect(heard).toBeGreaterThan(20);
  const publicLog = await log.innerText();
  await page.getByRole('radio', { name: 'Ada' }).check();
  await expect.poll(() => log.innerText()).not.toBe(publicLog);
  await page.getByRole('button', { name: replay.openAnother }).click();
  await page.getByLabel(replay.open).waitFor();
});
