/** +1 power counters (group PTC), and counters of other kinds. Placing, taking and transferring affect the card (PTC-07). */
import { HOOK } from '../model/hooks.ts';
import { happening, inWay } from '../model/moments.ts';
import type { Table } from '../model/table.ts';
import { interrupt, tell } from '../resolution/context.ts';
import { type Card, COUNTERS, idOf, MARKERS, NO_CARD, NOBODY, type Seat } from '../state/block.ts';
import { cardAt } from '../state/zones.ts';
import { isHeard, noteChange } from '../table/listeners.ts';
import { buriedAt, isBuried } from '../table/queries.ts';
import { reach, tellBuried, tellIfRaised, tellRaised } from './door.ts';
import { meetOngoing } from './ongoing.ts';
import { shed } from './shedding.ts';

function change(g: Table, card: Card, amount: number): void {
  const at = cardAt(idOf(card)) + COUNTERS;
  g.block[at] = (g.block[at] as number) + amount;
}

function report(g: Table, card: Card, amount: number): void {
  const controller = g.controllerOf(card);
  if (isBuried(g, card))
    g.sink?.({ type: 'buriedCounters', seat: controller, at: g.face(idOf(buriedAt(g, card))), amount });
  else g.sink?.({ type: 'counters', card: g.face(idOf(card)), controller, amount });
}

/** Can the effect change the counters on that card? Nothing protects a buried card: it has no type (BURY-03). */
function reaches(g: Table, card: Card): boolean {
  if (!isBuried(g, card)) return reach(g, 'counter', [card], true).length > 0;
  tellBuried(g, card);
  return true;
}

/** Which player places or removes a counter on that card. A base has no player: where its text says so, players do it to their own cards. */
type By = (card: Card) => Seat;
const byActor = (g: Table): By => (g.actor === NOBODY ? g.controllerOf.bind(g) : () => g.actor);

/** From the bank onto the card, or back. */
function exchange(g: Table, card: Card, amount: number, by: By): void {
  if (isHeard(g, HOOK.counters)) {
    const changed = happening(HOOK.counters, card, g.baseOf(card), by(card), g.controllerOf(card));
    tell(g, inWay(amount > 0 ? 'placed' : 'removed', changed));
  }
  change(g, card, amount);
  report(g, card, amount);
}

/** Places that many counters on each of these cards. Gives the cards that really got some. */
function placeAll(g: Table, cards: Card[], countFor: (card: Card) => number, by: By): Card[] {
  const withheld = isHeard(g, HOOK.placingCounters) ? withhold(g, cards, by) : [];
  const got: Card[] = [];
  for (const card of cards) {
    const at = withheld.indexOf(card);
    if (at >= 0) withheld.splice(at, 1);
    const count = countFor(card) - (at >= 0 ? 1 : 0);
    if (count <= 0 || !g.isInPlay(card)) continue;
    exchange(g, card, count, by);
    tellRaised(g, card);
    got.push(card);
  }
  if (got.length > 0) shed(g); // a card with counters may be immune now
  return got;
}

/** Before counters are placed, a card may take some of them instead. Gives the cards that get one less. */
function withhold(g: Table, cards: readonly Card[], by: By): Card[] {
  const before = g.withheld.length;
  interrupt(g, () => {
    for (const seat of new Set(cards.map(by))) {
      const theirs = cards.filter((card) => by(card) === seat);
      tell(g, happening(HOOK.placingCounters, NO_CARD, NO_CARD, seat, NOBODY, NOBODY, theirs));
    }
  });
  return g.withheld.splice(before);
}

/** A counter that is about to be placed on the card goes onto a titan beside its deck instead. */
export function divertCounter(g: Table, from: Card, titan: Card): void {
  g.withheld.push(from);
  storeCounters(g, titan, 1);
}

/** Places counters on a titan beside its deck. No card reacts to that. */
export function storeCounters(g: Table, titan: Card, count: number): boolean {
  change(g, titan, count);
  report(g, titan, count);
  return true;
}

/** Places counters from the bank. Gives the cards that really got them. `byControllers`: each player places those on their own cards. */
export function addCountersAll(g: Table, cards: readonly Card[], count: number, byControllers: boolean): Card[] {
  if (count <= 0) return [];
  const by = byControllers ? (card: Card) => g.controllerOf(card) : byActor(g);
  return placeAll(g, reach(g, 'counter', cards), () => count, by);
}

/** One counter for each time that a card is in the list. */
export function spreadCounters(g: Table, cards: readonly Card[]): Card[] {
  const reached = reach(g, 'counter', [...new Set(cards)]);
  const countFor = (card: Card): number => cards.filter((other) => other === card).length || 1; // a card that is affected "the same way" gets one
  return placeAll(g, reached, countFor, byActor(g));
}

/** Takes counters back to the bank. Gives how many really went. */
export function removeCounters(g: Table, card: Card, count: number): number {
  const taken = Math.min(count, g.countersOn(card));
  if (taken <= 0 || !reaches(g, card)) return 0;
  exchange(g, card, -taken, byActor(g));
  return taken;
}

/** Transfers counters from one card to another (PTC-03). Gives how many arrived. */
export function transferCounters(g: Table, from: Card, to: Card, count: number): number {
  const moved = Math.min(count, g.countersOn(from));
  if (moved <= 0 || from === to || !(g.isInPlay(to) || isBuried(g, to))) return 0;
  if (!reaches(g, from)) return 0;
  change(g, from, -moved);
  if (!reaches(g, to)) {
    report(g, from, -moved); // ZONE-12
    return 0;
  }
  change(g, to, moved);
  if (isBuried(g, from) || isBuried(g, to)) {
    report(g, from, -moved);
    report(g, to, moved);
    return moved;
  }
  tellRaised(g, to);
  if (isHeard(g, HOOK.counters)) {
    tell(g, inWay('transferred', happening(HOOK.counters, to, g.baseOf(to), g.actor, g.controllerOf(to))));
  }
  g.sink?.({ type: 'transferCounters', from: g.face(idOf(from)), to: g.face(idOf(to)), amount: moved });
  shed(g);
  return moved;
}

/** Removes all counters of both kinds from a card. Gives how many +1 power counters went. */
export function clearCounters(g: Table, card: Card): number {
  const taken = removeCounters(g, card, g.countersOn(card));
  if (g.isInPlay(card) && g.markersOn(card) > 0 && reach(g, 'counter', [card], true).length > 0) {
    g.block[cardAt(idOf(card)) + MARKERS] = 0;
  }
  return taken;
}

/** A counter that is no +1 power counter (PTC-08); a titan beside its deck can have some too. */
export function addMarker(g: Table, card: Card): void {
  if (!g.isInPlay(card) && !g.isAside(card)) return;
  const at = cardAt(idOf(card)) + MARKERS;
  g.block[at] = (g.block[at] as number) + 1;
  g.sink?.({ type: 'marker', card: g.face(idOf(card)) });
  if (!g.isAction(card)) return;
  noteChange(g, idOf(card)); // what an action does to power may depend on its counters
  meetOngoing(g);
  tellIfRaised(g, g.hostOf(card), card);
}
