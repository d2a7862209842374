/** Where cards are. The only file that links and unlinks them. */
import {
  BASE_DECK,
  BASES,
  CARD_SHIFT,
  CARDS,
  DEF,
  DISCARD,
  HEAD,
  HOSTED,
  ID_MASK,
  KNOWN,
  MADNESS,
  MAX_STAYS,
  MONSTERS,
  NEXT,
  NOBODY,
  OWNER,
  PREV,
  SECRETS,
  STAY,
  STAYS,
  TAIL,
  Z_COUNT,
  Z_HEAD,
  Z_TAIL,
  ZONE,
  ZONE_SIZE,
  ZONES,
} from './block.ts';
import { Defect } from './errors.ts';
import type { State } from './state.ts';

export const EVERYBODY = 15;

/** Offset of a card's fields. (A listener's id may carry the number of another text: see `spokenText` in listeners.ts.) */
export const cardAt = (id: number): number => CARDS + ((id & ID_MASK) << CARD_SHIFT);

export const isInPlay = (zone: number): boolean => zone === BASES || zone >= HOSTED;

/** Everybody sees what lies there; the other zones are hands, decks, and cards laid face down. */
export const isPublic = (zone: number): boolean =>
  zone < BASES ? zone % 3 === DISCARD : zone >= MADNESS || (zone !== BASE_DECK && zone < MONSTERS);

// Where a zone keeps its first and last card: a fixed zone in its own record, a host in its card.
export const headSlot = (zone: number): number =>
  zone >= HOSTED ? cardAt(zone - HOSTED) + HEAD : ZONES + zone * ZONE_SIZE + Z_HEAD;
export const tailSlot = (zone: number): number =>
  zone >= HOSTED ? cardAt(zone - HOSTED) + TAIL : ZONES + zone * ZONE_SIZE + Z_TAIL;

export const firstIn = (b: Int32Array, zone: number): number => b[headSlot(zone)] as number;
export const lastIn = (b: Int32Array, zone: number): number => b[tailSlot(zone)] as number;
export const nextOf = (b: Int32Array, id: number): number => b[cardAt(id) + NEXT] as number;
/** How many cards lie in a fixed zone. */
export const countIn = (b: Int32Array, zone: number): number => b[ZONES + zone * ZONE_SIZE + Z_COUNT] as number;

export function idsIn(b: Int32Array, zone: number): number[] {
  const ids: number[] = [];
  for (let id = firstIn(b, zone); id; id = nextOf(b, id)) ids.push(id);
  return ids;
}

/** Identical cards of a pile are offered once: the first of them (BOX-04). */
export function isFirstOfKind(b: Int32Array, id: number): boolean {
  const at = cardAt(id);
  const def = b[at + DEF];
  const owner = b[at + OWNER];
  for (let other = b[at + PREV] as number; other; other = b[cardAt(other) + PREV] as number) {
    if (b[cardAt(other) + DEF] === def && b[cardAt(other) + OWNER] === owner) return false;
  }
  return true;
}

export function unlink(b: Int32Array, id: number): void {
  const at = cardAt(id);
  const zone = b[at + ZONE] as number;
  const next = b[at + NEXT] as number;
  const prev = b[at + PREV] as number;
  if (prev) b[cardAt(prev) + NEXT] = next;
  else b[headSlot(zone)] = next;
  if (next) b[cardAt(next) + PREV] = prev;
  else b[tailSlot(zone)] = prev;
  if (zone < HOSTED) b[ZONES + zone * ZONE_SIZE + Z_COUNT] = countIn(b, zone) - 1;
}

/** Links a card in front of `before`, or last if that is 0. */
export function link(b: Int32Array, id: number, zone: number, before: number): void {
  const at = cardAt(id);
  const prev = before === 0 ? lastIn(b, zone) : (b[cardAt(before) + PREV] as number);
  b[at + ZONE] = zone;
  b[at + NEXT] = before;
  b[at + PREV] = prev;
  if (prev) b[cardAt(prev) + NEXT] = id;
  else b[headSlot(zone)] = id;
  if (before === 0) b[tailSlot(zone)] = id;
  else b[cardAt(before) + PREV] = id;
  if (zone < HOSTED) b[ZONES + zone * ZONE_SIZE + Z_COUNT] = countIn(b, zone) + 1;
}

export function newStay(b: Int32Array, id: number): void {
  const stay = (b[STAYS] as number) + 1;
  if (stay >= MAX_STAYS) throw new Defect('runaway game: cards have changed zones two million times');
  b[STAYS] = stay;
  b[cardAt(id) + STAY] = stay;
}

/** Lays a new card last in a pile. */
export function layCard(b: Int32Array, id: number, zone: number): void {
  link(b, id, zone, 0);
  newStay(b, id);
}

/** A card comes out of a hand. Whoever knew only identical cards there cannot tell whether it was one of them (ZONE-38). */
export function forgetTwin(b: Int32Array, id: number, hand: number): void {
  const at = cardAt(id);
  let unknownTo = ~(b[at + KNOWN] as number) & EVERYBODY;
  for (let twin = firstIn(b, hand); twin && unknownTo; twin = nextOf(b, twin)) {
    const other = cardAt(twin);
    if (b[other + DEF] !== b[at + DEF]) continue;
    const knew = (b[other + KNOWN] as number) & unknownTo;
    b[other + KNOWN] = (b[other + KNOWN] as number) & ~knew;
    unknownTo &= ~knew;
  }
}

/** Madness belongs to whoever has it (MAD-04). If it changes hands unseen, the owner is changed once it is seen. */
export function passOn(b: Int32Array, at: number, from: number, zone: number): void {
  if (zone === MADNESS)
    b[at + OWNER] = NOBODY; // MAD-06
  else if (isPublic(from) || isPublic(zone)) {
    const pile = zone < BASES ? zone : from;
    if (pile < BASES) b[at + OWNER] = (pile / 3) | 0;
  }
}

/** A card is about to come out of a hand unseen: nobody else can tell any more what lay there (ZONE-38), unless it is the last. */
export function slipOut(b: Int32Array, hand: number): void {
  if (countIn(b, hand) < 2) return;
  const holder = 1 << ((hand / 3) | 0);
  for (let id = firstIn(b, hand); id; id = nextOf(b, id)) {
    b[cardAt(id) + KNOWN] = (b[cardAt(id) + KNOWN] as number) & holder;
  }
}

export const openedSecret = ({ block }: State): void => {
  block[SECRETS] = (block[SECRETS] as number) + 1;
};
