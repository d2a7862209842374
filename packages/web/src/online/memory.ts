/** This browser's memory of playing with others: our name, and the promises of deals. */
import { useServer } from './me.ts';
import type { Promised } from './promise.ts';

const NAME = 'baston.name';
const DEAL = 'baston.deal.';

/** A lost share would be drawn anew, so it is kept in memory even where the browser stores nothing. */
const deals = new Map<string, Promised>();

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

  /** Somebody else may use this browser next. */
  forget: (): void =>
    attempt(() => {
      for (const key of Object.keys(localStorage))
        if (key === NAME || key.startsWith(DEAL)) localStorage.removeItem(key);
    }, undefined),

  deal: (table: string): Promised | undefined =>
    deals.get(table) ?? attempt(() => JSON.parse(localStorage.getItem(DEAL + table) ?? 'null') ?? undefined, undefined),
  keepDeal: (table: string, promised: Promised): void => {
    deals.set(table, promised);
    attempt(() => localStorage.setItem(DEAL + table, JSON.stringify(promised)), undefined);
  },
};
