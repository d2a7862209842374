/** Cards fly to where they go, unless somebody wants less of it; and nothing waits for them. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
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
