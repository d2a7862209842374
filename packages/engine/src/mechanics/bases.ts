/** How bases come into play and leave it. */
import { discardBuried, moveBuried } from '../effects/bury.ts';
import { reach } from '../effects/door.ts';
import { destroyTogether, discardInPlay } from '../effects/leaving.ts';
import type { Face } from '../model/events.ts';
import { HAS_MONSTERS, HOOK } from '../model/hooks.ts';
import { happening } from '../model/moments.ts';
import type { Table } from '../model/table.ts';
import { tellAndWait } from '../resolution/context.ts';
import { isAwaited } from '../resolution/window.ts';
import {
  BASE_DECK,
  BASE_DISCARD,
  BASES,
  type Base,
  type Card,
  EXTRA_BASES,
  HOSTED,
  idOf,
  NO_CARD,
  NOBODY,
} from '../state/block.ts';
import { firstIn, idsIn, nextOf } from '../state/zones.ts';
import { moveCard, putCard, shuffleZone } from '../table/placing.ts';
import { buried } from '../table/queries.ts';
import { bringMonsters } from './monsters.ts';

/** The one way for a base to come into play: last, or in front of another. */
export function layBase(g: Table, id: number, before = 0, replaces?: Face): Base {
  putCard(g, id, BASES, before);
  g.sink?.({ type: 'base', base: g.face(id), ...(replaces ? { replaces } : {}) });
  const base = g.card(id) as Base;
  if (g.traits & HAS_MONSTERS) bringMonsters(g, base);
  return base;
}

/** Tells that the base has come into play; its own text may react too. */
function bring(g: Table, id: number, before = 0, replaces?: Face): Base {
  const base = layBase(g, id, before, replaces);
  tellEntry(g, base);
  return base;
}

export function tellEntry(g: Table, base: Base): void {
  if (isAwaited(g, HOOK.baseEnters)) tellAndWait(g, happening(HOOK.baseEnters, base, base, NOBODY));
}

/**
 * The top cards of the base deck, still there. If it is empty, or runs out meanwhile, the discarded bases are shuffled and
 * come next (SCORE-28, ZONE-20). The base that has been chosen to come next is not among them (SCORE-36).
 */
export function topBases(g: Table, count: number): Base[] {
  const chosen = g.isAlive(g.nextBase) ? idOf(g.nextBase) : 0;
  const top = firstBases(g, BASE_DECK, chosen, count);
  const isShort = top.length < count && (Number.isFinite(count) || top.length === 0);
  if (!isShort || firstBases(g, BASE_DISCARD, chosen, 1).length === 0) return top;
  shuffleZone(g, BASE_DISCARD);
  if (chosen) g.nextBase = g.card(chosen) as Base;
  for (const base of firstBases(g, BASE_DISCARD, chosen)) putCard(g, idOf(base), BASE_DECK);
  g.sink?.({ type: 'reshuffle', deck: 'base', discardPile: true });
  return firstBases(g, BASE_DECK, chosen, count);
}

/** Returns the first `count` bases of a pile, or all, without the one that has been chosen. */
function firstBases(g: Table, pile: number, chosen: number, count = Number.POSITIVE_INFINITY): Base[] {
  const found: Base[] = [];
  for (let id = firstIn(g.block, pile); id && found.length < count; id = nextOf(g.block, id)) {
    if (id !== chosen) found.push(g.card(id) as Base);
  }
  return found;
}

/** Replaces the base that has scored by `next`, or else by the top base of the deck (SCORE-26, SCORE-27). */
export function replaceBase(g: Table, old: Base, next: Base): Base {
  const id = idOf(old);
  const replaces = g.face(id);
  const place = nextOf(g.block, id);
  discardBuried(g, old);
  putCard(g, id, BASE_DISCARD);
  return bring(g, idOf(g.isAlive(next) ? next : (topBases(g, 1)[0] as Base)), place, replaces);
}

/** The base that is scored leaves, and there is one base less than before. */
export function retireBase(g: Table, base: Base): void {
  g.sink?.({ type: 'baseLeaves', base: g.face(idOf(base)) });
  discardBuried(g, base);
  putCard(g, idOf(base), BASE_DISCARD);
  g.block[EXTRA_BASES] = (g.block[EXTRA_BASES] as number) - 1;
}

/** One base more than before, for good (SCORE-37). */
export function playBase(g: Table, base: Base): Base {
  if (!g.isAlive(base)) return NO_CARD;
  g.block[EXTRA_BASES] = (g.block[EXTRA_BASES] as number) + 1;
  return bring(g, idOf(base));
}

/** The base is destroyed with all that is on it, but for minions if they are kept, and another takes its place. Gives the new base, or none. */
export function destroyBase(g: Table, base: Base, keepsMinions = false, next: Base = NO_CARD): Base {
  if (reach(g, 'destroy', [base]).length === 0) return NO_CARD;
  g.sink?.({ type: 'destroyBase', base: g.face(idOf(base)), ...g.cause() });
  const doomed = (): Card[] => g.cardsOn(base).filter((card) => !keepsMinions || !g.isMinion(card));
  destroyTogether(g, reach(g, 'destroy', doomed(), true));
  discardInPlay(g, doomed()); // the cards that cannot be destroyed (PROT-10)
  if (!keepsMinions) return replaceBase(g, base, NO_CARD);
  const laid = layOver(g, base, g.isAlive(next) ? next : (topBases(g, 1)[0] as Base));
  discardBuried(g, base); // BURY-13
  putCard(g, idOf(base), BASE_DISCARD);
  return laid;
}

/** Lays a base in front of another one, which is about to leave, and moves all that is on that one over. */
function layOver(g: Table, old: Base, next: Base): Base {
  const id = idOf(old);
  const laid = bring(g, idOf(next), id, g.face(id));
  for (const guest of idsIn(g.block, HOSTED + id)) moveCard(g, guest, idOf(next));
  return laid;
}

/** Another base takes the place of this one and its guests; the old one goes into the base deck, which is shuffled. */
export function swapBase(g: Table, old: Base, next: Base): Base {
  const laid = layOver(g, old, next);
  discardBuried(g, old);
  putCard(g, idOf(old), BASE_DECK);
  shuffleZone(g, BASE_DECK);
  g.sink?.({ type: 'reshuffle', deck: 'base' });
  return laid;
}

/** Another base takes the place of the one that is about to score, with all that is there, and scores in its stead. */
export function succeedBase(g: Table, old: Base, next: Base): Base {
  const laid = layOver(g, old, next);
  for (const hidden of buried(g, { at: old })) moveBuried(g, hidden, laid);
  putCard(g, idOf(old), BASE_DISCARD);
  if (g.scored === old) g.scored = laid;
  return laid;
}

/** Puts bases on top of the base deck, the first of them topmost. `isOpen`: everybody sees them. */
export function putOnBaseDeck(g: Table, bases: readonly Base[], isOpen = false): void {
  for (const base of [...bases].reverse()) putCard(g, idOf(base), BASE_DECK, firstIn(g.block, BASE_DECK));
  if (isOpen) for (const base of bases) g.sink?.({ type: 'baseOnDeck', base: g.face(idOf(base)) });
}

export function sinkTopBase(g: Table): void {
  const [top] = topBases(g, 1);
  if (!top) return;
  putCard(g, idOf(top), BASE_DECK);
  g.sink?.({ type: 'sinkBase', ...g.cause() });
}
