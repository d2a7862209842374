/** Moves as numbers: what (end, play, use) · permit · where · card. */
import type { Move } from '../model/step.ts';
import type { Table } from '../model/table.ts';
import { ID_BITS, ID_MASK, NO_CARD } from '../state/block.ts';
import type { Permit } from '../state/records.ts';

const PERMIT_SHIFT = 2 * ID_BITS;
const PERMIT_BITS = 6;
const WHAT_SHIFT = PERMIT_SHIFT + PERMIT_BITS;
const PLAY_MOVE = 1;
const USE_MOVE = 2;
export const END_MOVE = 0;

export const playMove = (card: number, where: number, permit: number): number =>
  card | (where << ID_BITS) | (permit << PERMIT_SHIFT) | (PLAY_MOVE << WHAT_SHIFT);
export const useMove = (card: number): number => card | (USE_MOVE << WHAT_SHIFT);

export const isUse = (move: number): boolean => move >>> WHAT_SHIFT === USE_MOVE;
export const cardIn = (move: number): number => move & ID_MASK;
export const whereIn = (move: number): number => (move >>> ID_BITS) & ID_MASK;
export const permitIn = (move: number, permits: readonly Permit[]): Permit | undefined =>
  permits[(move >>> PERMIT_SHIFT) & ((1 << PERMIT_BITS) - 1)];

/** Reads a move; `permits` are the ones that it was listed with. */
export function readMove(g: Table, move: number, permits: readonly Permit[] = g.permits): Move {
  if (move === END_MOVE) return { what: 'end', card: NO_CARD, where: NO_CARD, permit: undefined };
  const card = g.card(cardIn(move));
  if (isUse(move)) return { what: 'use', card, where: NO_CARD, permit: undefined };
  const where = whereIn(move);
  return { what: 'play', card, where: where ? g.card(where) : NO_CARD, permit: permitIn(move, permits) };
}
