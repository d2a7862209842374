/** The table asks no more than it has to. */
import { draftOrder } from '@baston/engine';
import { defaultName } from '@baston/table';
import { expect } from 'vitest';
import { preparedTable, sitDownAndWait } from './crowd.ts';
import { Player } from './player.ts';
import { test } from './visit.ts';
import { ui } from './words.ts';

const FACTIONS = [
  ['wizards', 'zombies'],
  ['pirates', 'dinosaurs'],
] as const;

/** Plays until nothing is left to do in our turn. */
async function playUntilIdle(player: Player): Promise<number> {
  for (;;) {
    const asked = await player.asked();
    if (!asked) throw new Error('the game is over before a turn has run out of plays');
    if (asked.question.purpose === 'turn' && asked.question.options.length === 1) return asked.number;
    await player.answer(asked);
  }
}

test('a turn ends by itself when nothing is left to do', async ({ open }) => {
  const page = await open({ screen: 'new?seats=you.greedy&factions=random&seed=e2e-idle', autoEnd: 'on' });
  await page.getByRole('button', { name: ui.en.newGame.start }).click();
  const player = new Player(page, 'en');
  const number = await playUntilIdle(player);
  await player.answered(number);
});

test('the player can stop the end of the turn', async ({ open }) => {
  const page = await open({
    screen: 'new?seats=you.greedy&factions=random&seed=e2e-idle',
    autoEnd: 'on',
    speed: 'slow',
  });
  await page.getByRole('button', { name: ui.en.newGame.start }).click();
  const player = new Player(page, 'en');
  const number = await playUntilIdle(player);
  await player.press(player.text.wait);
  await page.waitForTimeout(4000); // longer than the moment takes
  const asked = await player.askedNow();
  expect(asked?.number).toBe(number);
  if (asked) await player.answer(asked);
});

test('the posters of a draft have the height down to a question of one line', async ({ open }) => {
  const size = { width: 1920, height: 1080 };
  const page = await open({ size, screen: 'new?seats=you.person&factions=draft&firstPlayer=0&seed=e2e-draft-wall' });
  await page.getByRole('button', { name: ui.en.newGame.start }).click();
  await page.locator('.draft-wall .poster').first().waitFor();
  const wall = await page.locator('.draft-wall').boundingBox();
  const question = await page.locator('.question').boundingBox();
  if (!wall || !question) throw new Error('nothing is shown');
  expect(question.y - wall.y - wall.height).toBeLessThan(24);
  expect(size.height - question.y).toBeLessThan(108);
  for (const grade of await page.locator('.draft-grade').all())
    expect(Object.values(ui.en.newGame.grades)).toContain(await grade.textContent());
});

test('people who draft at one device need not hand it over', async ({ open }) => {
  const seed = 'e2e-draft-two';
  const page = await open({ screen: `new?seats=you.person&factions=draft&firstPlayer=0&seed=${seed}` });
  await page.getByRole('button', { name: ui.en.newGame.start }).click();
  const player = new Player(page, 'en');
  for (const seat of draftOrder(2, seed)) {
    player.seat = seat;
    const asked = await player.asked();
    expect(asked?.question.purpose).toBe('draftFaction');
    expect(await page.locator('.hand-over').count()).toBe(0);
    if (asked) await player.answer(asked);
  }
  const last = draftOrder(2, seed).at(-1) as number;
  const other = defaultName('en', 'human', 2 - last);
  // From here on hands are hidden: only the backs of the cards are seen.
  await page.getByRole('heading', { name: player.text.passTo(other) }).waitFor();
  expect(await page.locator('.hand-over .backs > i').count()).toBe(5);
});

test('a card that is about to be played says on each base what it would bring', async ({ open }) => {
  const page = await open({});
  const layout = {
    active: 'A',
    turn: 9,
    players: { A: { hand: ['zombies/zombie-lord'] }, B: {} },
    bases: [
      { base: 'base/tortuga', A: ['zombies/walker'], B: ['pirates/first-mate'] },
      { base: 'base/tar-pits', A: ['wizards/archmage x2'], B: ['dinosaurs/king-rex'] },
    ],
  } as const;
  await sitDownAndWait(page, preparedTable(layout, FACTIONS));
  const player = new Player(page, 'en');
  await page
    .getByRole('button', { name: /Zombie Lord/ })
    .first()
    .click();
  const base = (name: RegExp) => page.getByRole('article', { name });
  await base(/^Tortuga/)
    .locator('.slot')
    .getByText('2 7')
    .waitFor();
  const slot = base(/^Tar Pits/).locator('.slot');
  await slot.getByText('8 13').waitFor();
  await slot.getByText(player.text.breaksNow).waitFor();
  await page.keyboard.press('Escape');
  await slot.waitFor({ state: 'detached' });
});
