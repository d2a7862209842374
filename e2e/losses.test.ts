/** Before a card is played: what it would cost its player, because nothing else can be chosen. */
import { LANGS, type Layout } from '@baston/table';
import { expect } from 'vitest';
import { LOSSES } from '../packages/web/src/words/losses.ts';
import { preparedTable, sitDownAt } from './crowd.ts';
import { Player } from './player.ts';
import { test } from './visit.ts';

const FACTIONS = [
  ['dinosaurs', 'aliens'],
  ['pirates', 'zombies'],
] as const;

/** Both cards of the hand must take a minion: one whichever there is, the other a weak one where it is played. */
const layoutWith = (other: readonly string[]): Layout => ({
  active: 'A',
  turn: 9,
  players: { A: { hand: ['dinosaurs/laseratops', 'aliens/beam-up'] }, B: {} },
  bases: [{ base: 'base/tortuga', A: ['pirates/first-mate'], B: [...other] }, { base: 'base/the-homeworld' }],
});

test.for(LANGS)('a card that can only hit a minion of its player says so (%s)', async (lang, { open }) => {
  const page = await open({ lang });
  await sitDownAt(page, preparedTable(layoutWith([]), FACTIONS));
  const player = new Player(page, lang);
  const asked = await player.asked();
  if (!asked) throw new Error('nobody is asked');
  const { words, view } = asked;
  const mate = words.quoted({ def: 'pirates/first-mate' });
  const tortuga = words.quoted({ def: 'base/tortuga' });
  const [laseratops, beamUp] = view.players[0]?.hand.known.map(({ id }) => page.locator(`[data-card="${id}"]`)) ?? [];
  const said = player.question.getByRole('status');
  await beamUp?.click();
  await expect.poll(() => said.allInnerTexts()).toEqual([LOSSES[lang].loses(mate)]);
  await page.keyboard.press('Escape');
  await expect.poll(() => said.count()).toBe(0);
  await laseratops?.click();
  await expect.poll(() => said.allInnerTexts()).toEqual([LOSSES[lang].losesOn(tortuga, mate)]);
});

test('a card that can hit somebody else says nothing', async ({ open }) => {
  const page = await open();
  await sitDownAt(page, preparedTable(layoutWith(['zombies/walker']), FACTIONS));
  const player = new Player(page, 'en');
  await player.asked();
  await page.locator('.hand').getByRole('button', { name: 'Laseratops' }).first().click();
  await page.locator('.slot').first().waitFor(); // the preview is there
  expect(await player.question.getByRole('status').count()).toBe(0);
});
