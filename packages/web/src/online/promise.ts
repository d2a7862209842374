/** The server's promise of a deal, and our share of it. */
import type { Seat } from '@baston/engine';

export interface Promised {
  readonly commitment: string;
  readonly seat: Seat;
  readonly share: string;
}

/**
 * Our share of the deal. The share for a table is drawn once: a server that refuses us until it likes our share
 * would choose the deal. For the same reason there is none if the server has changed its promise meanwhile.
 */
export function promiseAt(
  before: Promised | undefined,
  commitment: string,
  seat: Seat,
  draw: () => string,
): Promised | undefined {
  if (before && before.commitment !== commitment) return undefined;
  return { commitment, seat, share: before?.share ?? draw() };
}
