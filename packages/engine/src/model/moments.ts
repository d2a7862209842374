/** The moments that cards react to, and what is known about one. */
import { type Base, type Card, NO_CARD, NOBODY, type Seat } from '../state/block.ts';

/** Moments that Specials from a hand can answer too; there is a bit for each of them (hooks.ts). */
const FOR_SPECIALS = [
  'turnStart',
  'turnEnd',
  'played',
  'affected', // by a card being played, or by a talent
  'moved',
  'destroyed',
  'monster', // is played, by a player or by nobody
  'discardedFromPlay',
  'seen',
  'foreign',
  'beforeScore',
  'whenScore',
  'afterScore',
  'rewards', // the treasures of a base are revealed, and about to be shared; or `by` has gained VP
  'replaced',
  'duelStarts',
  'duel', // one card for it is revealed, or all are; or the card has won it: after equal power each has (DUEL-06)
  'baseEnters',
] as const;

/** Only cards in play answer these, or titans beside their decks. */
const FOR_CARDS_IN_PLAY = [
  'buried', // or uncovered
  'used', // a talent or a Special, of the card
  'leaves', // a card is about to leave play: for the discard pile, after what answers this; for its owner's hand; or a titan, in any way
  'placingCounters', // +1 power counters are about to be placed on the cards together
  'counters', // +1 power counters are placed or removed (told before that), or have been transferred onto the card
  undefined, // free: moments keep their numbers, as saved games count who listens to each
  'toHand', // a card comes into the hand of `by`, from play or a discard pile; Madness, from its own deck or that of `owner`; or `by` gives or places it into the hand of another player
  'discarded', // `by` discards cards from their hand or deck; told once for all that one effect makes them discard
  'controlChanges', // told while the card still has its old controller
  'strengthened', // one effect has increased the power of the minions together
  undefined, // free
  'raised', // an action being played directly increases the card's power (VAL-13); told once for all cards, like `affected`
] as const;

/** More that Specials can answer. They come last because moments keep their numbers. */
const MORE_FOR_SPECIALS = [
  'announced', // a card is being played, and has not done anything yet
] as const;

/** In the order of their numbers. */
export const NUMBERED_MOMENTS = [...FOR_SPECIALS, ...FOR_CARDS_IN_PLAY, ...MORE_FOR_SPECIALS] as const;
export type Moment = Exclude<(typeof NUMBERED_MOMENTS)[number], undefined>;
export const MOMENTS: readonly Moment[] = NUMBERED_MOMENTS.filter((moment) => moment !== undefined);
export type SpecialMoment = (typeof FOR_SPECIALS | typeof MORE_FOR_SPECIALS)[number];
export const MOMENTS_FOR_SPECIALS: readonly SpecialMoment[] = [...FOR_SPECIALS, ...MORE_FOR_SPECIALS];
export const SPECIAL_MOMENTS = MOMENTS_FOR_SPECIALS.length;

/** A player's place on a base that scores. */
export interface Standing {
  readonly seat: Seat;
  readonly total: number;
  /** 1, 2, 3, ...; tied players share one, and it uses up as many as there are of them (SCORE-17). */
  readonly place: number;
  /** The VP for the place on that base; nothing below the third. */
  readonly vp: number;
  /** Has the player a minion there, and not only power from elsewhere (SCORE-14)? */
  readonly hadMinion: boolean;
}

/** A moment may stand for several things: which of them it is. */
export type Manner =
  | 'asAction' // played: a minion that triggers what an action does
  | 'byCard' // affected by a card being played, or moved by one that the mover plays
  | 'byTalent'
  | 'discarded' // leaves play
  | 'returned'
  | 'titan'
  | 'placed' // counters
  | 'removed'
  | 'transferred'
  | 'taken' // to the hand from play or a discard pile
  | 'given'
  | 'drawn' // Madness
  | 'buried'
  | 'uncovered'
  | 'talent' // used
  | 'special'
  | 'won' // a duel
  | 'treasures' // rewards
  | 'vp';

export interface Happening {
  /** The hook of its moment (hooks.ts); cards that listen to it are told. */
  readonly hook: number;
  /** The card it happened to: played, affected, moved, destroyed, given away; or the base that scores or is replaced. */
  readonly card: Card;
  /** The base where it happened. For `replaced`: the new base, once it is there. For a Special that was `used` before scoring: the base about to score. */
  at: Base;
  /** The player who plays, destroys or affects; or whose turn it is. */
  readonly by: Seat;
  /** The card's controller at the time, and its owner. */
  readonly controller: Seat;
  readonly owner: Seat;
  /** All cards that leave play together in this happening: they see each other go. For `seen` and `rewards`: those that everybody sees. For `affected`: all that this play affects, as far as `when` holds for them. */
  together: readonly Card[];
  /** From `whenScore` on: who stands where. */
  readonly standings: readonly Standing[];
  /** For `moved`: the base that it left. */
  readonly from: Base;
  /** All of this kind that a player has done in one effect, for a reaction that answers them jointly. */
  alike: readonly Happening[];
  way: Manner | undefined;
}

const NONE: readonly never[] = [];

export const happening = (
  hook: number,
  card: Card,
  at: Base,
  by: Seat,
  controller: Seat = NOBODY,
  owner: Seat = NOBODY,
  together: readonly Card[] = NONE,
  standings: readonly Standing[] = NONE,
  from: Base = NO_CARD,
): Happening => ({ hook, card, at, by, controller, owner, together, standings, from, alike: NONE, way: undefined });

export function inWay(way: Manner, told: Happening): Happening {
  told.way = way;
  return told;
}

/** Returns the winners of the base that scores (SCORE-18). */
export const winners = ({ standings }: Happening): Seat[] =>
  standings.filter(({ place }) => place === 1).map(({ seat }) => seat);

// Filters that many cards share.
interface Places {
  baseOf(card: Card): Base;
  controllerOf(card: Card): Seat;
}
type When = (game: Places, self: Card, happening: Happening) => boolean;
/** It happens to this very card. */
export const toMe: When = (_game, self, h) => h.card === self;
/** It happens on this very base. */
export const atMe: When = (_game, self, h) => h.at === self;
/** It happens on the base where this card is. */
export const here: When = (game, self, h) => h.at === game.baseOf(self);
/** The moment comes in this manner, and the other condition holds too. */
export const only =
  <G>(way: Manner, when: (game: G, self: Card, happening: Happening) => boolean = () => true) =>
  (game: G, self: Card, happening: Happening): boolean =>
    happening.way === way && when(game, self, happening);
/** It is the turn (or the doing) of the player who controls this card. */
export const byYou: When = (game, self, h) => h.by === game.controllerOf(self);
