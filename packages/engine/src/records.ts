/** What is rare enough not to need a place in the block: small immutable records, all of them plain data. */
import type { Card, Seat } from './block.ts';

/**
 * A right to play one card (PLAY-01, PLAY-03). The player spends it by name: a move says which one.
 * The two regular plays of a turn are the first two.
 */
export interface Permit {
  readonly id: number;
  readonly seat: Seat;
  readonly play: 'minion' | 'action';
  readonly regular: boolean;
  readonly from: 'hand' | 'discard';
  /** Only on this base (or, an action, this minion); 0: on any. */
  readonly at: Card;
  /** Only on a base where the player has no minion. */
  readonly whereIHaveNone: boolean;
  /** Only an action that is played on this kind of card. */
  readonly on: 'base' | 'minion' | 'any';
  readonly maxPower: number;
  /** Not a card of that definition. */
  readonly except?: number;
  /** Only a card of that one; such a permit is used at once, and never kept. */
  readonly only?: number;
  /** What granted it (0: the rules), as card and as definition: the card may be gone (PLAY-15). */
  readonly source: Card;
  readonly sourceDef: number;
}

export const ANY_POWER = 99;

/** A card that was played this turn, as it came into play, and what it was played on; 0: nothing. */
export interface Played {
  readonly card: Card;
  readonly by: Seat;
  readonly on: Card;
  /** The power that a minion had then; only where a card asks for it (`remembersPowers`). */
  readonly power?: number;
}

/** When a lasting effect ends: TURN-03, TURN-17, TIME-28. */
export type Until =
  | 'endOfTurn' // of the turn being played
  | 'startOfYourTurn' // of your next turn
  | 'endOfYourTurn' // of this turn if it is yours, else of your next one
  | 'endOfNextTurn' // of your next turn, not this one
  | 'leavesPlay'; // of the card it is about

/** What an effect does as long as it lasts. */
export type EffectKind =
  | 'power' // the card's power changes by the amount
  | 'breakpoint' // the base's breakpoint does
  | 'startingBreakpoint' // the base's breakpoint starts from the amount
  | 'total' // the player's total on the base changes by the amount
  | 'borrowed' // then its controller is again the one before: the amount, less one
  | 'recalled' // at the end of the turn the card goes under its owner's deck, if the player controls it
  | 'rescued' // the card returns to its owner's hand instead of going to the discard pile
  | 'cannotBe' // the card cannot be done these things: a bit for each verb (door.ts)
  | 'mourned' // the player draws so many cards after the card goes to the discard pile from play
  | 'text' // the card has the text of the definition with that number; 0: none
  | 'silent' // cards on the base have no text (CARD-105)
  | 'levy' // the player gets 1 VP of the player with that number if that one wins the base
  | 'alsoText' // the base also has the text of that definition (echo.ts)
  | 'turnedDown' // the top base of the deck lies face down all the same
  | 'noCopies' // the player cannot play cards of that definition
  | 'unaffected' // the card is not affected by the source
  | 'barred' // the player cannot play actions; from their next turn on
  | 'usedAgain' // the card has used its talent a second time, thanks to the source
  | 'hushed' // as long as the base is in play, no other player can use Specials
  | 'extraTurn' // the player has one; it waits, or (in force) is being played, and the amount is who had the last regular one
  | 'owed' // at the end of the turn the source does for the player what it owes, even if it is gone
  | 'moved' // the card has come from the base that is the source
  | 'used'; // the name's one use (a turn, a base) is spent by the player

/** All of one shape, whatever the kind: they are read all the time (see `lastingEffect`). */
export interface Effect {
  readonly kind: EffectKind;
  readonly until: Until;
  /** The player that "your" in `until` means, and that `barred` and `used` are about. */
  readonly seat: Seat;
  /** The card it is about; 0: none. */
  readonly card: Card;
  /** The card it comes from, as handle and as definition: the card may be gone. */
  readonly source: Card;
  readonly sourceDef: number;
  readonly amount: number;
  readonly inForce: boolean;
}

export const lastingEffect = (
  kind: EffectKind,
  until: Until,
  seat: Seat,
  card: Card,
  source: Card,
  sourceDef: number,
  amount = 0,
  inForce = true,
): Effect => ({ kind, until, seat, card, source, sourceDef, amount: amount | 0, inForce }); // -0 would be no integer
