/** The parameters and results of card vocabulary: filters, limits and choices, as plain data. */
import type { Base, Card, DefNumber, FactionNumber, Seat } from '../state/block.ts';
import type { Until } from '../state/records.ts';
import type { Place } from './events.ts';
import type { Alternative, Purpose } from './request.ts';

/** Where a card can go from play, besides the discard pile. */
export type OutOfPlay = Exclude<Place, 'discard'>;

/** Which minions in play; everything given must hold. "A minion" is anybody's (TIME-35). */
export interface MinionFilter {
  readonly at?: Base;
  /** Not at that base. */
  readonly notAt?: Base;
  readonly of?: Seat;
  /** Another player's than this one's; not nobody's. */
  readonly notOf?: Seat;
  readonly maxPower?: number;
  readonly minPower?: number;
  readonly weakerThan?: number;
  readonly except?: Card;
  readonly ownedBy?: Seat;
  readonly named?: string;
  readonly notNamed?: string;
  /** With +1 power counters on it, or without any. */
  readonly counters?: 'some' | 'none';
  where?(minion: Card): boolean;
}

/** Which buried cards; everything given must hold. */
export interface BuriedFilter {
  readonly at?: Base;
  readonly of?: Seat;
}

export interface Choice {
  /** The purpose of the choice; the prompt states it. */
  readonly to: Purpose;
  readonly may?: boolean;
  readonly about?: Card;
  /** Others cannot tell which cards there are to choose from. Needed only where the list itself may not show that hidden cards are involved. */
  readonly hidden?: boolean;
}

/** Which player, as in `Choice`. */
export type PlayerChoice = Pick<Choice, 'to' | 'about'>;
export interface FactionChoice {
  /** Only one of these, if there are any. */
  readonly among?: readonly FactionNumber[];
  /** This card keeps it, for everybody to see (`namedFaction`). */
  readonly keepOn?: Card;
}

/** Which of several things to do, as in `Choice`. */
export type ModeChoice = Pick<Choice, 'to' | 'hidden'>;

/** How many to choose: any number, unless it is said. Fewer when there are fewer (RES-19). */
export interface SomeOf {
  readonly to: Purpose;
  readonly min?: number;
  readonly max?: number;
  /** As in `Choice`. */
  readonly hidden?: boolean;
}

/** Which number: from `min`, or 0, to `max`. */
export interface NumberOf {
  readonly to: Purpose;
  readonly min?: number;
  readonly max: number;
  readonly about?: Card;
  readonly hidden?: boolean;
}

/** One side of an OR. */
export interface Way {
  readonly way: Alternative;
  readonly can?: boolean;
  run(): unknown;
}

export interface PermitLimits {
  readonly from?: 'hand' | 'discard';
  readonly at?: Card;
  readonly whereIHaveNone?: boolean;
  /** Only on a base where the player has a minion when the card is played (PLAY-17). */
  readonly whereIHaveOne?: true;
  /** Only on a base where another player has more power when the card is played (PLAY-17). */
  readonly whereIAmBehind?: true;
  /** Only an action that is played on a base, or on a minion. */
  readonly on?: 'base' | 'minion';
  readonly maxPower?: number;
  /** Only on the base where this card is when the minion is played (TIME-30). */
  readonly near?: Card;
  /** Only a minion with less power than that card has then (PLAY-17). */
  readonly weaker?: true;
  /** Not one of that name, by the number of its definition. */
  readonly except?: DefNumber;
  /** Only one of that name, likewise. */
  readonly only?: DefNumber;
  /** Now or never, because of how the card is to be chosen or what depends on it (PLAY-07, PLAY-08). */
  readonly now?: boolean;
  /** The number of plays: a player who keeps one of them keeps those that are left. */
  readonly count?: number;
}

/** How a particular card is to be played. */
export interface Particular {
  /** Only on this base. */
  readonly at?: Base;
  /** Only on this minion. */
  readonly on?: Card;
  /** Out of the hand of another player: without this, a card that lies there cannot be played (ZONE-23, OWN-06). */
  readonly fromHandOf?: Seat;
  /** As from the hand: out of the discard pile only on a minion that lets it be played from there. */
  readonly asFromHand?: true;
  /** It has to raise one of these minions. */
  readonly raising?: readonly Card[];
  /** Without its abilities until the end of the turn, and whatever it says about where it can be played (CARD-093). */
  readonly isSilent?: true;
}

/** Cards revealed from the top of a deck, out of every pile until they are put somewhere (TOP-04). */
export interface Revealed {
  readonly found: readonly Card[];
  readonly others: readonly Card[];
}

/** The winner and the loser of a duel. After equal power each has beaten the other (DUEL-06). */
export interface Outcome {
  readonly winner: Card;
  readonly loser: Card;
}

/** The same amount for each, or worked out for each: a copy goes by the minion that it is for (COPY-04). */
export type Amount = number | ((minion: Card) => number);

/** A lasting effect to put in force: the cards it is about, its player (default: the one who acts), and its end (default: the end of the turn). */
export interface Leaving {
  readonly about?: Card | readonly Card[];
  readonly seat?: Seat;
  readonly amount?: number;
  readonly until?: Until;
}
