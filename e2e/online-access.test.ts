/** The screens of a server, looked at by the accessibility checker. */
import { LANGS } from '@baston/table';
import { describe, expect } from 'vitest';
import { playOn, Visitor } from '../test/online.ts';
import { randomChooser } from '../test/players.ts';
import { seriousFindings } from './axe.ts';
import { OnlinePlayer, untilAsked } from './online-player.ts';
import { openPrepared, openTable, passWindows, prepareTable, takeSeat, test, wait } from './online-visit.ts';
import { onlineText, tableText } from './words.ts';

/** Each test looks at about ten screens, in the light and in the dark. */
const MANY_SCREENS = { timeout: 180_000 };

describe.each(LANGS)('in %s', MANY_SCREENS, (lang) => {
  const text = onlineText[lang];

  test('a game with others is accessible, from the first page to the result', async ({ open, running }) => {
    const page = await open({ url: running.url, lang });
    const look = async (where: string): Promise<void> => expect(await seriousFindings(page), where).toEqual([]);
    const dialog = page.getByRole('dialog');
    await page.getByRole('link', { name: text.newTable }).waitFor();
    await look('home');
    await prepareTable(page, 'Ana', { lang, clock: true });
    await look('a new table');
    const link = await openPrepared(page, lang);
    await look('the waiting room');

    const zoe = await Visitor.named(running, 'Zoé');
    const guest = await zoe.join(link.split('/').at(-1) as string);
    await guest.sit(1);
    await page.getByRole('region', { name: tableText[lang].question, exact: true }).waitFor();
    await guest.say({ type: 'say', text: 'Salut' });
    await page.getByText(text.says('Zoé', 'Salut')).waitFor();
    await look('the table, and somebody says something');
    await page.getByRole('button', { name: text.unread(1) }).click();
    await dialog.getByText('Salut').waitFor();
    await look('messages');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.keyboard.press('m');
    await dialog.getByRole('button', { name: text.letBotPlay }).waitFor();
    await look('the menu');
    await dialog.getByRole('button', { name: text.letBotPlay }).click();
    await page.getByRole('button', { name: text.comeBack }).waitFor();
    await guest.until(() => guest.update?.question !== undefined);
    await look('a bot plays');

    const choose = randomChooser('access');
    await playOn(guest, ({ question }) => (question ? choose(question) : []));
    await dialog.getByRole('button', { name: text.checkDeal }).click();
    await dialog.getByText(text.dealFair).waitFor();
    await look('the result');
  });

  test('what else a server shows is accessible', async ({ open, running }) => {
    const page = await open({ url: running.url, lang });
    const look = async (where: string): Promise<void> => expect(await seriousFindings(page), where).toEqual([]);
    const go = (screen: string): Promise<unknown> => page.goto(`${running.url}/#/${screen}`);
    const [zoe, bob] = await Promise.all([Visitor.named(running, 'Zoé'), Visitor.named(running, 'Bob')]);
    const { id } = await zoe.open({ listed: true });
    const guests = [await zoe.join(id), await bob.join(id)]; // a table is listed while its owner is there
    await page.getByRole('link', { name: text.lobby }).click();
    await page.getByRole('link', { name: text.open }).waitFor();
    await look('tables to join');
    await page.getByRole('link', { name: text.open }).click();
    await page.getByRole('button', { name: text.takeSeat, exact: true }).waitFor();
    await look('a table to join');

    await Promise.all(guests.map((guest, seat) => guest.sit(seat)));
    await page.getByText(text.watching).waitFor();
    await look('looking on');
    await page.context().setOffline(true);
    await page.getByText(text.lost).waitFor();
    await look('without a network');
    await page.context().setOffline(false);
    await page.getByText(text.lost).waitFor({ state: 'detached' });

    await go('settings');
    await page.getByLabel(text.yourName).fill('Ana');
    await page.getByRole('button', { name: text.rename }).click();
    await page.getByRole('button', { name: text.getCode }).click();
    await page.locator('.person-code code').waitFor();
    await look('a code for another device');
    await page.getByText(text.account.thisDevice, { exact: true }).waitFor();
    await look('devices and data');
    await page.getByRole('button', { name: text.account.signOutHere }).click();
    await page.getByRole('dialog', { name: text.account.lastTitle }).waitFor();
    await look('signing out on the only device');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: text.account.remove }).click();
    await page.getByRole('dialog', { name: text.account.removeTitle }).waitFor();
    await look('deleting the data');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await go('');
    await prepareTable(page, 'Ana', { lang });
    await openPrepared(page, lang);
    await go('');
    await page.getByRole('heading', { name: text.yourTables }).waitFor();
    await look('tables at home');
    await go('table/0123456789abcdef');
    await page.getByText(text.gone['no-table']).waitFor();
    await look('no table');
  });

  test('what ends a table early is accessible', async ({ open, running, time }) => {
    const page = await open({ url: running.url, lang });
    await page.clock.install();
    const look = async (where: string): Promise<void> => expect(await seriousFindings(page), where).toEqual([]);
    const press = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).last().click();
    const dialog = page.getByRole('dialog');
    const zoe = await Visitor.named(running, 'Zoé');

    // Zoé removes Ana, and closes the table.
    const { id } = await zoe.open({ seats: ['person', 'person', 'person'] });
    const owner = await zoe.join(id);
    await owner.sit(0);
    await page.goto(`${running.url}/#/table/${id}`);
    await takeSeat(page, 'Ana', lang);
    await page.getByRole('button', { name: text.standUp }).waitFor();
    await look('seated, and the owner is connected');
    await owner.say({ type: 'remove', seat: 1 });
    await page.getByText(text.wasRemoved).waitFor();
    await look('removed');
    await owner.say({ type: 'close' });
    await page.getByRole('heading', { name: text.closedTitle }).waitFor();
    await look('closed');

    // Ana opens one; Zoé proposes an end and goes away.
    await page.goto(`${running.url}/#/`);
    const ana = new OnlinePlayer(page, lang);
    const link = await openTable(page, 'Ana', { lang, isPatient: true, vp: 15 });
    await press(text.closeTable);
    await look('a question before the table is closed');
    await press(text.cancel);
    const guest = await zoe.join(link.split('/').at(-1) as string);
    await guest.sit(1);
    passWindows(guest);
    await ana.hear(() => ana.update !== undefined);
    await untilAsked(ana, guest);
    await guest.say({ type: 'agree' });
    await page.getByText(text.proposed('Zoé', false)).waitFor();
    await look('a proposal');
    guest.leave();
    await page.getByText(text.isAway('Zoé', false)).waitFor();
    await wait(page, time, 60_000);
    await page.getByRole('button', { name: text.claimEnd }).waitFor();
    await look('somebody is away');
    await page.keyboard.press('m');
    await press(text.resign);
    await dialog.getByText(text.lossNotes.wins('Zoé')).waitFor();
    await look('a question in the menu');
    await press(text.resign);
    await dialog.getByText(text.endings.resigned('Ana')).waitFor();
    await look('the result of a game that was resigned');
  });
});
