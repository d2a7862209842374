/** Questions. There is one way to ask: see choose.ts. */
import type { Card, Seat } from './block.ts';
import type { Game } from './game.ts';

/** What is chosen among; says how the numbers in `options` are to be read. */
export type Kind =
  | 'move' // see moves.ts
  | 'cards'
  | 'minions'
  | 'bases'
  | 'players'
  | 'factions'
  | 'modes'
  | 'confirm'
  | 'order';

/** What the choice is for: one sentence per purpose and language is all that a prompt needs. */
export const PURPOSES = [
  'draftFaction',
  'mulligan',
  'turn',
  'playExtra',
  'playSpecial',
  'playHere',
  'resolveNext',
  'scoreNext',
  'discardToTen',
  'discard',
  'destroy',
  'destroyAlso',
  'return',
  'returnEach',
  'exchange',
  'placeUnderDeck',
  'placeInHand',
  'placeInDiscard',
  'keepInHand',
  'putOrder',
  'shuffleIn',
  'move',
  'moveTo',
  'moveHere',
  'givePower',
  'compare',
  'lowerBreakpoint',
  'draw',
  'look',
  'reveal',
  'search',
  'nameFaction',
  'whoseMinions',
  'barActions',
  'drawForMinions',
  'swapOut',
  'swapIn',
  'nextBase',
  'ignoreBase',
  'sacrifice',
  'topCard',
] as const;
export type Purpose = (typeof PURPOSES)[number];

export interface Request {
  seat: Seat;
  kind: Kind;
  purpose: Purpose;
  /** The card that asks; 0: the rules. */
  source: Card;
  min: number;
  max: number;
  /** Owned by the game; read it before you answer and do not keep it. */
  options: number[];
  /** Names of the options of a `modes` request. */
  modes: readonly string[];
}

/** Whoever answers. In a simulation in place; for a person by throwing the sentinel of suspension. */
export interface Decider {
  /** The index of an option, or -1 to decline where `min` is 0. */
  one(game: Game, request: Request): number;
  /** Indexes of `min` to `max` options; the order matters only for `order`. */
  many(game: Game, request: Request): readonly number[];
}

/** Any number of options asked one at a time: how simulations and searches answer `many`. */
export function manyByOne(game: Game, request: Request, one: (game: Game, request: Request) => number): number[] {
  const { options, min, max } = request;
  const left = options.map((_, i) => i);
  const picked: number[] = [];
  while (picked.length < max) {
    const step: Request = {
      ...request,
      options: left.map((i) => options[i] as number),
      min: picked.length < min ? 1 : 0,
      max: 1,
    };
    const index = step.min === 1 && left.length === 1 ? 0 : one(game, step);
    if (index < 0) break;
    picked.push(left[index] as number);
    left.splice(index, 1);
  }
  return picked;
}
