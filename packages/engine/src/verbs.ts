/** What effects do to cards. Each verb is an event of its own (ZONE-01) and reports what really happened. */
import {
  ACTIVE,
  BASE_DECK,
  BASE_DISCARD,
  type Card,
  DECK,
  DISCARD,
  HAND,
  HOSTED,
  idOf,
  KNOWN,
  LIMBO,
  NOBODY,
  OWNER,
  PLAYER_SIZE,
  PLAYERS,
  SECRETS,
  type Seat,
  VP,
  ZONE,
  zoneOf,
} from './block.ts';
import { isHeard, tell } from './context.ts';
import { reach, shed } from './door.ts';
import type { Origin, Place } from './events.ts';
import type { Game } from './game.ts';
import { happening } from './moments.ts';
import { type Effect, type EffectKind, lastingEffect, type Until } from './records.ts';
import { below } from './rng.ts';
import { TYPES } from './rules.ts';
import { cardAt, countIn, EVERYBODY, firstIn, idsIn, moveCard, nextOf, putCard, shuffleZone } from './zones.ts';

// ── Leaving play ────────────────────────────────────────────────────────────────────────────────

/** To its owner's discard pile, a base to the bases' (ZONE-05); what is on it goes too (ZONE-25). */
function toDiscard(g: Game, id: number): void {
  discardWhatIsOn(g, id);
  const isBase = g.typeOf(id) === TYPES.base;
  putCard(g, id, isBase ? BASE_DISCARD : zoneOf(g.block[cardAt(id) + OWNER] as number, DISCARD));
}

function discardWhatIsOn(g: Game, host: number): void {
  for (const id of idsIn(g.block, HOSTED + host)) discardFromPlay(g, id);
}

function discardFromPlay(g: Game, id: number): void {
  g.sink?.({ type: 'discard', seat: g.block[cardAt(id) + OWNER] as number, card: g.face(id), from: 'play' });
  toDiscard(g, id);
}

/** Destroys cards together: those that die together see each other die. Gives those that really were. */
export function destroyAll(g: Game, cards: readonly Card[]): Card[] {
  const dying = reach(g, 'destroy', cards);
  if (isHeard(g, 'destroyed')) {
    for (const card of dying) {
      tell(g, happening('destroyed', card, g.baseOf(card), g.actor, g.controllerOf(card), g.ownerOf(card), dying));
    }
  }
  for (const card of dying) {
    const id = idOf(card);
    if (!g.isInPlay(card)) continue; // it was on another that died
    g.sink?.({
      type: 'destroy',
      card: g.face(id),
      controller: g.controllerOf(card),
      at: g.face(g.baseIdOf(id)),
      ...g.cause(),
    });
    toDiscard(g, id);
  }
  return dying;
}

/** Discards cards in play that nothing destroyed (SCORE-23, ERR-02). */
export function discardInPlay(g: Game, cards: readonly Card[]): void {
  for (const card of cards) if (g.isInPlay(card)) discardFromPlay(g, idOf(card));
}

/** Back to their owners' hands (ZONE-06). */
export function returnAll(g: Game, cards: readonly Card[]): Card[] {
  const going = reach(g, 'return', cards);
  for (const card of going) {
    const id = idOf(card);
    const owner = g.block[cardAt(id) + OWNER] as number;
    g.sink?.({ type: 'return', seat: owner, card: g.face(id) });
    discardWhatIsOn(g, id);
    putCard(g, id, zoneOf(owner, HAND));
  }
  return going;
}

/** From play to a hand or deck: to the owner's, together (ZONE-07, ZONE-23). */
export function placeAll(g: Game, cards: readonly Card[], to: Exclude<Place, 'discard' | 'deck'>): Card[] {
  const going = reach(g, 'place', cards);
  for (const card of going) {
    discardWhatIsOn(g, idOf(card));
    putOut(g, idOf(card), to);
  }
  return going;
}

/** To a pile of its owner, in front of everybody. */
function putOut(g: Game, id: number, to: Place): void {
  const owner = g.block[cardAt(id) + OWNER] as number;
  g.sink?.({ type: 'place', seat: owner, card: g.face(id), to });
  const zone = zoneOf(owner, to === 'hand' ? HAND : to === 'discard' ? DISCARD : DECK);
  putCard(g, id, zone, to === 'deckTop' ? firstIn(g.block, zone) : 0);
}

// ── Staying in play ─────────────────────────────────────────────────────────────────────────────

/** To another base, with everything on them (ZONE-08, ZONE-10), together (RES-26). Gives those that really moved. */
export function moveAll(g: Game, minions: readonly Card[], to: Card): Card[] {
  if (!g.isInPlay(to)) return [];
  const elsewhere = minions.filter((minion) => g.baseOf(minion) !== to);
  const moving = reach(g, 'move', elsewhere);
  for (const card of moving) {
    const id = idOf(card);
    const from = g.face(g.baseIdOf(id));
    g.sink?.({ type: 'move', card: g.face(id), controller: g.controllerOf(card), from, to: g.face(idOf(to)) });
    moveCard(g, id, idOf(to));
  }
  if (moving.length > 0) shed(g);
  return moving;
}

export function givePowerAll(g: Game, minions: readonly Card[], amount: number, until: Until): Card[] {
  const reached = reach(g, 'power', minions);
  for (const card of reached) {
    const { seat } = addEffect(g, 'power', until, card, amount);
    g.sink?.({ type: 'power', card: g.face(idOf(card)), controller: g.controllerOf(card), amount, until, seat });
  }
  return reached;
}

export function changeBreakpoint(g: Game, base: Card, amount: number, until: Until): void {
  if (!g.isInPlay(base)) return;
  const { seat } = addEffect(g, 'breakpoint', until, base, amount);
  g.sink?.({ type: 'breakpoint', base: g.face(idOf(base)), amount, until, seat });
}

/** An effect of the card being resolved that lasts; "you" is whoever acts, or whose turn it is. */
function addEffect(g: Game, kind: EffectKind, until: Until, card: Card, amount: number): Effect {
  const seat = g.actor === NOBODY ? (g.block[ACTIVE] as number) : g.actor;
  const effect = lastingEffect(kind, until, seat, card, g.source, g.defOf(g.source), amount);
  g.effects.push(effect);
  return effect;
}

// ── Hands, decks and discard piles ──────────────────────────────────────────────────────────────

export const openedSecret = (g: Game): void => {
  g.block[SECRETS] = (g.block[SECRETS] as number) + 1;
};

/** An empty deck is made anew from the discard pile (ZONE-20). False when there is nothing left. */
function refill(g: Game, seat: Seat): boolean {
  const deck = zoneOf(seat, DECK);
  if (countIn(g.block, deck) > 0) return true;
  const pile = zoneOf(seat, DISCARD);
  if (countIn(g.block, pile) === 0) return false;
  for (const id of idsIn(g.block, pile)) putCard(g, id, deck);
  shuffleDeck(g, seat);
  return true;
}

export function shuffleDeck(g: Game, seat: Seat): void {
  shuffleZone(g, zoneOf(seat, DECK));
  g.sink?.({ type: 'shuffle', seat });
}

export function draw(g: Game, seat: Seat, count: number): number {
  const deck = zoneOf(seat, DECK);
  const hand = zoneOf(seat, HAND);
  let drawn = 0;
  while (drawn < count && refill(g, seat)) {
    putCard(g, firstIn(g.block, deck), hand);
    drawn++;
  }
  if (drawn === 0) return 0;
  openedSecret(g);
  if (g.sink) {
    const cards = idsIn(g.block, hand).slice(-drawn);
    g.sink({ type: 'draw', seat, count: drawn, secret: { seats: [seat], cards: cards.map((id) => g.face(id)) } });
  }
  return drawn;
}

/** The top cards of a deck, which stay there until they are put somewhere; the deck is refilled if it runs out. */
export function topCards(g: Game, seat: Seat, count: number): Card[] {
  const deck = zoneOf(seat, DECK);
  const missing = count - countIn(g.block, deck);
  if (missing > 0 && countIn(g.block, zoneOf(seat, DISCARD)) > 0) {
    // The cards that are left stay on top of the new deck (ZONE-20: carry on).
    const left = idsIn(g.block, deck);
    for (const id of left) putCard(g, id, zoneOf(seat, HAND));
    refill(g, seat);
    for (const id of left.reverse()) putCard(g, id, deck, firstIn(g.block, deck));
  }
  const cards: Card[] = [];
  for (let id = firstIn(g.block, deck); id && cards.length < count; id = nextOf(g.block, id)) cards.push(g.card(id));
  return cards;
}

/** The top cards of the base deck, still there. An empty one is made anew from the discarded bases (SCORE-28). */
export function topBases(g: Game, count: number): Card[] {
  if (countIn(g.block, BASE_DECK) === 0 && countIn(g.block, BASE_DISCARD) > 0) {
    for (const id of idsIn(g.block, BASE_DISCARD)) putCard(g, id, BASE_DECK);
    shuffleZone(g, BASE_DECK);
  }
  return idsIn(g.block, BASE_DECK)
    .slice(0, count)
    .map((id) => g.card(id));
}

function makeKnown(g: Game, cards: readonly Card[], seats: number): void {
  for (const card of cards) {
    const at = cardAt(idOf(card)) + KNOWN;
    g.block[at] = (g.block[at] as number) | seats;
  }
  openedSecret(g);
}

/** Everybody sees them (ZONE-17). */
export function reveal(g: Game, seat: Seat, cards: readonly Card[], from: 'hand' | 'deck'): void {
  if (cards.length === 0) return;
  makeKnown(g, cards, EVERYBODY);
  g.sink?.({ type: 'reveal', seat, from, cards: cards.map((card) => g.face(idOf(card))) });
}

/** Only one player sees them (ZONE-16). */
export function look(g: Game, seat: Seat, of: Seat, cards: readonly Card[], from: 'hand' | 'deck' | 'baseDeck'): void {
  if (cards.length === 0) return;
  makeKnown(g, cards, 1 << seat);
  g.sink?.({
    type: 'look',
    seat,
    of,
    from,
    count: cards.length,
    secret: { seats: [seat], cards: cards.map((card) => g.face(idOf(card))) },
  });
}

/** Puts a card that everybody sees and that is not in play into a pile of its owner (ZONE-23). */
export function put(g: Game, card: Card, to: Place): boolean {
  if (!g.isAlive(card) || g.isInPlay(card)) return false;
  putOut(g, idOf(card), to);
  return true;
}

/** The seats that know all of these cards, for the secret part of an event. */
function knowers(g: Game, cards: readonly Card[]): Seat[] {
  return g.allSeats().filter((seat) => cards.every((card) => g.isKnownTo(card, seat)));
}

/** Puts cards on top of a deck, the first of the list topmost. Of several, only `by` knows the order. */
export function putOnDeck(g: Game, seat: Seat, cards: readonly Card[], by: Seat): void {
  const deck = zoneOf(seat, DECK);
  for (const card of [...cards].reverse()) {
    const id = idOf(card);
    putCard(g, id, deck, firstIn(g.block, deck));
    if (cards.length > 1) g.block[cardAt(id) + KNOWN] = 1 << by;
  }
  tellPut(g, seat, 'deckTop', cards, [by]);
}

/** Takes cards into a deck and shuffles it. */
export function shuffleIn(g: Game, seat: Seat, cards: readonly Card[]): void {
  tellPut(g, seat, 'deck', cards, knowers(g, cards));
  for (const card of cards) putCard(g, idOf(card), zoneOf(seat, DECK));
  shuffleDeck(g, seat);
}

function tellPut(g: Game, seat: Seat, to: Place, cards: readonly Card[], seats: readonly Seat[]): void {
  if (!g.sink || cards.length === 0) return;
  const faces = cards.map((card) => g.face(idOf(card)));
  g.sink({ type: 'put', seat, to, count: cards.length, secret: { seats, cards: faces } });
}

function originOf(g: Game, id: number): Origin {
  const zone = g.block[cardAt(id) + ZONE] as number;
  if (zone === LIMBO) return 'spent';
  return zone % 3 === HAND ? 'hand' : 'deck';
}

/** From a hand, or revealed, to the discard pile of its owner (ZONE-04). */
export function discard(g: Game, card: Card): boolean {
  if (!g.isAlive(card) || g.isInPlay(card)) return false;
  const id = idOf(card);
  const owner = g.block[cardAt(id) + OWNER] as number;
  const from = originOf(g, id);
  putCard(g, id, zoneOf(owner, DISCARD));
  g.sink?.({ type: 'discard', seat: owner, card: g.face(id), from });
  return true;
}

export function discardAtRandom(g: Game, seat: Seat, count: number): void {
  const hand = zoneOf(seat, HAND);
  for (let i = 0; i < count; i++) {
    const ids = idsIn(g.block, hand);
    if (ids.length === 0) return;
    openedSecret(g);
    discard(g, g.card(ids[below(g.block, ids.length)] as number));
  }
}

export function gainVp(g: Game, seat: Seat, amount: number): void {
  const at = PLAYERS + seat * PLAYER_SIZE + VP;
  g.block[at] = (g.block[at] as number) + amount;
  if (amount !== 0) g.sink?.({ type: 'vp', seat, amount, ...g.because() });
}
