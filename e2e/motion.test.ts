/** Cards fly to where they go, unless somebody wants less of it; and nothing waits for them. */
import type { Layout } from '@baston/table';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { seriousFindings } from './axe.ts';
import { preparedTable, sitDownAt } from './crowd.ts';
import { Player } from './player.ts';
import { test } from './visit.ts';
import { ui } from './words.ts';

const GAME = 'new?seats=you.greedy&factions=dinosaurs.pirates_zombies.ninjas&firstPlayer=0&seed=e2e-motion';

interface Flight {
  readonly duration: number;
  readonly moves: boolean;
}
type Sky = Window & { flights: Flight[] };

/** Writes down every flight from now on, and holds it in the air. */
function watchTheSky(): void {
  const flights: Flight[] = [];
  Object.assign(window, { flights });
  new MutationObserver((changes) => {
    for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(added instanceof HTMLElement) || !added.matches('.flight')) continue;
      const [animation] = added.getAnimations();
      const frames = (animation?.effect as KeyframeEffect | undefined)?.getKeyframes() ?? [];
      const duration = Number(animation?.effect?.getTiming().duration ?? 0);
      flights.push({ duration, moves: frames[0]?.translate !== frames.at(-1)?.translate });
      animation?.pause();
    }
  }).observe(document.body, { childList: true });
}

const flightsSeen = (page: Page): Promise<Flight[]> => page.evaluate(() => (window as unknown as Sky).flights);

async function playOneCard(page: Page): Promise<Player> {
  await page.getByRole('button', { name: ui.en.newGame.start }).click();
  const player = new Player(page, 'en');
  const asked = await player.asked();
  await page.evaluate(watchTheSky);
  if (!asked?.picks[0]?.startsWith('play:')) throw new Error('nothing is played');
  await player.answer(asked);
  return player;
}

test('a card flies from the hand to its base, and the game goes on while it is in the air', async ({ open }) => {
  const page = await open({ screen: GAME, speed: 'fast' });
  const player = await playOneCard(page);
  await expect.poll(() => flightsSeen(page)).not.toEqual([]);
  for (const flight of await flightsSeen(page)) expect(flight).toEqual({ duration: expect.any(Number), moves: true });
  expect((await flightsSeen(page)).every(({ duration }) => duration > 50 && duration < 1000)).toBe(true);
  const next = await player.asked();
  if (!next) throw new Error('nobody is asked');
  await player.answer(next);
  expect(await page.locator('.flight').count()).toBeGreaterThan(0);
});

test.for([
  ['motion is off', 'off', 'no-preference'],
  ['the system asks for less', 'fast', 'reduce'],
] as const)('nothing flies when %s', async ([, speed, reducedMotion], { open }) => {
  const page = await open({ screen: GAME, speed });
  await page.emulateMedia({ reducedMotion });
  const player = await playOneCard(page);
  const next = await player.asked();
  if (next) await player.answer(next);
  expect(await flightsSeen(page)).toEqual([]);
});

/** A base that breaks when the first player stops playing cards, who is asked something at once. */
const FULL: Layout = {
  active: 'A',
  turn: 5,
  players: {
    A: { vp: 2, hand: ['pirates/dinghy'], deck: ['pirates/first-mate x6'] },
    B: { vp: 1, deck: ['dinosaurs/war-raptor x6'] },
  },
  bases: [
    { base: 'base/tortuga', A: ['zombies/walker'], B: ['dinosaurs/king-rex x3'] },
    { base: 'base/tar-pits', A: ['zombies/walker'] },
    { base: 'base/the-central-brain' },
  ],
  baseDeck: ['base/the-homeworld'],
};

/** Nothing is asked when the base has scored, and the bot has a minion to play. */
const QUIET: Layout = {
  ...FULL,
  players: { ...FULL.players, B: { vp: 1, hand: ['dinosaurs/war-raptor'], deck: ['dinosaurs/war-raptor x6'] } },
  bases: [
    { base: 'base/the-homeworld', A: ['zombies/walker'], B: ['dinosaurs/king-rex x3'] },
    { base: 'base/tar-pits', A: ['zombies/walker'] },
    { base: 'base/the-central-brain' },
  ],
  baseDeck: ['base/jungle-oasis'],
};

async function breakTheBase(page: Page, position = FULL): Promise<Player> {
  const factions = [
    ['pirates', 'zombies'],
    ['dinosaurs', 'ninjas'],
  ] as const;
  await sitDownAt(page, preparedTable(position, factions));
  const player = new Player(page, 'en');
  const asked = await player.asked();
  await page.keyboard.press('e');
  await player.answered(asked?.number ?? 0);
  return player;
}

test.for(['no-preference', 'reduce'] as const)(
  'a base that breaks has its moment, and a question does not wait for it (motion: %s)',
  async (reducedMotion, { open }) => {
    const page = await open({ speed: 'fast' });
    await page.emulateMedia({ reducedMotion });
    const player = await breakTheBase(page);
    const moment = page.getByRole('dialog', { name: 'Tortuga breaks!', exact: true });
    await moment.waitFor();
    const places = moment.locator('.scoring-place');
    await places.nth(1).waitFor();
    expect(await places.locator('.scoring-who b').allTextContents()).toEqual(['You', 'Bot 2']); // the second first
    expect(await places.locator('.scoring-run > :last-child').allTextContents()).toEqual(['5 of 15 VP', '5 of 15 VP']);
    expect((await player.asked())?.question.source?.def).toBe('base/tortuga'); // behind it
    if (reducedMotion === 'reduce') {
      const moving = await moment.evaluate((scene) => scene.getAnimations({ subtree: true }).length);
      expect(moving).toBe(0);
      expect(await seriousFindings(page)).toEqual([]);
    }
    await page.keyboard.press('Enter');
    await moment.waitFor({ state: 'detached' });
    const asked = await player.asked();
    if (asked) await player.answer(asked);
  },
);

test('a bot makes its next move when the base has had its moment', async ({ open }) => {
  const page = await open({ speed: 'fast' });
  const player = await breakTheBase(page, QUIET);
  const moment = page.getByRole('dialog', { name: 'The Homeworld breaks!', exact: true });
  const raptors = page.locator('.bases').getByText('War Raptor');
  await moment.waitFor();
  await page.waitForTimeout(1000);
  expect(await raptors.count()).toBe(0);
  await moment.waitFor({ state: 'detached' });
  await raptors.first().waitFor();
  expect((await player.asked())?.view.turn).toBe(7);
});

test('whoever has switched motion off is not kept from the table by a base', async ({ open }) => {
  const page = await open({ speed: 'off' });
  const player = await breakTheBase(page);
  expect((await player.asked())?.view.players[0]?.vp).toBe(5);
  expect(await page.getByRole('dialog').count()).toBe(0);
});
