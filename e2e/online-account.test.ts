/** Your devices and your data on a server, in the settings. */
import { readFile } from 'node:fs/promises';
import type { ExportedPerson } from '@baston/table';
import { LANGS } from '@baston/table';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { playOn, Visitor } from '../test/online.ts';
import { randomChooser } from '../test/players.ts';
import { openPrepared, prepareTable, test } from './online-visit.ts';
import { onlineText, tableText } from './words.ts';

describe.each(LANGS)('in %s', (lang) => {
  const text = onlineText[lang];
  const { account } = text;
  const settings = (page: Page, url: string): Promise<unknown> => page.goto(`${url}/#/settings`);

  test('another device is signed out, and its table says so at once', async ({ open, running }) => {
    const desk = await open({ url: running.url, lang });
    await prepareTable(desk, 'Ana', { lang });
    const table = await openPrepared(desk, lang);
    const phone = await open({ url: running.url, lang });
    await settings(desk, running.url);
    await desk.getByRole('button', { name: text.getCode }).click();
    const code = await desk.locator('.person-code code').textContent();
    await settings(phone, running.url);
    await phone.getByLabel(text.enterCode).fill(code ?? '');
    await phone.getByRole('button', { name: text.useCode }).click();
    await phone.getByText(text.codeTaken('Ana')).waitFor();
    await phone.goto(table);
    await phone.getByRole('button', { name: text.standUp }).waitFor();

    await desk.reload();
    const devices = desk.locator('.account-devices > li');
    await devices.nth(1).waitFor();
    expect(await devices.count()).toBe(2);
    await desk.getByRole('button', { name: account.signOutDevice(account.device('Chrome', 'Linux')) }).click();
    await desk.getByText(account.signedOut(account.device('Chrome', 'Linux'))).waitFor();
    expect(await devices.count()).toBe(1);
    await phone.getByText(text.gone['signed-out']).waitFor();
    await phone.getByRole('button', { name: text.tryAgain }).click();
    await phone.getByRole('button', { name: text.takeSeat, exact: true }).waitFor();
  });

  test('whoever signs out on their only device is warned, and is nobody then', async ({ open, running }) => {
    const page = await open({ url: running.url, lang });
    await settings(page, running.url);
    await page.getByLabel(text.yourName).fill('Ana');
    await page.getByRole('button', { name: text.rename }).click();
    await page.getByRole('button', { name: account.signOutHere }).click();
    const dialog = page.getByRole('dialog', { name: account.lastTitle });
    await dialog.getByText(account.lastText('Ana')).waitFor();
    await dialog.getByRole('button', { name: account.signOutHere }).click();
    await page.getByText(account.signedOutHere).waitFor();
    expect(await page.getByRole('heading', { name: account.devices }).count()).toBe(0);
    await page.reload();
    await page.getByLabel(text.yourName).waitFor();
    expect(await page.getByLabel(text.yourName).inputValue()).toBe('');
    expect(await page.context().cookies()).toEqual([]);
  });

  test('all data is downloaded, then deleted; a finished game stays, of a former player', async ({ open, running }) => {
    const page = await open({ url: running.url, lang });
    await prepareTable(page, 'Ana', { lang });
    const link = await openPrepared(page, lang);
    const id = link.split('/').at(-1) as string;
    const zoe = await Visitor.named(running, 'Zoé');
    const guest = await zoe.join(id);
    await guest.sit(1);
    await page.getByRole('region', { name: tableText[lang].question, exact: true }).waitFor();
    await page.keyboard.press('m');
    await page.getByRole('button', { name: text.letBotPlay }).click();
    const choose = randomChooser('account');
    await playOn(guest, ({ question }) => (question ? choose(question) : []));

    await settings(page, running.url);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: account.download }).click();
    const exported = JSON.parse(await readFile(await (await download).path(), 'utf8')) as ExportedPerson;
    expect(exported).toMatchObject({ name: 'Ana', tables: [{ id, phase: 'over', seat: 0 }] });
    await page.getByText(account.downloaded).waitFor();

    await page.getByRole('button', { name: account.remove }).click();
    const dialog = page.getByRole('dialog', { name: account.removeTitle });
    for (const effect of account.removeEffects) await dialog.getByText(effect).waitFor();
    await dialog.getByRole('button', { name: account.removeAction }).click();
    await page.getByText(account.removed).waitFor();
    expect(await page.getByLabel(text.yourName).inputValue()).toBe('');
    await guest.until(() => guest.table?.table.seats[0]?.isHeld === false);
    await page.goto(link);
    await page.getByText(text.formerPlayer).first().waitFor();
    expect(await page.getByText('Ana', { exact: true }).count()).toBe(0);
  });
});
