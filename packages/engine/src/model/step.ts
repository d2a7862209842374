/** The state inside a step: pending reactions, deferred effects, a duel, a move. None of it outlives the step. */
import type { Base, Card, DefNumber, Seat } from '../state/block.ts';
import { Defect } from '../state/errors.ts';
import type { Effect, Permit } from '../state/records.ts';
import type { CompiledFacet } from './compiled.ts';
import type { Reaction, Scene } from './defs.ts';
import type { Game } from './game.ts';
import type { Happening } from './moments.ts';
import type { Request } from './request.ts';

/** A reaction that was triggered and has yet to run. */
export interface Pending {
  readonly frame: number;
  /** The card whose text this is, and which if it has two (see `Game.speaker`). */
  readonly speaker: number;
  readonly reaction: Reaction;
  readonly scene: Scene;
  readonly happening: Happening;
  /** The lasting effect that answers; it does so whatever has become of the card that left it behind. */
  readonly left?: Effect;
}

/** A moment that is being answered (window.ts). */
export interface Window {
  readonly happening: Happening;
  /** How many stays of cards had begun when it opened: a card with a later one has come since. */
  readonly stays: number;
  /** Cards in play that have answered it: once is enough (RES-14). */
  readonly answered: Pending[];
  /** Cards whose players have passed; they are asked again after the next Special from a hand (RES-10). */
  readonly passed: Pending[];
}

/** A lasting effect that a card has left behind, and what it does. */
export interface Left {
  readonly effect: Effect;
  readonly facet: CompiledFacet;
}

/** A moment that Specials from the hands may answer; `deed`: what was played, for whoever copies it. */
export interface Call {
  readonly happening: Happening;
  readonly deed?: Deed | undefined;
}

/** An effect that waits until the current one is done (see `settle`). */
export interface Later {
  readonly frame: number;
  /** The lowest stage of everything that waits for one effect runs first. */
  readonly stage: number;
  readonly card: Card;
  run(g: Game, card: Card): void;
}

/** Where a standard action goes in place of the discard pile (STD-03), and whose doing that is. */
export interface Destination {
  readonly card: Card;
  readonly source: Card;
  readonly actor: Seat;
  go(card: Card): void;
}

/** An action that is played to raise one of these minions (VAL-13). */
export interface Raising {
  readonly action: number;
  readonly seat: Seat;
  readonly minions: readonly Card[];
  /** Its player has chosen one of them. */
  readonly isAimed?: true;
}

/** A duel under way: the challenger's minion first. */
export interface Duel {
  readonly minions: readonly [Card, Card];
  readonly at: Base;
  /** The effect that it is part of. */
  readonly frame: number;
  /** Titans that come to a base do not clash before that effect is done. */
  readonly holdsClashes: boolean;
}

/** The effect of a card as it was played: the text that it had, and its replacement, if any. */
export interface Deed {
  readonly text: DefNumber;
  readonly run: ((scene: Scene) => void) | undefined;
}

export interface Move {
  readonly what: 'end' | 'play' | 'use';
  readonly card: Card;
  /** The base or minion it is played on; 0: none is named. */
  readonly where: Card;
  readonly permit: Permit | undefined;
}

/** Answers requests: in a simulation in place, for a person by throwing the sentinel of suspension. */
export interface Decider {
  /** The index of an option, or -1 to decline where `min` is 0. */
  one(game: Game, request: Request): number;
  /** Indexes of `min` to `max` options; the order matters only for `order`. */
  many(game: Game, request: Request): readonly number[];
}

export const nobodyAnswers: Decider = {
  one: () => {
    throw new Defect('nobody is there to answer');
  },
  many: () => {
    throw new Defect('nobody is there to answer');
  },
};
