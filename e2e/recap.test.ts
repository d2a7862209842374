/** Marks and recap show the opponents' moves until the player's next answer. */
import type { Lang, Layout, SavedTable } from '@baston/table';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { seriousFindings } from './axe.ts';
import { preparedTable, sitDownAt } from './crowd.ts';
import { Player } from './player.ts';
import { test } from './visit.ts';

const FACTIONS = [
  ['robots', 'zombies'],
  ['pirates', 'dinosaurs'],
] as const;

/** Two weak minions in reach of a cannon, and a raptor that grows when another one comes. */
const LAYOUT: Layout = {
  active: 'A',
  turn: 5,
  players: {
    A: { hand: ['robots/zapbot'], deck: ['robots/zapbot x6'] },
    B: { hand: ['pirates/cannon', 'dinosaurs/war-raptor'], deck: ['pirates/first-mate x6'] },
  },
  bases: [
    { base: 'base/tortuga', A: ['zombies/walker', 'zombies/tenacious-z'] },
    { base: 'base/tar-pits', B: ['dinosaurs/war-raptor'] },
    { base: 'base/the-homeworld' },
  ],
  baseDeck: ['base/the-central-brain'],
};

function scripted(): SavedTable {
  const { setup, record } = preparedTable(LAYOUT, FACTIONS);
  const script = ['play pirates/cannon', 'play dinosaurs/war-raptor on base/tar-pits', 'end'];
  const seats = setup.seats.map((seat, i) => (i === 0 ? seat : { ...seat, script }));
  return { setup: { ...setup, seats }, record };
}

/** Ends the turn, and waits until the other player has had theirs. */
async function letThemPlay(page: Page, lang: Lang): Promise<Player> {
  await sitDownAt(page, scripted());
  const player = new Player(page, lang);
  const asked = await player.asked();
  await page.keyboard.press('e');
  await player.answered(asked?.number ?? 0);
  expect((await player.asked())?.question.purpose).toBe('turn');
  return player;
}

const linesOf = (page: Page): Promise<string[]> => page.locator('.recap-lines p').allTextContents();

/** The marked cards and bases, each with its kind of mark. */
const marksOn = (page: Page): Promise<string[]> =>
  page
    .locator('.news-mark')
    .evaluateAll((marks) =>
      marks.map((mark) => `${mark.closest<HTMLElement>('[data-def]')?.dataset.def}: ${mark.textContent}`),
    );

test.for([
  ['en', 'light', ['Bot 2 played Cannon: Tenacious Z and Walker destroyed.', 'Bot 2 played War Raptor on Tar Pits.']],
  [
    'fr',
    'dark',
    [
      'Bot 2 a joué « Coup de Canon » : « Increvable » et « Rôdeur » détruites.',
      'Bot 2 a joué « Raptor de Combat » sur « Puits de Goudron ».',
    ],
  ],
] as const)('what is new is marked, and a few lines say who did what (%s)', async ([lang, scheme, lines], { open }) => {
  const page = await open({ lang, scheme });
  const player = await letThemPlay(page, lang);
  await expect.poll(() => linesOf(page)).toEqual(lines);
  const isNew = lang === 'en' ? 'New' : 'Nouvelle';
  expect(await marksOn(page)).toEqual([`dinosaurs/war-raptor: +1`, `dinosaurs/war-raptor: ${isNew}`]);
  const marked = page.locator('.token > [data-def="dinosaurs/war-raptor"]').last();
  expect(await marked.getAttribute('aria-description')).toMatch(/since your last move|depuis votre dernier choix/);
  expect(await seriousFindings(page)).toEqual([]);
  const asked = await player.asked();
  if (asked) await player.answer(asked);
  await expect.poll(() => marksOn(page)).toEqual([]);
  expect(await linesOf(page)).toEqual([]);
});

test('whoever has read it puts it away, and the marks stay', async ({ open }) => {
  const page = await open();
  await letThemPlay(page, 'en');
  await page.getByRole('button', { name: 'Got it', exact: true }).click();
  await page.getByRole('region', { name: 'Since your last move', exact: true }).waitFor({ state: 'detached' });
  expect(await marksOn(page)).toHaveLength(2);
});

test('whoever wants only the marks has them without words', async ({ open }) => {
  const page = await open({ screen: 'settings' });
  await page.getByRole('radio', { name: 'Only marked', exact: true }).check();
  await letThemPlay(page, 'en');
  await expect.poll(() => marksOn(page)).toHaveLength(2);
  expect(await linesOf(page)).toEqual([]);
});

test('it is told again to whoever comes back to the game', async ({ open }) => {
  const page = await open();
  await letThemPlay(page, 'en');
  await expect.poll(() => linesOf(page)).toHaveLength(2);
  await page.reload();
  await expect.poll(() => linesOf(page)).toHaveLength(2);
  expect(await marksOn(page)).toContain('dinosaurs/war-raptor: New');
});

test('on a phone a strip says it, and unfolds', async ({ open }) => {
  const page = await open({ size: { width: 390, height: 844 }, touch: true });
  await letThemPlay(page, 'en');
  const strip = page.getByRole('button', { name: /^2 Since your last move Bot 2 played War Raptor/ });
  await strip.tap();
  expect(await linesOf(page)).toHaveLength(2);
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'The whole log', exact: true }).tap();
  await page.getByRole('dialog', { name: 'Log' }).getByText('Bot 2 plays Cannon.').waitFor();
});

test('a finger that rests on a name shows its card, and opens nothing', async ({ open }) => {
  const page = await open({ size: { width: 390, height: 844 }, touch: true });
  await letThemPlay(page, 'en');
  await page.getByRole('button', { name: /^2 Since your last move/ }).tap();
  const { x, y } = (await page
    .locator('.recap')
    .getByRole('button', { name: 'Cannon', exact: true })
    .boundingBox()) ?? {
    x: 0,
    y: 0,
  };
  const finger = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + 8, y: y + 8 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.locator('.details-note.is-card').getByText('Cannon', { exact: true }).waitFor();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('a name shows its card under the mouse and the focus', async ({ open }) => {
  const page = await open();
  const player = await letThemPlay(page, 'en');
  const name = page.locator('.recap').getByRole('button', { name: 'Cannon', exact: true });
  const card = page.locator('.details-note.is-card');
  await name.hover();
  await card.getByText('Cannon', { exact: true }).waitFor();
  await player.question.hover();
  await card.waitFor({ state: 'detached' });
  await page.keyboard.press('Tab'); // from now on the focus is seen
  await name.focus();
  await card.getByText('Cannon', { exact: true }).waitFor();
});

/** The table as it was is shown again: how many minions stand on each base. */
const minionsOn = (page: Page): Promise<number[]> =>
  page.locator('.base').evaluateAll((bases) => bases.map((base) => base.querySelectorAll('.token').length));

test('the last turn is watched again step by step, and whatever is done ends it', async ({ open }) => {
  const page = await open({ speed: 'slow' });
  const player = await letThemPlay(page, 'en');
  await page.getByRole('button', { name: 'Watch again', exact: true }).waitFor();
  expect(await minionsOn(page)).toEqual([0, 2, 0]);
  await page.keyboard.press('w');
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowLeft'); // from now on nothing goes on by itself
  await expect.poll(() => minionsOn(page)).toEqual([2, 1, 0]); // before anything happened
  const boards = [];
  for (let i = 0; i < 6; i++) {
    await page.keyboard.press('ArrowRight');
    boards.push(String(await minionsOn(page)));
  }
  expect([...new Set(boards)].filter((board) => board !== '2,1,0')).toEqual(['0,1,0', '0,2,0']); // the shot, the raptor
  const back = page.getByRole('button', { name: 'Step back', exact: true });
  for (let i = 0; i < 6 && String(await minionsOn(page)) !== '0,1,0'; i++) await back.click();
  expect(await minionsOn(page)).toEqual([0, 1, 0]);
  // The next answer waits for nothing.
  const asked = await player.asked();
  await page.keyboard.press('e');
  await player.answered(asked?.number ?? 0);
  expect(await minionsOn(page)).toEqual([0, 2, 0]);
});

test('while bots play, their moves are looked at one by one or skipped', async ({ open }) => {
  const page = await open({ speed: 'slow' });
  await sitDownAt(page, scripted());
  const player = new Player(page, 'en');
  const asked = await player.asked();
  await page.keyboard.press('e');
  await page.getByRole('button', { name: 'Step by step', exact: true }).click();
  const shown = await minionsOn(page);
  await player.answered((asked?.number ?? 0) + 3); // they go on behind it
  expect(await minionsOn(page)).toEqual(shown);
  await page.getByRole('button', { name: 'Next step', exact: true }).click();
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  expect((await player.asked())?.question.purpose).toBe('turn');
  await expect.poll(() => minionsOn(page)).toEqual([0, 2, 0]);
});
