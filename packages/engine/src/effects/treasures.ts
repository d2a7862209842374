/** The decks of monsters and treasures, and what destroyed monsters carried (group MON). */
import type { Table } from '../model/table.ts';
import { type Card, HAND, idOf, NOBODY, type Seat, type SideDeckId, zoneOf } from '../state/block.ts';
import { countIn, firstIn, idsIn, nextOf, openedSecret } from '../state/zones.ts';
import { putCard, shuffleZone } from '../table/placing.ts';
import { homeOf, SIDE_DECKS } from '../table/sides.ts';

type Hoard = Exclude<SideDeckId, 'madness'>;

/** Cards become part of the deck, which is shuffled. */
export function shuffleIntoDeck(g: Table, deck: Hoard, cards: readonly number[]): void {
  const { pile } = SIDE_DECKS[deck];
  for (const id of cards) putCard(g, id, pile);
  shuffleZone(g, pile);
  g.sink?.({ type: 'reshuffle', deck });
}

/** The top cards of a deck, still there, as ids. If they do not suffice, the discarded ones come under them, shuffled (G-04). */
export function topOf(g: Table, deck: Hoard, count: number): number[] {
  const { pile, discard } = SIDE_DECKS[deck] as Required<(typeof SIDE_DECKS)[Hoard]>;
  if (countIn(g.block, pile) < count && countIn(g.block, discard) > 0) {
    shuffleZone(g, discard);
    for (const id of idsIn(g.block, discard)) putCard(g, id, pile);
    g.sink?.({ type: 'reshuffle', deck, discardPile: true });
  }
  const ids: number[] = [];
  for (let id = firstIn(g.block, pile); id && ids.length < count; id = nextOf(g.block, id)) ids.push(id);
  return ids;
}

/** A monster's treasures are printed on it: it cannot lose them as it loses an ability, and no card can copy them. */
export const treasuresOf = (g: Table, id: number): number => {
  const def = g.rules.def(g.defOf(id));
  return (def.type === 'minion' && def.monster && def.treasures) || 0;
};

/** From the deck into a hand, or to the discard pile if it is nobody's (MON-21); gives the cards. */
export function drawTreasures(g: Table, seat: Seat, count: number): Card[] {
  const drawn = topOf(g, 'treasure', count);
  if (drawn.length === 0) return [];
  if (seat === NOBODY) return discardTreasures(g, drawn);
  for (const id of drawn) putCard(g, id, zoneOf(seat, HAND));
  openedSecret(g);
  const secret = { seats: [seat], cards: drawn.map((id) => g.face(id)) };
  g.sink?.({ type: 'treasures', seat, count: drawn.length, secret });
  return drawn.map((id) => g.card(id));
}

function discardTreasures(g: Table, ids: readonly number[]): Card[] {
  for (const id of ids) putCard(g, id, homeOf(g, id, HAND));
  openedSecret(g);
  g.sink?.({ type: 'treasuresLost', cards: ids.map((id) => g.face(id)) });
  return ids.map((id) => g.card(id));
}

/** The treasures of destroyed monsters go to whoever destroyed them (MON-15), or to the discard pile if nobody did (MON-21). */
export function plunder(g: Table, destroyed: readonly Card[], by: Seat): void {
  const count = destroyed.reduce((sum, card) => sum + treasuresOf(g, idOf(card)), 0);
  if (count > 0) drawTreasures(g, by, count);
}
