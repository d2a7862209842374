/** The moments that cards react to, and what is known about one. */
import { type Card, NO_CARD, NOBODY, type Seat } from './block.ts';
import type { Game } from './game.ts';

/** Moments that Specials from a hand can answer too; there is a bit for each of them (rules.ts). */
const FOR_SPECIALS = [
  'turnStart',
  'turnEnd',
  'played',
  'affected',
  'affectedByTalent',
  'moved',
  'destroyed',
  'monster', // played, by whomever
  'discardedFromPlay',
  'given',
  'seen',
  'foreign',
  'beforeScore',
  'whenScore',
  'afterScore',
  'loot', // the treasures of a base are revealed, and about to be shared
  'replaced',
  'buried',
  'uncovered',
  'duelStarts',
  'duel',
  'specialUsed',
] as const;

/** Those that only cards in play answer, or titans beside their decks. */
const FOR_CARDS_IN_PLAY = [
  'baseEnters',
  'discarding', // about to go to the discard pile from play
  'placingCounters', // +1 power counters on the cards together, about to be placed
  'countersPlaced', // +1 power counters, noted before they are there
  'countersRemoved', // noted before they are gone
  'duelWon', // by the card; after equal power each has won (DUEL-06)
  'countersTransferred', // onto the card
  'returned', // to its owner's hand
  'madnessDrawn', // from the Madness deck: what is drawn from another is nobody else's business
  'toHand', // from play or a discard pile, into the hand of `by`
  'discarded', // by `by`, from their hand or deck: once for all that one effect makes them discard
  'talentUsed', // by the card
  'controlChanges', // of a card; who controlled it is still its controller
  'strengthened', // the minions together, by one effect
  'titanLeaves', // play, one way or another
  'raised', // its power, directly, by an action being played (VAL-13); once for all of them, like `affected`
] as const;

export const MOMENTS = [...FOR_SPECIALS, ...FOR_CARDS_IN_PLAY] as const;
export type Moment = (typeof MOMENTS)[number];
export type SpecialMoment = (typeof FOR_SPECIALS)[number];
export const SPECIAL_MOMENTS = FOR_SPECIALS.length;

/** A player's place on a base that scores. */
export interface Standing {
  readonly seat: Seat;
  readonly total: number;
  /** 1, 2, 3, ...; tied players share one, and it uses up as many as there are of them (SCORE-17). */
  readonly place: number;
  /** Not only other power (SCORE-14). */
  readonly hadMinion: boolean;
}

export interface Happening {
  /** The hook of its moment (rules.ts): who listens to it hears of this. */
  readonly hook: number;
  /** What it happened to: the card played, affected, moved, destroyed, given away; the base that scores or is replaced. */
  readonly card: Card;
  /** The base where it happened. For `replaced`: the new base, once it is there. For `specialUsed`: the one about to score. */
  at: Card;
  /** Whose doing it is: who plays, destroys, affects; whose turn it is. */
  readonly by: Seat;
  /** Who controlled the card then, and owns it. */
  readonly controller: Seat;
  readonly owner: Seat;
  /** All cards that leave play together in this happening: they see each other go. For `seen` and `loot`: those that everybody sees. For `affected`: all that this play affects, as far as `when` holds for them. */
  together: readonly Card[];
  /** From `whenScore` on: who stands where. */
  readonly standings: readonly Standing[];
  /** For `moved`: the base that it left. */
  readonly from: Card;
  /** All of this kind that a player has done in one effect, for a reaction that answers them jointly. */
  alike: readonly Happening[];
}

const NONE: readonly never[] = [];

export const happening = (
  hook: number,
  card: Card,
  at: Card,
  by: Seat,
  controller: Seat = NOBODY,
  owner: Seat = NOBODY,
  together: readonly Card[] = NONE,
  standings: readonly Standing[] = NONE,
  from: Card = NO_CARD,
): Happening => ({ hook, card, at, by, controller, owner, together, standings, from, alike: NONE });

/** Who won the base that scores (SCORE-18). */
export const winners = ({ standings }: Happening): Seat[] =>
  standings.filter(({ place }) => place === 1).map(({ seat }) => seat);

// Filters that many cards share.
type When = (game: Game, self: Card, happening: Happening) => boolean;
/** It happens to this very card. */
export const toMe: When = (_game, self, h) => h.card === self;
/** It happens on this very base. */
export const atMe: When = (_game, self, h) => h.at === self;
/** It happens on the base where this card is. */
export const here: When = (game, self, h) => h.at === game.baseOf(self);
/** It is the turn (or the doing) of the player who controls this card. */
export const byYou: When = (game, self, h) => h.by === game.controllerOf(self);
