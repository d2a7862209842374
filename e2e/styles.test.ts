/** A browser styles elements anew when others come and go: at the table, few of them. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { Player } from './player.ts';
import { test } from './visit.ts';
import { ui } from './words.ts';

/** Where something comes and goes. */
const PLACES = ['.top-bar', '.base-top', '.prompt', '.question-foot', '.hand-card', '.me'];
/** `:has()` in a rule about elements far below would make it a hundred and more. */
const FEW = 12;

/** How many elements are styled anew when one comes or goes: the median, since the page may change by itself meanwhile. */
async function styledFor(page: Page, place: string): Promise<number> {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ['devtools.timeline'] });
  await page.evaluate((selector) => {
    const one = document.createElement('span');
    for (let i = 0; i < 10; i++) {
      document.querySelector(selector)?.append(one);
      document.documentElement.getBoundingClientRect();
      one.remove();
      document.documentElement.getBoundingClientRect();
    }
  }, place);
  const trace = JSON.parse(String(await browser?.stopTracing())) as { readonly traceEvents: readonly TraceEvent[] };
  const counts = trace.traceEvents.flatMap(
    ({ name, args }) => (name === 'UpdateLayoutTree' && args.elementCount) || [],
  );
  return counts.sort((one, other) => one - other)[counts.length >> 1] ?? 0;
}

interface TraceEvent {
  readonly name: string;
  readonly args: { readonly elementCount?: number };
}

test('what comes and goes changes the style of few others', async ({ open }) => {
  const page = await open({ screen: 'new?seats=you.greedy&factions=random&seed=e2e-styles' });
  await page.getByRole('button', { name: ui.en.newGame.start }).click();
  const player = new Player(page, 'en');
  await player.asked();
  const styled = new Map<string, number>();
  for (const place of PLACES) styled.set(place, await styledFor(page, place));
  expect([...styled].filter(([, count]) => count > FEW)).toEqual([]);
  expect(Math.min(...styled.values())).toBeGreaterThan(0);
});
