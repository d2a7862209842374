import { rules } from '@baston/cards';
import type { SetDef } from '@baston/engine';
import { defaultName, LANGS } from '@baston/table';
import { describe, expect } from 'vitest';
import type { Asked } from './mirror.ts';
import { Player } from './player.ts';
import { goTo, siteUrl, test } from './visit.ts';
import { ui } from './words.ts';

describe.each(LANGS)('in %s', (lang) => {
  const { app, home, newGame } = ui[lang];

  test('the first page has one button to a playable table', async ({ open }) => {
    const page = await open({ lang });
    await page.getByRole('heading', { level: 1, name: app.name }).waitFor();
    expect(await page.title()).toBe(app.titles['']);
    await page.getByRole('button', { name: home.playNow, exact: true }).click();
    const player = new Player(page, lang);
    for (let i = 0; i < 3; i++) {
      const asked = await player.asked();
      if (asked) await player.answer(asked);
    }
    expect(player.mirror.saved.setup.seats.map(({ kind }) => kind)).toEqual(['human', 'greedy']);
  });

  test('a draft', async ({ open }) => {
    const page = await open({ lang });
    await page.getByRole('link', { name: home.newGame }).click();
    await page.getByRole('radio', { name: '3', exact: true }).check();
    await page.getByRole('radio', { name: newGame.factionModes.draft, exact: true }).check();
    await page.getByRole('heading', { name: newGame.draftOrder }).waitFor();
    await page.getByRole('button', { name: newGame.start }).click();
    const player = new Player(page, lang);
    const taken: string[] = [];
    for (;;) {
      const asked = await player.asked();
      if (asked?.question.purpose !== 'draftFaction') break;
      taken.push(...asked.picks);
      await readCards(player, asked);
      await player.answer(asked);
    }
    expect(taken).toHaveLength(2);
    expect(player.mirror.view().players[0]?.factions).toEqual(taken);
  });
});

/** Somebody who does not know a faction reads its cards before taking another or the same. */
async function readCards({ page, text }: Player, { question, words }: Asked): Promise<void> {
  const faction = question.options.at(-1)?.faction;
  const card = rules.sets.flatMap(({ factions }) => factions).find(({ id }) => id === faction)?.cards[0];
  if (!faction || !card) throw new Error('no faction is offered');
  await page.getByRole('button', { name: text.showCardsOf(words.factionName(faction)), exact: true }).click();
  const cards = page.getByRole('dialog', { name: words.factionName(faction), exact: true });
  await cards
    .getByRole('img', { name: words.cardName({ def: card.id }) })
    .first()
    .click();
  await page.getByRole('dialog', { name: words.cardName({ def: card.id }) }).waitFor();
  for (const _ of ['the card', 'the faction']) await page.keyboard.press('Escape');
  await cards.waitFor({ state: 'hidden' });
}

test('factions are dealt from the boxes that are chosen, and a link chooses them too', async ({ open }) => {
  const [first, second, ...others] = rules.sets as [SetDef, SetDef, ...SetDef[]];
  const page = await open({ screen: `new?factions=random&sets=${first.id}.${second.id}&seed=e2e-boxes` });
  const { newGame } = ui.en;
  const box = ({ name }: SetDef) => page.getByRole('checkbox', { name: name.en });
  const start = page.getByRole('button', { name: newGame.start });
  await page.getByRole('button', { name: newGame.pool }).click();
  await page.getByRole('button', { name: newGame.boxCountSpoken(2, rules.sets.length) }).click();
  expect(await box(first).isChecked()).toBe(true);
  for (const set of others) expect(await box(set).isChecked()).toBe(false);
  await box(first).uncheck();
  await box(second).uncheck();
  await page.getByText(newGame.tooFew).waitFor({ state: 'attached' });
  expect(await start.isDisabled()).toBe(true);
  await box(second).check();
  await page.keyboard.press('Escape');
  await start.click();
  const player = new Player(page, 'en');
  await player.asked();
  const dealt = player.mirror.view().players.flatMap(({ factions }) => factions);
  expect(dealt).toHaveLength(4);
  const inBox = second.factions.map(({ id }) => id);
  expect(dealt.filter((id) => !inBox.includes(id))).toEqual([]);
});

test('folded options say what they are set to', async ({ open }) => {
  const page = await open({ screen: 'new?seats=you.greedy&factions=random' });
  const { options, mulligan, mulligans, mulligansInShort } = ui.en.newGame;
  const said = page.locator('details + ul').getByText(mulligansInShort.none, { exact: true });
  await page.getByText(options, { exact: true }).click();
  await page.getByLabel(mulligan, { exact: true }).selectOption(mulligans.none);
  expect(await said.isVisible()).toBe(false);
  await page.getByText(options, { exact: true }).click();
  await said.waitFor();
});

test('a reload in the middle of a decision brings the same question back', async ({ open }) => {
  const page = await open({ screen: 'new?seats=you.greedy&factions=wizards.pirates_zombies.ninjas&seed=e2e-reload' });
  await page.getByRole('button', { name: ui.en.newGame.start }).click();
  const player = new Player(page, 'en');
  let asked = await player.asked();
  while (asked?.question.kind === 'move' || !asked?.question.source) {
    if (!asked) throw new Error('no card has asked anything');
    await player.answer(asked);
    asked = await player.asked();
  }
  await page.reload();
  await player.question.getByText(asked.words.prompt(asked.question), { exact: true }).first().waitFor();
  const again = await player.asked();
  expect(again?.question).toEqual(asked.question);
  await player.answer(asked);

  await page.goto(siteUrl());
  await page.getByRole('button', { name: ui.en.home.goOn, exact: true }).first().click();
  const next = await player.asked();
  if (next) await player.answer(next);
});

test('people who share the device do not see each other’s hands', async ({ open }) => {
  const page = await open({ screen: 'new?seats=you.person&factions=random&firstPlayer=1&seed=e2e-hand-over' });
  await page.getByRole('button', { name: ui.en.newGame.start }).click();
  const player = new Player(page, 'en');
  const hand = page.getByRole('region', { name: player.text.hand });
  for (const seat of [1, 0, 1]) {
    const name = defaultName('en', 'human', seat + 1);
    await page.getByRole('heading', { name: player.text.passTo(name) }).waitFor();
    expect(await hand.count()).toBe(0);
    await page.getByRole('button', { name: player.text.iAm(name) }).click();
    player.seat = seat;
    for (let asked = await player.asked(); asked; asked = await player.askedNow()) await player.answer(asked);
  }
});

test('a worker that crashes is replaced, and the game goes on', async ({ open }) => {
  const page = await open({
    screen: 'new?seats=you.greedy&factions=random&seed=e2e-crash',
    expects: /crash on purpose/,
  });
  await page.getByRole('button', { name: ui.en.newGame.start }).click();
  const player = new Player(page, 'en');
  const before = await player.asked();
  const replaced = page.waitForEvent('worker');
  await page.workers()[0]?.evaluate(() => {
    setTimeout(() => {
      throw new Error('crash on purpose');
    });
  });
  await replaced;
  const after = await player.asked();
  expect(after?.question).toEqual(before?.question);
  if (after) await player.answer(after);
});

test('home shows even if its pictures cannot be loaded', async ({ open }) => {
  const page = await open({ screen: 'rules', expects: /ERR_FAILED/ });
  let refused = 0;
  await page.route(/assets\/_virtual_faces/, (route) => {
    refused++;
    return route.abort();
  });
  await goTo(page, '');
  await expect.poll(() => refused).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  expect(await page.getByRole('button', { name: ui.en.home.playNow }).isVisible()).toBe(true);
});
