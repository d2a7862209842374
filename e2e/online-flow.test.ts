/** At a table on a server, too, the page asks no more than it has to. */
import { rules } from '@baston/cards';
import type { Option } from '@baston/engine';
import type { Update } from '@baston/table';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { OnlinePlayer, play } from './online-player.ts';
import { openTable, takeSeat, test } from './online-visit.ts';

const isIdle = ({ update }: OnlinePlayer): boolean =>
  update?.question?.purpose === 'turn' && update.question.options.length === 1;

const hasPlays = ({ view, seat }: Update): boolean => view.permits.some((permit) => permit.seat === seat);

test('a turn ends by itself once everybody can see that no play is left', async ({ open, running }) => {
  const ana = new OnlinePlayer(await open({ url: running.url, autoEnd: 'on' }), 'en');
  const link = await openTable(ana.page, 'Ana', { vp: 15 });
  const zoe = new OnlinePlayer(await open({ url: running.url }), 'en');
  await zoe.page.goto(link);
  await takeSeat(zoe.page, 'Zoé', 'en');
  await ana.hear(() => ana.update !== undefined);
  while (!isIdle(ana)) await play([ana, zoe], 1);
  expect(hasPlays(ana.update as Update)).toBe(false);
  await ana.answered(ana.update?.questionNumber ?? 0);
});

/** They ask for a minion, and then for the base where it goes. */
const MOVERS = ['aliens/invasion', 'bear-cavalry/bear-rides-you'];
const FACTIONS = ['aliens', 'bear-cavalry', 'dinosaurs', 'zombies'];

/** Bans all other factions in this browser. */
async function banOthers(page: Page): Promise<void> {
  const bans = rules.factionIds.filter((id) => !FACTIONS.includes(id));
  await page.evaluate((banned) => {
    const settings = JSON.parse(localStorage.getItem('baston.settings') ?? '{}');
    localStorage.setItem('baston.settings', JSON.stringify({ ...settings, bans: banned }));
  }, bans);
  await page.reload();
}

const minionsOf = ({ view, seat }: Update) =>
  view.bases.flatMap(({ minions }) => minions).filter(({ controller }) => controller === seat);

/** The card with which this player can move one of several minions: about a single one nobody would be asked. */
function moverOf({ update }: OnlinePlayer): Option | undefined {
  const { question } = update as Update;
  if (question?.purpose !== 'turn' || minionsOf(update as Update).length < 2) return undefined;
  return question.options.find(({ card }) => card && MOVERS.includes(card.def));
}

test('a card, its target and where that goes are one gesture', async ({ open, running }) => {
  const ana = new OnlinePlayer(await open({ url: running.url }), 'en');
  await banOthers(ana.page);
  const link = await openTable(ana.page, 'Ana', { vp: 15 });
  const zoe = new OnlinePlayer(await open({ url: running.url }), 'en');
  await zoe.page.goto(link);
  await takeSeat(zoe.page, 'Zoé', 'en');
  const both = [ana, zoe];
  for (const one of both) await one.hear(() => one.update !== undefined);
  while (!both.some(moverOf)) await play(both, 1);
  const mover = both.find(moverOf) as OnlinePlayer;
  const { page } = mover;
  const { view, seat, questionNumber } = mover.update as Update;
  const from = view.bases.findIndex(({ minions }) => minions.some(({ controller }) => controller === seat));
  const to = from === 0 ? 1 : 0;
  const minion = view.bases[from]?.minions.find(({ controller }) => controller === seat);
  await page.locator(`.hand [data-card="${moverOf(mover)?.card?.id}"][data-role="pick"]`).click();
  await page.locator(`.bases [data-card="${minion?.id}"][data-role="aim"]`).click();
  await page.locator(`.bases [data-card="${minion?.id}"][data-role="picked"]`).waitFor();
  expect(mover.update?.questionNumber).toBe(questionNumber);
  await page.locator('.base').nth(to).locator('.base-target').click();
  await mover.answered(questionNumber + 2);
  expect(mover.update?.view.bases[to]?.minions.map(({ id }) => id)).toContain(minion?.id);
});
