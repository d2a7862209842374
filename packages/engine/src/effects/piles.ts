/** Hands, decks and discard piles: drawing, looking, revealing, putting cards somewhere else. */
import type { Origin, Place } from '../model/events.ts';
import type { Revealed } from '../model/filters.ts';
import { bitOf, HAS_MADNESS, HOOK } from '../model/hooks.ts';
import { happening, inWay } from '../model/moments.ts';
import type { Table } from '../model/table.ts';
import { isHidden } from '../resolution/choose.ts';
import { interrupt, isOthersCard, tell, tellAndWait } from '../resolution/context.ts';
import { isAwaited, openWindow } from '../resolution/window.ts';
import {
  BASE_DECK,
  BASES,
  BURIED,
  type Card,
  DECK,
  DISCARD,
  HAND,
  idOf,
  KNOWN,
  LIMBO,
  NO_CARD,
  NOBODY,
  type Seat,
  ZONE,
  zoneOf,
} from '../state/block.ts';
import { drawLot } from '../state/chance.ts';
import {
  cardAt,
  countIn,
  EVERYBODY,
  firstIn,
  idsIn,
  isPublic,
  newStay,
  nextOf,
  openedSecret,
  slipOut,
} from '../state/zones.ts';
import { isHeard } from '../table/listeners.ts';
import { putCard, shuffleZone } from '../table/placing.ts';
import { homeOf } from '../table/sides.ts';

/** An empty deck is made anew from the discard pile (ZONE-20). False when there is nothing left. */
function refill(g: Table, seat: Seat): boolean {
  const deck = zoneOf(seat, DECK);
  if (countIn(g.block, deck) > 0) return true;
  const pile = zoneOf(seat, DISCARD);
  if (countIn(g.block, pile) === 0) return false;
  for (const id of idsIn(g.block, pile)) putCard(g, id, deck);
  shuffleZone(g, deck);
  g.sink?.({ type: 'shuffle', seat, discardPile: true });
  return true;
}

export function shuffleDeck(g: Table, seat: Seat): void {
  shuffleZone(g, zoneOf(seat, DECK));
  g.sink?.({ type: 'shuffle', seat });
}

export function draw(g: Table, seat: Seat, count: number): number {
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
  if (g.traits & HAS_MADNESS && isHeard(g, HOOK.toHand)) tellMadness(g, seat, idsIn(g.block, hand).slice(-drawn));
  return drawn;
}

/** Madness cards among those drawn off a deck of the player's own: who counts them shows them. */
function tellMadness(g: Table, seat: Seat, drawn: readonly number[]): void {
  for (const id of drawn)
    if (g.isMadness(id)) tell(g, inWay('drawn', happening(HOOK.toHand, g.card(id), NO_CARD, seat, seat, seat)));
}

/** The top cards of a deck, which stay there until they are put somewhere; the deck is refilled if it runs out. */
export function topCards(g: Table, seat: Seat, count: number): Card[] {
  const deck = zoneOf(seat, DECK);
  const missing = count - countIn(g.block, deck);
  if (missing > 0 && countIn(g.block, zoneOf(seat, DISCARD)) > 0) {
    // The cards that are left stay on top of the new deck (ZONE-20).
    const left = idsIn(g.block, deck);
    for (const id of left) putCard(g, id, zoneOf(seat, HAND));
    refill(g, seat);
    for (const id of left.reverse()) putCard(g, id, deck, firstIn(g.block, deck));
  }
  const cards: Card[] = [];
  for (let id = firstIn(g.block, deck); id && cards.length < count; id = nextOf(g.block, id)) cards.push(g.card(id));
  return cards;
}

function makeKnown(g: Table, cards: readonly Card[], seats: number): void {
  for (const card of cards) {
    const at = cardAt(idOf(card)) + KNOWN;
    g.block[at] = (g.block[at] as number) | seats;
  }
  openedSecret(g);
}

/** Everybody sees them (ZONE-17). `by` is who reveals them: the player whose effect it is, unless a card makes another do so. */
export function reveal(
  g: Table,
  seat: Seat,
  cards: readonly Card[],
  from: 'hand' | 'deck' | 'baseDeck',
  by: Seat = g.actor,
): void {
  if (cards.length === 0) return;
  makeKnown(g, cards, EVERYBODY);
  g.sink?.({ type: 'reveal', seat, from, cards: cards.map((card) => g.face(idOf(card))) });
  if (from === 'baseDeck') return;
  tellSeen(g, seat, cards);
  if (from === 'deck' && (by === seat || by === NOBODY)) tellOwn(g, seat);
}

/** A player has looked at cards of their own deck or revealed them: cards in play may answer once the effect is done. */
function tellOwn(g: Table, seat: Seat): void {
  if (isHeard(g, HOOK.seen)) tell(g, happening(HOOK.seen, NO_CARD, NO_CARD, seat, seat, seat));
}

/** A card of another player has shown cards of this one: Specials may answer at once (RES-06). */
function tellSeen(g: Table, of: Seat, revealed: readonly Card[]): void {
  if (!(g.awaited & bitOf(HOOK.seen)) || g.actor === NOBODY || g.actor === of) return;
  const seen = happening(HOOK.seen, NO_CARD, NO_CARD, g.actor, of, of, revealed);
  interrupt(g, () => openWindow(g, seen));
}

/** Only one player sees them (ZONE-16). */
export function look(
  g: Table,
  seat: Seat,
  of: Seat,
  cards: readonly Card[],
  from: 'hand' | 'deck' | 'baseDeck' | 'monsterDeck' | 'treasureDeck',
): void {
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
  if (from !== 'baseDeck') tellSeen(g, of, []);
  if (from === 'deck' && of === seat) tellOwn(g, seat);
}

/** Gives a card in a deck a new number before it is shown to everybody: the old one would tell where in the deck it lay. */
export function renumber(g: Table, id: number): void {
  const zone = g.block[cardAt(id) + ZONE] as number;
  if (zone < BASES && zone % 3 === DECK && isHidden(g, id)) newStay(g.block, id);
}

/**
 * Moves a card to a pile of its owner, in front of everybody. A treasure has none (MON-04), and only out of play does it go
 * to the pile of the treasures (MON-05): from a hand or deck, or revealed off the deck of `offDeckOf`, it goes to that player's.
 */
function moveToPile(g: Table, id: number, to: Place, offDeckOf: Seat = NOBODY): void {
  renumber(g, id);
  const from = g.block[cardAt(id) + ZONE] as number;
  const pile = to === 'hand' ? HAND : to === 'discard' ? DISCARD : DECK;
  const owner = g.ownerOf(id);
  const holder = from < BASES ? (from / 3) | 0 : offDeckOf;
  const seat = owner === NOBODY && pile !== DISCARD ? holder : owner;
  g.sink?.({ type: 'place', seat, card: g.face(id), to });
  const zone = seat === owner ? homeOf(g, id, pile) : zoneOf(seat, pile);
  putCard(g, id, zone, to === 'deckTop' ? firstIn(g.block, zone) : 0);
  if (to === 'hand') tellToHand(g, id, from);
}

/** Tells that the card has come into a hand from play or a discard pile. */
export function tellToHand(g: Table, id: number, from: number): void {
  if (!isHeard(g, HOOK.toHand) || !isPublic(from) || from === LIMBO) return;
  const zone = g.block[cardAt(id) + ZONE] as number;
  if (zone < BASES && zone % 3 === HAND)
    tell(g, inWay('taken', happening(HOOK.toHand, g.card(id), NO_CARD, (zone / 3) | 0)));
}

/** Does the same for the player whose card acts: placed in the hand of another player, the card counts as given. */
export function placeInPile(g: Table, id: number, to: Place, offDeckOf: Seat = NOBODY): void {
  moveToPile(g, id, to, offDeckOf);
  const owner = g.ownerOf(id);
  if (to === 'hand' && owner !== NOBODY && isOthersCard(g, owner)) tellGiven(g, id, g.actor, owner);
}

function tellGiven(g: Table, id: number, by: Seat, to: Seat): void {
  if (isHeard(g, HOOK.toHand))
    tell(g, inWay('given', happening(HOOK.toHand, g.card(id), NO_CARD, by, to, g.ownerOf(id))));
}

/** Puts a card that everybody sees and that is not in play into a pile of its owner (ZONE-23). */
export function put(g: Table, card: Card, to: Place, offDeckOf: Seat = NOBODY): boolean {
  if (!g.isAlive(card) || g.isInPlay(card)) return false;
  placeInPile(g, idOf(card), to, offDeckOf);
  return true;
}

/**
 * Draws a card that was revealed. Off the player's own deck it goes to its owner, as everybody sees it (ZONE-23); off
 * another's the player has it (OWN-05). Gives it as it lies in the player's hand, or none.
 */
export function drawRevealed(g: Table, seat: Seat, card: Card, offDeckOf: Seat): Card {
  if (!g.isAlive(card)) return NO_CARD;
  const id = idOf(card);
  if (offDeckOf === seat) moveToPile(g, id, 'hand', seat);
  else take(g, seat, offDeckOf, card);
  if (g.block[cardAt(id) + ZONE] !== zoneOf(seat, HAND)) return NO_CARD;
  if (isHeard(g, HOOK.toHand)) tellMadness(g, seat, [id]);
  return g.card(id);
}

/** The seats that know all of these cards, for the secret part of an event. */
function knowers(g: Table, cards: readonly Card[]): Seat[] {
  return g.allSeats().filter((seat) => cards.every((card) => g.isKnownTo(card, seat)));
}

/** Nobody else sees which card goes out of a hand (ZONE-24). Is this such a card, from a hand with others in it? */
function slipsOut(g: Table, id: number): boolean {
  const zone = g.block[cardAt(id) + ZONE] as number;
  if (zone >= BASES || zone % 3 !== HAND || countIn(g.block, zone) < 2) return false;
  slipOut(g.block, zone);
  return true;
}

/** Puts cards on top of a deck, the first of the list topmost. Of several, only `by` knows the order. */
export function putOnDeck(g: Table, seat: Seat, cards: readonly Card[], by: Seat): void {
  const deck = zoneOf(seat, DECK);
  for (const card of [...cards].reverse()) {
    if (!g.isAlive(card)) continue;
    const id = idOf(card);
    const isUnseen = slipsOut(g, id) || cards.length > 1;
    putCard(g, id, deck, firstIn(g.block, deck));
    if (isUnseen) g.block[cardAt(id) + KNOWN] = 1 << by;
  }
  tellPut(g, seat, 'deckTop', cards, [by]);
}

/** Shuffles cards and puts them on top of a deck: nobody knows the order. */
export function shuffleOnDeck(g: Table, seat: Seat, cards: readonly Card[]): void {
  const left = [...cards];
  const deck = zoneOf(seat, DECK);
  tellPut(g, seat, 'deckTop', cards, [...g.allSeats(), NOBODY]);
  while (left.length > 0) {
    const card = pickAtRandom(g, left);
    left.splice(left.indexOf(card), 1);
    putCard(g, idOf(card), deck, firstIn(g.block, deck));
    if (cards.length > 1) g.block[cardAt(idOf(card)) + KNOWN] = 0;
  }
}

/** Puts cards under a deck, the last of the list lowest. Of several, only `by` knows the order. */
export function putUnderDeck(g: Table, seat: Seat, cards: readonly Card[], by: Seat): void {
  for (const card of cards) {
    const id = idOf(card);
    const isUnseen = slipsOut(g, id) || cards.length > 1;
    putCard(g, id, zoneOf(seat, DECK));
    if (isUnseen) g.block[cardAt(id) + KNOWN] = 1 << by;
  }
  tellPut(g, seat, 'deckBottom', cards, [by]);
}

/** A player takes a card out of play from another into their hand, whoever owns it (OWN-05); in secret, or for all to see. */
export function take(g: Table, to: Seat, from: Seat, card: Card, isOpen = false, by = to): boolean {
  if (!g.isAlive(card) || g.isInPlay(card)) return false;
  const id = idOf(card);
  const zone = g.block[cardAt(id) + ZONE] as number;
  if (isOpen) putCard(g, id, LIMBO);
  else slipsOut(g, id);
  const knowers = g.allSeats().filter((seat) => seat === to || g.isKnownTo(g.card(id), seat));
  const seats = isOpen ? [NOBODY, ...knowers] : knowers; // spectators are nobody
  putCard(g, id, zoneOf(to, HAND));
  tellToHand(g, id, zone);
  openedSecret(g);
  g.sink?.({ type: 'give', seat: from, to, by, secret: { seats, cards: [g.face(id)] } });
  return true;
}

/** The same, done by the player who had the card (RES-22). */
export function give(g: Table, from: Seat, to: Seat, card: Card, isOpen = false): boolean {
  if (!take(g, to, from, card, isOpen, from)) return false;
  tellGiven(g, idOf(card), from, to);
  return true;
}

/**
 * Reveals cards from the top until so many are as wanted. Only a deck that is empty before the first is made anew;
 * one that runs out is not (TOP-05, TOP-06).
 */
export function revealUntil(g: Table, seat: Seat, count: number, isWanted: (card: Card) => boolean): Revealed {
  const found: Card[] = [];
  const others: Card[] = [];
  const seen: number[] = [];
  refill(g, seat);
  while (found.length < count && countIn(g.block, zoneOf(seat, DECK)) > 0) {
    const id = firstIn(g.block, zoneOf(seat, DECK));
    putCard(g, id, LIMBO);
    seen.push(id);
    (isWanted(g.card(id)) ? found : others).push(g.card(id));
  }
  if (seen.length > 0) {
    openedSecret(g);
    g.sink?.({ type: 'reveal', seat, from: 'deck', cards: seen.map((id) => g.face(id)) });
    tellSeen(g, seat, [...found, ...others]);
    tellOwn(g, seat); // whoever's card makes the player reveal them (RES-22)
  }
  return { found, others };
}

/** Takes cards into a deck and shuffles it; without any, the deck stays as it is. */
export function shuffleIn(g: Table, seat: Seat, cards: readonly Card[]): void {
  if (cards.length === 0) return;
  if (g.sink) tellPut(g, seat, 'deck', cards, knowers(g, cards));
  for (const card of cards) if (g.isAlive(card)) putCard(g, idOf(card), zoneOf(seat, DECK));
  shuffleDeck(g, seat);
}

function tellPut(g: Table, seat: Seat, to: Place, cards: readonly Card[], seats: readonly Seat[]): void {
  if (!g.sink || cards.length === 0) return;
  const faces = cards.map((card) => g.face(idOf(card)));
  g.sink({ type: 'put', seat, to, count: cards.length, secret: { seats, cards: faces } });
}

function originOf(g: Table, id: number): Origin {
  const zone = g.block[cardAt(id) + ZONE] as number;
  if (zone === LIMBO) return 'spent';
  if (zone === BURIED) return 'buried';
  return zone !== BASE_DECK && zone % 3 === HAND ? 'hand' : 'deck';
}

/** Returns the seat that has a card without an owner in hand, or has played it. */
function holderOf(g: Table, id: number): Seat {
  const zone = g.block[cardAt(id) + ZONE] as number;
  return zone < BASES ? (zone / 3) | 0 : g.controllerOf(id);
}

/** Discards a card from a hand or deck, or one revealed off the deck of `offDeckOf` (ZONE-04). `isLast`: no more cards follow in the same effect. */
export function discard(g: Table, card: Card, offDeckOf: Seat = NOBODY, isLast = true): boolean {
  if (!g.isAlive(card) || g.isInPlay(card)) return false;
  const id = idOf(card);
  const from = offDeckOf === NOBODY ? originOf(g, id) : 'deck';
  const zone = g.block[cardAt(id) + ZONE] as number;
  const by = zone < BASES ? (zone / 3) | 0 : offDeckOf;
  const seat = g.ownerOf(id) === NOBODY ? holderOf(g, id) : g.ownerOf(id);
  putCard(g, id, homeOf(g, id, DISCARD));
  g.sink?.({ type: 'discard', seat, card: g.face(id), from });
  if (by === NOBODY) return true;
  tellForeign(g, g.card(id), by);
  if (isLast && isHeard(g, HOOK.discarded)) tell(g, happening(HOOK.discarded, g.card(id), NO_CARD, by));
  return true;
}

/** Tells that a player has played or discarded a card from a hand or deck which is not their own. */
export function tellForeign(g: Table, card: Card, by: Seat): void {
  const owner = g.ownerOf(card);
  if (owner === by || !isAwaited(g, HOOK.foreign)) return;
  tellAndWait(g, happening(HOOK.foreign, card, g.baseOf(card), by, by, owner));
}

/** One of these, by chance. */
export function pickAtRandom(g: Table, cards: readonly Card[]): Card {
  if (cards.length < 2) return cards[0] ?? NO_CARD;
  openedSecret(g);
  return cards[drawLot(g.block, cards.length)] as Card;
}

export function discardAtRandom(g: Table, seat: Seat, count: number): void {
  const hand = zoneOf(seat, HAND);
  for (let i = 0; i < count; i++) {
    const ids = idsIn(g.block, hand);
    if (ids.length === 0) return;
    openedSecret(g);
    discard(g, g.card(ids[drawLot(g.block, ids.length)] as number));
  }
}
