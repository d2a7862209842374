/** Titans: beside the decks, on bases, and how they clash. */
import type { Layout } from '@baston/table';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { seriousFindings } from './axe.ts';
import { DESK_AND_PHONE, preparedTable, sitDownAndWait } from './crowd.ts';
import { tabTo } from './keyboard.ts';
import type { Finger } from './player.ts';
import { test } from './visit.ts';

const FACTIONS = [
  ['kaiju', 'magical-girls'],
  ['mega-troopers', 'pirates'],
] as const;

const LAYOUT: Layout = {
  active: 'A',
  turn: 5,
  players: {
    A: {
      hand: ['kaiju/stomp', 'kaiju/johnny', 'magical-girls/coronet-attack', 'magical-girls/rainbow-girl'],
      deck: ['kaiju/stomp x4'],
      titans: [{ card: 'kaiju/gorgodzolla', counters: 2 }, 'magical-girls/walking-castle'],
    },
    B: { hand: ['pirates/first-mate'], deck: ['pirates/first-mate x4'] },
  },
  bases: [
    {
      base: 'base/tokyo',
      A: ['magical-girls/lunar-captain'],
      B: ['pirates/buccaneer'],
      actions: { A: ['kaiju/stomp', 'kaiju/tail-smash'] },
      titans: { B: [{ card: 'mega-troopers/megabot', counters: 2 }] },
    },
    { base: 'base/juice-bar' },
    { base: 'base/tortuga' },
  ],
  baseDeck: ['base/jungle-oasis'],
};

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

async function boxOf(page: Page, selector: string): Promise<Box> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not to be seen`);
  return box;
}

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const sitDown = (page: Page): Promise<Finger> => sitDownAndWait(page, preparedTable(LAYOUT, FACTIONS));

describe.each(DESK_AND_PHONE)('on %s', (_name, visitor) => {
  test('titans are seen beside the deck and on a base, with their counters', async ({ open }) => {
    const page = await open(visitor);
    const player = await sitDown(page);
    const hand = page.getByRole('region', { name: player.text.hand });
    const aside = hand.getByRole('button', { name: 'Gorgodzolla (You, beside the deck)' });
    expect(await aside.getAttribute('aria-description')).toContain(player.text.powerCounters(2));
    expect(await aside.getByRole('img', { name: player.text.powerCounters(2) }).count()).toBe(1);
    const mark = await boxOf(page, '.chip-titans');
    for (const part of ['.avatar', '.coin', '.chip-piles .chip-count'])
      expect(overlap(mark, await boxOf(page, `[data-seat="0"] ${part}`)), part).toBe(false);
    const megabot = page.getByRole('button', { name: 'Megabot (Bot 2, Tokyo)' });
    expect(await megabot.getAttribute('aria-description')).toContain(player.text.powerCounters(2));
    expect(await seriousFindings(page)).toEqual([]);
    await megabot.click();
    await page.getByRole('dialog', { name: 'Megabot' }).waitFor();
  });

  test('a titan is played from where it lies, and the clash is told', async ({ open }) => {
    const page = await open(visitor);
    const player = await sitDown(page);
    const asked = await player.asked();
    const use = asked?.question.options.find(({ card }) => card?.def === 'kaiju/gorgodzolla');
    if (!asked || !use) throw new Error('the titan is not offered');
    await player.answer({ ...asked, picks: [use.id] });
    await page.getByRole('button', { name: 'Gorgodzolla (You, Tokyo)' }).waitFor();
    expect(await page.getByRole('button', { name: 'Megabot (Bot 2, Tokyo)' }).count()).toBe(0);
    const log = page.getByText('Clash of titans on Tokyo: Gorgodzolla (power 11) stays, Megabot (power 7) must leave.');
    await page.getByRole('button', { name: player.text.log }).click();
    await log.first().waitFor();
  });
});

test('a titan is played with the keyboard alone', async ({ open }) => {
  const page = await open(DESK_AND_PHONE[0][1]);
  await sitDown(page);
  const titan = page.getByRole('button', { name: 'Gorgodzolla (You, beside the deck)', exact: true });
  await tabTo(titan);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Gorgodzolla (You, Tokyo)' }).waitFor();
});
