/** The screens of a server, looked at by the accessibility checker. */
import { LANGS } from '@baston/table';
import { describe, expect } from 'vitest';
import { playOn, Visitor } from '../test/online.ts';
import { randomChooser } from '../test/players.ts';
import { seriousFindings } from './axe.ts';
import { openPrepared, prepareTable, test } from './online-visit.ts';
import { onlineText, tableText } from './words.ts';

describe.each(LANGS)('in %s', (lang) => {
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
    await page.getByRole('link', { name: text.lobby }).click();
    await page.getByRole('link', { name: text.open }).waitFor();
    await look('tables to join');
    await page.getByRole('link', { name: text.open }).click();
    await page.getByRole('button', { name: text.takeSeat, exact: true }).waitFor();
    await look('a table to join');

    const guests = await Promise.all([zoe, bob].map((visitor) => visitor.join(id)));
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
});
