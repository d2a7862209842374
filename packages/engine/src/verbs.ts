/** What effects do to cards in play. Each verb is an event of its own (ZONE-01) and reports what really happened. */
import {
  ACTIVE,
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
  PLAYER_SIZE,
  PLAYERS,
  type Seat,
  VP,
  ZONE,
  zoneOf,
} from './block.ts';
import { enter, interrupt, isHeard, leave, noteOwed, tell } from './context.ts';
import { hold, release } from './control.ts';
import type { Verb } from './defs.ts';
import { divert, divertWhatIsOn } from './divert.ts';
import { inPlay, reach, repels, shed, tellRaised, verbBit } from './door.ts';
import type { Place } from './events.ts';
import type { Game } from './game.ts';
import { keepApart, letGo, takeCareOf } from './left-behind.ts';
import { happening } from './moments.ts';
import { plunder } from './monsters.ts';
import { putOut, shuffleDeck, take, tellToHand } from './piles.ts';
import { type Effect, type EffectKind, lastingEffect, type Until } from './records.ts';
import { HAS_MONSTERS, HOOK, REMEMBERS_MOVES, TITAN, TYPES } from './rules.ts';
import { homeOf } from './sides.ts';
import { refreshGuests, refreshText } from './texts.ts';
import { noteArrival } from './titans.ts';
import { cardAt, firstIn, moveCard, putCard } from './zones.ts';

// ── Leaving play ────────────────────────────────────────────────────────────────────────────────

const NONE: readonly never[] = [];

export function discardFromPlay(g: Game, id: number): void {
  tellLeaving(g, id);
  putCard(g, id, homeOf(g, id, DISCARD));
}

function tellLeaving(g: Game, id: number): void {
  const seat = g.ownerOf(id);
  if (g.typeOf(id) === TYPES.titan) g.sink?.({ type: 'aside', seat, card: g.face(id) });
  else g.sink?.({ type: 'discard', seat, card: g.face(id), from: 'play' });
}

/** This happens to each of these cards, and to all of them together. */
export function tellEach(g: Game, hook: number, cards: readonly Card[], by: Seat = g.actor): void {
  if (!isHeard(g, hook)) return;
  for (const card of cards) {
    tell(g, happening(hook, card, g.baseOf(card), by, g.controllerOf(card), g.ownerOf(card), cards));
  }
}

/** These cards and what goes with them: all that is on them, but not what is to be transferred (ERR-24). */
function withWhatIsOn(g: Game, cards: readonly Card[]): Card[] {
  const all: Card[] = [];
  for (const card of cards) {
    if (!all.includes(card)) all.push(card);
    for (const on of g.cardsOn(card)) if (on !== g.kept && !all.includes(on)) all.push(on);
  }
  return all;
}

/**
 * Cards go to discard piles from play, together, with everything on them (ZONE-25); unless one goes elsewhere instead.
 * Gives those that really went. Unless somebody (or nobody) destroys them, each is told as discarded.
 */
const discardTogether = (g: Game, cards: readonly Card[], destroyer?: Seat): Card[] =>
  discardRest(g, divert(g, cards), destroyer);

/** Nothing happens to these instead. */
function discardRest(g: Game, cards: readonly Card[], destroyer?: Seat): Card[] {
  const leftBehind = letGo(g, cards);
  if (isHeard(g, HOOK.discarding)) announceDiscard(g, cards);
  const going = inPlay(g, cards);
  keepApart(g, going);
  if (destroyer !== undefined) announceDestruction(g, going, destroyer);
  tellDiscarded(g, going);
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

/** Before they go: what answers that is done first. */
function announceDiscard(g: Game, cards: readonly Card[]): void {
  const going = inPlay(g, withWhatIsOn(g, cards));
  interrupt(g, () => tellEach(g, HOOK.discarding, going));
}

/** These cards, and what is on them, are about to go to discard piles from play (ZONE-37). */
function tellDiscarded(g: Game, cards: readonly Card[]): void {
  const mourned = g.effects.length === 0 ? NONE : g.effects.filter(({ kind }) => kind === 'mourned');
  if (!isHeard(g, HOOK.discardedFromPlay) && mourned.length === 0) return;
  const all = inPlay(g, withWhatIsOn(g, cards));
  for (const card of all) {
    const { actor } = g;
    const gone = happening(
      HOOK.discardedFromPlay,
      card,
      g.baseOf(card),
      actor,
      g.controllerOf(card),
      g.ownerOf(card),
      all,
    );
    for (const { card: about, seat, amount } of mourned) {
      if (about === card) noteOwed(g, card, seat, gone, () => void g.draw(seat, amount));
    }
    tell(g, gone);
  }
}

/** Titans are about to leave play, one way or another. */
function tellTitansLeave(g: Game, cards: readonly Card[]): void {
  if (isHeard(g, HOOK.titanLeaves))
    tellEach(
      g,
      HOOK.titanLeaves,
      inPlay(g, cards).filter((card) => g.isTitan(card)),
    );
}

/** Out of the game for good (ZONE-36). */
export function putInBox(g: Game, card: Card): void {
  if (!g.isAlive(card)) return;
  g.sink?.({ type: 'box', card: g.face(idOf(card)), ...g.cause() });
  putCard(g, idOf(card), BOX);
}

/** From play, or buried, into the hand of a player who need not own it (OWN-05). */
export function takeInto(g: Game, card: Card, seat: Seat): boolean {
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
 * treasures go to their own all the same, unless it is `aboutThem` (MON-05).
 */
export function leavePlay(g: Game, cards: readonly Card[], go: (id: number) => void, aboutThem = false): void {
  const leftBehind = letGo(g, cards);
  keepApart(g, cards);
  divertWhatIsOn(g, cards);
  tellTitansLeave(g, cards);
  for (const card of cards) {
    const on = g.cardsOn(card);
    if (on.length > 0) discardRest(g, on);
    if (!g.isInPlay(card)) continue;
    if (!aboutThem && g.ownerOf(card) === NOBODY) discardFromPlay(g, idOf(card));
    else go(idOf(card));
  }
  takeCareOf(g, leftBehind);
}

/**
 * Destroys cards together: those that die together see each other die. `by` is who gets the credit: whoever the card
 * makes carry it out (RES-22); `isRewarded`: and the treasures of monsters. Gives those that really were; one that goes
 * elsewhere instead was not (TIME-16).
 */
export function destroyAll(g: Game, cards: readonly Card[], by: Seat = g.actor, isRewarded = true): Card[] {
  const dying = reach(g, 'destroy', cards);
  if (dying.length === 0) return dying;
  const dead = discardTogether(g, dying, by);
  if (g.traits & HAS_MONSTERS && isRewarded) plunder(g, dead, by);
  return dead;
}

function announceDestruction(g: Game, dying: readonly Card[], by: Seat): void {
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
export function discardInPlay(g: Game, cards: readonly Card[]): void {
  discardTogether(g, inPlay(g, cards));
}

/** Back to their owners' hands (ZONE-06); `by` as in `destroyAll`. */
export function returnAll(g: Game, cards: readonly Card[], by: Seat = g.actor): Card[] {
  const going = reach(g, 'return', cards);
  tellEach(g, HOOK.returned, going, by);
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
export function sendHome(g: Game, titans: readonly Card[]): void {
  leavePlay(g, titans, (id) => discardFromPlay(g, id));
}

/** A card from play into the deck of any player, which is shuffled. */
export function shuffleAway(g: Game, card: Card, seat: Seat): boolean {
  const going = reach(g, 'place', [card]);
  leavePlay(g, going, (id) => {
    g.sink?.({ type: 'place', seat, card: g.face(id), to: 'deck' });
    putCard(g, id, zoneOf(seat, DECK));
  });
  if (going.length > 0) shuffleDeck(g, seat);
  return going.length > 0;
}

/** From play to a hand or deck: to the owner's, together (ZONE-07, ZONE-23). A deck they are put into is shuffled. */
export function placeAll(g: Game, cards: readonly Card[], to: Exclude<Place, 'discard'>): Card[] {
  const going = reach(g, 'place', cards);
  const owners = new Set(going.map((card) => g.ownerOf(card)));
  leavePlay(g, going, (id) => putOut(g, id, to));
  if (to === 'deck') for (const owner of owners) if (owner !== NOBODY) shuffleDeck(g, owner);
  return going;
}

// ── Staying in play ─────────────────────────────────────────────────────────────────────────────

/** To another base, with everything on them (ZONE-08, ZONE-10), together (RES-26). Gives those that really moved. */
export function moveAll(g: Game, minions: readonly Card[], to: Card, by: Seat): Card[] {
  if (!g.isInPlay(to)) return [];
  g.destination = to;
  g.mover = by;
  const moving = reach(g, 'move', elsewhere(g, minions, to));
  const origins = isHeard(g, HOOK.moved) ? moving.map((card) => g.baseOf(card)) : NONE;
  for (const card of moving) {
    const id = idOf(card);
    g.sink?.({
      type: 'move',
      card: g.face(id),
      controller: g.controllerOf(card),
      from: g.face(g.baseIdOf(id)),
      to: g.face(idOf(to)),
    });
    if (g.traits & REMEMBERS_MOVES) addEffect(g, 'moved', 'endOfTurn', card, 0, g.active, g.baseOf(card));
    moveCard(g, id, idOf(to));
  }
  if (moving.length === 0) return moving;
  origins.forEach((from, i) => {
    const card = moving[i] as Card;
    tell(g, happening(HOOK.moved, card, to, by, g.controllerOf(card), g.ownerOf(card), moving, undefined, from));
  });
  if (g.block[HOOK_COUNTS + TITAN] !== 0) for (const card of moving) if (g.isTitan(card)) noteArrival(g, card);
  shed(g);
  return moving;
}

/** Those that are not there yet. */
function elsewhere(g: Game, minions: readonly Card[], base: Card): Card[] {
  const found: Card[] = [];
  for (const minion of minions) if (g.baseOf(minion) !== base) found.push(minion);
  return found;
}

/** An action in play goes onto another base or minion, with what is on it (ZONE-11). Has it? */
export function transfer(g: Game, action: Card, to: Card): boolean {
  if (!g.isInPlay(to) || g.hostOf(action) === to) return false;
  const [going] = reach(g, 'transfer', [action]);
  if (!going) return false;
  const [host] = g.isMinion(to) ? reach(g, 'attach', [to]) : [to];
  if (!host || repels(g, host, going)) {
    discardTogether(g, [going]); // ZONE-12
    return false;
  }
  g.sink?.({ type: 'transfer', card: g.face(idOf(going)), to: g.face(idOf(host)) });
  moveCard(g, idOf(going), idOf(host));
  if (g.effects.length > 0) release(g, idOf(going));
  hold(g, going);
  shed(g);
  return true;
}

// ── What lasts ──────────────────────────────────────────────────────────────────────────────────

/** An effect of the card being resolved that lasts; "you" is whoever acts, or whose turn it is. */
export function addEffect(
  g: Game,
  kind: EffectKind,
  until: Until,
  card: Card,
  amount = 0,
  seat: Seat = g.actor === NOBODY ? (g.block[ACTIVE] as number) : g.actor,
  source: Card = g.source,
): Effect {
  const effect = lastingEffect(kind, until, seat, card, source, g.defOf(source), amount);
  g.effects.push(effect);
  return effect;
}

export function givePowerAll(g: Game, minions: readonly Card[], amount: number, until: Until): Card[] {
  const reached = reach(g, 'power', minions);
  for (const card of reached) {
    const { seat } = addEffect(g, 'power', until, card, amount);
    if (amount > 0) tellRaised(g, card);
    g.sink?.({ type: 'power', card: g.face(idOf(card)), controller: g.controllerOf(card), amount, until, seat });
  }
  return reached;
}

export function changeBreakpoint(g: Game, base: Card, amount: number, until: Until): void {
  if (!g.isInPlay(base)) return;
  const { seat } = addEffect(g, 'breakpoint', until, base, amount);
  g.sink?.({ type: 'breakpoint', base: g.face(idOf(base)), amount, until, seat });
}

/** The breakpoint starts from this, in place of what is printed (VAL-02). */
export function setBreakpoint(g: Game, base: Card, amount: number, until: Until): void {
  if (!g.isInPlay(base)) return;
  const { seat } = addEffect(g, 'startingBreakpoint', until, base, amount);
  g.sink?.({ type: 'startingBreakpoint', base: g.face(idOf(base)), amount, until, seat });
}

/** More power for the player there, on no minion in particular (VAL-10). */
export function changeTotal(g: Game, base: Card, amount: number, until: Until, of?: Seat): void {
  if (!g.isInPlay(base)) return;
  const { seat } = addEffect(g, 'total', until, base, amount, of);
  g.sink?.({ type: 'total', base: g.face(idOf(base)), amount, until, seat });
}

/** At the end of the turn, whoever acts puts it under its owner's deck if they control it then (CARD-149). */
export function recallAtEnd(g: Game, card: Card): void {
  if (g.isInPlay(card)) addEffect(g, 'recalled', 'endOfTurn', card);
}

/** Those cards go now. */
export function recall(g: Game): void {
  const due = g.effects.filter(({ kind, card, seat }) => kind === 'recalled' && g.controllerOf(card) === seat);
  for (const { card, source, seat } of due) {
    enter(g, source, seat);
    placeAll(g, [card], 'deckBottom');
    leave(g);
  }
}

/** If one of them would go to the discard pile, it is returned to the hand of its owner instead. */
export function rescueAll(g: Game, cards: readonly Card[], until: Until): Card[] {
  const reached = reach(g, 'rescue', cards);
  for (const card of reached) {
    const { seat } = addEffect(g, 'rescued', until, card);
    g.sink?.({ type: 'rescue', card: g.face(idOf(card)), until, seat });
  }
  return reached;
}

/** They cannot be done any of this for a time. */
export function keepAllFrom(g: Game, cards: readonly Card[], verbs: readonly Verb[]): Card[] {
  const reached = reach(g, 'keep', cards);
  const bits = verbs.reduce((sum, verb) => sum | verbBit(verb), 0);
  for (const card of reached) addEffect(g, 'cannotBe', 'endOfTurn', card, bits);
  return reached;
}

/** After it goes to the discard pile from play, whoever acts now draws so many cards. */
export function mournAll(g: Game, cards: readonly Card[], count: number): Card[] {
  const reached = reach(g, 'mourn', cards);
  for (const card of reached) addEffect(g, 'mourned', 'endOfTurn', card, count);
  return reached;
}

/** The card has the text of a definition for a time, or none: number 0 (TIME-41, COPY-13). */
export function giveText(g: Game, card: Card, def: number, until: Until): void {
  if (!g.isInPlay(card)) return;
  const { seat } = addEffect(g, 'text', until, card, def);
  refreshText(g, card);
  g.sink?.({ type: 'text', card: g.face(idOf(card)), text: def === 0 ? undefined : g.rules.def(def).id, until, seat });
}

/** Cards on that base have no abilities for a time, those too that come there later (CARD-105); but not who is kept from it. */
export function silenceGuests(g: Game, base: Card, until: Until): void {
  if (!g.isInPlay(base)) return;
  const guests = withWhatIsOn(g, g.cardsOn(base));
  const reached = reach(g, 'silence', guests, true);
  g.shrugOff(
    inPlay(g, guests).filter((card) => !reached.includes(card)),
    g.source,
  );
  const { seat } = addEffect(g, 'silent', until, base);
  g.sink?.({ type: 'silence', base: g.face(idOf(base)), until, seat });
  refreshGuests(g, base);
}

/** It waits until `endOfTurn` takes it up, and says then who had the last regular turn. */
export function extraTurn(g: Game, seat: Seat): void {
  g.effects.push(lastingEffect('extraTurn', 'leavesPlay', seat, NO_CARD, g.source, g.defOf(g.source), 0, false));
  g.sink?.({ type: 'extraTurn', seat });
}

export function gainVp(g: Game, seat: Seat, amount: number): void {
  if (seat === NOBODY) return;
  const at = PLAYERS + seat * PLAYER_SIZE + VP;
  g.block[at] = (g.block[at] as number) + amount;
  if (amount !== 0) g.sink?.({ type: 'vp', seat, amount, ...g.because() });
}
