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
  /** Only on this base; 0: on any. */
  readonly at: Card;
  /** Only on a base where the player has no minion. */
  readonly whereIHaveNone: boolean;
  readonly maxPower: number;
  /** What granted it (0: the rules), as card and as definition: the card may be gone (PLAY-15). */
  readonly source: Card;
  readonly sourceDef: number;
}

export const ANY_POWER = 99;

/** When a lasting effect ends: TURN-03, TURN-17, TIME-28. */
export type Until =
  | 'endOfTurn' // of the turn being played
  | 'endOfYourTurn' // of this turn if it is yours, else of your next one
  | 'endOfNextTurn' // of your next turn, not this one
  | 'leavesPlay'; // of the card it is about

interface Lasting {
  readonly until: Until;
  /** The player that "your" in `until` means, and that `barred` and `used` are about. */
  readonly seat: Seat;
  /** The card it is about. */
  readonly card: Card;
  /** The card it comes from, as handle and as definition. */
  readonly source: Card;
  readonly sourceDef: number;
}

export type Effect = Lasting &
  (
    | { readonly kind: 'power' | 'breakpoint'; readonly amount: number }
    /** The card is not affected by the source. */
    | { readonly kind: 'unaffected' }
    /** The player cannot play actions; in force from their next turn on. */
    | { readonly kind: 'barred'; readonly inForce: boolean }
    /** The name's one use (a turn, a base) is spent. */
    | { readonly kind: 'used' }
  );
