/** +1 power counters (group PTC), and counters of other kinds. Placing, taking and transferring affect the card (PTC-07). */
import { type Card, COUNTERS, idOf, MARKERS, NOBODY } from './block.ts';
import { isHeard, tell } from './context.ts';
import { reach, shed } from './door.ts';
import type { Game } from './game.ts';
import { happening } from './moments.ts';
import { HOOK } from './rules.ts';
import { cardAt } from './zones.ts';

function change(g: Game, card: Card, amount: number): void {
  const at = cardAt(idOf(card)) + COUNTERS;
  g.block[at] = (g.block[at] as number) + amount;
}

function report(g: Game, card: Card, amount: number): void {
  g.sink?.({ type: 'counters', card: g.face(idOf(card)), controller: g.controllerOf(card), amount });
}

/** From the bank onto the card, or back: whoever acts does that, or where each player does or a base says so, its controller. */
function exchange(g: Game, card: Card, amount: number, byControllers = g.actor === NOBODY): void {
  const hook = amount > 0 ? HOOK.countersPlaced : HOOK.countersRemoved;
  if (isHeard(g, hook)) {
    const controller = g.controllerOf(card);
    tell(g, happening(hook, card, g.baseOf(card), byControllers ? controller : g.actor, controller));
  }
  change(g, card, amount);
  report(g, card, amount);
}

/** From the bank; gives the cards that really got them. */
export function addCountersAll(g: Game, cards: readonly Card[], count: number, byControllers?: boolean): Card[] {
  const reached = count > 0 ? reach(g, 'counter', cards) : [];
  for (const card of reached) exchange(g, card, count, byControllers);
  if (reached.length > 0) shed(g); // a counter may be what protects
  return reached;
}

/** One counter for each time that a card is in the list. */
export function spreadCounters(g: Game, cards: readonly Card[]): Card[] {
  const reached = reach(g, 'counter', [...new Set(cards)]);
  for (const card of reached) {
    const count = cards.filter((other) => other === card).length || 1; // a copy of the effect is one counter
    exchange(g, card, count);
  }
  if (reached.length > 0) shed(g); // a counter may be what protects
  return reached;
}

/** Back to the bank; gives how many really went. */
export function removeCounters(g: Game, card: Card, count: number): number {
  const taken = Math.min(count, g.countersOn(card));
  if (taken <= 0 || reach(g, 'counter', [card], false).length === 0) return 0;
  exchange(g, card, -taken);
  return taken;
}

/** From one card to another (PTC-03). Gives how many really went. */
export function transferCounters(g: Game, from: Card, to: Card, count: number): number {
  const moved = Math.min(count, g.countersOn(from));
  if (moved <= 0 || from === to || !g.isInPlay(to)) return 0;
  if (reach(g, 'counter', [from], false).length === 0) return 0;
  change(g, from, -moved);
  if (reach(g, 'counter', [to], false).length === 0) {
    report(g, from, -moved); // ZONE-12
    return 0;
  }
  change(g, to, moved);
  g.sink?.({ type: 'transferCounters', from: g.face(idOf(from)), to: g.face(idOf(to)), amount: moved });
  shed(g);
  return moved;
}

/** All counters of either kind off a card. */
export function clearCounters(g: Game, card: Card): void {
  removeCounters(g, card, g.countersOn(card));
  if (g.isInPlay(card) && g.markersOn(card) > 0 && reach(g, 'counter', [card], false).length > 0) {
    g.block[cardAt(idOf(card)) + MARKERS] = 0;
  }
}

/** A counter that is no +1 power counter (PTC-08). */
export function addMarker(g: Game, card: Card): void {
  if (!g.isInPlay(card)) return;
  const at = cardAt(idOf(card)) + MARKERS;
  g.block[at] = (g.block[at] as number) + 1;
  g.sink?.({ type: 'marker', card: g.face(idOf(card)) });
}
