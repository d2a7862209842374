/** The end of a game, and what can be heard of it. */
import { expect } from 'vitest';
import { preparedTable, sitDownAndWait } from './crowd.ts';
import { Player } from './player.ts';
import { test } from './visit.ts';
import { tableText, ui } from './words.ts';

const text = tableText.en;
const FACTIONS = [
  ['wizards', 'zombies'],
  ['pirates', 'dinosaurs'],
] as const;
const botsOnly = 'new?seats=greedy.greedy&factions=robots.pirates_zombies.ninjas&vpToWin=5&seed=e2e-ending';

test('who won and why, and a rematch round the table', async ({ open }) => {
  const page = await open({ screen: botsOnly });
  await page.getByRole('button', { name: ui.en.newGame.start }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: text.basesGave }).waitFor();
  const player = new Player(page, 'en');
  await player.mirror.look(page);
  const { players, turn, winners } = player.mirror.view();
  const [best = 0, next = 0] = players.map(({ vp }) => vp).toSorted((a, b) => b - a);
  const [winner] = winners.map((seat) => player.mirror.words(-1).player(seat));
  await dialog.getByRole('heading', { name: text.won(winner ?? '', false, false) }).waitFor();
  await dialog.getByText(text.wonWhy(best, turn, best - next)).waitFor();
  const before = player.mirror.saved;

  await dialog.getByRole('button', { name: text.playAgain }).click();
  await page.waitForFunction((seed) => {
    const game = localStorage.getItem(`baston.game.${sessionStorage.getItem('baston.here')}`);
    return game !== null && JSON.parse(game).saved.setup.config.seed !== seed;
  }, before.setup.config.seed);
  await player.mirror.look(page);
  const { setup } = player.mirror.saved;
  expect(setup.seats.map(({ name }) => name)).toEqual(before.setup.seats.map(({ name }) => name).toReversed());
  expect(setup.config.factions).toEqual([
    ['zombies', 'ninjas'],
    ['robots', 'pirates'],
  ]);
  expect(setup.config.vpToWin).toBe(5);
});

test('VP that come from cards are listed even if no base has scored', async ({ open }) => {
  const page = await open({});
  const layout = {
    active: 'A',
    turn: 9,
    players: { A: { vp: 15 }, B: { vp: 2 } },
    bases: [{ base: 'base/tortuga' }],
  } as const;
  await sitDownAndWait(page, preparedTable(layout, FACTIONS));
  await page.keyboard.press('e');
  const row = page.getByRole('dialog').getByRole('row', { name: text.otherVp });
  await row.waitFor();
  expect((await row.getByRole('cell').allTextContents()).map((cell) => Number.parseFloat(cell))).toEqual([15, 2]);
});

test.for([false, true])('sounds are heard only when they are wanted (%s)', async (isWanted, { open }) => {
  const page = await open({ screen: 'settings' });
  await page.evaluate(() => {
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when) {
      document.documentElement.dataset.notes = String(Number(document.documentElement.dataset.notes ?? 0) + 1);
      start.call(this, when);
    };
  });
  const { sounds } = ui.en.settings;
  if (isWanted) await page.getByRole('radio', { name: sounds.low, exact: true }).check();
  const notes = () => page.evaluate(() => Number(document.documentElement.dataset.notes ?? 0));
  if (isWanted) await expect.poll(notes).toBeGreaterThan(0);
  const sample = await notes();
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/${botsOnly}`);
  await page.getByRole('button', { name: ui.en.newGame.start }).click();
  await page.getByRole('dialog').getByRole('heading', { name: text.basesGave }).waitFor();
  // The end alone has five notes. How many cards are heard before depends on how fast the machine shows them.
  if (isWanted) await expect.poll(notes).toBeGreaterThan(sample + 5);
  else expect(await notes()).toBe(0);
});
