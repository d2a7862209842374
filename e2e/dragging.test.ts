/** Cards of the hand are dragged to where they are played, by mouse and by finger. */
import type { Layout } from '@baston/table';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { crowdedTable, DESK_AND_PHONE, preparedTable, sitDownAndWait } from './crowd.ts';
import type { Player } from './player.ts';
import { test } from './visit.ts';

const LAYOUT: Layout = {
  active: 'A',
  turn: 9,
  players: {
    A: { hand: ['dinosaurs/king-rex', 'dinosaurs/upgrade', 'wizards/mystic-studies'], deck: ['wizards/neophyte x6'] },
    B: { deck: ['zombies/walker x6'] },
  },
  bases: [
    { base: 'base/tortuga', A: ['dinosaurs/armor-stego'], B: ['pirates/first-mate'] },
    { base: 'base/tar-pits', A: ['wizards/archmage'], B: ['zombies/walker'] },
    { base: 'base/the-homeworld' },
  ],
};
const FACTIONS = [
  ['dinosaurs', 'wizards'],
  ['pirates', 'zombies'],
] as const;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A mouse button that is held, or a finger on the glass. */
interface Pointer {
  press(at: Spot): Promise<void>;
  /** In some steps, as hands do. */
  move(to: Spot): Promise<void>;
  release(): Promise<void>;
}

const STEPS = 6;

const mouse = ({ mouse: device }: Page): Pointer => ({
  async press({ x, y }) {
    await device.move(x, y);
    await device.down();
  },
  move: ({ x, y }) => device.move(x, y, { steps: STEPS }),
  release: () => device.up(),
});

async function finger(page: Page): Promise<Pointer & { cancel(): Promise<void> }> {
  const browser = await page.context().newCDPSession(page);
  type What = 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel';
  const send = async (type: What, ...touchPoints: Spot[]): Promise<void> => {
    await browser.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  let at: Spot = { x: 0, y: 0 };
  return {
    async press(to) {
      at = to;
      await send('touchStart', at);
    },
    async move(to) {
      const from = at;
      for (let i = 1; i <= STEPS; i++) {
        at = { x: from.x + ((to.x - from.x) * i) / STEPS, y: from.y + ((to.y - from.y) * i) / STEPS };
        await send('touchMove', at);
      }
    },
    release: () => send('touchEnd'),
    cancel: () => send('touchCancel'),
  };
}

const middleOf = (place: Locator): Promise<Spot> =>
  place.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });

const isUnder = (picture: Locator, { x, y }: Spot): Promise<boolean> =>
  picture.evaluate(
    (element, at) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return left < at.x && at.x < right && top < at.y && at.y < bottom;
    },
    { x, y },
  );

/** The part of a card in the hand that no other card covers. */
async function gripOf(card: Locator): Promise<Spot> {
  const { left, top } = await card.evaluate((button) => button.getBoundingClientRect());
  return { x: left + 20, y: top + 30 };
}

async function sitDown(page: Page, layout: Layout = LAYOUT): Promise<Player> {
  const player = await sitDownAndWait(page, preparedTable(layout, FACTIONS));
  await page.locator('.hand [tabindex="0"]').waitFor(); // what hands can do is loaded after the question
  return player;
}

const cardOf = (page: Page, name: string): Locator => page.locator('.hand').getByRole('button', { name }).first();
const baseOf = (page: Page, name: string): Locator => page.getByRole('article', { name });
const defsAt = (player: Player, base: number): string[] =>
  player.mirror.view().bases[base]?.minions.map(({ def }) => def) ?? [];

/** Nothing is chosen, and nothing has been played. */
async function expectNothingChosen(player: Player): Promise<void> {
  const { page } = player;
  await page.locator('.dragged').waitFor({ state: 'detached' });
  await page.locator('[data-role="place"]').first().waitFor({ state: 'detached' });
  expect(await page.locator('.hand [aria-pressed="true"], [data-dragged], [data-over], [data-drop]').count()).toBe(0);
  expect((await player.askedNow())?.number).toBe(0);
}

describe.each(DESK_AND_PHONE)('on %s', (_name, visitor) => {
  const pointerOf = (page: Page): Pointer | Promise<Pointer> => ('touch' in visitor ? finger(page) : mouse(page));

  test('a minion is dragged to the base where it is played', async ({ open }) => {
    const page = await open(visitor);
    const player = await sitDown(page);
    const pointer = await pointerOf(page);
    const base = baseOf(page, 'The Homeworld');
    const to = await middleOf(base);
    await pointer.press(await gripOf(cardOf(page, 'King Rex')));
    expect(await page.locator('.dragged').count()).toBe(0);
    await pointer.move(to);

    // It is under the pointer, all places are marked, the one below it more than the others, and says what it would bring.
    // A move of the pointer arrives with the next frame, so each of these is waited for.
    await expect.poll(() => isUnder(page.locator('.dragged'), to)).toBe(true);
    await expect.poll(() => page.locator('.base-target').count()).toBe(3);
    await expect.poll(() => page.locator('[data-over]').getAttribute('aria-label')).toMatch(/^The Homeworld/);
    await base.locator('.slot').getByText('0 7').waitFor();

    await pointer.release();
    await player.answered(0);
    expect(defsAt(player, 2)).toEqual(['dinosaurs/king-rex']);
    await page.locator('.dragged').waitFor({ state: 'detached' });
    expect(await page.locator('[data-dragged], [data-over]').count()).toBe(0);
  });

  test('an action is dropped on the minion that it is played on', async ({ open }) => {
    const page = await open(visitor);
    const player = await sitDown(page);
    const pointer = await pointerOf(page);
    await pointer.press(await gripOf(cardOf(page, 'Upgrade')));
    await pointer.move(await middleOf(page.getByRole('button', { name: /^Archmage/ })));
    await pointer.release();
    await player.answered(0);
    const [minion] = player.mirror.view().bases[1]?.minions ?? [];
    expect(minion?.actions.map(({ def }) => def)).toEqual(['dinosaurs/upgrade']);
  });

  test('a card that goes nowhere is played wherever it is dropped on the board', async ({ open }) => {
    const page = await open(visitor);
    const player = await sitDown(page);
    const pointer = await pointerOf(page);
    await pointer.press(await gripOf(cardOf(page, 'Mystic Studies')));
    await pointer.move(await middleOf(baseOf(page, 'Tortuga')));
    await page.locator('.bases[data-drop][data-over]').waitFor();
    await pointer.release();
    await player.answered(0);
    expect(player.mirror.view().players[0]?.hand.known).toHaveLength(4);
    expect(await page.locator('[data-drop]').count()).toBe(0);
  });

  test('a card that is dropped where it cannot go is back in the hand', async ({ open }) => {
    const page = await open(visitor);
    const player = await sitDown(page);
    const pointer = await pointerOf(page);
    const upgrade = cardOf(page, 'Upgrade');
    const from = await gripOf(upgrade);
    for (const to of [await middleOf(baseOf(page, 'The Homeworld')), await middleOf(page.getByRole('banner'))]) {
      await pointer.press(from);
      await pointer.move(to);
      await page.locator('[data-role="place"]').first().waitFor();
      await pointer.release();
      await expectNothingChosen(player);
    }
  });
});

test('Escape takes a card back while it is dragged', async ({ open }) => {
  const page = await open();
  const player = await sitDown(page);
  const pointer = mouse(page);
  await pointer.press(await gripOf(cardOf(page, 'King Rex')));
  await pointer.move(await middleOf(baseOf(page, 'Tortuga')));
  await page.locator('.dragged').waitFor();
  await page.keyboard.press('Escape');
  await expectNothingChosen(player);
  await pointer.release();
  await expectNothingChosen(player);
  await cardOf(page, 'King Rex').click(); // the next click counts
  await page.locator('.base-target').first().waitFor();
});

test('a card is back in the hand when the finger is lost', async ({ open }) => {
  const page = await open(DESK_AND_PHONE[1][1]);
  const player = await sitDown(page);
  const pointer = await finger(page);
  await pointer.press(await gripOf(cardOf(page, 'King Rex')));
  await pointer.move(await middleOf(baseOf(page, 'Tortuga')));
  await page.locator('.dragged').waitFor();
  await pointer.cancel();
  await expectNothingChosen(player);
});

test('a press that hardly moves is a click', async ({ open }) => {
  const page = await open();
  await sitDown(page);
  const pointer = mouse(page);
  const { x, y } = await gripOf(cardOf(page, 'King Rex'));
  await pointer.press({ x, y });
  await pointer.move({ x: x + 3, y: y - 4 });
  await pointer.release();
  await page.locator('.base-target').first().waitFor();
  expect(await cardOf(page, 'King Rex').getAttribute('aria-pressed')).toBe('true');
});

test('a finger that moves sideways scrolls the hand', async ({ open }) => {
  const page = await open(DESK_AND_PHONE[1][1]);
  const player = await sitDownAndWait(page, crowdedTable(2, 3));
  await page.locator('.hand [tabindex="0"]').waitFor();
  const hand = page.locator('.hand-cards');
  const { x, y } = await gripOf(hand.locator('.table-card').nth(6));
  const pointer = await finger(page);
  await pointer.press({ x, y });
  await pointer.move({ x: x - 150, y: y - 20 });
  await expect.poll(() => hand.evaluate((list) => list.scrollLeft)).toBeGreaterThan(20);
  await pointer.release();
  await expectNothingChosen(player);
});

test.for([
  ['normal', 'no-preference', true],
  ['normal', 'reduce', false],
  ['off', 'no-preference', false],
] as const)('at speed %s, with motion %s, a card flies back: %s', async ([speed, reducedMotion, flies], { open }) => {
  const page = await open({ speed });
  await page.emulateMedia({ reducedMotion });
  const player = await sitDown(page);
  const pointer = mouse(page);
  await pointer.press(await gripOf(cardOf(page, 'King Rex')));
  await pointer.move(await middleOf(page.getByRole('banner')));
  await page.locator('.dragged').waitFor();
  await page.evaluate(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
      if (this.matches('.dragged')) document.body.dataset.flew = '';
      return animate.apply(this, how);
    };
  });
  await pointer.release();
  await expectNothingChosen(player);
  expect(await page.evaluate(() => document.body.dataset.flew !== undefined)).toBe(flies);
});
