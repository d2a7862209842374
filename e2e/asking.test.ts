/** Questions show what they are about, and have room for many cards. */
import type { Layout } from '@baston/table';
import { expect } from 'vitest';
import { seriousFindings } from './axe.ts';
import { DESK_AND_PHONE, preparedTable, sitDownAndWait } from './crowd.ts';
import type { Finger } from './player.ts';
import { test } from './visit.ts';

const FACTIONS = [
  ['pirates', 'wizards'],
  ['zombies', 'dinosaurs'],
] as const;

const LAYOUT: Layout = {
  active: 'A',
  turn: 5,
  players: {
    A: {
      hand: ['pirates/cannon', 'wizards/scry'],
      deck: [
        'wizards/mass-enchantment',
        'wizards/mystic-studies',
        'wizards/portal',
        'wizards/sacrifice',
        'wizards/summon',
        'wizards/time-loop',
        'wizards/winds-of-change',
        'pirates/dinghy',
        'pirates/broadside',
        'pirates/powderkeg',
        'pirates/full-sail',
        'pirates/shanghai',
        'pirates/swashbuckling',
        'pirates/sea-dogs',
      ],
    },
    B: { deck: ['zombies/walker x6'] },
  },
  bases: [
    { base: 'base/tortuga', A: ['pirates/buccaneer'], B: ['zombies/walker', 'zombies/tenacious-z'] },
    { base: 'base/tar-pits' },
    { base: 'base/the-homeworld' },
  ],
  baseDeck: ['base/the-central-brain'],
};

/** Plays the card of that id from the hand, which goes nowhere in particular. */
async function play(player: Finger, def: string): Promise<void> {
  const { page } = player;
  const card = page.locator(`.hand button[data-def="${def}"]`);
  await card.press('Enter');
  await card.press('Enter');
  await player.question.locator('.prompt-source').waitFor();
}

test('a question says how many at most, shows the card that asks, and gives each target its key', async ({ open }) => {
  const page = await open({ size: { width: 1440, height: 900 } });
  const player = await sitDownAndWait(page, preparedTable(LAYOUT, FACTIONS));
  await play(player, 'pirates/cannon');
  await player.question.getByText('Up to 2, or none.').waitFor();
  await player.question.locator('.asking-card').waitFor();
  const targets = page.locator('.token > [data-role]');
  expect(await targets.locator('.target-key').allTextContents()).toEqual(['1', '2']);
  expect(await seriousFindings(page)).toEqual([]);
  const [first] = await targets.all();
  const name = await first?.getAttribute('aria-label');
  await page.keyboard.press(await targets.first().locator('.target-key').innerText());
  await page.getByRole('button', { name: name ?? '', exact: true, pressed: true }).waitFor();
});

test('the places of a chosen card have their keys too', async ({ open }) => {
  const page = await open();
  const layout: Layout = { ...LAYOUT, players: { ...LAYOUT.players, A: { hand: ['pirates/buccaneer'] } } };
  const player = await sitDownAndWait(page, preparedTable(layout, FACTIONS));
  const asked = await player.asked();
  await page.locator('.hand button[data-def="pirates/buccaneer"]').press('Enter');
  const keys = page.locator('.base .target-key');
  expect(await keys.allTextContents()).toEqual(['1', '2', '3']);
  await page.locator('body').press('2');
  await player.answered(asked?.number ?? 0);
  const { view } = (await player.asked()) ?? {};
  expect(view?.bases[1]?.minions.map(({ def }) => def)).toEqual(['pirates/buccaneer']);
});

test.for(DESK_AND_PHONE)('many cards have room and can be searched, at %s', async ([, visitor], { open }) => {
  const page = await open(visitor);
  const player = await sitDownAndWait(page, preparedTable(LAYOUT, FACTIONS));
  await play(player, 'wizards/scry');
  const cards = page.getByRole('list', { name: player.text.cardsToChoose }).getByRole('button');
  await expect.poll(() => cards.count()).toBe(14);
  // Most of them are in sight at once, and whole rows of them.
  const inSight = await cards.evaluateAll(
    (buttons) =>
      buttons.filter((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }).length,
  );
  expect(inSight).toBeGreaterThanOrEqual(visitor.size.width > 1000 ? 12 : 6);
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('searchbox').fill('time');
  await expect.poll(() => cards.count()).toBe(1);
  await page.getByRole('searchbox').fill('nothing like it');
  await page.getByText('No cards found.').waitFor();
});

test('what cannot be taken back says so in two words', async ({ open }) => {
  const page = await open();
  const player = await sitDownAndWait(page, preparedTable(LAYOUT, FACTIONS));
  await player.question.locator('.final').getByText('can’t be undone', { exact: true }).waitFor();
});

test('an option shows its card under the mouse', async ({ open }) => {
  const page = await open();
  const player = await sitDownAndWait(page, preparedTable(LAYOUT, FACTIONS));
  await page.keyboard.press('o');
  await player.question.locator('.option').first().hover();
  await page.locator('.details-note.is-card .face').waitFor();
});

test('a question about a card that was looked at shows that card', async ({ open }) => {
  const page = await open({ size: { width: 1440, height: 900 } });
  const layout: Layout = {
    ...LAYOUT,
    players: { A: { hand: ['zombies/walker'], deck: ['pirates/broadside x3'] }, B: { deck: ['zombies/walker x6'] } },
  };
  const player = await sitDownAndWait(page, preparedTable(layout, FACTIONS));
  await page.locator('.hand button[data-def="zombies/walker"]').press('Enter');
  await page.locator('body').press('1');
  await player.question.getByText('You see:').waitFor();
  await player.question.getByRole('button', { name: 'Broadside', exact: true }).waitFor();
  await player.question.locator('.asking-card').getByText('Broadside', { exact: true }).waitFor();
});
