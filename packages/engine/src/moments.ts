/** The moments that cards react to, and what is known about one. */
import { type Card, NO_CARD, NOBODY, type Seat } from './block.ts';

export const MOMENTS = [
  'turnStart',
  'turnEnd',
  'played',
  'affected',
  'destroyed',
  'beforeScore',
  'whenScore',
  'afterScore',
  'replaced',
] as const;
export type Moment = (typeof MOMENTS)[number];

/** A player's place on a base that scores. */
export interface Standing {
  readonly seat: Seat;
  readonly total: number;
  /** 1, 2, 3, ...; tied players share one, and it uses up as many as there are of them (SCORE-17). */
  readonly place: number;
}

export interface Happening {
  readonly moment: Moment;
  /** What it happened to: the card played, affected, destroyed; the base that scores or is replaced. */
  readonly card: Card;
  /** The base where it happened. For `replaced`: the new base. */
  readonly at: Card;
  /** Whose doing it is: who plays, destroys, affects; whose turn it is. */
  readonly by: Seat;
  /** Who controlled the card then, and owns it. */
  readonly controller: Seat;
  readonly owner: Seat;
  /** All cards that leave play together in this happening: they see each other go. */
  readonly together: readonly Card[];
  /** From `whenScore` on: who stands where. */
  readonly standings: readonly Standing[];
}

const nothing: Omit<Happening, 'moment'> = {
  card: NO_CARD,
  at: NO_CARD,
  by: NOBODY,
  controller: NOBODY,
  owner: NOBODY,
  together: [],
  standings: [],
};

export const happening = (moment: Moment, about: Partial<Happening>): Happening => ({
  ...nothing,
  moment,
  ...about,
});

// Filters that many cards share.
type When = (game: unknown, self: Card, happening: Happening) => boolean;
export const toMe: When = (_game, self, h) => h.card === self;
export const atMe: When = (_game, self, h) => h.at === self;
