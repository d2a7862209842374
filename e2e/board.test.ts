/** The middle of the table: what a base says of the powers there, and how crowds stand on it. */
import type { Layout } from '@baston/table';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { crowdedTable, preparedTable, sitDownAndWait, sitDownAt } from './crowd.ts';
import { tabTo } from './keyboard.ts';
import { Player } from './player.ts';
import { test } from './visit.ts';

const FACTIONS = [
  ['wizards', 'zombies'],
  ['pirates', 'dinosaurs'],
] as const;

/** Twelve minions of one player, and five of the other. */
const CROWD: Layout = {
  active: 'A',
  turn: 9,
  players: { A: { hand: ['wizards/scry'] }, B: {} },
  bases: [
    {
      base: 'base/tar-pits',
      A: ['wizards/archmage', 'zombies/walker x4', 'wizards/neophyte x4', 'wizards/enchantress x3'],
      B: ['pirates/first-mate x4', 'dinosaurs/king-rex'],
    },
    { base: 'base/tortuga', A: ['zombies/grave-digger x4'] },
    { base: 'base/temple-of-goju' },
  ],
};

const MORE = [...FACTIONS, ['robots', 'ninjas'], ['aliens', 'tricksters']] as const;

/** A base where nobody stands, one with others, one with me alone, and one with everybody. */
const LINE: Layout = {
  active: 'A',
  turn: 9,
  players: { A: { hand: ['wizards/scry'] } },
  bases: [
    { base: 'base/tar-pits' },
    { base: 'base/tortuga', B: ['pirates/first-mate'] },
    { base: 'base/temple-of-goju', A: ['zombies/walker'] },
    { base: 'base/the-homeworld', A: ['zombies/walker'], B: ['pirates/first-mate'], C: ['robots/zapbot'] },
  ],
};

const SIZES = {
  'a desk': { size: { width: 1440, height: 900 } },
  'a low window': { size: { width: 1280, height: 720 } },
  'a phone': { size: { width: 390, height: 844 }, touch: true },
  'a phone on its side': { size: { width: 844, height: 390 }, touch: true },
} as const;

/** Runs in the page: of each minion on the first base, the part of its width that no other one covers. */
function partsInSight(): number[] {
  const cards = [...document.querySelectorAll<HTMLElement>('.base:first-child .token > button')];
  return cards.map((card) => {
    card.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = card.getBoundingClientRect();
    const across = Array.from({ length: 40 }, (_, i) => left + ((i + 0.5) * width) / 40);
    const seen = across.filter((x) => card.contains(document.elementFromPoint(x, top + height * 0.6)));
    return seen.length / across.length;
  });
}

describe.each(Object.entries(SIZES))('on %s', (_name, visitor) => {
  test('of twelve minions none is covered by more than half', async ({ open }) => {
    const page = await open(visitor);
    await sitDownAndWait(page, preparedTable(CROWD, FACTIONS));
    const parts = await page.evaluate(partsInSight);
    expect(parts).toHaveLength(17);
    expect(Math.min(...parts)).toBeGreaterThanOrEqual(0.5);
  });
});

test.for([3, 4])('at a table for %i the tracks stay on one line, also where nobody stands', async (seats, { open }) => {
  const page = await open({ size: { width: 1280, height: 720 } });
  await sitDownAndWait(page, preparedTable(LINE, MORE.slice(0, seats)));
  const tracks = page.locator('.base .track');
  const tops = await tracks.evaluateAll((all) => all.map((track) => Math.round(track.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
  expect(tops).toHaveLength(4);
});

test('a card under the focus comes to the front', async ({ open }) => {
  const page = await open(SIZES['a desk']);
  await sitDownAndWait(page, preparedTable(CROWD, FACTIONS));
  const card = page
    .locator('.base')
    .first()
    .getByRole('button', { name: /^First Mate, power 2, / })
    .first();
  await tabTo(card);
  const isWhole = await card.evaluate((button) => {
    const { right, top, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(right - 4, top + height * 0.6));
  });
  expect(isWhole).toBe(true);
});

test.for(['en', 'fr'] as const)('the meter says how all players stand (%s)', async (lang, { open }) => {
  const page = await open({ lang });
  await sitDownAt(page, crowdedTable(4, 5));
  const player = new Player(page, lang);
  const asked = await player.asked();
  const [base] = asked?.view.bases ?? [];
  if (!asked || !base) throw new Error('nobody is asked');
  const { words } = asked;
  expect(base.standings).toHaveLength(4);
  const sentences = base.standings.map(({ seat, total, place, vp }) =>
    player.text.standing(words.player(seat), total, words.labels.place(place), words.labels.vp(vp)),
  );
  const whole = [
    words.labels.powerOf(base.total, base.breakpoint),
    player.text.missing(base.breakpoint - base.total),
    ...sentences,
  ].join('. ');
  await page.getByRole('img', { name: whole, exact: true }).waitFor();
});

const scrolls = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const stages = document.querySelector('.stages');
    return stages === null || stages.scrollHeight > stages.clientHeight + 1;
  });

test.for([
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
])('three bases are in sight as a whole at $width x $height', async (size, { open }) => {
  const page = await open({ size });
  const layout: Layout = {
    ...CROWD,
    bases: [
      { base: 'base/tar-pits', A: ['wizards/archmage x2'], B: ['pirates/first-mate x2', 'dinosaurs/king-rex'] },
      { base: 'base/tortuga', A: ['zombies/grave-digger x3'], B: ['dinosaurs/king-rex'] },
      { base: 'base/temple-of-goju' },
    ],
  };
  await sitDownAndWait(page, preparedTable(layout, FACTIONS));
  expect(await scrolls(page)).toBe(false);
});

/** Runs in the page: how many pixels of a base are below the question or a card of the hand. */
function covered(): number {
  const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();
  const stages = document.querySelector('.stages');
  const above = [...document.querySelectorAll('.question, .hand-area')].map(boxOf);
  if (!stages || above.length < 2) throw new Error('nothing is asked');
  const bases = [...document.querySelectorAll('.base')].map(boxOf);
  const depths = bases.flatMap(({ left, right, bottom }) =>
    above
      .filter((one) => one.left < right && left < one.right)
      .map(({ top }) => Math.min(bottom, boxOf(stages).bottom) - top),
  );
  return Math.max(0, ...depths);
}

const DESKS = [
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
];

test.for(DESKS)('crowded bases are in sight as a whole at $width x $height', async (size, { open }) => {
  const page = await open({ size });
  for (const [seats, bases] of [
    [2, 4],
    [3, 4],
    [4, 5],
    [4, 6],
  ] as const) {
    await sitDownAndWait(page, crowdedTable(seats, bases));
    const what = `${seats} players, ${bases} bases`;
    expect(await scrolls(page), what).toBe(false);
    expect(await page.evaluate(covered), what).toBe(0);
  }
});

test.for(DESKS)('a note about a new kind of card covers no base at $width x $height', async (size, { open }) => {
  const page = await open({ size, lang: 'fr', notes: 'on' });
  for (const [seats, bases] of [
    [2, 3],
    [4, 6],
  ] as const) {
    await sitDownAt(page, crowdedTable(seats, bases));
    const note = page.locator('.kind-note');
    await note.waitFor();
    const what = `${seats} players, ${bases} bases: ${await note.locator('strong').innerText()}`;
    expect(await page.evaluate(covered), what).toBe(0);
    const isWhole = await note.evaluate((element) => {
      const foot = document.querySelector('.question-foot')?.getBoundingClientRect();
      return element.getBoundingClientRect().bottom <= (foot?.top ?? 0) + 1;
    });
    expect(isWhole, what).toBe(true);
  }
});

test.for([
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
])('a card that is lifted out of the hand is whole at $width x $height', async (size, { open }) => {
  const page = await open({ size });
  await sitDownAndWait(page, preparedTable(CROWD, FACTIONS));
  await tabTo(page.locator('.hand [tabindex="0"]'));
  const cutOff = (): Promise<number> =>
    page.evaluate(() => {
      const card = document.querySelector<HTMLElement>('.hand-card:has(:focus) .face');
      const hand = document.querySelector('.hand-cards');
      if (!card || !hand) throw new Error('no card has the focus');
      const { top, width } = card.getBoundingClientRect();
      if (width < card.offsetWidth * 1.5) throw new Error('it is not lifted');
      return Math.max(0, hand.getBoundingClientRect().top - top);
    });
  expect(await cutOff()).toBe(0);
});
