/** Decks that all players share: at the edge of the table, and what they cost at the end. */
import type { Layout } from '@baston/table';
import { expect } from 'vitest';
import { preparedTable, sitDownAt } from './crowd.ts';
import { test } from './visit.ts';
import { tableText } from './words.ts';

const FACTIONS = [
  ['minions-of-cthulhu', 'wizards'],
  ['elder-things', 'robots'],
] as const;
const MADNESS = 'madness/madness';

const LAYOUT: Layout = {
  active: 'A',
  turn: 12,
  players: {
    A: {
      vp: 14,
      hand: ['minions-of-cthulhu/the-seal-is-broken', `${MADNESS} x2`, 'wizards/neophyte'],
      deck: [MADNESS, 'wizards/scry x5'],
    },
    B: { vp: 14, hand: ['robots/zapbot'], deck: ['robots/hoverbot x5'], discard: [MADNESS] },
  },
  bases: [
    { base: 'base/mountains-of-madness', A: ['minions-of-cthulhu/servitor-of-cthulhu'], B: ['elder-things/mi-go'] },
    { base: 'base/rlyeh', B: ['elder-things/byakhee x2'] },
    { base: 'base/asylum', B: ['robots/nukebot x4'] },
  ],
  baseDeck: ['base/innsmouth', 'base/ritual-site'],
  sideDecks: { madness: { pile: [`${MADNESS} x26`] } },
};

test.for(['en', 'fr'] as const)('Madness is seen, explained and paid for (%s)', async (lang, { open }) => {
  const text = tableText[lang];
  const page = await open({ lang });
  await sitDownAt(page, preparedTable(LAYOUT, FACTIONS));
  const decks = page.getByRole('list', { name: text.sharedDecks });
  const name = { en: 'Madness', fr: 'Démence' }[lang];
  const deck = (count: number) => decks.getByRole('button', { name: text.deckLeft(name, count) });
  await deck(26).waitFor();

  // Everybody can read the card, and what it is for.
  await deck(26).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(text.deckNotes.madness).waitFor();
  expect(await dialog.getByRole('button', { name }).count()).toBe(1);
  await page.keyboard.press('Escape');

  // One more VP, at the price of a fourth card; the bot wins the Asylum, and the game.
  await page.locator('.hand button[data-def="minions-of-cthulhu/the-seal-is-broken"]').click();
  await page.locator('.question .button.primary').click();
  await deck(25).waitFor();
  expect(await page.locator('.player-chip[data-seat="0"] .chip-count').last().textContent()).toBe(
    `${text.madnessShort}4`,
  );
  await page.keyboard.press('e');
  const over = page.getByRole('dialog').filter({ has: page.getByRole('heading', { name: text.finalScore }) });
  await over.waitFor();
  const four = { en: '4 Madness cards', fr: '4 cartes Démence' }[lang];
  await over.getByText(text.penalty(15, four, 2)).waitFor();
  await over.getByRole('row', { name: text.madnessShort }).getByText('−2').waitFor();
});

test('on a phone the decks follow the bases', async ({ open }) => {
  const page = await open({ size: { width: 390, height: 844 }, touch: true });
  await sitDownAt(page, preparedTable(LAYOUT, FACTIONS));
  const deck = page.getByRole('list', { name: tableText.en.sharedDecks }).getByRole('button').last();
  await deck.scrollIntoViewIfNeeded();
  await deck.tap();
  await page.getByRole('dialog').getByText(tableText.en.deckNotes.madness).waitFor();
});

test('what has been seen of decks, and the bases that are gone, can be looked at', async ({ open }) => {
  const text = tableText.en;
  const page = await open({});
  const seen: Layout = {
    ...LAYOUT,
    players: { ...LAYOUT.players, A: { deck: ['wizards/summon', { card: 'wizards/scry', seenBy: ['A'] }] } },
    baseDeck: [{ card: 'base/innsmouth', seenBy: ['A'] }, 'base/ritual-site'],
    baseDiscard: ['base/tortuga', 'base/the-homeworld'],
  };
  await sitDownAt(page, preparedTable(seen, FACTIONS));
  const dialog = page.getByRole('dialog');
  const cards = () =>
    dialog
      .locator('.pile-cards li')
      .evaluateAll((items) =>
        items.map((item) => [
          item.querySelector('[data-def]')?.getAttribute('data-def'),
          item.querySelector(':scope > small')?.textContent,
        ]),
      );
  await page.getByRole('button', { name: text.deckLeft(text.baseDeck, 2), exact: true }).click();
  await dialog.getByRole('heading', { name: text.discardedBases, exact: true }).waitFor();
  expect(await cards()).toEqual([
    ['base/innsmouth', text.onTop],
    ['base/the-homeworld', undefined],
    ['base/tortuga', undefined],
  ]);
  await page.keyboard.press('Escape');
  await page.locator('.player-chip[data-seat="0"]').click();
  await dialog.getByRole('heading', { name: text.knownInDeck, exact: true }).waitFor();
  expect(await cards()).toEqual([['wizards/scry', text.fromTop('2nd')]]);
});
