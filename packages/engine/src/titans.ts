/** Titans: beside their owners' decks, or on a base (group TITAN). */
import {
  type Card,
  CONTROLLER,
  COUNTERS,
  DEF,
  HOOK_COUNTS,
  HOSTED,
  idOf,
  NO_CARD,
  NOBODY,
  type Seat,
  TITANS,
} from './block.ts';
import { enter, leave } from './context.ts';
import type { Game } from './game.ts';
import { PEACE, TITAN } from './rules.ts';
import { listeners, type PowerReason, speaksAt } from './values.ts';
import { sendHome } from './verbs.ts';
import { cardAt, idsIn, putCard } from './zones.ts';

/** The titans in play: all of them, or those on a base, the one that has been there longest first. */
export function titansIn(g: Game, base?: Card): Card[] {
  if (g.block[HOOK_COUNTS + TITAN] === 0) return [];
  if (base === undefined) return g.bases().flatMap((at) => titansIn(g, at));
  return g.cardsOn(base).filter((card) => g.isTitan(card));
}

/** Those beside decks. */
export const titansAside = (g: Game): Card[] => idsIn(g.block, TITANS).map((id) => g.card(id));

/** Not while the player controls one (TITAN-06). */
export const canPlayTitan = (g: Game, seat: Seat, titan: Card): boolean =>
  g.isAside(titan) && titansIn(g).every((other) => g.controllerOf(other) !== seat);

/**
 * Neither a minion nor an action nor an extra card: nothing but the titan itself is heard of (TITAN-01, TITAN-04). Of the
 * counters that it had beside the deck it keeps so many.
 */
export function playTitan(g: Game, seat: Seat, titan: Card, at: Card, keeps = 0): boolean {
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

/** A titan has come to a base: once the effect is done it may have to measure up to another (context.ts). */
export function noteArrival(g: Game, titan: Card): void {
  g.arrivals.push({ frame: g.duel?.holdsClashes ? g.duel.frame : g.frame, card: titan });
}

/**
 * Clash of titans: one stays, that of the player with the highest total, on a tie the one that has been there longest
 * (TITAN-13 to TITAN-16).
 */
export function clash(g: Game, newcomer: Card): void {
  const at = g.baseOf(newcomer);
  const titans = titansIn(g, at);
  if (titans.length < 2 || isAtPeace(g, idOf(at))) return;
  const total = (titan: Card): number => g.totalOf(at, g.controllerOf(titan));
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
    sendHome(g, [titan]);
  });
  leave(g);
}

const isAtPeace = (g: Game, base: number): boolean =>
  g.block[HOOK_COUNTS + PEACE] !== 0 && listeners(g, PEACE).some((from) => speaksAt(g, from, base));

/** What the counters on titans add to their controllers' totals (TITAN-11, PTC-06). */
export function powerOfTitans(
  g: Game,
  base: number,
  seat: Seat | undefined,
  reasons: PowerReason[] | undefined,
): number {
  const b = g.block;
  let sum = 0;
  for (const id of listeners(g, TITAN)) {
    const at = cardAt(id);
    const amount = b[at + COUNTERS] as number;
    if (amount === 0 || g.baseIdOf(id) !== base || (seat !== undefined && b[at + CONTROLLER] !== seat)) continue;
    sum += amount;
    reasons?.push({ source: 'card', def: b[at + DEF] as number, amount });
  }
  return sum;
}
