/** Titans: beside their owners' decks, or on a base (group TITAN). */
import { FORBID_CLASH, TITAN } from '../model/hooks.ts';
import type { Table } from '../model/table.ts';
import { BY_TALENT, CLASH, doLater, enter, interrupt, leave } from '../resolution/context.ts';
import {
  type Card,
  CONTROLLER,
  COUNTERS,
  HOOK_COUNTS,
  HOSTED,
  idOf,
  NO_CARD,
  NOBODY,
  type Seat,
  TITANS,
} from '../state/block.ts';
import { cardAt, idsIn } from '../state/zones.ts';
import { putCard } from '../table/placing.ts';
import { isForbidden } from '../table/prohibitions.ts';
import { totalOf } from '../table/values.ts';
import { isReplaced } from './door.ts';
import { sendHome } from './leaving.ts';

/** The titans in play: all of them, or those on a base, the one that has been there longest first. */
export function titansIn(g: Table, base?: Card): Card[] {
  if (g.block[HOOK_COUNTS + TITAN] === 0) return [];
  if (base === undefined) return g.bases().flatMap((at) => titansIn(g, at));
  return g.cardsOn(base).filter((card) => g.isTitan(card));
}

/** The titans beside decks. */
export const titansAside = (g: Table): Card[] => idsIn(g.block, TITANS).map((id) => g.card(id));

/** A player who controls a titan cannot play another (TITAN-06). */
export const canPlayTitan = (g: Table, seat: Seat, titan: Card): boolean =>
  g.isAside(titan) && titansIn(g).every((other) => g.controllerOf(other) !== seat);

/**
 * Plays a titan. It is neither a minion nor an action nor an extra card, so nothing reacts to it being played (TITAN-01,
 * TITAN-04). `keeps`: how many of the counters that it has beside the deck stay on it.
 */
export function playTitan(g: Table, seat: Seat, titan: Card, at: Card, keeps = 0): boolean {
  if (!canPlayTitan(g, seat, titan) || !g.isInPlay(at)) return false;
  const id = idOf(titan);
  const counters = Math.min(keeps, g.countersOn(titan));
  putCard(g, id, HOSTED + idOf(at));
  g.block[cardAt(id) + COUNTERS] = counters;
  g.block[cardAt(id) + CONTROLLER] = seat; // TITAN-05
  g.sink?.({ type: 'play', seat, card: g.face(id), on: g.face(idOf(at)), extra: false });
  noteArrival(g, g.card(id));
  return true;
}

/**
 * A titan has come to a base: once the effect is done it may clash with another (context.ts). If a talent brought it, they
 * clash at once, before the talent does anything else (TITAN-14).
 */
export function noteArrival(g: Table, titan: Card): void {
  const isHeld = g.duel?.holdsClashes;
  if (g.how & BY_TALENT && !isHeld) interrupt(g, () => clash(g, titan));
  else doLater(g, CLASH, titan, clash, isHeld ? g.duel?.frame : g.frame);
}

/**
 * Clash of titans: one stays, that of the player with the highest total, on a tie the one that has been there longest
 * (TITAN-13 to TITAN-16).
 */
function clash(g: Table, newcomer: Card): void {
  const at = g.baseOf(newcomer);
  const titans = titansIn(g, at);
  if (titans.length < 2 || isForbidden(g, FORBID_CLASH, newcomer, NOBODY, at)) return;
  const total = (titan: Card): number => totalOf(g, idOf(at), g.controllerOf(titan));
  const best = titans.reduce((one, other) => (total(other) > total(one) ? other : one));
  const totals = titans.map(total);
  enter(g, NO_CARD, NOBODY);
  titans.forEach((titan, i) => {
    if (titan === best) return;
    g.sink?.({
      type: 'clash',
      at: g.face(idOf(at)),
      stays: g.face(idOf(best)),
      with: totals[titans.indexOf(best)] as number,
      leaves: g.face(idOf(titan)),
      against: totals[i] as number,
    });
    if (!isReplaced(g, idOf(titan), 'clash')) sendHome(g, [titan]);
  });
  leave(g);
}
