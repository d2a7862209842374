/** Monsters and treasures: how they come, and who gets what the monsters carry (group MON). */
import { reach } from '../effects/door.ts';
import { leavePlay } from '../effects/leaving.ts';
import { placeInPile, tellForeign, tellToHand } from '../effects/piles.ts';
import { topOf, treasuresOf } from '../effects/treasures.ts';
import { TYPES } from '../model/compiled.ts';
import type { BaseDef } from '../model/defs.ts';
import { FORBID_PLAYING, HOOK } from '../model/hooks.ts';
import { happening, inWay, type Standing } from '../model/moments.ts';
import type { Table } from '../model/table.ts';
import { announce, countMinion, notePlay, payFirst } from '../play/play.ts';
import { isForbiddenAt } from '../play/plays.ts';
import { enter, JUST_PLAYED, leave, sceneOf, tell, tellAndWait } from '../resolution/context.ts';
import { chooseCard } from '../resolution/questions.ts';
import { isAwaited, openWindow } from '../resolution/window.ts';
import {
  type Base,
  type Card,
  HAND,
  HOSTED,
  idOf,
  LIMBO,
  NO_CARD,
  NOBODY,
  type Seat,
  ZONE,
  zoneOf,
} from '../state/block.ts';
import { cardAt, firstIn, openedSecret } from '../state/zones.ts';
import { isHeard } from '../table/listeners.ts';
import { putCard } from '../table/placing.ts';
import { isTreasure, SIDE_DECKS, sideDeckOf } from '../table/sides.ts';
import { hasMinionAt, totalOf } from '../table/values.ts';
import { returnMadness } from './madness.ts';

// ── Their decks ─────────────────────────────────────────────────────────────────────────────────

/** Puts a card of a side deck on top of that deck, or under it, from wherever it is. `by`: only this player sees it. The Madness deck has no order. */
export function putOnOwnDeck(g: Table, card: Card, place: 'top' | 'bottom', by: Seat): void {
  const deck = g.isAlive(card) ? sideDeckOf(g, idOf(card)) : undefined;
  if (!deck) return;
  if (deck === 'madness') {
    returnMadness(g, g.actor, [card]);
    return;
  }
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

/**
 * A monster from its deck is played on that base, like any minion (MON-03): where it cannot be, it stays on the deck, face
 * down. `by` is who plays it: nobody, if a base or another monster does (MON-11). `isSilent`: what it does when it is
 * played is not done.
 */
export function playMonster(g: Table, at: Base, by: Seat, isSilent: boolean): Card {
  const [id] = topOf(g, 'monster', 1);
  if (!id || !g.isInPlay(at)) return NO_CARD;
  if (!isForbiddenAt(g, by, id, idOf(at))) {
    if (isHeard(g, FORBID_PLAYING)) payFirst(g, by, id, idOf(at));
    return bringMonster(g, id, at, by, isSilent);
  }
  g.sink?.({ type: 'noMonster', at: g.face(idOf(at)), ...(by === NOBODY ? {} : { seat: by }) });
  return NO_CARD;
}

/** The monster comes to the base; nobody controls it (MON-06 to MON-08). */
function bringMonster(g: Table, id: number, at: Base, by: Seat, isSilent: boolean): Card {
  putCard(g, id, HOSTED + idOf(at));
  openedSecret(g);
  const card = g.card(id);
  g.sink?.({ type: 'monster', card: g.face(id), on: g.face(idOf(at)), ...(by === NOBODY ? {} : { seat: by }) });
  enter(g, card, NOBODY, JUST_PLAYED);
  if (by !== NOBODY) announce(g, by, card, at); // MON-03: a player plays a minion
  if (isHeard(g, HOOK.monster)) tell(g, happening(HOOK.monster, card, at, by));
  if (by !== NOBODY) {
    countMinion(g, by); // MON-03
    notePlay(g, card, by);
    if (isAwaited(g, HOOK.played)) tellAndWait(g, happening(HOOK.played, card, at, by));
  }
  if (!isSilent) g.abilitiesOf(id).onPlay?.(sceneOf(g, id)); // MON-12
  if (by !== NOBODY) tellForeign(g, card, by); // MAD-07
  leave(g);
  return card;
}

/** A base that comes into play brings its monsters (MON-10): nobody plays them, so nothing forbids it. */
export function bringMonsters(g: Table, base: Base): void {
  const { monsters = 0 } = g.definition(base) as BaseDef;
  const { source } = g;
  g.source = base; // not the base that it replaces
  for (let i = 0; i < monsters; i++) {
    const [id] = topOf(g, 'monster', 1);
    if (id && g.isInPlay(base)) bringMonster(g, id, base, NOBODY, false);
  }
  g.source = source;
}

// ── Treasures ───────────────────────────────────────────────────────────────────────────────────

/** A treasure that everybody sees goes into a hand. Another card, taken the same way, goes to its owner's (ZONE-23). */
export function takeTreasure(g: Table, seat: Seat, card: Card): void {
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
    const isOne = isTreasure(g, taken);
    leavePlay(g, [taken], isOne ? take : (id) => placeInPile(g, id, 'hand'), isOne);
  }
}

/** Counts the treasures that the monsters on a base carry, whoever controls them (MON-19), and those that actions there add. */
export const lootAt = (g: Table, base: Base): number =>
  g
    .cardsOn(base)
    .map(idOf)
    .reduce(
      (sum, id) => sum + (g.typeOf(id) === TYPES.action ? (g.abilitiesOf(id).treasures ?? 0) : treasuresOf(g, id)),
      0,
    );

/** Shares out the treasures of a base that has scored: one each in turn, the strongest first (MON-16 to MON-18). */
export function shareLoot(g: Table, base: Base, standings: readonly Standing[]): void {
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
  openWindow(g, inWay('treasures', happening(HOOK.rewards, base, base, NOBODY, NOBODY, NOBODY, loot, standings)));
  for (let turn = 0; loot.some((card) => g.isInLimbo(card)); turn++) {
    takeFromLoot(g, sharers[turn % sharers.length] as Seat, loot);
  }
}

/** One of the treasures that are still there. */
function takeFromLoot(g: Table, seat: Seat, loot: readonly Card[]): void {
  const left = loot.filter((card) => g.isInLimbo(card));
  takeTreasure(g, seat, chooseCard(g, seat, left, { to: 'takeTreasure' }));
}
