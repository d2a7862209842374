import { LANGS } from '@baston/table';
import { describe, expect } from 'vitest';
import { Typist } from './keyboard.ts';
import { Player } from './player.ts';
import { test } from './visit.ts';
import { tableText, ui } from './words.ts';

const GAMES = [
  ['two players', 'seats=you.greedy&factions=random&seed=e2e-two'],
  ['four players', 'seats=you.greedy.random.greedy&factions=random&seed=e2e-four'],
] as const;

describe.each(LANGS)('a whole game in %s', (lang) => {
  test.for(GAMES)('with %s', async ([, setup], { open }) => {
    const page = await open({ lang, screen: `new?${setup}` });
    await page.getByRole('button', { name: ui[lang].newGame.start }).click();
    const player = new Player(page, lang);
    const count = await player.playToTheEnd();
    expect(count).toBeGreaterThan(20);

    const view = player.mirror.view();
    const words = player.mirror.words();
    const names = new Intl.ListFormat(lang).format(view.winners.map((seat) => words.player(seat)));
    const title = tableText[lang].won(names, view.winners.includes(0), view.winners.length > 1);
    const result = page.getByRole('dialog', { name: title });
    for (const { vp } of view.players) await result.getByText(words.labels.vp(vp), { exact: true }).first().waitFor();
  });
});

test('a whole game by keyboard only', async ({ open }) => {
  const page = await open({ screen: 'new?seats=you.greedy&factions=random&seed=e2e-keys' });
  const typist = new Typist(page, 'en');
  await typist.tabTo(page.getByRole('button', { name: ui.en.newGame.start }));
  await page.keyboard.press('Enter');
  expect(await typist.playToTheEnd()).toBeGreaterThan(20);
  await typist.tabTo(page.getByRole('dialog').getByRole('button', { name: typist.text.playAgain }));
});
