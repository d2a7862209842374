/** What this browser remembers of playing with others: our name, and what deals were promised to be. */
import type { Seat } from '@baston/engine';
import { useServer } from './me.ts';

export interface Promised {
  readonly commitment: string;
  readonly seat: Seat;
  readonly share: string;
}

const NAME = 'baston.name';
const DEAL = 'baston.deal.';

/** Storage may be forbidden altogether. */
function attempt<T>(look: () => T, otherwise: T): T {
  try {
    return look();
  } catch {
    return otherwise;
  }
}

export const memory = {
  name: (): string => useServer.getState().me?.name || attempt(() => localStorage.getItem(NAME) ?? '', ''),
  keepName: (name: string): void => attempt(() => localStorage.setItem(NAME, name), undefined),

  deal: (table: string): Promised | undefined =>
    attempt(() => JSON.parse(localStorage.getItem(DEAL + table) ?? 'null') ?? undefined, undefined),
  keepDeal: (table: string, promised: Promised | undefined): void =>
    attempt(() => {
      if (promised) localStorage.setItem(DEAL + table, JSON.stringify(promised));
      else localStorage.removeItem(DEAL + table);
    }, undefined),
};
