/** How bases come into play and leave it. */
import {
  BASE_DECK,
  BASE_DISCARD,
  BASES,
  type Card,
  EXTRA_BASES,
  HOSTED,
  idOf,
  NO_CARD,
  NOBODY,
  type Seat,
} from './block.ts';
import { discardBuried, moveBuried } from './bury.ts';
import { isHeard, tell } from './context.ts';
import { reach } from './door.ts';
import { refreshEchoes } from './echo.ts';
import type { Face } from './events.ts';
import type { Game } from './game.ts';
import { happening } from './moments.ts';
import { bringMonsters } from './monsters.ts';
import { lastingEffect } from './records.ts';
import { HAS_MONSTERS, HOOK } from './rules.ts';
import { discardInPlay } from './verbs.ts';
import { countIn, firstIn, idsIn, moveCard, nextOf, putCard, shuffleZone } from './zones.ts';

/** The one way for a base to come into play: last, or in front of another. */
export function layBase(g: Game, id: number, before = 0, replaces?: Face): Card {
  putCard(g, id, BASES, before);
  g.sink?.({ type: 'base', base: g.face(id), ...(replaces ? { replaces } : {}) });
  const base = g.card(id);
  if (g.traits & HAS_MONSTERS) bringMonsters(g, base);
  return base;
}

/** And the base itself may have something to say about that. */
function bring(g: Game, id: number, before = 0, replaces?: Face): Card {
  const base = layBase(g, id, before, replaces);
  tellEntry(g, base);
  return base;
}

export function tellEntry(g: Game, base: Card): void {
  if (isHeard(g, HOOK.baseEnters)) tell(g, happening(HOOK.baseEnters, base, base, NOBODY));
}

/** The top cards of the base deck, still there. An empty one is made anew from the discarded bases (SCORE-28). */
export function topBases(g: Game, count: number): Card[] {
  if (countIn(g.block, BASE_DECK) === 0 && countIn(g.block, BASE_DISCARD) > 0) {
    for (const id of idsIn(g.block, BASE_DISCARD)) putCard(g, id, BASE_DECK);
    shuffleZone(g, BASE_DECK);
  }
  const top: Card[] = [];
  for (let id = firstIn(g.block, BASE_DECK); id && top.length < count; id = nextOf(g.block, id)) top.push(g.card(id));
  return top;
}

/** The base that is scored makes room: that one, or the top one, takes its place (SCORE-26, SCORE-27). */
export function replaceBase(g: Game, old: Card, next: Card): Card {
  const id = idOf(old);
  const replaces = g.face(id);
  const place = nextOf(g.block, id);
  discardBuried(g, old);
  putCard(g, id, BASE_DISCARD);
  return bring(g, idOf(g.isAlive(next) ? next : (topBases(g, 1)[0] as Card)), place, replaces);
}

/** The base that is scored leaves, and there is one base less than before. */
export function retireBase(g: Game, base: Card): void {
  g.sink?.({ type: 'baseLeaves', base: g.face(idOf(base)) });
  discardBuried(g, base);
  putCard(g, idOf(base), BASE_DISCARD);
  g.block[EXTRA_BASES] = (g.block[EXTRA_BASES] as number) - 1;
}

/** One base more than before, for good (SCORE-37). */
export function playBase(g: Game, base: Card): Card {
  if (!g.isAlive(base)) return NO_CARD;
  g.block[EXTRA_BASES] = (g.block[EXTRA_BASES] as number) + 1;
  return bring(g, idOf(base));
}

/** The base is destroyed and the top base takes its place; what is on it is discarded. Gives the new base, or none. */
export function destroyBase(g: Game, base: Card): Card {
  if (reach(g, 'destroy', [base]).length === 0) return NO_CARD;
  g.sink?.({ type: 'destroyBase', base: g.face(idOf(base)), ...g.cause() });
  discardInPlay(g, g.cardsOn(base));
  return replaceBase(g, base, NO_CARD);
}

/** Another base takes the place of this one and its guests; the old one goes into the base deck, which is shuffled. */
export function swapBase(g: Game, old: Card, next: Card): Card {
  const id = idOf(old);
  const laid = bring(g, idOf(next), id, g.face(id));
  for (const guest of idsIn(g.block, HOSTED + id)) moveCard(g, guest, idOf(next));
  discardBuried(g, old);
  putCard(g, id, BASE_DECK);
  shuffleZone(g, BASE_DECK);
  return laid;
}

/** Another base takes the place of the one that is about to score, with all that is there, and scores in its stead. */
export function succeedBase(g: Game, old: Card, next: Card): void {
  const id = idOf(old);
  const laid = bring(g, idOf(next), id, g.face(id));
  for (const guest of idsIn(g.block, HOSTED + id)) moveCard(g, guest, idOf(next));
  for (const hidden of g.buried({ at: old })) moveBuried(g, hidden, laid);
  putCard(g, id, BASE_DISCARD);
  if (g.scored === old) g.scored = laid;
}

export function putOnBaseDeck(g: Game, bases: readonly Card[]): void {
  for (const base of [...bases].reverse()) putCard(g, idOf(base), BASE_DECK, firstIn(g.block, BASE_DECK));
}

/** A discarded base, which everybody has seen, goes on top of the deck. */
export function raiseBase(g: Game, base: Card): void {
  putOnBaseDeck(g, [base]);
  g.sink?.({ type: 'baseOnDeck', base: g.face(idOf(base)) });
}

export function sinkTopBase(g: Game): void {
  const [top] = topBases(g, 1);
  if (!top) return;
  putCard(g, idOf(top), BASE_DECK);
  g.sink?.({ type: 'sinkBase', ...g.cause() });
}

export function turnDownTopBase(g: Game, seat: Seat): void {
  g.effects.push(lastingEffect('turnedDown', 'endOfTurn', seat, NO_CARD, g.source, g.defOf(g.source)));
  refreshEchoes(g);
  g.sink?.({ type: 'turnDown', seat });
}
