/** Before a card is played: what it would cost its player, because nothing else can be chosen. Then that is asked. */
import { LANGS, type Layout } from '@baston/table';
import { expect } from 'vitest';
import { LOSSES } from '../packages/web/src/words/losses.ts';
import { seriousFindings } from './axe.ts';
import { DESK_AND_PHONE, preparedTable, sitDownAndWait, sitDownAt } from './crowd.ts';
import { Player } from './player.ts';
import { pressAt } from './pointer.ts';
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

const OWN_ONLY = layoutWith([MINE, { base: 'base/tar-pits' }]);

test.for(LANGS)('such a card is only played once that is accepted (%s)', async (lang, { open }) => {
  const page = await open({ lang });
  await sitDownAt(page, preparedTable(OWN_ONLY, FACTIONS));
  const player = new Player(page, lang);
  const asked = await player.asked();
  if (!asked) throw new Error('nobody is asked');
  const { words, number } = asked;
  const text = LOSSES[lang];
  const dialog = page.getByRole('dialog', { name: text.ask(1), exact: true });
  const sentence = text.losesOn(words.quoted({ def: 'base/tortuga' }), words.quoted({ def: 'pirates/first-mate' }));
  const beamUp = page.locator('.hand button[data-def="aliens/beam-up"]');
  await beamUp.press('Enter');
  await beamUp.press('Enter');
  await dialog.getByText(sentence, { exact: true }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: text.again, exact: true }).last().press('Enter');
  await dialog.waitFor({ state: 'detached' });
  expect((await player.askedNow())?.number).toBe(number);
  await beamUp.press('Enter'); // it is still chosen
  await dialog.getByRole('button', { name: text.anyway, exact: true }).press('Enter');
  await player.answered(number);
  expect(player.mirror.view().bases[0]?.minions).toEqual([]);
});

test('it is asked for an option of the list and for its key, and Escape takes it back', async ({ open }) => {
  const page = await open();
  const player = await sitDownAndWait(page, preparedTable(OWN_ONLY, FACTIONS));
  const asked = await player.asked();
  const { words, question, view, number = 0 } = asked ?? {};
  const option = question?.options.find(({ card }) => card?.def === 'aliens/beam-up');
  if (!words || !question || !view || !option) throw new Error('the card cannot be played');
  const dialog = page.getByRole('dialog', { name: LOSSES.en.ask(1), exact: true });
  const inList = player.question.getByRole('button', { name: words.option(question, option, view), exact: true });
  await page.keyboard.press('o');
  await pressAt(inList);
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.keyboard.press(await inList.locator('.key').innerText());
  await dialog.waitFor();
  expect((await player.askedNow())?.number).toBe(number);
  await pressAt(dialog.getByRole('button', { name: LOSSES.en.anyway, exact: true }));
  await player.answered(number);
});

test.for(DESK_AND_PHONE)(
  'it is asked where a finger or a mouse presses the base, at %s',
  async ([, visitor], { open }) => {
    const page = await open(visitor);
    const player = await sitDownAndWait(page, preparedTable(OWN_ONLY, FACTIONS));
    const asked = await player.asked();
    const [laseratops] = asked?.question.options.filter(({ card }) => card?.def === 'dinosaurs/laseratops') ?? [];
    await pressAt(page.locator(`.hand [data-card="${laseratops?.card?.id}"]`));
    await pressAt(page.locator('.base-target').first());
    const dialog = page.getByRole('dialog', { name: LOSSES.en.ask(1), exact: true });
    await pressAt(dialog.getByRole('button', { name: LOSSES.en.again, exact: true }).last());
    // Elsewhere it costs nothing, and nothing is asked.
    await pressAt(page.locator('.base-target').nth(1));
    await player.answered(asked?.number ?? 0);
    expect(player.mirror.view().bases.map(({ minions }) => minions.length)).toEqual([1, 1]);
  },
);

test('it is asked when the card is dropped, and the card is back in the hand meanwhile', async ({ open }) => {
  const page = await open();
  const player = await sitDownAndWait(page, preparedTable(OWN_ONLY, FACTIONS));
  const number = (await player.asked())?.number ?? 0;
  const card = page.locator('.hand button[data-def="dinosaurs/laseratops"]');
  await page.locator('.hand [tabindex="0"]').first().waitFor(); // from then on cards can be dragged
  const from = await card.boundingBox();
  const to = await page.locator('.base').first().boundingBox();
  if (!from || !to) throw new Error('nothing is there');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
  await page.locator('.base[data-over]').waitFor();
  await page.mouse.up();
  const dialog = page.getByRole('dialog', { name: LOSSES.en.ask(1), exact: true });
  await dialog.waitFor();
  await expect.poll(() => page.locator('.dragged').count()).toBe(0);
  await pressAt(dialog.getByRole('button', { name: LOSSES.en.anyway, exact: true }));
  await player.answered(number);
  const [base] = player.mirror.view().bases;
  expect(base?.minions.map(({ def }) => def)).toEqual(['dinosaurs/laseratops']);
});
