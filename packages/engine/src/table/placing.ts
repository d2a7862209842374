/** Taking cards from zone to zone, with all that follows from it: who listens, who knows them, which texts they have. */
import { HAS_MADNESS, PROTECT, SHOWS_TOP_BASE, SILENCE, SILENCES } from '../model/hooks.ts';
import type { Table } from '../model/table.ts';
import {
  ABILITIES,
  BASE_DECK,
  BASES,
  BURIED,
  CAME_FROM,
  CONTROLLER,
  COUNTERS,
  DEF,
  HAND,
  HOOK_COUNTS,
  HOSTED,
  ID_MASK,
  KNOWN,
  LIMBO,
  MARKERS,
  MEMO,
  NEXT,
  OWNER,
  PREV,
  SECRETS,
  TITANS,
  USED,
  ZONE,
} from '../state/block.ts';
import { shuffle } from '../state/chance.ts';
import {
  cardAt,
  EVERYBODY,
  firstIn,
  forgetTwin,
  headSlot,
  isInPlay,
  isPublic,
  link,
  newStay,
  nextOf,
  passOn,
  tailSlot,
  unlink,
} from '../state/zones.ts';
import { refreshEchoes } from './echo.ts';
import { countHooks, isHeard, noteChange } from './listeners.ts';
import { refreshTexts, spareProtected } from './texts.ts';

/** Does a card there listen? A titan does beside the deck too, with another text. */
const isListening = (zone: number): boolean => isInPlay(zone) || zone === TITANS;

/**
 * Takes a card to another zone, last in it or in front of `before`. It begins a new stay; leaving
 * play, it forgets everything (ZONE-27). What is on it has to be dealt with first (leaving.ts).
 */
export function putCard(g: Table, id: number, zone: number, before = 0): void {
  const b = g.block;
  const { traits } = g;
  const at = cardAt(id);
  const from = b[at + ZONE] as number;
  const follower = before === id ? nextOf(b, id) : before;
  const hasShown = traits & SHOWS_TOP_BASE && showsTopBase(g, id);
  if (b[HOOK_COUNTS + PROTECT] !== 0 && from < BASES && from % 3 === HAND) g.mayBeImmune = true;
  unlink(b, id);
  link(b, id, zone, follower);
  newStay(b, id);
  if (traits & HAS_MADNESS && g.isMadness(id)) passOn(b, at, from, zone);
  const willBeInPlay = isInPlay(zone);
  if (!willBeInPlay) b[at + CONTROLLER] = b[at + OWNER] as number;
  if (!willBeInPlay || !isInPlay(from)) {
    b[at + USED] = 0; // out of a hand or pile too, if it was used there
    if (isListening(from)) {
      if (g.effects.length > 0) g.release(id);
      countHooks(g, id, -1);
      b[at + ABILITIES] = b[at + DEF] as number;
      b[at + COUNTERS] = 0;
      b[at + MEMO] = 0;
      b[at + MARKERS] = 0;
      b[at + CAME_FROM] = 0;
    }
    if (from === LIMBO && !willBeInPlay) b[at + ABILITIES] = b[at + DEF] as number; // it may have been played as another
    if (zone === TITANS) b[at + ABILITIES] = g.rules.asideOf[b[at + DEF] as number] as number;
    if (isListening(zone)) countHooks(g, id, 1);
  }
  if (from === BURIED) {
    b[at + MEMO] = 0;
    b[at + COUNTERS] = 0; // BURY-10
  }
  if (isPublic(zone)) {
    if (from < BASES && from % 3 === HAND) forgetTwin(b, id, from);
    b[at + KNOWN] = EVERYBODY;
  } else if (zone < BASES && zone % 3 === HAND) b[at + KNOWN] = (b[at + KNOWN] as number) | (1 << ((zone / 3) | 0));
  if (traits & SHOWS_TOP_BASE && (zone === BASE_DECK || from === BASE_DECK || hasShown || showsTopBase(g, id)))
    refreshEchoes(g);
  if (traits & SILENCES) {
    if (isInPlay(from)) refreshTexts(g, id, from - HOSTED);
    if (willBeInPlay) {
      if (isHeard(g, SILENCE)) spareProtected(g, id);
      refreshTexts(g, id, zone - HOSTED);
    }
  }
  if (willBeInPlay) noteChange(g, id);
}

const showsTopBase = (g: Table, id: number): boolean => (g.traitsOf(id) & SHOWS_TOP_BASE) !== 0;

/** Takes a card in play to another host: the same stay goes on (ZONE-08). */
export function moveCard(g: Table, id: number, host: number): void {
  const from = g.block[cardAt(id) + ZONE] as number;
  const base = g.baseIdOf(id);
  unlink(g.block, id);
  link(g.block, id, HOSTED + host, 0);
  if (g.traits & SILENCES) {
    if (isHeard(g, SILENCE) && g.baseIdOf(id) !== base) spareProtected(g, id);
    refreshTexts(g, id, from - HOSTED);
    refreshTexts(g, id, host);
  }
  if (g.traits & SHOWS_TOP_BASE && showsTopBase(g, id)) refreshEchoes(g);
  noteChange(g, id);
}

/** The cards being shuffled. */
const SHUFFLED = new Int32Array(ID_MASK);

/** Nobody knows the cards afterwards and nobody can follow one (ZONE-18). */
export function shuffleZone(g: Table, zone: number): void {
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
