/** A player's opinion of the options of a question: data only, so that it can be said in any language. */
import type { Face } from '../model/events.ts';
import type { Seat } from '../state/block.ts';

/** One kind of reason for each of the names. */
type About<K extends string, T = object> = K extends string ? Readonly<{ kind: K } & T> : never;

export type Reason =
  /** The base would score and the game be won; or it would just score, for so many VP. */
  | About<'win' | 'score', { base: Face; vp: number }>
  /** The seat would come to be first there; or stay so; or have that place. */
  | About<'lead' | 'keepLead', { base: Face }>
  | About<'place', { base: Face; place: number; vp: number }>
  /** It harms somebody: a card of theirs goes, or is weakened. */
  | About<'remove' | 'weaken', { card: Face; seat: Seat }>
  /** It helps a card of one's own; or saves it from a base that scores. */
  | About<'help' | 'save', { card: Face }>
  /** The card's text states that it is worth having. */
  | About<'ability', { card: Face }>
  /** It is the best of these cards to have; or the one that is missed least. */
  | About<'bestCard' | 'leastLoss', { card: Face }>
  /** Nothing that can be played now is worth its card; nothing that is offered helps. */
  | About<'wait' | 'nothing'>
  /** It simply looks best. */
  | About<'best'>;

/** An opinion of one option. */
export interface Advice {
  readonly option: string;
  /** The estimated chance to win the game, from 0 to 1, if the adviser can tell. */
  readonly chance?: number;
  readonly reason: Reason;
}

/** The goal of a seat for one turn, as in a puzzle: this many VP, counting those gained in the turn, or the game. */
export interface Goal {
  readonly seat: Seat;
  readonly turn: number;
  readonly vp: number;
  readonly gain: number;
  readonly wins: boolean;
}

/** An adviser's picks and its opinion of the options, the best first; no picks if it would decline. */
export interface Hint {
  readonly picks: readonly string[];
  readonly advice: readonly Advice[];
  /** Why nothing is picked, if nothing is. */
  readonly reason?: Reason;
}
