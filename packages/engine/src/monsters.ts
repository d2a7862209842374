/** Monsters and treasures: how they come, and who gets what the monsters carry (group MON). */
import { type Card, HAND, HOSTED, idOf, LIMBO, NO_CARD, NOBODY, type Seat, ZONE, zoneOf } from './block.ts';
import { enter, isHeard, JUST_PLAYED, leave, sceneOf, tell } from './context.ts';
import type { BaseDef, SideDeckId } from './defs.ts';
import { reach } from './door.ts';
import type { Game } from './game.ts';
import { happening, type Standing } from './moments.ts';
import { openedSecret, putOut, tellForeign, tellToHand } from './piles.ts';
import { countMinion, notePlay } from './play.ts';
import { HOOK } from './rules.ts';
import { homeOf, SIDE_DECKS, sideDeckOf } from './sides.ts';
import { hasMinionAt, totalOf } from './values.ts';
import { leavePlay } from './verbs.ts';
import { openWindow } from './window.ts';
import { cardAt, countIn, firstIn, idsIn, nextOf, putCard, shuffleZone } from './zones.ts';

type Hoard = Exclude<SideDeckId, 'madness'>;

// ── Their decks ─────────────────────────────────────────────────────────────────────────────────

/** Cards become part of the deck, which is shuffled. */
export function shuffleIntoDeck(g: Game, deck: Hoard, cards: readonly number[]): void {
  const { pile } = SIDE_DECKS[deck];
  for (const id of cards) putCard(g, id, pile);
  shuffleZone(g, pile);
  g.sink?.({ type: 'reshuffle', deck });
}

/** The top cards of a deck, still there, as ids. If they do not suffice, the discarded ones come under them, shuffled (G-04). */
export function topOf(g: Game, deck: Hoard, count: number): number[] {
  const { pile, discard } = SIDE_DECKS[deck] as Required<(typeof SIDE_DECKS)[Hoard]>;
  if (countIn(g.block, pile) < count && countIn(g.block, discard) > 0) {
    shuffleZone(g, discard);
    for (const id of idsIn(g.block, discard)) putCard(g, id, pile);
    g.sink?.({ type: 'reshuffle', deck });
  }
  const ids: number[] = [];
  for (let id = firstIn(g.block, pile); id && ids.length < count; id = nextOf(g.block, id)) ids.push(id);
  return ids;
}

/** On top of its deck, or under it, from wherever it is; in play what is on it is discarded. `by`: who alone sees it. */
export function putOnOwnDeck(g: Game, card: Card, place: 'top' | 'bottom', by: Seat): void {
  const deck = g.isAlive(card) ? sideDeckOf(g, idOf(card)) : undefined;
  if (!deck) return;
  const { pile } = SIDE_DECKS[deck];
  const go = (id: number): void => {
    const seats = by === NOBODY ? g.allSeats() : [by];
    g.sink?.({
      type: 'putOnDeck',
      deck,
      place,
      secret: { seats: by === NOBODY ? [...seats, NOBODY] : seats, cards: [g.face(id)] },
    });
    putCard(g, id, pile, place === 'top' ? firstIn(g.block, pile) : 0);
  };
  if (g.isInPlay(card)) leavePlay(g, [card], go, true);
  else go(idOf(card));
}

// ── Monsters ────────────────────────────────────────────────────────────────────────────────────

const treasuresOf = (g: Game, id: number): number => {
  const def = g.rules.def(g.defOf(id));
  return (def.type === 'minion' && def.monster?.treasures) || 0;
};

/**
 * A monster from its deck comes to that base; nobody controls it (MON-06 to MON-08). `by` is who plays it: nobody, if a
 * base or another monster does (MON-11). `isSilent`: what it does when it is played is not done.
 */
export function playMonster(g: Game, at: Card, by: Seat, isSilent: boolean): Card {
  const [id] = topOf(g, 'monster', 1);
  if (!id || !g.isInPlay(at)) return NO_CARD;
  putCard(g, id, HOSTED + idOf(at));
  openedSecret(g);
  const card = g.card(id);
  g.sink?.({ type: 'monster', card: g.face(id), on: g.face(idOf(at)), ...(by === NOBODY ? {} : { seat: by }) });
  enter(g, card, NOBODY, JUST_PLAYED);
  if (isHeard(g, HOOK.monster)) tell(g, happening(HOOK.monster, card, at, by));
  if (by !== NOBODY) {
    countMinion(g, by); // MON-03
    notePlay(g, card, by);
    if (isHeard(g, HOOK.played)) tell(g, happening(HOOK.played, card, at, by));
  }
  if (!isSilent) g.abilitiesOf(id).onPlay?.(sceneOf(g, id)); // MON-12
  if (by !== NOBODY) tellForeign(g, card, by); // MAD-07
  leave(g);
  return card;
}

/** A base that comes into play brings its monsters (MON-10). */
export function bringMonsters(g: Game, base: Card): void {
  const { monsters = 0 } = g.definition(base) as BaseDef;
  for (let i = 0; i < monsters; i++) playMonster(g, base, NOBODY, false);
}

// ── Treasures ───────────────────────────────────────────────────────────────────────────────────

/** From the deck into a hand; gives the cards. */
export function drawTreasures(g: Game, seat: Seat, count: number): Card[] {
  const drawn = topOf(g, 'treasure', count);
  if (drawn.length === 0) return [];
  for (const id of drawn) putCard(g, id, zoneOf(seat, HAND));
  openedSecret(g);
  const secret = { seats: [seat], cards: drawn.map((id) => g.face(id)) };
  g.sink?.({ type: 'treasures', seat, count: drawn.length, secret });
  return drawn.map((id) => g.card(id));
}

/** From the top of the deck to the discard pile. */
export function discardTreasures(g: Game, count: number): void {
  const ids = topOf(g, 'treasure', count);
  for (const id of ids) putCard(g, id, homeOf(g, id, HAND));
  if (ids.length === 0) return;
  openedSecret(g);
  g.sink?.({ type: 'treasuresLost', cards: ids.map((id) => g.face(id)) });
}

/** A treasure that everybody sees goes into a hand. Another card, taken the same way, goes to its owner's (ZONE-23). */
export function takeTreasure(g: Game, seat: Seat, card: Card): void {
  const take = (id: number): void => {
    const from = g.block[cardAt(id) + ZONE] as number;
    putCard(g, id, zoneOf(seat, HAND));
    tellToHand(g, id, from);
    g.sink?.({ type: 'take', seat, card: g.face(id) });
  };
  if (!g.isInPlay(card)) {
    if (g.isAlive(card)) take(idOf(card));
    return;
  }
  for (const taken of reach(g, 'place', [card])) {
    const isTreasure = g.isTreasure(taken);
    leavePlay(g, [taken], isTreasure ? take : (id) => putOut(g, id, 'hand'), isTreasure);
  }
}

/** What destroyed monsters carried: to whoever destroyed them (MON-15), to the discard pile if nobody did (MON-21). */
export function plunder(g: Game, destroyed: readonly Card[], by: Seat): void {
  const count = destroyed.reduce((sum, card) => sum + treasuresOf(g, idOf(card)), 0);
  if (count === 0) return;
  if (by === NOBODY) discardTreasures(g, count);
  else drawTreasures(g, by, count);
}

/** What the monsters on a base carry, whoever controls them (MON-19), and what other cards there add to it. */
export const lootAt = (g: Game, base: Card): number =>
  g
    .cardsOn(base)
    .reduce((sum, card) => sum + treasuresOf(g, idOf(card)) + (g.abilitiesOf(idOf(card)).addsLoot ?? 0), 0);

/** Shares out the treasures of a base that has scored: one each in turn, the strongest first (MON-16 to MON-18). */
export function shareLoot(g: Game, base: Card, standings: readonly Standing[]): void {
  const id = idOf(base);
  const sharers = standings
    .map(({ seat }) => seat)
    .filter((seat) => hasMinionAt(g, seat, id) || totalOf(g, id, seat) > 0);
  const ids = sharers.length > 0 ? topOf(g, 'treasure', lootAt(g, base)) : [];
  if (ids.length === 0) return;
  for (const treasure of ids) putCard(g, treasure, LIMBO);
  openedSecret(g);
  g.sink?.({ type: 'loot', base: g.face(id), cards: ids.map((treasure) => g.face(treasure)) });
  const loot = ids.map((treasure) => g.card(treasure));
  openWindow(g, happening(HOOK.loot, base, base, NOBODY, NOBODY, NOBODY, loot, standings));
  for (let turn = 0; loot.some((card) => g.isInLimbo(card)); turn++) {
    takeFromLoot(g, sharers[turn % sharers.length] as Seat, loot);
  }
}

/** One of the treasures that are still there. */
export function takeFromLoot(g: Game, seat: Seat, loot: readonly Card[]): void {
  const left = loot.filter((card) => g.isInLimbo(card));
  takeTreasure(g, seat, g.chooseCard(seat, left, { to: 'takeTreasure' }));
}
