/** Ways in which a table ends before its game is played out, each in real browsers. */
import type { Lang } from '@baston/table';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { Visitor } from '../test/online.ts';
import { OnlinePlayer, play, untilAsked } from './online-player.ts';
import { openTable, passWindows, takeSeat, test, wait } from './online-visit.ts';
import { onlineText, tableText } from './words.ts';

const MINUTE = 60_000;

const tableIn = (link: string): string => link.split('/').at(-1) as string;

/** Presses a button, and confirms what it asks; what was said would happen. */
async function pressAndConfirm(page: Page, within: Page | Locator, action: string): Promise<string> {
  await within.getByRole('button', { name: action, exact: true }).click();
  const asking = page.getByRole('dialog', { name: action });
  const text = await asking.getByRole('paragraph').innerText();
  await asking.getByRole('button', { name: action, exact: true }).click();
  return text;
}

/** Chooses something in the menu of the table, and confirms it. */
async function chooseInMenu(page: Page, lang: Lang, action: string): Promise<string> {
  await page.getByRole('region', { name: tableText[lang].question, exact: true }).waitFor();
  await page.keyboard.press('m');
  return pressAndConfirm(page, page.getByRole('dialog', { name: onlineText[lang].menu }), action);
}

const result = (page: Page, title: string): Locator => page.getByRole('dialog', { name: title });

const won = (lang: Lang, name: string): string => tableText[lang].won(name, false, false);
const iWon = (lang: Lang): string => tableText[lang].won('', true, false);

test('the owner removes somebody, who is told so and cannot sit down again, and then closes the table', async ({
  open,
  running,
}) => {
  const text = onlineText.en;
  const ana = await open({ url: running.url });
  const link = await openTable(ana, 'Ana', { players: 3 });
  const zoe = await open({ url: link, lang: 'fr' });
  await takeSeat(zoe, 'Zoé', 'fr');
  await ana.getByText(text.connected).waitFor();
  expect(await pressAndConfirm(ana, ana, text.remove('Zoé'))).toBe(text.removeNote('Zoé'));
  await zoe.getByRole('alert').getByText(onlineText.fr.wasRemoved).waitFor();
  await ana.getByText(text.waitingFor(2)).waitFor();

  // After a reload the page no longer knows, and the server says it.
  await zoe.reload();
  await takeSeat(zoe, 'Zoé', 'fr');
  await zoe
    .getByRole('alert')
    .getByText(onlineText.fr.refused.removed as string)
    .waitFor();

  await pressAndConfirm(ana, ana, text.closeTable);
  for (const [page, lang] of [
    [ana, 'en'],
    [zoe, 'fr'],
  ] as const)
    await page.getByRole('heading', { name: onlineText[lang].closedTitle }).waitFor();
  await ana.goto(`${running.url}/#/`);
  await ana.getByRole('link', { name: text.newTable }).waitFor();
  expect(await ana.getByRole('heading', { name: text.yourTables }).count()).toBe(0);
});

test('whoever leaves the seat by themselves is not told that they were removed', async ({ open, running }) => {
  const text = onlineText.en;
  const ana = await open({ url: running.url });
  await openTable(ana, 'Ana');
  await ana.getByRole('button', { name: text.standUp }).click();
  await ana.getByRole('button', { name: text.takeSeat, exact: true }).waitFor();
  expect(await ana.getByText(text.wasRemoved).count()).toBe(0);
});

test('somebody who tries to sit down again brings the same share of the deal', async ({ open, running }) => {
  const page = await open({ url: running.url });
  const shares: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const message = JSON.parse(String(payload));
      if (message.type === 'sit') shares.push(message.share);
    }),
  );
  await openTable(page, 'Ana');
  await page.getByRole('button', { name: onlineText.en.standUp }).click();
  await takeSeat(page, 'Ana', 'en');
  await page.getByRole('button', { name: onlineText.en.standUp }).waitFor();
  expect(shares).toHaveLength(2);
  expect(new Set(shares).size).toBe(1);
});

test('a game can be aborted until everybody has moved, and the deal can be checked all the same', async ({
  open,
  running,
}) => {
  const text = onlineText.en;
  const ana = await open({ url: running.url });
  const link = await openTable(ana, 'Ana');
  const zoe = await open({ url: link, lang: 'fr' });
  await takeSeat(zoe, 'Zoé', 'fr');
  expect(await chooseInMenu(ana, 'en', text.abort)).toBe(text.abortNote);
  const ending = result(ana, text.noWinner);
  await ending.getByText(text.endings.aborted('')).waitFor();
  await result(zoe, onlineText.fr.noWinner).getByText(onlineText.fr.endings.aborted('')).waitFor();
  await ending.getByRole('button', { name: text.checkDeal }).click();
  await ending.getByText(text.dealFair).waitFor();

  await ending.getByRole('button', { name: text.rematch }).click();
  await ana.getByRole('heading', { name: text.waitingRoom }).waitFor();
});

test('of two players one resigns, and the other has won', async ({ open, running }) => {
  const ana = new OnlinePlayer(await open({ url: running.url }), 'en');
  const link = await openTable(ana.page, 'Ana');
  const zoe = new OnlinePlayer(await open({ url: running.url, lang: 'fr' }), 'fr');
  await zoe.page.goto(link);
  await takeSeat(zoe.page, 'Zoé', 'fr');
  await play([ana, zoe], 2);
  expect(await chooseInMenu(ana.page, 'en', onlineText.en.resign)).toBe(onlineText.en.lossNotes.wins('Zoé'));
  await result(ana.page, won('en', 'Zoé')).getByText(onlineText.en.endings.resigned('Ana')).waitFor();
  await result(zoe.page, iWon('fr')).getByText(onlineText.fr.endings.resigned('Ana')).waitFor();
  expect(await zoe.page.getByRole('button', { name: onlineText.fr.rematch }).count()).toBe(1);
});

test('of three players one resigns, a bot plays for them, and the others play on', async ({ open, running }) => {
  const text = onlineText.en;
  const ana = new OnlinePlayer(await open({ url: running.url }), 'en');
  const link = await openTable(ana.page, 'Ana', { players: 3, vp: 15 });
  const guests = [];
  for (const [i, name] of ['Zoé', 'Ben'].entries()) {
    const guest = await (await Visitor.named(running, name)).join(tableIn(link));
    await guest.sit(i + 1);
    passWindows(guest);
    guests.push(guest);
  }
  await ana.hear(() => ana.update !== undefined);
  expect(await chooseInMenu(ana.page, 'en', text.resign)).toBe(text.lossNotes.botForMe);
  await ana.page.getByText(text.iResigned).waitFor();
  expect(await ana.page.getByRole('button', { name: text.comeBack }).count()).toBe(0);
  await ana.page.keyboard.press('m');
  await ana.page.getByRole('dialog').getByRole('button', { name: text.copyTableLink }).waitFor();
  expect(await ana.page.getByRole('button', { name: text.resign }).count()).toBe(0);
  expect(guests[0]?.table?.table.phase).toBe('playing');
});

test('a game ends without a winner when all players agree; a move withdraws the proposal', async ({
  open,
  running,
}) => {
  const text = onlineText.en;
  const ana = new OnlinePlayer(await open({ url: running.url }), 'en');
  const link = await openTable(ana.page, 'Ana', { vp: 15 });
  const zoe = new OnlinePlayer(await open({ url: running.url, lang: 'fr', size: { width: 390, height: 844 } }), 'fr');
  await zoe.page.goto(link);
  await takeSeat(zoe.page, 'Zoé', 'fr');
  const canAbort = (): boolean =>
    JSON.parse(ana.frames.findLast((frame) => frame.startsWith('{"type":"table"')) ?? '{}').table?.canAbort === true;
  await ana.hear(() => ana.update !== undefined);
  while (canAbort()) await play([ana, zoe], 1);

  const banner = zoe.page.getByText(onlineText.fr.proposed('Ana', false));
  await chooseInMenu(ana.page, 'en', text.propose);
  await ana.page.getByText(text.proposedMine('Zoé')).waitFor();
  await banner.waitFor();
  await play([ana, zoe], 1);
  await banner.waitFor({ state: 'detached' });

  await chooseInMenu(ana.page, 'en', text.propose);
  await banner.waitFor();
  expect(await pressAndConfirm(zoe.page, zoe.page, onlineText.fr.agree)).toBe(onlineText.fr.agreeNote);
  await result(ana.page, text.noWinner).getByText(text.endings.agreed('')).waitFor();
  await result(zoe.page, onlineText.fr.noWinner).getByText(onlineText.fr.endings.agreed('')).waitFor();
});

test('somebody who is away for long enough loses by a claim', async ({ open, running, time }) => {
  const text = onlineText.en;
  const page = await open({ url: running.url });
  await page.clock.install();
  const ana = new OnlinePlayer(page, 'en');
  const link = await openTable(page, 'Ana', { isPatient: true, vp: 15 });
  const zoe = await (await Visitor.named(running, 'Zoé')).join(tableIn(link));
  await zoe.sit(1);
  passWindows(zoe);
  await ana.hear(() => ana.update !== undefined);
  await untilAsked(ana, zoe);
  zoe.leave();
  await page.getByText(text.isAway('Zoé', false)).waitFor();
  await page.getByText(/In \d:\d\d you can/).waitFor();
  expect(await page.getByRole('button', { name: text.claimEnd }).count()).toBe(0);
  await wait(page, time, MINUTE);
  expect(await pressAndConfirm(page, page, text.claimEnd)).toBe(text.lossNotes.iWin);
  const ending = result(page, iWon('en'));
  await ending.getByText(text.endings.claimed('Zoé')).waitFor();
  expect(await ending.getByRole('button', { name: text.rematch }).count()).toBe(0);
});

test('a bot plays for somebody who is away, by a claim', async ({ open, running, time }) => {
  const text = onlineText.en;
  const page = await open({ url: running.url });
  await page.clock.install();
  const ana = new OnlinePlayer(page, 'en');
  const link = await openTable(page, 'Ana', { isPatient: true, vp: 15 });
  const visitor = await Visitor.named(running, 'Zoé');
  const zoe = await visitor.join(tableIn(link));
  await zoe.sit(1);
  passWindows(zoe);
  await ana.hear(() => ana.update !== undefined);
  await untilAsked(ana, zoe);
  zoe.leave();
  await page.getByText(text.isAway('Zoé', false)).waitFor();
  await wait(page, time, MINUTE);
  expect(await pressAndConfirm(page, page, text.claimBot)).toBe(text.claimBotNote('Zoé'));
  await ana.hear(() => ana.update?.waitingFor === 0);
  await visitor.join(tableIn(link));
  await page.getByText(text.isAway('Zoé', false)).waitFor({ state: 'detached' });
});

test('the clock is the server’s: nothing restarts it, and a wrong clock of the device does not matter', async ({
  open,
  running,
  time,
}) => {
  const page = await open({ url: running.url });
  await page.clock.install({ time: Date.now() - 60 * MINUTE });
  await page.reload();
  const ana = new OnlinePlayer(page, 'en');
  const link = await openTable(page, 'Ana');
  const visitor = await Visitor.named(running, 'Zoé');
  const zoe = await visitor.join(tableIn(link));
  await zoe.sit(1);
  passWindows(zoe);
  await ana.hear(() => ana.update !== undefined);
  const clock = page.locator('.beside-clock');
  await clock.getByText(/[12]:\d\d left/).waitFor();
  time.ahead += MINUTE;
  await page.clock.setSystemTime(Date.now() - 59 * MINUTE);
  await clock.getByText(/0:\d\d left/).waitFor();
  await zoe.say({ type: 'say', text: 'Hello' });
  zoe.leave();
  await visitor.join(tableIn(link));
  await page.getByText(onlineText.en.says('Zoé', 'Hello')).waitFor();
  await clock.getByText(/0:\d\d left/).waitFor();
});

test('a table without hints offers none', async ({ open, running }) => {
  const text = onlineText.en;
  const page = await open({ url: running.url });
  const ana = new OnlinePlayer(page, 'en');
  await page.getByRole('link', { name: text.newTable }).click();
  await page.getByLabel(text.yourName).fill('Ana');
  await page.getByLabel(text.hints).uncheck();
  await page.getByRole('button', { name: text.openTable }).click();
  await page.getByText(text.noHints).waitFor();
  await page.getByLabel(text.fillWith('B')).selectOption('random');
  await ana.hear(() => ana.update?.question !== undefined);
  await page.getByRole('button', { name: ana.text.undo }).waitFor();
  expect(await page.getByRole('button', { name: ana.text.hint }).count()).toBe(0);
  await page.keyboard.press('h');
  await play([ana], 1);
  expect(ana.frames.filter((frame) => frame.includes('no-hints'))).toEqual([]);
});
