/** The ways to the table. */
import type { SavedTable, TableSetup } from '@baston/table';
import { defaultName, type Lang } from '@baston/table';
import { go } from './route.ts';
import { usePage } from './store.ts';

/** A game has been asked for and is on its way: nothing older may be resumed in its place. */
let isOnItsWay = false;
usePage.subscribe(({ update }) => {
  if (update) isOnItsWay = false;
});

/** Where only bots play, nobody's hand is shown. */
function lookOn({ seats }: TableSetup): void {
  if (!seats.some(({ kind }) => kind === 'human')) usePage.getState().look(-1);
}

export function startGame(setup: TableSetup): void {
  isOnItsWay = true;
  usePage.getState().dismiss();
  usePage.getState().start(setup);
  lookOn(setup);
  go('play');
}

export function resumeGame(saved: SavedTable, answers?: number): void {
  isOnItsWay = true;
  usePage.getState().dismiss();
  usePage.getState().resume(saved, answers);
  lookOn(saved.setup);
  go('play');
}

/** What the browser remembers may be damaged: then it is as good as not there. */
const whole = (saved: SavedTable | undefined): SavedTable | undefined =>
  Array.isArray(saved?.setup?.seats) && Array.isArray(saved?.record?.answers) ? saved : undefined;

/** The game that can be gone on with. */
export const useSavedGame = (): SavedTable | undefined => usePage((page) => whole(page.saved));

/** The page was opened at the table: goes on with the saved game, or goes home. */
export function findGame(): void {
  const { update, saved: remembered } = usePage.getState();
  if (update || isOnItsWay) return;
  const saved = whole(remembered);
  if (saved) resumeGame(saved);
  else go('');
}

/** The saved game cannot be opened. */
export function giveUpGame(): void {
  isOnItsWay = false;
  usePage.getState().dismiss();
}

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Ten letters and digits that cannot be mistaken for one another. */
export const randomSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(10)), (value) => LETTERS[value % LETTERS.length]).join('');

/** One click: you against a bot, everything else as usual. */
export function playNow(lang: Lang): void {
  startGame({
    config: { seed: randomSeed(), seats: 2 },
    seats: [
      { kind: 'human', name: defaultName(lang, 'human', 1) },
      { kind: 'greedy', name: defaultName(lang, 'bot', 2) },
    ],
  });
}
