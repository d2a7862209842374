/** The ways to the table. */
/// <reference path="./cards/virtual.d.ts" />
import { type ShelvedBox, shelf } from 'virtual:shelf';
import type { SavedTable, TableSetup } from '@baston/table';
import { defaultName, type Lang } from '@baston/table';
import { gameToGoOn, randomLetters } from './games.ts';
import { anyPersona, nameOfPersona } from './personas.ts';
import { go } from './route.ts';
import { type ListedGame, storage } from './storage.ts';
import { usePage } from './store.ts';

/** A game has been asked for and is on its way: nothing older may be resumed in its place. */
let isOnItsWay = false;
usePage.subscribe(({ update }) => {
  if (update) isOnItsWay = false;
});

/** Where only bots play, nobody's hand is shown: tables of older rules begin at the first seat. */
function lookOn({ seats }: TableSetup): void {
  if (!seats.some(({ kind }) => kind === 'human')) usePage.getState().look(-1);
}

export function startGame(setup: TableSetup): void {
  usePage.getState().dismiss();
  usePage.getState().start(setup);
  isOnItsWay = true;
  lookOn(setup);
  go('play');
}

/** A game that is not kept here yet, or a kept one from an earlier point: it becomes a game of its own. */
export function resumeGame(saved: SavedTable, answers?: number): void {
  openSaved(saved, answers === undefined ? {} : { answers });
}

/** Goes on with a game that is kept here; another tab that has it open lets it go. */
export function goOnWith(game: Pick<ListedGame, 'id' | 'saved'>): void {
  const saved = storage.savedOf(game);
  if (saved) openSaved(saved, { id: game.id });
}

function openSaved(saved: SavedTable, from: { readonly id?: string; readonly answers?: number }): void {
  usePage.getState().dismiss();
  usePage.getState().resume(saved, from);
  isOnItsWay = true;
  lookOn(saved.setup);
  go('play');
}

/** The page was opened at the table: goes on with the game that was played there, or goes home. */
export function findGame(): void {
  if (usePage.getState().update || isOnItsWay) return;
  const game = gameToGoOn();
  if (game) goOnWith(game);
  else go('');
}

/** The game cannot be opened. */
export function giveUpGame(): void {
  isOnItsWay = false;
  usePage.getState().dismiss();
}

export const randomSeed = randomLetters;

/** The same players with the same factions, one seat further round the table, and a new deal. */
export function rematch({ config, layout, seats }: TableSetup, factions: readonly (readonly string[])[]): void {
  const turned = <T>(list: readonly T[]): T[] => [...list.slice(1), ...list.slice(0, 1)];
  const again = { ...config, seed: randomSeed() };
  const pairs = factions as readonly (readonly [string, string])[];
  // A prepared position says who has what: there it begins again as it was.
  if (layout) startGame({ config: again, layout, seats });
  else startGame({ config: { ...again, factions: turned(pairs) }, seats: turned(seats) });
}

/** The boxes that this person has. */
export const ownBoxes = (): readonly ShelvedBox[] =>
  shelf.filter(({ id }) => !usePage.getState().settings.missingBoxes.includes(id));

/** One click: you against a bot. Who has never played begins with the first box: the others have rules of their own. */
export function playNow(lang: Lang): void {
  const { games, settings } = usePage.getState();
  const boxes = games.length === 0 ? shelf.slice(0, 1) : ownBoxes();
  const pool = boxes
    .flatMap(({ factions }) => factions.map(({ id }) => id))
    .filter((id) => !settings.bans.includes(id));
  const persona = anyPersona('greedy');
  startGame({
    // Where too few are left for two players, all are dealt from.
    config: { seed: randomSeed(), seats: 2, brief: true, ...(pool.length < 4 ? {} : { pool }) },
    seats: [
      { kind: 'human', name: defaultName(lang, 'human', 1) },
      { kind: 'greedy', ...(persona && { persona }), name: nameOfPersona(persona, lang) ?? '' },
    ],
  });
}
