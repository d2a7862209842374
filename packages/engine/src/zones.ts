/** Where cards are. The only file that links and unlinks them. */
import {
  ABILITIES,
  BASE_DECK,
  BASES,
  BURIED,
  CARD_SHIFT,
  CARDS,
  CONTROLLER,
  COUNTERS,
  DEF,
  DISCARD,
  HAND,
  HEAD,
  HOOK_COUNTS,
  HOSTED,
  ID_MASK,
  KNOWN,
  LIMBO,
  MADNESS,
  MARKERS,
  MAX_STAYS,
  MEMO,
  MONSTERS,
  NEXT,
  NOBODY,
  OWNER,
  PREV,
  SECRETS,
  STAY,
  STAYS,
  TAIL,
  TITANS,
  USED,
  Z_COUNT,
  Z_HEAD,
  Z_TAIL,
  ZONE,
  ZONE_SIZE,
  ZONES,
} from './block.ts';
import { shuffle } from './chance.ts';
import { release } from './control.ts';
import { refreshEchoes } from './echo.ts';
import { Defect } from './errors.ts';
import type { Game } from './game.ts';
import { BY_HAND, HAS_MADNESS, SHOWS_TOP_BASE, SILENCES } from './rules.ts';
import { cutTo } from './state.ts';
import { heedSilence } from './texts.ts';

export const EVERYBODY = 15;

/** Offset of a card's fields. (A listener's id may carry the number of another text: see `textOf` in values.ts.) */
export const cardAt = (id: number): number => CARDS + ((id & ID_MASK) << CARD_SHIFT);

export const isInPlay = (zone: number): boolean => zone === BASES || zone >= HOSTED;

/** Does a card there listen? A titan does beside the deck too, with another text. */
const isListening = (zone: number): boolean => isInPlay(zone) || zone === TITANS;

/** Everybody sees what lies there; the other zones are hands, decks, and cards laid face down. */
export const isPublic = (zone: number): boolean =>
  zone < BASES ? zone % 3 === DISCARD : zone >= MADNESS || (zone !== BASE_DECK && zone < MONSTERS);

// Where a zone keeps its first and last card: a fixed zone in its own record, a host in its card.
const headSlot = (zone: number): number =>
  zone >= HOSTED ? cardAt(zone - HOSTED) + HEAD : ZONES + zone * ZONE_SIZE + Z_HEAD;
const tailSlot = (zone: number): number =>
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

function unlink(b: Int32Array, id: number): void {
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
function link(b: Int32Array, id: number, zone: number, before: number): void {
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

/** The card begins (1) or ceases (-1) to listen to what its abilities answer. */
function countHooks(g: Game, id: number, by: 1 | -1): void {
  const b = g.block;
  const hooks = g.rules.hooks[b[cardAt(id) + ABILITIES] as number] as readonly number[];
  if (hooks.length === 0) return;
  for (const hook of hooks) {
    b[HOOK_COUNTS + hook] = (b[HOOK_COUNTS + hook] as number) + by;
    g.listenersAt[hook] = 0;
  }
  if (!g.hooked) return;
  const { hooked } = g;
  if (by > 0) {
    hooked.push(id);
    return;
  }
  let kept = 0;
  for (let i = 0; i < hooked.length; i++) if (hooked[i] !== id) hooked[kept++] = hooked[i] as number;
  cutTo(hooked, kept);
}

/** Gives a card in play another text: that of a definition, or none. */
export function setText(g: Game, id: number, def: number): void {
  const at = cardAt(id) + ABILITIES;
  if (g.block[at] === def) return;
  countHooks(g, id, -1);
  g.block[at] = def;
  countHooks(g, id, 1);
  g.hooked = undefined; // listeners come in the order of their stays
  if (g.traits & SHOWS_TOP_BASE) refreshEchoes(g);
  if (g.traits & SILENCES) heedSilence(g, id, (g.block[cardAt(id) + ZONE] as number) - HOSTED);
}

function newStay(b: Int32Array, id: number): void {
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

/** A card comes out of a hand: whoever knew only its twins there cannot tell that it was not one of them (ZONE-38). */
function forgetTwin(b: Int32Array, id: number, hand: number): void {
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

/** Madness belongs to whoever has it (MAD-04). Where nobody sees it go, nobody can tell: it does once it is seen. */
function passOn(b: Int32Array, at: number, from: number, zone: number): void {
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

/**
 * Takes a card to another zone, last in it or in front of `before`. It begins a new stay; leaving
 * play, it forgets everything (ZONE-27). What is on it has to be dealt with first (verbs.ts).
 */
export function putCard(g: Game, id: number, zone: number, before = 0): void {
  const b = g.block;
  const { traits } = g;
  const at = cardAt(id);
  const from = b[at + ZONE] as number;
  const follower = before === id ? nextOf(b, id) : before;
  const hasShown = traits & SHOWS_TOP_BASE && showsTopBase(g, id);
  if (b[HOOK_COUNTS + BY_HAND] !== 0 && from < BASES && from % 3 === HAND) g.mayBeImmune = true;
  unlink(b, id);
  link(b, id, zone, follower);
  newStay(b, id);
  if (traits & HAS_MADNESS && g.isMadness(id)) passOn(b, at, from, zone);
  const willBeInPlay = isInPlay(zone);
  if (!willBeInPlay) b[at + CONTROLLER] = b[at + OWNER] as number;
  if (!willBeInPlay || !isInPlay(from)) {
    b[at + USED] = 0; // out of a hand or pile too, if it was used there
    if (isListening(from)) {
      if (g.effects.length > 0) release(g, id);
      countHooks(g, id, -1);
      b[at + ABILITIES] = b[at + DEF] as number;
      b[at + COUNTERS] = 0;
      b[at + MEMO] = 0;
      b[at + MARKERS] = 0;
    }
    if (from === LIMBO && !willBeInPlay) b[at + ABILITIES] = b[at + DEF] as number; // it may have been played as another
    if (zone === TITANS) b[at + ABILITIES] = g.rules.asideOf[b[at + DEF] as number] as number;
    if (isListening(zone)) countHooks(g, id, 1);
  }
  if (from === BURIED) b[at + MEMO] = 0;
  if (isPublic(zone)) {
    if (from < BASES && from % 3 === HAND) forgetTwin(b, id, from);
    b[at + KNOWN] = EVERYBODY;
  } else if (zone < BASES && zone % 3 === HAND) b[at + KNOWN] = (b[at + KNOWN] as number) | (1 << ((zone / 3) | 0));
  if (traits & SHOWS_TOP_BASE && (zone === BASE_DECK || from === BASE_DECK || hasShown || showsTopBase(g, id)))
    refreshEchoes(g);
  if (traits & SILENCES) {
    if (isInPlay(from)) heedSilence(g, id, from - HOSTED);
    if (willBeInPlay) heedSilence(g, id, zone - HOSTED);
  }
}

const showsTopBase = (g: Game, id: number): boolean => (g.traitsOf(id) & SHOWS_TOP_BASE) !== 0;

/** Takes a card in play to another host: the same stay goes on (ZONE-08). */
export function moveCard(g: Game, id: number, host: number): void {
  const from = g.block[cardAt(id) + ZONE] as number;
  unlink(g.block, id);
  link(g.block, id, HOSTED + host, 0);
  if (g.traits & SILENCES) {
    heedSilence(g, id, from - HOSTED);
    heedSilence(g, id, host);
  }
  if (g.traits & SHOWS_TOP_BASE && showsTopBase(g, id)) refreshEchoes(g);
}

/** The cards being shuffled. */
const SHUFFLED = new Int32Array(ID_MASK);

/** Nobody knows the cards afterwards and nobody can follow one (ZONE-18). */
export function shuffleZone(g: Game, zone: number): void {
  const b = g.block;
  let count = 0;
  for (let id = firstIn(b, zone); id; id = nextOf(b, id)) SHUFFLED[count++] = id;
  shuffle(b, SHUFFLED, count);
  let prev = 0;
  for (let i = 0; i < count; i++) {
    const id = SHUFFLED[i] as number;
    const at = cardAt(id);
    b[at + PREV] = prev;
    if (prev) b[cardAt(prev) + NEXT] = id;
    else b[headSlot(zone)] = id;
    newStay(b, id);
    b[at + KNOWN] = 0;
    prev = id;
  }
  if (prev) b[cardAt(prev) + NEXT] = 0;
  b[tailSlot(zone)] = prev;
  b[SECRETS] = (b[SECRETS] as number) + 1;
  if (g.traits & SHOWS_TOP_BASE && zone === BASE_DECK) refreshEchoes(g);
}
