/** Whole games: two and four players in both languages, by mouse, keyboard and finger. */
import { expect } from 'vitest';
import { Typist, tabTo } from './keyboard.ts';
import { Finger, Player } from './player.ts';
import { test } from './visit.ts';
import { tableText, ui } from './words.ts';

const TWO = 'seats=you.greedy&factions=random&seed=e2e-two';
const FOUR = 'seats=you.greedy.random.greedy&factions=random&seed=e2e-four';
const PHONE = { size: { width: 390, height: 844 }, touch: true };

const GAMES = [
  ['two players by keyboard', 'en', TWO, Typist, {}],
  ['four players by mouse', 'en', FOUR, Player, {}],
  ['two players by touch', 'fr', TWO, Finger, PHONE],
  ['four players by mouse', 'fr', FOUR, Player, {}],
] as const;

/** A whole game has a hundred questions, and each is read and answered on the page. */
const WHOLE_GAME = { timeout: 300_000 };

test.for(GAMES)('a whole game of %s, in %s', WHOLE_GAME, async ([, lang, setup, Kind, device], { open }) => {
  const page = await open({ lang, screen: `new?${setup}`, ...device });
  await page.getByRole('button', { name: ui[lang].newGame.start }).press('Enter');
  const player = new Kind(page, lang);
  const count = await player.playToTheEnd();
  expect(count).toBeGreaterThan(20);

  const view = player.mirror.view();
  const words = player.mirror.words();
  const names = new Intl.ListFormat(lang).format(view.winners.map((seat) => words.player(seat)));
  const title = tableText[lang].won(names, view.winners.includes(0), view.winners.length > 1);
  const result = page.getByRole('dialog', { name: title });
  for (const { vp } of view.players) await result.getByText(words.labels.vp(vp), { exact: true }).first().waitFor();
  if (Kind === Typist) await tabTo(result.getByRole('button', { name: player.text.playAgain }));
});
