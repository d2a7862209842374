import { readFile } from 'node:fs/promises';
import { rules } from '@baston/cards';
import type { Option } from '@baston/engine';
import { layOut, type Update } from '@baston/table';
import { parseScenario } from '@baston/table/scenario-file';
import { expect } from 'vitest';
import { nameOfPersona } from '../packages/web/src/personas.ts';
import { inForce } from '../packages/web/src/screens/new-game/in-force.ts';
import { layoutFaults, RULES } from './layout.ts';
import type { Asked } from './mirror.ts';
import { OnlinePlayer, play } from './online-player.ts';
import { openTable, takeSeat, test } from './online-visit.ts';
import { pressAt } from './pointer.ts';
import { test as base } from './visit.ts';
import { gamesText, onlineText, RULES as RULE_WORDS, ui } from './words.ts';

const PHONE = { width: 390, height: 844 };
const SMALL = { width: 320, height: 568 };

/** The cards in hands that are known there. */
const known = ({ view }: Update): { readonly seat: number; readonly id: number }[] =>
  view.players.flatMap(({ hand }, seat) => hand.known.map(({ id }) => ({ seat, id })));

test('two play a whole game in their browsers while a third looks on; one reloads, loses the network, changes device', async ({
  open,
  running,
}) => {
  const ana = new OnlinePlayer(await open({ url: running.url }), 'en');
  const link = await openTable(ana.page, 'Ana', { vp: 3 });
  expect(link).toMatch(/#\/table\/[\w-]{16}$/);

  const watcherPage = await open({ url: running.url, size: SMALL, touch: true });
  const watcher = new OnlinePlayer(watcherPage, 'en');
  await watcherPage.goto(link);
  const zoePage = await open({ url: running.url, lang: 'fr', size: PHONE, scheme: 'dark', touch: true });
  const firstZoe = new OnlinePlayer(zoePage, 'fr');
  let zoe = firstZoe;
  await zoePage.goto(link);
  await zoePage.getByRole('button', { name: onlineText.fr.takeSeat, exact: true }).waitFor();
  await takeSeat(zoePage, 'Zoé', 'fr');
  await play([ana, zoe], 4);

  // A text: the others are told, and it counts as unread until it is read.
  await zoePage.getByRole('button', { name: onlineText.fr.chat }).click();
  await zoePage.getByLabel(onlineText.fr.write).fill('Bonjour !');
  await zoePage.getByRole('button', { name: onlineText.fr.send }).click();
  await ana.page.getByRole('button', { name: onlineText.en.unread(1) }).click();
  await ana.page.getByRole('dialog').getByText('Bonjour !').waitFor();
  await ana.page.keyboard.press('Escape');
  await zoePage.keyboard.press('Escape');
  await ana.page.getByRole('button', { name: onlineText.en.chat, exact: true }).waitFor();

  // A reload: the same seat, the same hand.
  const before = ana.update?.view.players[0]?.hand;
  ana.forget();
  await ana.page.reload();
  await ana.hear(() => ana.update !== undefined);
  expect(ana.update?.view.players[0]?.hand).toEqual(before);
  await play([ana, zoe], 4);

  // The table explains a word; a player who reads on in the rules finds the way back, however far down they are.
  while (zoe.update?.question?.purpose !== 'turn') await play([ana, zoe], 1);
  const { hash } = new URL(zoePage.url());
  await pressAt(zoe.question.locator('.explained').first());
  const more = zoePage.getByRole('dialog').getByRole('link', { name: RULE_WORDS.fr.more, exact: true });
  await more.waitFor();
  expect(new URL(zoePage.url()).hash).toBe(hash);
  zoe.forget();
  await pressAt(more);
  await zoePage.getByRole('heading', { level: 1, name: RULE_WORDS.fr.title }).waitFor();
  await zoePage.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await pressAt(zoePage.getByRole('link', { name: RULE_WORDS.fr.back, exact: true }));
  await zoe.asked();
  expect(new URL(zoePage.url()).hash).toBe(hash);

  // Without a network: what is answered meanwhile is done when it is back, once.
  const { question, words, view, number } = (await zoe.askedNow()) as Asked;
  await zoePage.context().setOffline(true);
  await zoePage.getByText(onlineText.fr.lost).waitFor();
  const end = question.options.find(({ id }) => id === 'end') as Option;
  await zoe.press(words.option(question, end, view));
  // It is said that it is on its way, and nothing seems to take it back.
  await zoe.question.getByText(zoe.text.sent).waitFor();
  expect(await zoe.question.getByRole('button').count()).toBe(0);
  await zoePage.keyboard.press('Escape');
  await zoe.question.getByText(zoe.text.sent).waitFor();
  expect(ana.update?.questionNumber).toBe(number);
  await zoePage.context().setOffline(false);
  await zoePage.getByText(onlineText.fr.lost).waitFor({ state: 'detached' });
  for (const one of [ana, zoe]) await one.answered(number);
  expect(ana.frames.filter((frame) => frame.includes(`"questionNumber":${number + 1},`))).toHaveLength(1);
  await play([ana, zoe], 4);

  // Another device: the code of the first makes the second Zoé's.
  await zoePage.goto(`${running.url}/#/settings`);
  await zoePage.getByRole('button', { name: onlineText.fr.getCode }).click();
  const code = await zoePage.locator('.person-code code').innerText();
  const secondPage = await open({ url: `${running.url}/#/settings`, lang: 'fr' });
  await secondPage.getByLabel(onlineText.fr.enterCode).fill(code);
  await secondPage.getByRole('button', { name: onlineText.fr.useCode }).click();
  await secondPage.getByText(onlineText.fr.codeTaken('Zoé')).waitFor();
  zoe = new OnlinePlayer(secondPage, 'fr');
  await secondPage.goto(`${running.url}/#/`);
  await secondPage.getByRole('link', { name: onlineText.fr.open }).click();
  await zoe.hear(() => zoe.update !== undefined);
  expect(zoe.update?.seat).toBe(1);

  await play([ana, zoe], 1000);
  for (const one of [watcher, ana]) await one.hear(() => one.isOver);
  expect(ana.update?.view.winners).toEqual(watcher.update?.view.winners);

  // A spectator has been asked nothing, and knows no card in a hand that the opponent does not know.
  const seen = watcher.updates();
  expect(seen.length).toBeGreaterThan(10);
  expect(seen.filter(({ question }) => question)).toEqual([]);
  expect(seen[0]?.view.players.map(({ hand }) => [hand.count, hand.known.length])).toEqual([
    [5, 0],
    [5, 0],
  ]);
  const across = [[...firstZoe.updates(), ...zoe.updates()], ana.updates()];
  expect(
    seen.flatMap((update) =>
      known(update).filter(({ seat, id }) => {
        const opponent = across[seat]?.find(({ seq }) => seq === update.seq);
        return opponent && !known(opponent).some((one) => one.id === id);
      }),
    ),
  ).toEqual([]);
  await watcherPage.getByRole('dialog').getByRole('button', { name: watcher.text.lookAtTable }).click();
  expect(await watcherPage.getByRole('region', { name: watcher.text.hand }).count()).toBe(0);
  expect(await watcherPage.evaluate(layoutFaults, RULES)).toEqual([]);

  // The record is open to all once the game is over: it is watched again like any other.
  await watcherPage.getByRole('button', { name: watcher.text.showResult }).click();
  await watcherPage.getByRole('button', { name: onlineText.en.watchAgain }).click();
  await watcherPage.getByRole('region', { name: ui.en.replay.controls }).waitFor();

  // The deal: whoever sat down in this browser can check all of it.
  const ending = ana.page.getByRole('dialog');
  await ending.getByRole('button', { name: onlineText.en.checkDeal }).click();
  await ending.getByText(onlineText.en.dealFair).waitFor();
  for (const line of ['promised', 'share', 'seed', 'replay'] as const)
    await ending.getByText(onlineText.en.dealChecks[line]).waitFor();

  // The rematch: the same people, one seat further.
  await ending.getByRole('button', { name: onlineText.en.rematch }).click();
  await zoe.page.getByRole('button', { name: onlineText.fr.toRematch }).click();
  // The new game has begun: somebody is asked, or a window is open.
  for (const one of [ana, zoe]) await one.hear(() => one.update?.seat !== undefined && !one.isOver);
  expect([ana.update?.seat, zoe.update?.seat]).toEqual([1, 0]);
}, 180_000); // a whole game has a hundred questions, and each is read and answered on a page

test('a table for anybody is found in the list; a bot plays while somebody is away, who comes back', async ({
  open,
  running,
}) => {
  const text = onlineText.en;
  const ana = new OnlinePlayer(await open({ url: running.url }), 'en');
  await openTable(ana.page, 'Ana', { vp: 15, listed: true, clock: true });
  expect(await ana.page.locator('.room-traits li').allTextContents()).toEqual([
    ...inForce({ pool: rules.factionIds }, ui.en.newGame, String),
    text.paces.live,
    text.absentTraits.clock('2 minutes'),
    text.hintsAllowed,
    text.joins.lobby,
  ]);

  const ben = new OnlinePlayer(await open({ url: running.url, scheme: 'dark', size: SMALL, touch: true }), 'en');
  await ben.page.getByRole('link', { name: text.lobby }).click();
  await ben.page.getByRole('link', { name: text.open }).waitFor();
  await ben.page.getByRole('link', { name: text.open }).click();
  await takeSeat(ben.page, 'Ben', 'en');
  await play([ana, ben], 2);
  expect(await ben.page.evaluate(layoutFaults, RULES)).toEqual([]);
  await ben.page.getByText(/[012]:\d\d left/).waitFor();

  // A hint is for whoever asks, and nobody else hears of it.
  while (ben.update?.question?.purpose !== 'turn') await play([ana, ben], 1); // nothing is half done
  await ben.page.getByRole('button', { name: ben.text.hint }).click();
  await ben.page.getByText(ben.text.hintSays).or(ben.page.getByText(ben.text.hintDecline)).waitFor();
  expect(ben.frames.filter((frame) => frame.startsWith('{"type":"hint"'))).toHaveLength(1);
  expect(ana.frames.filter((frame) => frame.startsWith('{"type":"hint"'))).toEqual([]);

  // The position is written down as Ana knows it.
  await ana.page.keyboard.press('m');
  const download = ana.page.waitForEvent('download');
  await ana.page.getByRole('button', { name: gamesText.en.exportPosition }).click();
  const yaml = await readFile(await (await download).path(), 'utf8');
  expect(yaml).toContain(gamesText.en.positionNote('Ana'));
  const [scenario] = parseScenario(yaml);
  if (!scenario) throw new Error('there is no position');
  const position = layOut(scenario, rules);
  const { players } = (ana.update as Update).view;
  expect(position.hand(0).map((card) => position.definition(card).id)).toEqual(
    players[0]?.hand.known.map(({ def }) => def),
  );
  expect(position.hand(1)).toHaveLength(players[1]?.hand.count ?? -1);

  await ana.page.getByRole('button', { name: text.letBotPlay }).click();
  const back = ana.page.getByRole('button', { name: text.comeBack });
  await back.waitFor();
  await ana.hear(() => ana.update?.waitingFor !== 0);
  expect(ana.update?.question).toBeUndefined();
  await back.click();
  await back.waitFor({ state: 'detached' });
  await play([ana, ben], 6);
  expect(ana.frames.some((frame) => /"type":"update".*"waitingFor":0/.test(frame))).toBe(true);

  await ana.page.goto(`${running.url}/#/`);
  await ana.page.getByRole('heading', { name: text.yourTables }).waitFor();
});

test('a bot fills the last seat, and a table that does not exist is told', async ({ open, running }) => {
  const ana = new OnlinePlayer(await open({ url: running.url }), 'en');
  await openTable(ana.page, 'Ana');
  await ana.page.getByLabel(onlineText.en.fillWith('B')).selectOption('biscuit');
  await play([ana], 3);
  expect(ana.update?.seats.map(({ kind, persona }) => [kind, persona])).toEqual([
    ['human', undefined],
    ['random', 'biscuit'],
  ]);
  await ana.page
    .getByRole('button', { name: nameOfPersona('biscuit', 'en') as string })
    .first()
    .waitFor();
  await ana.page.locator('img[data-persona="biscuit"]').first().waitFor();
  await ana.page.goto(`${running.url}/#/table/0123456789abcdef`);
  await ana.page.getByText(onlineText.en.gone['no-table']).waitFor();
});

test('whoever comes with a link that was cut short is told so, and whoever waits for a lost server may go home', async ({
  open,
  running,
}) => {
  const page = await open({
    url: `${running.url}/#/table/0123456789abcd`,
    expects: /WebSocket|ERR_INTERNET_DISCONNECTED/,
  });
  const home = page.getByRole('link', { name: ui.en.app.toHome, exact: true });
  await page.getByText(onlineText.en.gone['no-table']).waitFor();
  await home.click();
  await page.getByRole('link', { name: onlineText.en.newTable }).waitFor(); // the page has heard from the server
  await page.context().setOffline(true);
  await page.evaluate(() => {
    location.hash = '#/table/0123456789abcdef';
  });
  await page.getByText(onlineText.en.lost).waitFor();
  await home.click();
  await page.getByRole('button', { name: ui.en.home.playNow }).waitFor();
});

test('home shows even if its part about tables on the server cannot be loaded', async ({ open, running }) => {
  const page = await open({ url: `${running.url}/#/settings`, expects: /ERR_FAILED/ });
  await page.getByLabel(onlineText.en.yourName).waitFor(); // the page has heard from the server
  await page.route(/assets\/(?:home-part|games)-/, (route) => route.abort());
  await page.evaluate(() => {
    location.hash = '#/';
  });
  await page.getByRole('button', { name: ui.en.home.playNow }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.getByRole('button', { name: ui.en.home.playNow }).isVisible()).toBe(true);
});

base('a host of files has no tables, and nobody is asked to wait for them', async ({ open }) => {
  const page = await open();
  await page.getByRole('button', { name: ui.en.home.playNow }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.getByText(onlineText.en.friends).count()).toBe(0);
});
