/** Records for what is too rare to have a place in the block: small, immutable, plain data. */
import type { Card, DefNumber, Seat } from './block.ts';

/**
 * A right to play one card (PLAY-01, PLAY-03). The player spends it by name: a move says which one.
 * The two regular plays of a turn are the first two. All that a game makes are of one shape (see `newPermit`).
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
  /** Only on a base where the player has a minion. */
  readonly whereIHaveOne?: true | undefined;
  /** Only on a base where another player has more power. */
  readonly whereIAmBehind?: true | undefined;
  /** Only an action that is played on this kind of card. */
  readonly on: 'base' | 'minion' | 'any';
  readonly maxPower: number;
  /** `at` is the base where this card is when the minion is played (TIME-30); once it is gone, the one where it was. */
  readonly near?: Card | undefined;
  /** Likewise, `maxPower` is below the power that this card has then. */
  readonly weaker?: true | undefined;
  /** Not a card with the name of that definition. */
  readonly except?: DefNumber | undefined;
  /** Only a card of that one; such a permit is used at once, and never kept. */
  readonly only?: DefNumber | undefined;
  /** The card that granted it (0: the rules), and its definition: the card may be gone (PLAY-15). */
  readonly source: Card;
  readonly sourceDef: DefNumber;
}

export const ANY_POWER = 99;

/** A card that was played this turn, as it came into play, and what it was played on; 0: nothing. */
export interface Played {
  readonly card: Card;
  readonly by: Seat;
  readonly on: Card;
  /** The power that a minion had then; noted only in a match with a card that asks (`recalls`), unknown in a position that does not say. */
  readonly power?: number | undefined;
  /** It was an extra card (PLAY-03, PLAY-12); noted only in a match with a card that counts them. */
  readonly extra?: true | undefined;
}

/** When a lasting effect ends: TURN-03, TURN-17, TIME-28. */
export type Until =
  | 'endOfTurn' // of the turn being played
  | 'startOfYourTurn' // of your next turn
  | 'endOfYourTurn' // of this turn if it is yours, else of your next one
  | 'endOfNextTurn' // of your next turn; it is in force only from the start of that turn
  | 'leavesPlay'; // of the card it is about

/** The kinds of lasting effects that the engine itself defines. */
export type EffectKind =
  | 'power' // the card's power changes by the amount
  | 'breakpoint' // the base's breakpoint does
  | 'startingBreakpoint' // the base's breakpoint starts from the amount
  | 'total' // the player's total on the base changes by the amount
  | 'borrowed' // then its controller is again the one before: the amount, less one
  | 'recalled' // at the end of the turn the card goes under its owner's deck, if the player controls it
  | 'text' // the card has the text of the definition with that number; 0: none
  | 'alsoText' // the base also has the text of that definition (echo.ts)
  | 'unaffected' // the card is not affected by the source
  | 'usedAgain' // the card has used its talent a second time, thanks to the source
  | 'extraTurn' // the player has one; it waits, or (in force) is being played, and the amount is who had the last regular one
  | 'used' // the name's one use (a turn, a base) is spent by the player
  | 'lost'; // a minion of the player's went to the discard pile from that base this turn; the amount: 1 if it was destroyed

/** In the order of their numbers in saved states. */
export const EFFECT_KINDS: readonly EffectKind[] = [
  'power',
  'breakpoint',
  'startingBreakpoint',
  'total',
  'recalled',
  'borrowed',
  'text',
  'alsoText',
  'unaffected',
  'used',
  'usedAgain',
  'extraTurn',
  'lost',
];

declare const FACET: unique symbol;
/** The name of a facet: an effect that a card defines itself (`Abilities.lasting`). */
export type FacetName = string & { readonly [FACET]: true };

/** All of one shape, whatever the kind: they are read all the time (see `lastingEffect`). */
export interface Effect {
  readonly kind: EffectKind | FacetName;
  readonly until: Until;
  /** The player that "your" in `until` means, and that the effect is about if it is about a player. */
  readonly seat: Seat;
  /** The card it is about; 0: none. */
  readonly card: Card;
  /** The card it comes from, as handle and as definition: the card may be gone. */
  readonly source: Card;
  readonly sourceDef: DefNumber;
  readonly amount: number;
  readonly inForce: boolean;
}

export const lastingEffect = (
  kind: Effect['kind'],
  until: Until,
  seat: Seat,
  card: Card,
  source: Card,
  sourceDef: DefNumber,
  amount = 0,
  inForce = true,
): Effect => ({ kind, until, seat, card, source, sourceDef, amount: amount | 0, inForce }); // `| 0` turns -0 into 0
