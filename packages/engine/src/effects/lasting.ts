/** Effects that last, each kept as a record that says until when: power, breakpoints, texts, protection. */
import type { Amount, Leaving } from '../model/filters.ts';
import { bitOf, HOOK, SHOWS_TOP_BASE } from '../model/hooks.ts';
import { happening, inWay } from '../model/moments.ts';
import type { Table } from '../model/table.ts';
import { waitForSpecials } from '../resolution/context.ts';
import { chooseCard } from '../resolution/questions.ts';
import {
  ACTIVE,
  type Card,
  type DefNumber,
  idOf,
  NO_CARD,
  NOBODY,
  PLAYER_SIZE,
  PLAYERS,
  type Seat,
  VP,
} from '../state/block.ts';
import { type Effect, type FacetName, lastingEffect, type Until } from '../state/records.ts';
import { refreshEchoes } from '../table/echo.ts';
import { addLasting } from '../table/facets.ts';
import { spend } from '../table/limits.ts';
import { refreshGuests, refreshText } from '../table/texts.ts';
import { startersAt } from '../table/values.ts';
import { inPlay, reach, tellRaised } from './door.ts';
import { withWhatIsOn } from './leaving.ts';
import { shed } from './shedding.ts';

/** An effect of the card being resolved that lasts; "you" is whoever acts, or whose turn it is. */
export function addEffect(
  g: Table,
  kind: Effect['kind'],
  until: Until,
  card: Card,
  amount = 0,
  seat: Seat = g.actor === NOBODY ? (g.block[ACTIVE] as number) : g.actor,
  source: Card = g.source,
): Effect {
  const isNow = until !== 'endOfNextTurn';
  const effect = lastingEffect(kind, until, seat, card, source, g.defOf(source), amount, isNow);
  addLasting(g, effect);
  return effect;
}

export function givePowerAll(g: Table, minions: readonly Card[], change: Amount, until: Until): Card[] {
  const reached = reach(g, 'power', minions);
  for (const card of reached) {
    const amount = typeof change === 'number' ? change : change(card);
    if (amount === 0) continue;
    const { seat } = addEffect(g, 'power', until, card, amount);
    if (amount > 0) tellRaised(g, card);
    g.sink?.({ type: 'power', card: g.face(idOf(card)), controller: g.controllerOf(card), amount, until, seat });
  }
  if (reached.length > 0) shed(g); // so much or so little power may be what protects (PROT-06)
  return reached;
}

export function changeBreakpoint(g: Table, base: Card, amount: number, until: Until): void {
  if (!g.isInPlay(base)) return;
  const { seat } = addEffect(g, 'breakpoint', until, base, amount);
  g.sink?.({ type: 'breakpoint', base: g.face(idOf(base)), amount, until, seat });
}

/** The breakpoint starts from this until the end of the turn (VAL-02), or this counts as printed (VAL-01). */
export function setBreakpoint(g: Table, base: Card, amount: number, what: 'starting' | 'printed'): void {
  if (!g.isInPlay(base)) return;
  const until = 'endOfTurn';
  const { seat } = addEffect(g, 'startingBreakpoint', until, base, amount);
  g.sink?.({ type: 'startingBreakpoint', base: g.face(idOf(base)), amount, until, seat });
  if (what === 'starting') pickStart(g, base, amount);
}

/** If cards in play set the same value otherwise, the active player applies one and ignores the others for this turn (VAL-03). */
function pickStart(g: Table, base: Card, amount: number): void {
  const rivals = startersAt(g, base, amount);
  if (rivals.length === 0) return;
  const applied = chooseCard(g, g.active, [g.source, ...rivals], { to: 'applyStart', about: base });
  for (const card of rivals) if (card !== applied) spend(g, card, g.active);
}

/** More power for the player there, on no minion in particular (VAL-10). */
export function changeTotal(g: Table, base: Card, amount: number, until: Until, of?: Seat): void {
  if (!g.isInPlay(base)) return;
  const { seat } = addEffect(g, 'total', until, base, amount, of);
  g.sink?.({ type: 'total', base: g.face(idOf(base)), amount, until, seat });
}

/**
 * The card being resolved leaves something of its own behind (`Abilities.lasting`): about nothing in particular, about a
 * base, or on cards in play, together, as far as they can be affected.
 */
export function leaveBehind(g: Table, name: string, { about = [NO_CARD], seat, amount = 0, until }: Leaving): void {
  const kind = name as FacetName;
  const { facet } = g.rules.facet(kind);
  const all = typeof about === 'number' ? [about] : about;
  const isOnCards = all.some((card) => card !== NO_CARD && !g.isBase(card));
  for (const card of isOnCards ? reach(g, 'affect', all, false, facet.also) : all) {
    if (facet.silencesGuests) spareGuests(g, card);
    const effect = addEffect(g, kind, until ?? 'endOfTurn', card, amount, seat);
    if (facet.tells) g.sink?.(facet.tells(effect, g.face(idOf(card))));
    if (facet.silencesGuests) refreshGuests(g, card);
  }
  if (g.traits & SHOWS_TOP_BASE) refreshEchoes(g);
}

/** The card has the text of a definition for a time, or none: number 0 (TIME-41, COPY-13). */
export function giveText(g: Table, card: Card, def: DefNumber, until: Until): void {
  if (!g.isInPlay(card)) return;
  const { seat } = addEffect(g, 'text', until, card, def);
  refreshText(g, card);
  g.sink?.({ type: 'text', card: g.face(idOf(card)), text: def === 0 ? undefined : g.rules.def(def).id, until, seat });
}

/** Cards on that base are about to lose their abilities (CARD-105). Those that are protected from that keep them. */
function spareGuests(g: Table, base: Card): void {
  const guests = withWhatIsOn(g, g.cardsOn(base));
  const reached = reach(g, 'affect', guests, true);
  shrugOff(
    g,
    inPlay(g, guests).filter((card) => !reached.includes(card)),
    g.source,
  );
}

/** The cards are not affected by the source of the effect being resolved, until the end of the turn. */
export function shrugOff(g: Table, cards: readonly Card[], source: Card): void {
  for (const card of cards) {
    g.effects.push(lastingEffect('unaffected', 'endOfTurn', g.actor, card, source, g.defOf(source)));
  }
}

/** The extra turn waits until the end of this one (`nextPlayer` in turn.ts), which then notes who had the last regular turn. */
export function extraTurn(g: Table, seat: Seat): void {
  g.effects.push(lastingEffect('extraTurn', 'leavesPlay', seat, NO_CARD, g.source, g.defOf(g.source), 0, false));
  g.sink?.({ type: 'extraTurn', seat });
}

/** Specials can answer it once the effect being resolved is done. */
export function gainVp(g: Table, seat: Seat, amount: number): void {
  if (seat === NOBODY) return;
  const at = PLAYERS + seat * PLAYER_SIZE + VP;
  g.block[at] = (g.block[at] as number) + amount;
  if (amount !== 0) g.sink?.({ type: 'vp', seat, amount, ...g.because() });
  if (amount > 0 && g.awaited & bitOf(HOOK.rewards))
    waitForSpecials(g, inWay('vp', happening(HOOK.rewards, NO_CARD, NO_CARD, seat)));
}

/** The card is being played with that text, and keeps it as long as it is in play. */
export function takeText(g: Table, card: Card, text: DefNumber): void {
  if (g.isInPlay(card)) giveText(g, card, text, 'leavesPlay');
  else g.sink?.({ type: 'text', card: g.face(idOf(card)), text: g.rules.def(text).id, seat: g.actor });
}

/** At the end of the turn, whoever acts puts it under its owner's deck if they control it then (rules.ts). */
export function recallAtEnd(g: Table, card: Card): void {
  if (g.isInPlay(card)) addEffect(g, 'recalled', 'endOfTurn', card);
}
