/** Tables as full as they get: everybody everywhere, many bases, a hand of ten, counters, actions on everything. */
import { rules } from '@baston/cards';
import { type GameRecord, type Layout, type SavedTable, Session } from '@baston/table';
import type { Page } from 'playwright-core';
import { Finger } from './player.ts';

const SEATS = ['A', 'B', 'C', 'D'] as const;

const BASES: NonNullable<Layout['bases']> = [
  {
    base: 'base/tortuga',
    A: ['pirates/first-mate', { card: 'pirates/buccaneer', counters: 2 }],
    B: ['zombies/walker', 'zombies/grave-digger'],
    C: ['ninjas/tiger-assassin'],
    D: ['robots/zapbot'],
  },
  {
    base: 'base/storytellers-hut',
    markers: 2,
    counters: 1,
    A: [
      { card: 'polynesian-voyagers/tiki', actions: { A: ['polynesian-voyagers/sun-tattoo'] } },
      { card: 'polynesian-voyagers/moai', owner: 'B', counters: 3 },
    ],
    B: ['dinosaurs/king-rex'],
    actions: { A: ['ancient-incas/armory', 'ancient-incas/fortress-walls'] },
  },
  {
    base: 'base/the-central-brain',
    A: ['polynesian-voyagers/moai x3'],
    B: ['dinosaurs/war-raptor x2', 'dinosaurs/armor-stego'],
    D: ['robots/warbot'],
  },
  { base: 'base/transformation-spring' },
  { base: 'base/the-homeworld', A: ['pirates/cut-lass'], C: ['tricksters/gnome', 'tricksters/leprechaun'] },
  { base: 'base/woodland-cottage', B: ['zombies/zombie-lord'], C: ['ninjas/shinobi'] },
];

export const HAND = [
  'pirates/full-sail',
  'pirates/broadside',
  'polynesian-voyagers/maui',
  'polynesian-voyagers/ocean-tattoo',
  'pirates/pirate-king',
  'pirates/dinghy',
  'polynesian-voyagers/volcanic-uprising',
  'pirates/powderkeg',
  'polynesian-voyagers/wayfinder',
  'pirates/swashbuckling',
];

const PLAYERS: NonNullable<Layout['players']> = {
  A: { vp: 7, hand: HAND, deck: ['pirates/first-mate x3'], discard: ['pirates/shanghai'] },
  B: { vp: 11, hand: ['zombies/walker x3'], deck: ['zombies/tenacious-z x3'], discard: ['zombies/grave-robbing'] },
  C: { vp: 3, hand: ['ninjas/shinobi'], deck: ['ninjas/ninja-acolyte x2'] },
  D: { vp: 0, hand: ['robots/zapbot x2'], deck: ['robots/hoverbot'] },
};

const NAMES = ['You', 'Bot 2', 'Maximilienne', 'Bot 4'];
const FACTIONS: readonly (readonly [string, string])[] = [
  ['pirates', 'polynesian-voyagers'],
  ['zombies', 'dinosaurs'],
  ['ninjas', 'tricksters'],
  ['robots', 'aliens'],
];

/** Returns the entries for the seats that there are. */
const only = <T extends object>(seats: number, entries: T): T =>
  Object.fromEntries(
    Object.entries(entries).filter(([key]) => !SEATS.slice(seats).includes(key as (typeof SEATS)[number])),
  ) as T;

export function crowdedTable(seats: number, bases: number): SavedTable {
  const layout: Layout = {
    active: 'A',
    turn: 12,
    players: only(seats, PLAYERS),
    bases: BASES.slice(0, bases).map((base) => only(seats, base)),
    baseDeck: ['base/cuzcu', 'base/island-peak', 'base/rhodes-plaza-mall'],
  };
  return preparedTable(layout, FACTIONS.slice(0, seats));
}

/** You against bots, in a position. */
export function preparedTable(layout: Layout, factions: typeof FACTIONS): SavedTable {
  const config = { seed: 'e2e-crowd', seats: factions.length, factions };
  return tableOf(Session.start(rules, config, layout).record());
}

/** You against bots, as far as the game has come. */
export function tableOf(record: GameRecord): SavedTable {
  const { config, layout } = record;
  const seats = NAMES.slice(0, config.seats).map((name, i) => ({ kind: i === 0 ? 'human' : 'greedy', name }) as const);
  return { setup: { config, ...(layout ? { layout } : {}), seats }, record };
}

/** Puts a game away in the page as if it had been played in this tab, and goes to the table. */
export async function sitDownAt(page: Page, saved: SavedTable): Promise<void> {
  const gist = { factions: [], vps: saved.setup.seats.map(() => 0), turn: 1, winners: [] };
  await page.evaluate(
    (game) => {
      localStorage.setItem(`baston.game.${game.id}`, JSON.stringify(game));
      sessionStorage.setItem('baston.here', game.id);
      location.hash = '#/play';
      location.reload();
    },
    { id: 'e2e', when: 1, claim: 1, gist, saved },
  );
}

/** The same, until a question is there to be answered, in English. */
export async function sitDownAndWait(page: Page, saved: SavedTable): Promise<Finger> {
  await sitDownAt(page, saved);
  const player = new Finger(page, 'en');
  await player.asked();
  return player;
}

export const DESK_AND_PHONE = [
  ['a desk', { size: { width: 1280, height: 800 } }],
  ['a phone', { size: { width: 390, height: 844 }, touch: true }],
] as const;
