/** How a base stands: who has something there, and how far it is from breaking. */
import type { BaseView, Seat } from '@baston/engine';
import { usePage } from '../../store.ts';
import type { TableText } from '../../words/table.ts';
import { useTable } from '../state/context.ts';

/** How many cards somebody has in the row. */
export const countAt = ({ minions, titans }: BaseView, seat: Seat): number =>
  [...minions, ...titans].filter(({ controller }) => controller === seat).length;

/** Minions that nobody controls. */
export const monstersAt = ({ minions }: BaseView): BaseView['minions'] =>
  minions.filter(({ controller }) => controller < 0);

export const isReady = ({ total, breakpoint, cannotScore }: BaseView): boolean => total >= breakpoint && !cannotScore;

/** The base as it would be if the chosen card were played there; nothing if nobody can know. */
export function useForeseen(base: BaseView): BaseView | undefined {
  const { answering } = useTable();
  const preview = usePage((page) => page.preview);
  return preview?.card === answering.draft.card ? preview?.bases.find(({ id }) => id === base.id) : undefined;
}

/** A player's power there. */
export const totalOf = ({ standings }: BaseView, me: Seat): number =>
  standings.find(({ seat }) => seat === me)?.total ?? 0;

/** The same in words. */
export const foreseenOf = (base: BaseView, after: BaseView, me: Seat, text: TableText): string =>
  `${text.foreseen(totalOf(base, me), totalOf(after, me))} ${outlookOf(after, text)}`;

/** How far the base is from scoring, in words. */
export function outlookOf(base: BaseView, text: TableText): string {
  if (base.cannotScore) return text.cannotScore;
  return isReady(base) ? text.readyToScore : text.missing(base.breakpoint - base.total);
}
