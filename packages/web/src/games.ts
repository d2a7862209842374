/** The games that are kept in this browser, and which of them is played here. */
import type { SavedTable, SeatSetup, Update } from '@baston/table';
import { type BrokenGame, type Gist, isWhole, type KeptGame, type ListedGame, storage } from './storage.ts';

/** The game that is being played here. */
export interface Seated {
  readonly id: string;
  readonly claim: number;
}

/** Exercises are no games of their own, and are not among those that are kept; the lesson goes on after a reload. */
export const LESSON = 'lesson';
export const PUZZLE = 'puzzle';
export const isExercise = (id: string | undefined): boolean => id === LESSON || id === PUZZLE;

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Ten letters and digits that cannot be mistaken for one another. */
export const randomLetters = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(10)), (value) => LETTERS[value % LETTERS.length]).join('');

/** Takes up a game that is kept, or begins to keep another. */
export function takeUp(id = randomLetters()): Seated {
  if (isExercise(id)) return { id, claim: 0 };
  storage.setHere(id);
  return { id, claim: (storage.game(id)?.claim ?? 0) + 1 };
}

/** Has another tab taken this game up since? */
export const isElsewhere = ({ id, claim }: Seated): boolean => (storage.game(id)?.claim ?? 0) > claim;

export const kept = (seated: Seated, saved: SavedTable, update: Update): KeptGame => ({
  ...seated,
  when: Date.now(),
  gist: gistOf(update),
  saved,
});

const gistOf = ({ view, waitingFor }: Update): Gist => ({
  factions: view.players.map(({ factions }) => factions),
  vps: view.players.map(({ vp }) => vp),
  turn: view.turn,
  winners: view.winners,
  ...(waitingFor === undefined ? {} : { waitingFor }),
});

export const isRunning = (game: ListedGame | BrokenGame): game is ListedGame =>
  isWhole(game) && game.gist.waitingFor !== undefined;

/** One person against bots: "you". */
export const isAlone = (seats: readonly SeatSetup[]): boolean =>
  seats.filter(({ kind }) => kind === 'human').length === 1;

/** The one to go on with: what this tab has played, else the latest that is not over. */
export function gameToGoOn(): KeptGame | ListedGame | undefined {
  const here = storage.here();
  return (here === undefined ? undefined : storage.game(here)) ?? storage.games().find(isRunning);
}
