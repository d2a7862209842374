/** Cards that have the abilities of others, or none: the table says so. */
import type { Layout } from '@baston/table';
import { describe, expect } from 'vitest';
import { seriousFindings } from './axe.ts';
import { DESK_AND_PHONE, preparedTable, sitDownAndWait } from './crowd.ts';
import { test } from './visit.ts';

const FACTIONS = [
  ['shapeshifters', 'sheep'],
  ['dinosaurs', 'robots'],
] as const;

const LAYOUT: Layout = {
  active: 'A',
  turn: 5,
  players: {
    A: { hand: ['sheep/ram', 'sheep/shearing'], deck: ['sheep/flock x4'] },
    B: { hand: ['robots/zapbot'], deck: ['robots/zapbot x4'] },
  },
  bases: [
    {
      base: 'base/the-vats',
      A: [
        {
          card: 'shapeshifters/copycat',
          as: 'copy',
          actions: { A: [{ card: 'shapeshifters/cellular-bonding', as: 'bond' }] },
        },
      ],
      B: ['dinosaurs/war-raptor', { card: 'robots/warbot', as: 'silent' }],
    },
    { base: 'base/the-pasture' },
    { base: 'base/tortuga' },
  ],
  effects: [
    { kind: 'text', until: 'endOfTurn', seat: 'A', on: 'copy', by: 'copy', amount: 'dinosaurs/war-raptor' },
    { kind: 'text', until: 'leavesPlay', seat: 'A', on: 'bond', by: 'bond', amount: 'shapeshifters/splice-as-nice' },
    { kind: 'text', until: 'endOfTurn', seat: 'A', on: 'silent' },
  ],
  baseDeck: ['base/jungle-oasis'],
};

describe.each(DESK_AND_PHONE)('on %s', (_what, how) => {
  test('a card with the abilities of another says whose, and shows that card', async ({ open }) => {
    const page = await open(how);
    await sitDownAndWait(page, preparedTable(LAYOUT, FACTIONS));
    const base = page.locator('.base').first();
    await base.getByRole('button', { name: 'abilities of Splice as Nice', exact: true }).waitFor();
    await base.locator('p.abilities-now', { hasText: 'no abilities' }).waitFor();
    const power = await base.locator('[data-def="shapeshifters/copycat"]').first().getAttribute('aria-label');
    expect(power).toContain('5'); // 2, 1 for the War Raptor, 2 of Splice as Nice
    expect(await seriousFindings(page)).toEqual([]);
    await base.getByRole('button', { name: 'abilities of War Raptor', exact: true }).click();
    await page.getByRole('dialog').getByText('for each War Raptor here').first().waitFor();
  });
});
