/** Cards that lie face down: beside bases, and in duels. */
import type { Layout } from '@baston/table';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { seriousFindings } from './axe.ts';
import { DESK_AND_PHONE, preparedTable, sitDownAndWait } from './crowd.ts';
import type { Finger } from './player.ts';
import { test } from './visit.ts';

const FACTIONS = [
  ['cowboys', 'vikings'],
  ['ancient-egyptians', 'zombies'],
] as const;

const LAYOUT: Layout = {
  active: 'A',
  turn: 5,
  players: {
    A: {
      hand: ['cowboys/gunfighter', 'cowboys/quick-draw', 'vikings/ransack', 'vikings/raider'],
      deck: ['cowboys/deputy x4'],
    },
    B: { hand: ['zombies/tenacious-z'], deck: ['zombies/tenacious-z x4'] },
  },
  bases: [
    {
      base: 'base/tar-pits',
      A: ['vikings/valkyrie'],
      B: ['ancient-egyptians/priest-of-anubis'],
      buried: { A: ['vikings/shield-maiden'], B: ['zombies/walker', 'ancient-egyptians/mummy'] },
    },
    { base: 'base/so-so-corral' },
    { base: 'base/tortuga' },
  ],
  baseDeck: ['base/drakkar'],
};

const sitDown = (page: Page): Promise<Finger> => sitDownAndWait(page, preparedTable(LAYOUT, FACTIONS));

/** Gives the answer whose card that is. */
async function answer(player: Finger, def: string): Promise<void> {
  const asked = await player.asked();
  const option = asked?.question.options.find(({ card }) => card?.def === def);
  if (!asked || !option) throw new Error(`${def} is not offered`);
  await player.answer({ ...asked, picks: [option.id] });
}

describe.each(DESK_AND_PHONE)('on %s', (_name, visitor) => {
  test('one’s own buried cards can be read, those of others only counted', async ({ open }) => {
    const page = await open(visitor);
    const player = await sitDown(page);
    const buried = page.getByRole('list', { name: player.text.buried });
    expect(await buried.getByRole('img', { name: 'Face-down card (Bot 2, buried at Tar Pits)' }).count()).toBe(2);
    expect(await page.getByText(/Walker|Mummy/).count()).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
    await buried.getByRole('button', { name: 'Shield Maiden (You, buried at Tar Pits)' }).click();
    await page.getByRole('dialog', { name: 'Shield Maiden' }).waitFor();
  });

  test('a card face down has the back of its player’s deck', async ({ open }) => {
    const page = await open(visitor);
    await sitDown(page);
    const backOf = (part: string): Promise<string> =>
      page.locator(part).evaluate((back) => getComputedStyle(back).backgroundImage);
    const [mine, theirs] = [
      await backOf('.buried-cards [data-owner="0"] .card-back'),
      await backOf('.buried-cards li:last-child .card-back'),
    ];
    expect(mine).not.toBe(theirs);
    expect(await backOf('.player-chip[data-seat="1"] .is-deck')).toBe(
      theirs.replaceAll('4.5px', '3px').replaceAll('7.5px', '5px'),
    );
  });

  test('a card that lies face down can be chosen where it lies', async ({ open }) => {
    const page = await open(visitor);
    const player = await sitDown(page);
    await answer(player, 'vikings/ransack');
    const asked = await player.asked();
    expect(asked?.question.purpose).toBe('takeCard');
    await page.getByRole('button', { name: 'Face-down card (Bot 2, buried at Tar Pits)' }).first().click();
    await page
      .getByRole('region', { name: player.text.hand })
      .getByRole('button', { name: /^Walker/ })
      .waitFor();
  });

  test('a duel shows who fights, what lies face down, and who has won', async ({ open }) => {
    const page = await open(visitor);
    const player = await sitDown(page);
    const asked = await player.asked();
    const play = asked?.question.options.find(
      ({ card, where }) => card?.def === 'cowboys/gunfighter' && where?.def === 'base/tar-pits',
    );
    if (!asked || !play) throw new Error('there is nobody to fight');
    await player.answer({ ...asked, picks: [play.id] });
    await answer(player, 'ancient-egyptians/priest-of-anubis');
    const duel = page.getByRole('region', { name: player.text.duel, exact: true });
    await duel.getByText('Priest of Anubis').waitFor();
    expect((await player.asked())?.question.purpose).toBe('duelCard');
    expect(await seriousFindings(page)).toEqual([]);
    // Before a card is placed, it says what happens to it; once, to those who listen.
    const { action, bluff } = player.text.duelFates;
    const fates = { 'cowboys/quick-draw': action, 'vikings/ransack': action, 'vikings/raider': bluff };
    for (const [def, { said, short }] of Object.entries(fates)) {
      const card = page.locator(`.hand .table-card[data-def="${def}"]`);
      expect(await card.getAttribute('aria-description')).toBe(`${said}. ${player.text.selectable}`);
      expect([said, short]).toContain(await card.locator('.hand-fate').innerText());
    }
    await answer(player, 'cowboys/quick-draw');
    await answer(player, 'cowboys/gunfighter');
    await duel.getByText('Gunfighter wins the duel.').waitFor();
    expect(await page.locator('.hand-fate').count()).toBe(0);
    await duel.getByRole('button', { name: 'Quick Draw' }).waitFor();
  });
});
