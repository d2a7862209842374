/**
 * Burying (group BURY). A buried card lies face down beside a base, known to whoever buried it. It is not in play: it has no
 * type and no power, hears nothing, and only effects on "cards" find it (BURY-03, BURY-06, BURY-12).
 */
import { BURIED, type Card, CONTROLLER, HAND, idOf, KNOWN, MEMO, NO_CARD, type Seat, ZONE, zoneOf } from './block.ts';
import { enter, isHeard, leave, tell, tellSpecial } from './context.ts';
import { reach } from './door.ts';
import type { Game } from './game.ts';
import { happening } from './moments.ts';
import { discard } from './piles.ts';
import { canPlayAt, isForbiddenCopy, playCard, playParticular } from './play.ts';
import { HOOK, ONLY_SPECIAL, PLAY_ON, specialAt } from './rules.ts';
import { leavePlay } from './verbs.ts';
import { canPlaySpecial } from './window.ts';
import { cardAt, countIn, EVERYBODY, firstIn, isInPlay, nextOf, putCard, slipOut } from './zones.ts';

/** Which buried cards; everything given must hold. */
export interface BuriedFilter {
  readonly at?: Card;
  readonly of?: Seat;
}

export const isBuried = (g: Game, card: Card): boolean =>
  g.isAlive(card) && g.block[cardAt(idOf(card)) + ZONE] === BURIED;

/** The base that a buried card lies beside. */
export const buriedAt = (g: Game, card: Card): Card => g.card(g.memoOf(card));

/** In the order in which they were buried. */
export function buried(g: Game, { at, of }: BuriedFilter): Card[] {
  const b = g.block;
  const found: Card[] = [];
  for (let id = firstIn(b, BURIED); id; id = nextOf(b, id)) {
    const isThere = at === undefined || b[cardAt(id) + MEMO] === idOf(at);
    if (isThere && (of === undefined || b[cardAt(id) + CONTROLLER] === of)) found.push(g.card(id));
  }
  return found;
}

/** A card of a hand, or in play, or just played, goes face down beside a base, on the side of that player (BURY-01). */
export function bury(g: Game, card: Card, at: Card, by: Seat): boolean {
  if (!g.isAlive(card) || !g.isInPlay(at)) return false;
  if (!isInPlay(g.block[cardAt(idOf(card)) + ZONE] as number)) {
    lay(g, idOf(card), at, by);
    return true;
  }
  const going = reach(g, 'bury', [card]);
  leavePlay(g, going, (id) => lay(g, id, at, by)); // BURY-10
  return going.length > 0;
}

function lay(g: Game, id: number, at: Card, by: Seat): void {
  const b = g.block;
  const hand = zoneOf(by, HAND);
  if (b[cardAt(id) + ZONE] === hand) slipOut(b, hand);
  putCard(g, id, BURIED);
  b[cardAt(id) + CONTROLLER] = by; // BURY-04
  b[cardAt(id) + MEMO] = idOf(at);
  const knowers = (b[cardAt(id) + KNOWN] as number) | (1 << by);
  b[cardAt(id) + KNOWN] = knowers;
  const seats = g.allSeats().filter((seat) => (knowers >> seat) & 1);
  g.sink?.({ type: 'bury', seat: by, at: g.face(idOf(at)), secret: { seats, cards: [g.face(id)] } });
  if (isHeard(g, HOOK.buried)) tell(g, happening(HOOK.buried, g.card(id), at, by, by));
}

/** It is turned up and played at once where it lies, or discarded (BURY-08, BURY-09). */
export function uncover(g: Game, card: Card): void {
  if (!isBuried(g, card)) return;
  const seat = g.controllerOf(card);
  const at = buriedAt(g, card);
  g.block[cardAt(idOf(card)) + KNOWN] = EVERYBODY;
  g.sink?.({ type: 'uncover', seat, card: g.face(idOf(card)), at: g.face(idOf(at)) });
  if (isHeard(g, HOOK.uncovered)) tell(g, happening(HOOK.uncovered, card, at, seat, seat));
  if (playUncovered(g, seat, card, at) === NO_CARD) discard(g, card);
}

/** The player may uncover one of these. */
export function mayUncover(g: Game, seat: Seat, filter: BuriedFilter): boolean {
  const card = g.chooseCard(seat, buried(g, { ...filter, of: seat }), { to: 'uncover', may: true });
  if (card) uncover(g, card);
  return card !== NO_CARD;
}

/** At the start of a turn its player may uncover one card, before or after what else happens then (TURN-04, BURY-07). */
export function uncoverAtStart(g: Game): boolean {
  if (countIn(g.block, BURIED) === 0) return false;
  enter(g, NO_CARD, g.active);
  const did = mayUncover(g, g.active, {});
  leave(g);
  return did;
}

/** Unseen into the hand of whoever buried it, who counts as its owner (BURY-04). */
export function takeBack(g: Game, card: Card): boolean {
  if (!isBuried(g, card)) return false;
  const id = idOf(card);
  const seat = g.controllerOf(card);
  putCard(g, id, zoneOf(seat, HAND));
  const seats = g.allSeats().filter((other) => g.isKnownTo(g.card(id), other));
  g.sink?.({ type: 'put', seat, to: 'hand', count: 1, secret: { seats, cards: [g.face(id)] } });
  return true;
}

/** The base leaves play: what is still buried there is discarded (BURY-13). */
export function discardBuried(g: Game, base: Card): void {
  if (countIn(g.block, BURIED) === 0) return;
  for (const card of buried(g, { at: base })) discard(g, card);
}

/** It lies beside another base now, as it is. */
export function moveBuried(g: Game, card: Card, to: Card): boolean {
  if (!isBuried(g, card) || !g.isInPlay(to) || buriedAt(g, card) === to) return false;
  const from = buriedAt(g, card);
  g.block[cardAt(idOf(card)) + MEMO] = idOf(to);
  g.sink?.({ type: 'moveBuried', seat: g.controllerOf(card), from: g.face(idOf(from)), to: g.face(idOf(to)) });
  return true;
}

/**
 * Plays a card that is uncovered at a base, there or (a standard action) on nothing (BURY-08). An action that buried itself
 * does what it does then (BURY-11). One that only answers a moment can be played at that moment (TIME-06).
 */
function playUncovered(g: Game, seat: Seat, card: Card, at: Card): Card {
  const id = idOf(card);
  const { window } = g;
  const playOn = g.rules.playOn[g.defOf(card)];
  const isOnNothing = g.isStandard(card) || playOn === PLAY_ON.bury;
  if (g.isMinion(card) || !isOnNothing) return playParticular(g, seat, card, { must: true, at });
  if (playOn === ONLY_SPECIAL) {
    if (!window || !canPlaySpecial(g, seat, id, window)) return NO_CARD;
    const { run } = specialAt(g.abilitiesOf(id), window.hook);
    const played = playCard(g, seat, id, 0, true, run && ((scene) => run(scene, window)));
    tellSpecial(g, played, seat, window);
    return played;
  }
  if (g.isBarred(seat) || isForbiddenCopy(g, seat, id) || !canPlayAt(g, seat, id, 0)) return NO_CARD;
  const { onUncover } = g.abilitiesOf(id);
  if (onUncover && !g.canUseSpecials(seat)) return NO_CARD; // TIME-07
  const played = playCard(g, seat, id, 0, true, onUncover && ((scene) => onUncover({ ...scene, here: at })));
  if (onUncover) tellSpecial(g, played, seat, window);
  return played;
}
