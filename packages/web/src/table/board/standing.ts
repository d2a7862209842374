/** How a base stands: who has something there, and how far it is from breaking. */
import type { BaseView, Seat } from '@baston/engine';
import type { TableText } from '../../words/table.ts';

/** Everybody with something there, the best first. */
export function seatsAt(base: BaseView): Seat[] {
  const ranked = base.standings.toSorted((a, b) => a.place - b.place || a.seat - b.seat).map(({ seat }) => seat);
  const present = [...base.minions, ...base.titans].map(({ controller }) => controller).filter((seat) => seat >= 0);
  return [...new Set([...ranked, ...present])];
}

/** How many cards somebody has in the row. */
export const countAt = ({ minions, titans }: BaseView, seat: Seat): number =>
  [...minions, ...titans].filter(({ controller }) => controller === seat).length;

/** Minions that nobody controls. */
export const monstersAt = ({ minions }: BaseView): BaseView['minions'] =>
  minions.filter(({ controller }) => controller < 0);

export const isReady = ({ total, breakpoint, cannotScore }: BaseView): boolean => total >= breakpoint && !cannotScore;

/** How far the base is from scoring, in words. */
export function outlookOf(base: BaseView, text: TableText): string {
  if (base.cannotScore) return text.cannotScore;
  return isReady(base) ? text.readyToScore : text.missing(base.breakpoint - base.total);
}
