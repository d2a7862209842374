/** An action that is played in order to raise one of certain minions (VAL-13): its player has to choose so that it does. */
import type { Kind, Purpose } from '../model/request.ts';
import type { Raising } from '../model/step.ts';
import type { Table } from '../model/table.ts';
import { type Card, idOf, type Seat } from '../state/block.ts';
import { raisesPower } from '../table/values.ts';

/** Purposes that choose the minion to raise, its base, or the text that raises it. */
const AIMS: ReadonlySet<Purpose> = new Set([
  'givePower',
  'addCounter',
  'receiveCounters',
  'move',
  'duel',
  'copyAbilities',
]);

/** Purposes that pay for it: the minion to be raised cannot be the price. */
const PAYS: ReadonlySet<Purpose> = new Set(['takeCounter', 'destroy', 'discard', 'placeUnderDeck']);

/** The action that asks this player now, as long as it has raised none of the minions. */
export function raisingNow(g: Table, seat: Seat): Raising | undefined {
  const { raising } = g;
  return raising && raising.seat === seat && raising.action === idOf(g.source) ? raising : undefined;
}

function fits(g: Table, option: Card, kind: Kind, to: Purpose, { seat, minions, isAimed }: Raising): boolean {
  if (PAYS.has(to)) return minions.some((minion) => option !== minion);
  if (!AIMS.has(to) || isAimed) return false;
  return minions.some(
    (minion) =>
      option === minion ||
      (kind === 'bases' && option === g.baseOf(minion)) ||
      (to === 'copyAbilities' && raisesPower(g, option, minion, seat)),
  );
}

/** The options that let it raise such a minion: at least one of them has to be chosen. */
export function raisingOptions(g: Table, seat: Seat, kind: Kind, to: Purpose): number[] {
  const raising = raisingNow(g, seat);
  return raising ? g.options.toArray().filter((option) => fits(g, option, kind, to, raising)) : [];
}

/** Keeps only those options, if there are any. Gives whether there are: then the choice may not be declined. */
export function keepRaisingOptions(g: Table, seat: Seat, kind: Kind, to: Purpose): boolean {
  const fitting = raisingOptions(g, seat, kind, to);
  if (fitting.length === 0) return false;
  g.options.fill(fitting);
  if (AIMS.has(to)) g.raising = { ...(g.raising as Raising), isAimed: true };
  return true;
}
