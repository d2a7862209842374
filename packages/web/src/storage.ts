/**
 * The page stores settings and games, each under a key of its own, so that tabs with different games do not
 * get in each other's way. What cannot be read is kept and shown as such; what cannot be kept is told.
 */
import type { Seat } from '@baston/engine';
import type { SavedTable, SeatSetup } from '@baston/table';

/** The entry of a game in a list. */
export interface Gist {
  readonly factions: readonly (readonly string[])[];
  readonly vps: readonly number[];
  readonly turn: number;
  /** The seat that is asked; left out when the game is over. */
  readonly waitingFor?: Seat;
  readonly winners: readonly Seat[];
}

export interface KeptGame {
  readonly id: string;
  /** When it was last played, in milliseconds. */
  readonly when: number;
  /** Grows whenever a tab takes the game up: the tab with the highest claim goes on with it. */
  readonly claim: number;
  readonly gist: Gist;
  readonly saved: SavedTable;
}

/** A game in a list. Its record grows with every answer, so a list has it only where the browser could not keep it. */
export interface ListedGame extends Omit<KeptGame, 'saved'> {
  readonly seats: readonly SeatSetup[];
  readonly saved?: SavedTable;
}

/** A game that cannot be read any more: what is there instead. */
export interface BrokenGame {
  readonly id: string;
  readonly raw: string;
}

/** Why something could not be kept. */
export type StorageFault = 'full' | 'forbidden';

const GAME = 'baston.game.';
const SETTINGS = 'baston.settings';
/** Which game this tab plays; a reload goes on with it. */
const HERE = 'baston.here';
const LESSON = 'baston.lesson';
const SOLVED = 'baston.puzzles';
const DAILY = 'baston.daily';

const isList = Array.isArray;

/** The game in that text, if it is a whole one. */
function readGame(id: string, raw: string): KeptGame | BrokenGame {
  try {
    const game = JSON.parse(raw) as KeptGame;
    const { gist, saved } = game;
    const isWhole =
      game.id === id &&
      Number.isFinite(game.when) &&
      Number.isInteger(game.claim) &&
      [gist.factions, gist.vps, gist.winners, saved.setup.seats, saved.record.answers].every(isList) &&
      gist.vps.length === saved.setup.seats.length;
    return isWhole ? game : { id, raw };
  } catch {
    return { id, raw };
  }
}

export const isWhole = <Game extends KeptGame | ListedGame>(game: Game | BrokenGame): game is Game => 'gist' in game;

export const listed = ({ saved, ...game }: KeptGame): ListedGame => ({ ...game, seats: saved.setup.seats });

/** Storage may be forbidden altogether, even to look at. */
function attempt<T>(look: () => T, otherwise: T): T {
  try {
    return look();
  } catch {
    return otherwise;
  }
}

function write(key: string, value: unknown): StorageFault | undefined {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return undefined;
  } catch (thrown) {
    return thrown instanceof DOMException && thrown.name === 'QuotaExceededError' ? 'full' : 'forbidden';
  }
}

export const storage = {
  /** All games, those played last first; what is broken comes at the end. */
  games(): (ListedGame | BrokenGame)[] {
    const keys = attempt(() => Object.keys(localStorage).filter((key) => key.startsWith(GAME)), []);
    const games = keys.map((key) => {
      const game = readGame(key.slice(GAME.length), localStorage.getItem(key) ?? '');
      return isWhole(game) ? listed(game) : game;
    });
    return games.toSorted((a, b) => (isWhole(b) ? b.when : 0) - (isWhole(a) ? a.when : 0));
  },
  game(id: string): KeptGame | undefined {
    const raw = attempt(() => localStorage.getItem(GAME + id), null);
    const game = raw === null ? undefined : readGame(id, raw);
    return game && isWhole(game) ? game : undefined;
  },
  savedOf: ({ id, saved }: Pick<ListedGame, 'id' | 'saved'>): SavedTable | undefined =>
    saved ?? storage.game(id)?.saved,
  keepGame: (game: KeptGame) => write(GAME + game.id, game),
  forgetGame: (id: string) => attempt(() => localStorage.removeItem(GAME + id), undefined),
  /** Calls when another tab has changed something about games. */
  onGames(changed: () => void): void {
    addEventListener('storage', ({ key }) => {
      if (key === null || key.startsWith(GAME)) changed();
    });
  },

  here: () => attempt(() => sessionStorage.getItem(HERE), null) ?? undefined,
  setHere: (id: string) => attempt(() => sessionStorage.setItem(HERE, id), undefined),

  /** The lesson in this tab, as far as it has come. */
  lesson: () => attempt(() => JSON.parse(sessionStorage.getItem(LESSON) ?? 'null') as SavedTable | null, null),
  keepLesson: (saved: SavedTable | undefined) =>
    attempt(() => sessionStorage.setItem(LESSON, JSON.stringify(saved ?? null)), undefined),

  /** The puzzles that have been solved here, by their ids. */
  solved: () => attempt(() => [...(JSON.parse(localStorage.getItem(SOLVED) ?? '[]') as Iterable<string>)], []),
  keepSolved: (id: string) => write(SOLVED, [...new Set([...storage.solved(), id])]),

  /** The attempts at the daily puzzle, as they were written. */
  daily: () => attempt(() => JSON.parse(localStorage.getItem(DAILY) ?? '{}') as unknown, undefined),
  keepDaily: (attempts: unknown) => write(DAILY, attempts),

  settings: <S>() => attempt(() => JSON.parse(localStorage.getItem(SETTINGS) ?? '{}') as Partial<S>, {}),
  keepSettings: (settings: unknown) => write(SETTINGS, settings),
};
