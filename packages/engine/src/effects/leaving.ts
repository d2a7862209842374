/** Cards leave play: destroyed, discarded, returned, placed. Each is an event of its own (ZONE-01) and reports what really happened. */
import { TYPES } from '../model/compiled.ts';
import type { Place } from '../model/events.ts';
import { ALSO_TOP_BASE, bitOf, HAS_MONSTERS, HOOK, INSTEAD, RECALLS_LOSSES, STAYS_BEHIND } from '../model/hooks.ts';
import { happening, inWay, type Manner } from '../model/moments.ts';
import type { Table } from '../model/table.ts';
import { enter, interrupt, leave, sceneOf, tell, tellAndWait } from '../resolution/context.ts';
import {
  BOX,
  type Card,
  CONTROLLER,
  DECK,
  DISCARD,
  HAND,
  HOOK_COUNTS,
  HOSTED,
  idOf,
  NO_CARD,
  NOBODY,
  type Seat,
  ZONE,
  zoneOf,
} from '../state/block.ts';
import { lastingEffect } from '../state/records.ts';
import { cardAt, firstIn } from '../state/zones.ts';
import { hasLost } from '../table/limits.ts';
import { isHeard } from '../table/listeners.ts';
import { moveCard, putCard } from '../table/placing.ts';
import { isBuried } from '../table/queries.ts';
import { homeOf } from '../table/sides.ts';
import { canBeAsked, inPlay, isReplaced, reach, tellBuried } from './door.ts';
import { placeInPile, shuffleDeck, take, tellToHand } from './piles.ts';
import { plunder } from './treasures.ts';

const NONE: readonly never[] = [];

function discardFromPlay(g: Table, id: number): void {
  tellLeaving(g, id);
  putCard(g, id, homeOf(g, id, DISCARD));
}

function tellLeaving(g: Table, id: number): void {
  const seat = g.ownerOf(id);
  if (g.typeOf(id) === TYPES.titan) g.sink?.({ type: 'aside', seat, card: g.face(id) });
  else g.sink?.({ type: 'discard', seat, card: g.face(id), from: 'play' });
}

/** This happens to each of these cards, and to all of them together. */
export function tellEach(g: Table, hook: number, cards: readonly Card[], by: Seat = g.actor, way?: Manner): void {
  if (!isHeard(g, hook) && !(g.awaited & bitOf(hook))) return;
  for (const card of cards) {
    const told = happening(hook, card, g.baseOf(card), by, g.controllerOf(card), g.ownerOf(card), cards);
    tellAndWait(g, way ? inWay(way, told) : told);
  }
}

/** These cards and what goes with them: all that is on them, but not what is to be transferred (ERR-24). */
export function withWhatIsOn(g: Table, cards: readonly Card[]): Card[] {
  const all: Card[] = [];
  for (const card of cards) {
    if (!all.includes(card)) all.push(card);
    for (const on of g.cardsOn(card)) if (on !== g.kept && !all.includes(on)) all.push(on);
  }
  return all;
}

/**
 * Cards go to discard piles from play, together, with everything on them (ZONE-25); unless one goes elsewhere instead.
 * Gives those that really went. `destroyer`: they are destroyed, by that player or by nobody; left out: they are discarded.
 */
export const discardTogether = (g: Table, cards: readonly Card[], destroyer?: Seat): Card[] =>
  discardRest(g, divert(g, cards), destroyer);

/** Nothing happens to these instead. They are destroyed with what is on them, wherever that goes: a text that it takes is still taken. */
function discardRest(g: Table, cards: readonly Card[], destroyer?: Seat): Card[] {
  if (isHeard(g, HOOK.leaves)) announceDiscard(g, cards);
  const going = inPlay(g, cards);
  if (destroyer !== undefined) announceDestruction(g, going, destroyer);
  const leftBehind = letGo(g, going);
  keepApart(g, going);
  divertWhatIsOn(g, going);
  tellDiscarded(g, going);
  if (g.traits & RECALLS_LOSSES) noteLosses(g, going, destroyer !== undefined);
  tellTitansLeave(g, going);
  for (const card of going) {
    if (!g.isInPlay(card)) continue; // gone with what it was on
    const id = idOf(card);
    if (destroyer === undefined) tellLeaving(g, id);
    for (let on = firstIn(g.block, HOSTED + id); on; on = firstIn(g.block, HOSTED + id)) discardFromPlay(g, on);
    putCard(g, id, homeOf(g, id, DISCARD));
  }
  takeCareOf(g, leftBehind);
  return going;
}

/** Tells that these cards are about to go to discard piles. What answers is resolved before they go. */
function announceDiscard(g: Table, cards: readonly Card[]): void {
  const going = inPlay(g, withWhatGoes(g, cards));
  interrupt(g, () => tellEach(g, HOOK.leaves, going, g.actor, 'discarded'));
}

/** These cards, and what is on them, are about to go to discard piles from play (ZONE-37). */
function tellDiscarded(g: Table, cards: readonly Card[]): void {
  if (!isHeard(g, HOOK.discardedFromPlay)) return;
  const all = inPlay(g, withWhatIsOn(g, cards));
  for (const card of all) {
    const { actor } = g;
    tell(g, happening(HOOK.discardedFromPlay, card, g.baseOf(card), actor, g.controllerOf(card), g.ownerOf(card), all));
  }
}

/** Notes until the end of the turn who lost minions from which base. One record for each player and base is enough. */
function noteLosses(g: Table, cards: readonly Card[], areDestroyed: boolean): void {
  for (const card of inPlay(g, cards)) {
    const seat = g.controllerOf(card);
    const at = g.baseOf(card);
    if (g.isMinion(card) && !hasLost(g, seat, at, areDestroyed))
      g.effects.push(lastingEffect('lost', 'endOfTurn', seat, at, NO_CARD, 0, areDestroyed ? 1 : 0));
  }
}

/** Titans are about to leave play, one way or another. */
function tellTitansLeave(g: Table, cards: readonly Card[]): void {
  if (!isHeard(g, HOOK.leaves)) return;
  const titans = inPlay(g, cards).filter((card) => g.isTitan(card));
  tellEach(g, HOOK.leaves, titans, g.actor, 'titan');
}

/** Out of the game for good (ZONE-36). */
export function putInBox(g: Table, card: Card): void {
  if (!g.isAlive(card)) return;
  g.sink?.({ type: 'box', card: g.face(idOf(card)), ...g.cause() });
  putCard(g, idOf(card), BOX);
}

/** From play, or buried, into the hand of a player who need not own it (OWN-05). */
export function takeInto(g: Table, card: Card, seat: Seat): boolean {
  if (isBuried(g, card)) tellBuried(g, card);
  if (!g.isInPlay(card)) return take(g, seat, g.controllerOf(card), card);
  const going = reach(g, 'place', [card]);
  leavePlay(g, going, (id) => {
    const from = g.block[cardAt(id) + CONTROLLER] as number;
    const zone = g.block[cardAt(id) + ZONE] as number;
    putCard(g, id, zoneOf(seat, HAND));
    tellToHand(g, id, zone);
    g.sink?.({ type: 'give', seat: from, to: seat, by: seat, secret: { seats: g.allSeats(), cards: [g.face(id)] } });
  });
  return going.length > 0;
}

/**
 * Takes cards out of play to somewhere else than the discard pile; what is on them is discarded (ZONE-25). Monsters and
 * treasures still go to their own discard piles (MON-05), unless the effect is about monsters or treasures (`aboutThem`).
 */
export function leavePlay(g: Table, cards: readonly Card[], go: (id: number) => void, aboutThem = false): void {
  const leftBehind = letGo(g, cards);
  keepApart(g, cards);
  divertWhatIsOn(g, cards);
  tellTitansLeave(g, cards);
  for (const card of cards) {
    if (firstIn(g.block, HOSTED + idOf(card)) !== 0) discardRest(g, g.cardsOn(card));
    if (!g.isInPlay(card)) continue;
    if (!aboutThem && g.ownerOf(card) === NOBODY) discardFromPlay(g, idOf(card));
    else go(idOf(card));
  }
  takeCareOf(g, leftBehind);
}

/**
 * Destroys cards together: those that die together see each other die. `by` is who gets the credit: whoever the card
 * makes carry it out (RES-22); `isRewarded`: who also gets the treasures of monsters. Gives those that were really destroyed;
 * one that goes elsewhere instead was not (TIME-16).
 */
export function destroyAll(g: Table, cards: readonly Card[], by: Seat = g.actor, isRewarded = true): Card[] {
  const before = g.doer;
  g.doer = by;
  const dying = reach(g, 'destroy', cards);
  g.doer = before;
  return destroyTogether(g, dying, by, isRewarded);
}

/** The same, once protection and replacements have been asked. */
export function destroyTogether(g: Table, dying: Card[], by: Seat = g.actor, isRewarded = true): Card[] {
  if (dying.length === 0) return dying;
  const dead = discardTogether(g, dying, by);
  if (g.traits & HAS_MONSTERS && isRewarded) plunder(g, dead, by);
  return dead;
}

function announceDestruction(g: Table, dying: readonly Card[], by: Seat): void {
  tellEach(g, HOOK.destroyed, dying, by);
  for (const card of dying) {
    const id = idOf(card);
    g.sink?.({
      type: 'destroy',
      card: g.face(id),
      controller: g.controllerOf(card),
      at: g.face(g.baseIdOf(id)),
      ...g.cause(),
    });
  }
}

/** Discards cards in play that nothing destroyed (SCORE-23, ERR-02). */
export function discardInPlay(g: Table, cards: readonly Card[]): void {
  discardTogether(g, inPlay(g, cards));
}

/** Back to their owners' hands (ZONE-06); `by` as in `destroyAll`. */
export function returnAll(g: Table, cards: readonly Card[], by: Seat = g.actor): Card[] {
  const going = reach(g, 'return', cards);
  tellEach(g, HOOK.leaves, going, by, 'returned');
  leavePlay(g, going, (id) => {
    if (g.typeOf(id) === TYPES.titan) tellLeaving(g, id);
    else g.sink?.({ type: 'return', seat: g.ownerOf(id), card: g.face(id) });
    const zone = g.block[cardAt(id) + ZONE] as number;
    putCard(g, id, homeOf(g, id, HAND));
    tellToHand(g, id, zone);
  });
  return going;
}

/** Titans go back beside their owners' decks; nobody destroys them (TITAN-09). */
export function sendHome(g: Table, titans: readonly Card[]): void {
  leavePlay(g, titans, (id) => discardFromPlay(g, id));
}

/** The minion that an action is on is destroyed, and the action waits on the base to be transferred (ERR-24). */
export function destroyBearer(g: Table, action: Card): boolean {
  g.kept = action;
  const isDestroyed = destroyAll(g, [g.hostOf(action)]).length > 0;
  g.kept = NO_CARD;
  return isDestroyed;
}

/** The same for a minion that is placed elsewhere. */
export function placeBearer(g: Table, action: Card, to: Exclude<Place, 'discard'>): boolean {
  g.kept = action;
  const isPlaced = placeAll(g, [g.hostOf(action)], to).length > 0;
  g.kept = NO_CARD;
  return isPlaced;
}

/** A card from play into the deck of any player, which is shuffled. */
export function shuffleAway(g: Table, card: Card, seat: Seat): boolean {
  const going = reach(g, 'place', [card]);
  leavePlay(g, going, (id) => {
    g.sink?.({ type: 'place', seat, card: g.face(id), to: 'deck' });
    putCard(g, id, zoneOf(seat, DECK));
  });
  if (going.length > 0) shuffleDeck(g, seat);
  return going.length > 0;
}

/** From play to a hand or deck: to the owner's, together (ZONE-07, ZONE-23). A deck they are put into is shuffled. */
export function placeAll(g: Table, cards: readonly Card[], to: Exclude<Place, 'discard'>): Card[] {
  const going = reach(g, 'place', cards);
  const owners = new Set(going.map((card) => g.ownerOf(card)));
  leavePlay(g, going, (id) => placeInPile(g, id, to));
  if (to === 'deck') for (const owner of owners) if (owner !== NOBODY) shuffleDeck(g, owner);
  return going;
}

// ── Instead of going to the discard pile (TIME-16) ──────────────────────────────────────────────

const hasReplacements = (g: Table): boolean => g.block[HOOK_COUNTS + INSTEAD] !== 0;

/** These cards are to go there, together. Gives those that go all the same. */
function divert(g: Table, cards: readonly Card[]): readonly Card[] {
  if (!hasReplacements(g)) return cards;
  const going: Card[] = [];
  const { targets } = g;
  if (canBeAsked(g)) g.targets = withWhatGoes(g, cards);
  for (const card of lendersLast(g, cards)) if (!isDiverted(g, card)) going.push(card);
  g.targets = targets;
  return going;
}

/** They go at one moment (SCORE-23): what lends a text to their base, and may itself go elsewhere, is the last to be asked about. */
function lendersLast(g: Table, cards: readonly Card[]): readonly Card[] {
  if (g.block[HOOK_COUNTS + ALSO_TOP_BASE] === 0) return cards;
  const isLender = (card: Card): boolean => g.abilitiesOf(idOf(card)).alsoTopBase === true;
  return [...cards.filter((card) => !isLender(card)), ...cards.filter(isLender)];
}

/** These cards, and what goes to the discard pile with them. */
const withWhatGoes = (g: Table, cards: readonly Card[]): Card[] =>
  withWhatIsOn(g, cards).filter((card) => cards.includes(card) || !staysBehind(g, card));

/** These cards leave play together, to wherever; what is on them is to go there. */
function divertWhatIsOn(g: Table, cards: readonly Card[]): void {
  if (!hasReplacements(g)) return;
  const { targets } = g;
  if (canBeAsked(g)) g.targets = withWhatGoes(g, cards).filter((card) => !cards.includes(card));
  for (const card of cards) divertFrom(g, card, cards);
  g.targets = targets;
}

/** Asks for each card on this one, unless it is in the list itself or does not leave with its host (ERR-24). */
function divertFrom(g: Table, host: Card, meant: readonly Card[]): void {
  if (firstIn(g.block, HOSTED + idOf(host)) === 0) return;
  for (const on of g.cardsOn(host)) {
    if (!meant.includes(on) && on !== g.kept && !staysBehind(g, on)) isDiverted(g, on);
  }
}

/** Has a replacement taken the card away? That is decided by where it is now, as the replacement may itself be prevented or replaced. */
function isDiverted(g: Table, card: Card): boolean {
  if (!g.isInPlay(card)) return true;
  const host = g.hostOf(card);
  isReplaced(g, idOf(card), 'discard');
  return g.hostOf(card) !== host;
}

// ── Actions that do not leave play with the minion they are on ──────────────────────────────────

/** An action that is about to be transferred does not leave with its minion: it waits on the base (ERR-24). */
function keepApart(g: Table, leaving: readonly Card[]): void {
  if (g.kept !== NO_CARD && leaving.includes(g.hostOf(g.kept))) moveCard(g, idOf(g.kept), g.baseIdOf(idOf(g.kept)));
}

const staysBehind = (g: Table, card: Card): boolean => g.abilitiesOf(idOf(card)).staysBehind !== undefined;

/** Actions that do not go with the minion they are on wait on its base until it has left. */
function letGo(g: Table, leaving: readonly Card[]): readonly Card[] {
  if (g.block[HOOK_COUNTS + STAYS_BEHIND] === 0) return NONE;
  const left: Card[] = [];
  for (const host of leaving) {
    for (const card of g.isMinion(host) ? g.cardsOn(host) : NONE) {
      if (card === g.kept || leaving.includes(card) || !staysBehind(g, card)) continue;
      moveCard(g, idOf(card), g.baseIdOf(idOf(host)));
      left.push(card);
    }
  }
  return left;
}

/** The actions that stayed behind find another place now, or are discarded too. */
function takeCareOf(g: Table, leftBehind: readonly Card[]): void {
  for (const card of leftBehind) {
    const base = g.baseOf(card);
    const scene = sceneOf(g, idOf(card));
    enter(g, card, scene.me);
    g.abilitiesOf(idOf(card)).staysBehind?.(scene);
    leave(g);
    if (g.isInPlay(card) && g.hostOf(card) === base) discardTogether(g, [card]);
  }
}
