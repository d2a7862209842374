/**
 * Burying (group BURY). A buried card lies face down beside a base, known to whoever buried it. It is not in play: it has no
 * type and no power, hears nothing, and only effects on "cards" find it (BURY-03, BURY-06, BURY-12).
 */
import { HOOK } from '../model/hooks.ts';
import { happening, inWay } from '../model/moments.ts';
import type { Table } from '../model/table.ts';
import { tell } from '../resolution/context.ts';
import {
  type Base,
  BURIED,
  type Card,
  CONTROLLER,
  HAND,
  idOf,
  KNOWN,
  MEMO,
  type Seat,
  ZONE,
  zoneOf,
} from '../state/block.ts';
import { cardAt, countIn, isInPlay, slipOut } from '../state/zones.ts';
import { isHeard } from '../table/listeners.ts';
import { putCard } from '../table/placing.ts';
import { buried, buriedAt, isBuried } from '../table/queries.ts';
import { reach, tellBuried } from './door.ts';
import { leavePlay } from './leaving.ts';
import { discard } from './piles.ts';

/** A card of a hand, or in play, or just played, goes face down beside a base, on the side of that player (BURY-01). */
export function bury(g: Table, card: Card, at: Base, by: Seat): boolean {
  if (!g.isAlive(card) || !g.isInPlay(at)) return false;
  if (!isInPlay(g.block[cardAt(idOf(card)) + ZONE] as number)) {
    lay(g, idOf(card), at, by);
    return true;
  }
  const going = reach(g, 'bury', [card]);
  leavePlay(g, going, (id) => lay(g, id, at, by)); // BURY-10
  return going.length > 0;
}

function lay(g: Table, id: number, at: Base, by: Seat): void {
  const b = g.block;
  const hand = zoneOf(by, HAND);
  if (b[cardAt(id) + ZONE] === hand) slipOut(b, hand);
  putCard(g, id, BURIED);
  b[cardAt(id) + CONTROLLER] = by; // BURY-04
  b[cardAt(id) + MEMO] = idOf(at);
  const knowers = (b[cardAt(id) + KNOWN] as number) | (1 << by);
  b[cardAt(id) + KNOWN] = knowers;
  const seats = g.allSeats().filter((seat) => (knowers >> seat) & 1);
  g.sink?.({ type: 'bury', seat: by, at: g.face(idOf(at)), secret: { seats, cards: [g.face(id)] } });
  if (isHeard(g, HOOK.buried)) tell(g, inWay('buried', happening(HOOK.buried, g.card(id), at, by, by)));
}

/** A buried card goes, unseen by others, into the hand of whoever buried it, who counts as its owner (BURY-04). */
export function takeBack(g: Table, card: Card): boolean {
  if (!isBuried(g, card)) return false;
  tellBuried(g, card);
  const id = idOf(card);
  const seat = g.controllerOf(card);
  putCard(g, id, zoneOf(seat, HAND));
  const seats = g.allSeats().filter((other) => g.isKnownTo(g.card(id), other));
  g.sink?.({ type: 'put', seat, to: 'hand', count: 1, secret: { seats, cards: [g.face(id)] } });
  return true;
}

/** The base leaves play: what is still buried there is discarded (BURY-13). */
export function discardBuried(g: Table, base: Base): void {
  if (countIn(g.block, BURIED) === 0) return;
  for (const card of buried(g, { at: base })) discard(g, card);
}

/** The buried card moves beside another base; it stays buried, with its counters. */
export function moveBuried(g: Table, card: Card, to: Card): boolean {
  if (!isBuried(g, card) || !g.isInPlay(to) || buriedAt(g, card) === to) return false;
  const from = buriedAt(g, card);
  tellBuried(g, card);
  g.block[cardAt(idOf(card)) + MEMO] = idOf(to);
  g.sink?.({ type: 'moveBuried', seat: g.controllerOf(card), from: g.face(idOf(from)), to: g.face(idOf(to)) });
  return true;
}
