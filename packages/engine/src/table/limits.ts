/** Limits: effects that a player may use once per turn or once per base. */
import type { Table } from '../model/table.ts';
import { type Card, type DefNumber, ID_BITS, idOf, NO_CARD, type Seat } from '../state/block.ts';
import { lastingEffect } from '../state/records.ts';

/** Has the seat spent the one use of that name (at that base)? */
export function isUsed({ effects }: Table, def: DefNumber, seat: Seat, at: Card): boolean {
  for (const e of effects)
    if (e.kind === 'used' && e.sourceDef === def && e.seat === seat && e.card === at) return true;
  return false;
}

/** Has a minion of the player's gone to the discard pile from that base this turn, by destruction or any way? */
export const hasLost = ({ effects }: Table, seat: Seat, at: Card, isDestroyed: boolean): boolean =>
  effects.some((e) => e.kind === 'lost' && e.seat === seat && e.card === at && (!isDestroyed || e.amount === 1));

/** The text by which the uses of a card are counted: if it has two, the one that is being read or run. */
const spokenBy = (g: Table, self: Card): DefNumber =>
  (idOf(g.speaker) === idOf(self) && g.speaker >>> ID_BITS) || g.textOf(self);

/** "Once each turn": has the seat used this card for that already (on that card)? */
export const isSpent = (g: Table, self: Card, seat: Seat, on = self): boolean => isUsed(g, spokenBy(g, self), seat, on);

export function spend(g: Table, self: Card, seat: Seat, on = self): void {
  g.effects.push(lastingEffect('used', 'endOfTurn', seat, on, self, spokenBy(g, self)));
}

/** The same for all cards of its name, and for this one wherever it goes. */
export function spendName(g: Table, self: Card, seat: Seat): void {
  g.effects.push(lastingEffect('used', 'endOfTurn', seat, NO_CARD, self, g.defOf(self)));
}
