/** A card and what it asks at once are answered in one gesture: by mouse, finger and keys. */
import { LANGS, type Layout } from '@baston/table';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { seriousFindings } from './axe.ts';
import { DESK_AND_PHONE, preparedTable, sitDownAt } from './crowd.ts';
import type { Asked } from './mirror.ts';
import { Player } from './player.ts';
import { pressAt } from './pointer.ts';
import { test } from './visit.ts';
import { tableText } from './words.ts';

/**
 * Beam Up asks for a minion anywhere, Collector for one where it is played, Mark of Sleep for a player, and Invasion for a minion
 * and then where it goes.
 */
const LAYOUT: Layout = {
  active: 'A',
  turn: 9,
  players: {
    A: {
      hand: ['aliens/beam-up', 'aliens/collector', 'tricksters/mark-of-sleep', 'aliens/invasion'],
      deck: ['aliens/scout x6'],
    },
    B: { deck: ['zombies/walker x6'] },
  },
  bases: [
    { base: 'base/tortuga', A: ['aliens/invader'], B: ['pirates/first-mate', 'pirates/buccaneer x2'] },
    { base: 'base/tar-pits', B: ['zombies/walker'] },
    { base: 'base/the-mothership' },
  ],
};
const FACTIONS = [
  ['aliens', 'tricksters'],
  ['pirates', 'zombies'],
] as const;

interface Seated {
  readonly player: Player;
  readonly asked: Asked;
}

async function sitDown(page: Page, lang: 'en' | 'fr' = 'en'): Promise<Seated> {
  await sitDownAt(page, preparedTable(LAYOUT, FACTIONS));
  const player = new Player(page, lang);
  const asked = await player.asked();
  if (!asked) throw new Error('nobody is asked');
  await page.locator('.hand [tabindex="0"]').first().waitFor(); // what hands can do is loaded after the question
  return { player, asked };
}

const inHand = ({ page }: Player, def: string): Locator => page.locator(`.hand .table-card[data-def="${def}"]`);
const onTable = ({ page }: Player, def: string): Locator =>
  page.locator(`.bases .table-card[data-def="${def}"]`).first();
const baseOf = ({ page }: Player, def: string): Locator =>
  page.locator('.base', { has: page.locator(`[data-def="${def}"]`) });
const minionsAt = (player: Player, base: number): string[] =>
  player.mirror
    .view()
    .bases[base]?.minions.map(({ def }) => def)
    .toSorted() ?? [];

async function drag(player: Player, card: Locator, to: Locator): Promise<void> {
  const { page } = player;
  const from = await card.boundingBox();
  if (!from) throw new Error('the card is not there');
  await page.mouse.move(from.x + 20, from.y + 30);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y - 60, { steps: 4 });
  await to.and(page.locator('[data-role="aim"], .together .button')).waitFor();
  const at = await to.boundingBox();
  if (!at) throw new Error('the target is not there');
  await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2, { steps: 4 });
  await page.locator('[data-over]').waitFor();
  await page.mouse.up();
}

async function expectPlayedAt(player: Player, base: number, minions: readonly string[]): Promise<void> {
  await player.answered(1);
  expect(minionsAt(player, base)).toEqual(minions);
  expect((await player.asked())?.question.purpose).toBe('turn');
}

test('an action is dropped on its target, and undo takes both back', async ({ open }) => {
  const { player } = await sitDown(await open());
  await drag(player, inHand(player, 'aliens/beam-up'), onTable(player, 'pirates/first-mate'));
  await expectPlayedAt(player, 0, ['aliens/invader', 'pirates/buccaneer', 'pirates/buccaneer']);
  await player.page.keyboard.press('u');
  await inHand(player, 'aliens/beam-up').waitFor();
  await expect.poll(async () => (await player.askedNow())?.number).toBe(0);
  expect(minionsAt(player, 0)).toHaveLength(4);
});

test('a minion is dropped on its target: it is played on the base where that stands', async ({ open }) => {
  const { player } = await sitDown(await open());
  await drag(player, inHand(player, 'aliens/collector'), onTable(player, 'zombies/walker'));
  await expectPlayedAt(player, 1, ['aliens/collector']);
});

describe.each(DESK_AND_PHONE)('on %s', (_name, visitor) => {
  test.for(LANGS)('card and target are touched (%s)', async (lang, { open }) => {
    const page = await open({ ...visitor, lang });
    const { player, asked } = await sitDown(page, lang);
    const mate = onTable(player, 'pirates/first-mate');
    await pressAt(inHand(player, 'aliens/beam-up'));
    await mate.and(page.locator('[data-role="aim"]')).waitFor();
    expect(await mate.getAttribute('aria-description')).toContain(tableText[lang].aim);
    const [option] = asked.question.options.filter(({ card }) => card?.def === 'aliens/beam-up');
    expect(option).toBeDefined();
    const then = player.question.locator('.prompt-then');
    await expect.poll(() => then.innerText()).toContain(tableText[lang].next);
    expect(await seriousFindings(page)).toEqual([]);
    await pressAt(mate);
    await expectPlayedAt(player, 0, ['aliens/invader', 'pirates/buccaneer', 'pirates/buccaneer']);
  });

  test('a card, its target and where that goes are touched, and undo takes all of it back', async ({ open }) => {
    const page = await open(visitor);
    const { player, asked } = await sitDown(page);
    const { words } = asked;
    const mate = onTable(player, 'pirates/first-mate');
    const then = player.question.locator('.prompt-then');
    const choose = async (): Promise<void> => {
      await pressAt(inHand(player, 'aliens/invasion'));
      await pressAt(mate.and(page.locator('[data-role="aim"]')));
      await mate.and(page.locator('[data-role="picked"]')).waitFor();
      await expect
        .poll(() => then.innerText())
        .toContain(words.prompt({ ...asked.question, kind: 'bases', purpose: 'moveTo' }));
      expect(await seriousFindings(page)).toEqual([]);
    };
    await choose();
    await page.keyboard.press('Escape');
    await then.waitFor({ state: 'detached' });
    expect((await player.askedNow())?.number).toBe(0);
    await choose();
    await pressAt(baseOf(player, 'base/the-mothership').locator('.base-target'));
    await player.answered(2);
    expect(minionsAt(player, 2)).toEqual(['pirates/first-mate']);
    expect((await player.asked())?.question.purpose).toBe('turn');
    await page.keyboard.press('u');
    await inHand(player, 'aliens/invasion').waitFor();
    await expect.poll(async () => (await player.askedNow())?.number).toBe(0);
    expect(minionsAt(player, 2)).toEqual([]);
  });

  test('what may be done to one card is declined with the play', async ({ open }) => {
    const page = await open(visitor);
    const { player } = await sitDown(page);
    await pressAt(inHand(player, 'aliens/collector'));
    const together = baseOf(player, 'base/tar-pits').locator('.together');
    await pressAt(together.getByRole('button'));
    await expectPlayedAt(player, 1, ['aliens/collector', 'zombies/walker']);
  });
});

test('a player is chosen together with the card', async ({ open }) => {
  const { player } = await sitDown(await open());
  await pressAt(inHand(player, 'tricksters/mark-of-sleep'));
  await pressAt(player.question.locator('.together').getByRole('button', { name: 'Bot 2' }));
  await player.answered(1);
  expect((await player.asked())?.question.purpose).toBe('turn');
});

test('keys and the list of all options do the same', async ({ open }) => {
  const { player, asked } = await sitDown(await open());
  const { page } = player;
  const { words, question, view } = asked;
  const play = question.options.find(({ card }) => card?.def === 'aliens/beam-up');
  const target = view.bases[0]?.minions.find(({ def }) => def === 'pirates/first-mate');
  if (!play || !target) throw new Error('the card cannot be played');
  await inHand(player, 'aliens/beam-up').press('Enter');
  const mate = onTable(player, 'pirates/first-mate');
  const key = await mate.locator('.key').innerText();
  await page.keyboard.press('o');
  const name = `${words.colon(words.option(question, play, view))} ${words.describeCard(target, view)}`;
  await player.question.getByRole('button', { name, exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press(key);
  await expectPlayedAt(player, 0, ['aliens/invader', 'pirates/buccaneer', 'pirates/buccaneer']);
});
