/** The admin page in a browser: an operator signs in, ends a table, and those at the table hear of it. */
import { LANGS } from '@baston/table';
import { describe, expect } from 'vitest';
import { adminWords } from '../packages/server/src/admin/words.ts';
import { seriousFindings } from './axe.ts';
import { openTable, testWith } from './online-visit.ts';
import { onlineText } from './words.ts';

const TOKEN = 'the token of this test';
const test = testWith({ adminToken: TOKEN });

describe.each(LANGS)('in %s', (lang) => {
  const words = adminWords(lang);

  test('an operator ends a table, its players are told, and the audit log says who did it', async ({
    open,
    running,
  }) => {
    const player = await open({ url: running.url, lang });
    await openTable(player, 'Ana', { lang });
    const id = new URL(player.url()).hash.split('/').at(-1) as string;

    const size = { width: 390, height: 844 };
    const page = await open({ url: `${running.url}/admin`, lang, size, expects: /401/ }); // until somebody signs in
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByLabel(words.yourName).fill('Operator');
    await page.getByLabel(words.token).fill(TOKEN);
    await page.getByRole('button', { name: words.signIn }).click();
    await page.getByRole('heading', { name: words.load }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

    await page.getByRole('link', { name: id, exact: true }).click();
    await page.getByRole('heading', { name: words.endTable }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.locator('summary', { hasText: words.endTable }).click();
    await page.getByRole('button', { name: words.confirm }).click();
    await player.getByText(onlineText[lang].closed).waitFor();
    await page.goto(`${running.url}/admin`);
    const row = page.getByRole('row').filter({ hasText: words.actions.end as string });
    expect(await row.innerText()).toContain('Operator');
    expect(await row.innerText()).toContain(id);
  });
});
