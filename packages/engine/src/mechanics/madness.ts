/** The Madness deck (MAD-01 to MAD-08), and what its cards cost at the end of the game (END-06 to END-11). */
import { HAS_MADNESS, HOOK } from '../model/hooks.ts';
import { happening, inWay } from '../model/moments.ts';
import type { Table } from '../model/table.ts';
import { tell } from '../resolution/context.ts';
import {
  type Card,
  HAND,
  idOf,
  MADNESS,
  NO_CARD,
  PLAYER_SIZE,
  PLAYERS,
  type Seat,
  VP,
  zoneOf,
} from '../state/block.ts';
import { firstIn } from '../state/zones.ts';
import { isHeard } from '../table/listeners.ts';
import { putCard } from '../table/placing.ts';

/** The player draws that many Madness cards, or as many as are left (MAD-03). Gives how many. */
export function drawMadness(g: Table, seat: Seat, count: number): number {
  const drawn: number[] = [];
  for (let id = firstIn(g.block, MADNESS); id && drawn.length < count; id = firstIn(g.block, MADNESS)) {
    putCard(g, id, zoneOf(seat, HAND));
    drawn.push(id);
  }
  if (drawn.length > 0) g.sink?.({ type: 'drawMadness', seat, cards: drawn.map((id) => g.face(id)) });
  if (isHeard(g, HOOK.toHand))
    for (const id of drawn) tell(g, inWay('drawn', happening(HOOK.toHand, g.card(id), NO_CARD, seat, seat)));
  return drawn.length;
}

/** Madness cards out of play go back to the Madness deck, and are nobody's (MAD-06). */
export function returnMadness(g: Table, seat: Seat, cards: readonly Card[]): number {
  const going = cards.filter((card) => g.isAlive(card) && g.isMadness(card));
  if (going.length === 0) return 0;
  for (const card of going) putCard(g, idOf(card), MADNESS);
  g.sink?.({ type: 'returnMadness', seat, cards: going.map((card) => g.face(idOf(card))) });
  return going.length;
}

const NONE: readonly number[] = [0, 0, 0, 0];

/** How many Madness cards each player has, wherever they are (END-07). */
export function countMadness(g: Table): readonly number[] {
  if ((g.traits & HAS_MADNESS) === 0) return NONE;
  const counts = NONE.slice();
  for (let id = 1; id <= g.cardCount(); id++) {
    if (!g.isMadness(id)) continue;
    const owner = g.ownerOf(id);
    if (owner >= 0) counts[owner] = (counts[owner] as number) + 1;
  }
  return counts;
}

/** Each pair of Madness cards costs 1 VP (END-08). */
export const priceOf = (cards: number): number => cards >> 1;

/** Everybody pays; the best score wins, then the fewest Madness cards, then they share (END-09 to END-11). Gives a bit for each winner. */
export function settleMadness(g: Table): number {
  const counts = countMadness(g);
  let winners = 0;
  let best: Seat = 0;
  for (let seat = 0; seat < g.seats; seat++) {
    const cards = counts[seat] as number;
    const at = PLAYERS + seat * PLAYER_SIZE + VP;
    g.block[at] = (g.block[at] as number) - priceOf(cards);
    if (cards > 0) g.sink?.({ type: 'penalty', seat, cards, vp: priceOf(cards) });
    const lead = g.vp(seat) - g.vp(best) || (counts[best] as number) - cards;
    if (lead > 0) best = seat;
    winners = lead > 0 ? 1 << seat : lead === 0 ? winners | (1 << seat) : winners;
  }
  return winners;
}
