import { type Layout, phrases, type SavedTable } from '@baston/table';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { crowdedTable, HAND, preparedTable, sitDownAt } from './crowd.ts';
import { tabTo } from './keyboard.ts';
import { Player } from './player.ts';
import { pressAt } from './pointer.ts';
import { test } from './visit.ts';
import { ui } from './words.ts';

async function sitDown(page: Page): Promise<Player> {
  await page.getByRole('button', { name: ui.en.newGame.start }).click();
  return new Player(page, 'en');
}

const screen = 'new?seats=you.greedy&factions=dinosaurs.pirates_zombies.ninjas&firstPlayer=0&seed=e2e-table';

test('an answer can be taken back as long as nothing hidden was seen', async ({ open }) => {
  const page = await open({ screen });
  const player = await sitDown(page);
  const undo = page.getByRole('button', { name: player.text.undo, exact: true });
  const before = await player.asked();
  if (!before) throw new Error('nobody is asked');
  expect(before.question.purpose).toBe('turn');
  expect(await undo.isDisabled()).toBe(true);
  await player.answer(before);
  await player.asked();
  await undo.click();
  await page.waitForFunction((count) => {
    const game = localStorage.getItem(`baston.game.${sessionStorage.getItem('baston.here')}`);
    return game !== null && JSON.parse(game).saved.record.answers.length === count;
  }, before.number);
  expect((await player.asked())?.question).toEqual(before.question);
});

test('a hint says what a bot would do, and why', async ({ open }) => {
  const page = await open({ screen });
  const player = await sitDown(page);
  await player.asked();
  await page.getByRole('button', { name: player.text.hint, exact: true }).click();
  await player.question.getByText(player.text.hintSays).waitFor();
  // On an empty table whatever is played leads.
  await player.question.getByText(/^You would take the lead on /).waitFor();
});

test('a hint comes into sight, however far down the list somebody is', async ({ open }) => {
  const page = await open({ screen, size: { width: 1000, height: 600 } });
  const player = await sitDown(page);
  await player.asked();
  await page.keyboard.press('o');
  const list = player.question.locator('.all-options .sheet-inside');
  await list.evaluate((panel) => panel.scrollTo(0, panel.scrollHeight));
  expect(await list.evaluate((panel) => panel.scrollTop)).toBeGreaterThan(100);
  await page.keyboard.press('h');
  const hint = player.question.getByText(player.text.hintSays);
  await hint.waitFor();
  const isInSight = (note: Element): boolean => {
    const { top, left } = note.getBoundingClientRect();
    return note.contains(document.elementFromPoint(left + 1, top + 1));
  };
  expect(await hint.evaluate(isInSight)).toBe(true);
});

test('whoever may play a Special knows whether the base is about to score or has scored', async ({ open }) => {
  const page = await open();
  const layout: Layout = {
    active: 'A',
    turn: 5,
    players: {
      A: { hand: ['pirates/full-sail', 'star-roamers/port-me-up'], deck: ['pirates/first-mate x4'] },
      B: { deck: ['zombies/walker x4'] },
    },
    bases: [
      { base: 'base/tortuga', A: ['pirates/buccaneer x2', 'pirates/cut-lass x3', 'star-roamers/ensign x3'] },
      { base: 'base/tar-pits' },
      { base: 'base/the-homeworld' },
    ],
    baseDeck: ['base/the-great-library'],
  };
  const factions = [
    ['pirates', 'star-roamers'],
    ['zombies', 'dinosaurs'],
  ] as const;
  await sitDownAt(page, preparedTable(layout, factions));
  const player = new Player(page, 'en');
  await player.asked();
  await page.keyboard.press('e');
  const { beforeScoring, afterScoring } = player.text.moments;
  await player.question.getByText(beforeScoring).waitFor();
  await page.keyboard.press('0');
  await player.question.getByText(afterScoring).waitFor();
  expect(await player.question.getByText(beforeScoring).count()).toBe(0);
});

test('every card can be read in full, from the hand, from the bases and from the log', async ({ open }) => {
  const page = await open({ screen });
  const player = await sitDown(page);
  const asked = await player.asked();
  if (!asked) throw new Error('nobody is asked');
  await player.answer(asked);
  const { view, words } = (await player.asked()) ?? asked;
  const inHand = view.players[0]?.hand.known[0];
  const [base] = view.bases;
  const played = asked.question.options.find(({ id }) => id === asked.picks[0])?.card;
  if (!inHand || !base || !played) throw new Error('there is nothing to look at');
  await page.keyboard.press('l');
  const log = page.getByRole('complementary');
  const hand = page.getByRole('region', { name: player.text.hand });
  const bases = page.getByRole('region', { name: words.screen.bases });
  const looks = [
    [inHand, hand.getByRole('button', { name: words.describeCard(inHand, view), exact: true }), 'right'],
    [base, bases.getByRole('button', { name: words.cardName(base), exact: true }), 'left'],
    [played, log.getByRole('button', { name: words.cardName(played), exact: true }), 'left'],
  ] as const;
  for (const [card, place, button] of looks) {
    await place.first().click({ button });
    const dialog = page.getByRole('dialog', { name: words.cardName(card), exact: true });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  }
});

test.for(['mouse', 'keyboard', 'finger'])('a total says what it is made of, by %s', async (how, { open }) => {
  const page = await open(how === 'finger' ? { touch: true, size: { width: 390, height: 844 } } : {});
  await sitDownAt(page, crowdedTable(4, 6));
  const player = new Player(page, 'en');
  const asked = await player.asked();
  if (!asked) throw new Error('nobody is asked');
  const { view, words } = asked;
  // More than minions: an action on that base adds to a total.
  const base = view.bases.find(({ standings }) =>
    standings.some(({ why }) => why.some((one) => one.source === 'card')),
  );
  const standing = base?.standings.find(({ why }) => why.some(({ source }) => source === 'card'));
  if (!base || !standing) throw new Error('there is only minions');
  const parts = standing.why.map(({ source, def, amount }) => [
    words.cardName({ def }),
    source === 'minion' ? `${amount}` : `+${amount}`,
  ]);
  const total = page
    .getByRole('article', { name: words.describeCard(base, view), exact: true })
    .getByRole('button', { name: `${player.text.total}: ${standing.total}`, exact: true });
  expect(await total.getAttribute('aria-description')).toBe(parts.map((part) => part.join(' ')).join(', '));
  if (how === 'mouse') await total.hover();
  else if (how === 'keyboard') await tabTo(total);
  else await pressAt(total);
  const note = page.locator('.details-note');
  await note.getByText(player.text.totalOf(words.player(standing.seat))).waitFor();
  expect(
    await note
      .locator('tr')
      .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent))),
  ).toEqual(parts);
  if (how === 'mouse') await page.mouse.move(0, 0);
  else if (how === 'keyboard') await page.keyboard.press('Tab');
  else await page.touchscreen.tap(1, 1);
  await note.getByText(player.text.totalOf(words.player(standing.seat))).waitFor({ state: 'detached' });
});

/** A hand of many cards, two piles, and a third one where there is Madness. */
const PILES = {
  'two piles': crowdedTable(2, 3),
  'three piles': preparedTable(
    {
      active: 'A',
      players: { A: { hand: HAND, deck: ['pirates/first-mate x20'], discard: ['pirates/shanghai x20'] }, B: {} },
      sideDecks: { madness: { pile: ['madness/madness x10'] } },
    },
    [
      ['pirates', 'polynesian-voyagers'],
      ['minions-of-cthulhu', 'wizards'],
    ],
  ),
};

describe.each(Object.entries(PILES))('%s', (_name, saved) => {
  test.for(['en', 'fr'] as const)('end before the fan of the hand begins (%s)', async (lang, { open }) => {
    const page = await open({ lang, size: { width: 1280, height: 720 } });
    await sitDownAt(page, saved);
    await page.locator('.hand .face').first().waitFor();
    const { end, start } = await page.evaluate(() => ({
      end: document.querySelector('.me .chip-piles')?.getBoundingClientRect().right ?? 0,
      start: Math.min(
        ...[...document.querySelectorAll('.hand .face')].map((card) => card.getBoundingClientRect().left),
      ),
    }));
    expect(end).toBeGreaterThan(100);
    expect(end).toBeLessThan(start);
  });
});

const NAMED: readonly (readonly [size: string, width: number, height: number, table: SavedTable])[] = [
  ['a small window', 1280, 720, crowdedTable(4, 4)],
  [
    'a window for long names',
    1440,
    900,
    preparedTable({ active: 'A', players: { A: {}, B: {}, C: {}, D: {} } }, [
      ['grimms-fairy-tales', 'miskatonic-university'],
      ['russian-fairy-tales', 'polynesian-voyagers'],
      ['minions-of-cthulhu', 'ancient-egyptians'],
      ['kung-fu-fighters', 'mad-scientists'],
    ]),
  ],
];

describe.each(NAMED)('in %s', (_name, width, height, saved) => {
  test.for(['en', 'fr'] as const)('plates tell names and factions as a whole (%s)', async (lang, { open }) => {
    const page = await open({ lang, size: { width, height } });
    await sitDownAt(page, saved);
    const told = page.locator('.top-players :is(.chip-name, .chip-factions > span)');
    await told.first().waitFor();
    expect(await told.count()).toBe(9);
    const cut = (parts: Element[]) =>
      parts
        .filter((part) => part.clientWidth === 0 || part.scrollWidth > part.clientWidth)
        .map(({ textContent }) => textContent);
    expect(await told.evaluateAll(cut)).toEqual([]);
  });
});

test('what cannot be taken back says why', async ({ open }) => {
  const page = await open();
  const studies = { hand: ['wizards/mystic-studies'], deck: ['wizards/neophyte x5'] };
  const layout: Layout = {
    active: 'A',
    players: { A: studies, B: { deck: ['zombies/walker x5'] } },
    bases: [{ base: 'base/tortuga' }],
  };
  await sitDownAt(
    page,
    preparedTable(layout, [
      ['pirates', 'wizards'],
      ['zombies', 'ninjas'],
    ]),
  );
  const player = new Player(page, 'en');
  const undo = page.getByRole('button', { name: player.text.undo, exact: true });
  const { noUndo } = phrases('en').labels;
  const isTold = async (why: keyof typeof noUndo): Promise<void> => {
    await player.asked();
    expect(await undo.getAttribute('aria-disabled')).toBe('true');
    expect(await undo.getAttribute('title')).toBe(noUndo[why]);
    await page.keyboard.press('u');
    await player.question.getByRole('status').getByText(noUndo[why], { exact: true }).waitFor();
  };
  await isTold('nothing');
  const asked = await player.asked();
  const [play] = asked?.question.options.filter(({ card }) => card?.def === 'wizards/mystic-studies') ?? [];
  if (!asked || !play) throw new Error('the card that draws is not offered');
  await player.answer({ ...asked, picks: [play.id] });
  await isTold('seen');
  await page.keyboard.press('e');
  await player.answered(1);
  await isTold('others');
});

test.for(['en', 'fr'] as const)('what holds for a player stands beside their name (%s)', async (lang, { open }) => {
  const layout: Layout = {
    active: 'A',
    players: { A: { hand: ['wizards/scry'], deck: ['wizards/scry x5'] }, B: { deck: ['zombies/walker x5'] } },
    bases: [{ base: 'base/tortuga' }, { base: 'base/tar-pits' }, { base: 'base/temple-of-goju' }],
    effects: [
      { kind: 'extraTurn', until: 'leavesPlay', seat: 'A', inForce: false },
      { kind: 'barred', until: 'endOfYourTurn', seat: 'B' },
    ],
  };
  const page = await open({ lang });
  await sitDownAt(
    page,
    preparedTable(layout, [
      ['wizards', 'robots'],
      ['zombies', 'ninjas'],
    ]),
  );
  await page
    .getByRole('button', { name: lang === 'en' ? 'You, Wizards, Robots, 0 VP' : 'Vous, Sorciers, Robots, 0 PV' })
    .waitFor();
  const { extraTurns, cannotPlayActions } = phrases(lang).screen;
  const notes = [extraTurns(1), cannotPlayActions];
  for (const [seat, note] of notes.entries()) {
    const chip = page.locator(`.player-chip[data-seat="${seat}"]`);
    await chip.getByText(note).waitFor();
    expect(await chip.getAttribute('aria-label')).toContain(`, ${note}. `);
  }
});
