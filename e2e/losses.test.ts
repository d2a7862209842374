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
const layoutWith = (bases: NonNullable<Layout['bases']>): Layout => ({
  active: 'A',
  turn: 9,
  players: { A: { hand: ['dinosaurs/laseratops', 'aliens/beam-up'] }, B: {} },
  bases,
});
const MINE = { base: 'base/tortuga', A: ['pirates/first-mate'] };
const BOTH = { base: 'base/tar-pits', A: ['pirates/first-mate'], B: ['zombies/walker'] };

test.for(LANGS)('a card that can only hit a minion of its player says so (%s)', async (lang, { open }) => {
  const page = await open({ lang });
  await sitDownAt(page, preparedTable(layoutWith([MINE, { base: 'base/tar-pits' }]), FACTIONS));
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

test('where a card can hit somebody else nothing is said', async ({ open }) => {
  const page = await open();
  await sitDownAt(page, preparedTable(layoutWith([MINE, BOTH]), FACTIONS));
  const player = new Player(page, 'en');
  await player.asked();
  await page.locator('.hand').getByRole('button', { name: 'Laseratops' }).first().click();
  const said = player.question.getByRole('status');
  await expect.poll(() => said.allInnerTexts()).toEqual([LOSSES.en.losesOn('Tortuga', 'First Mate')]);
});
