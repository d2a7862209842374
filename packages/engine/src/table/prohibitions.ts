/** Prohibitions, by cards in play and by the lasting effects of cards. */
import type { Prohibition } from '../model/defs.ts';
import { wordsOf } from '../model/game.ts';
import { FORBID_PLAYING, FORBID_SPECIALS, FORBID_SPECIALS_FROM_HAND } from '../model/hooks.ts';
import type { Table } from '../model/table.ts';
import { BASES, type Card, NO_CARD, type Seat, ZONE } from '../state/block.ts';
import type { Effect } from '../state/records.ts';
import { cardAt } from '../state/zones.ts';
import { facetsOf, listensTo } from './facets.ts';
import { isHeard, listeners } from './listeners.ts';
import { ignoresBase } from './protection.ts';

/** Is what has this hook (`FORBIDS`) forbidden? `card`, `seat` and `at` as far as they matter. Asks nobody. */
export const isForbidden = (g: Table, hook: number, card: Card, seat: Seat, at: Card): boolean =>
  isHeard(g, hook) && forbids(g, hook, card, seat, at);

function forbids(g: Table, hook: number, card: Card, seat: Seat, at: Card): boolean {
  let prices = 0;
  for (const from of listeners(g, hook)) {
    const { when, unless } = g.abilitiesOf(from).forbids as Prohibition;
    if (when && !when(wordsOf(g), g.card(from), card, seat, at)) continue;
    if (unless?.can(wordsOf(g), seat, card, ++prices)) continue;
    if (g.block[cardAt(from) + ZONE] !== BASES || !ignoresBase(g, from, seat, hook === FORBID_PLAYING)) return true;
  }
  for (const left of facetsOf(g)) {
    if (!listensTo(g, left, hook)) continue;
    const { when } = left.facet.facet.forbids as Prohibition<Effect>;
    if (!when || when(wordsOf(g), left.effect, card, seat, at)) return true;
  }
  return false;
}

/** Can the player use Specials at all? */
export const canUseSpecials = (g: Table, seat: Seat): boolean =>
  !isForbidden(g, FORBID_SPECIALS, NO_CARD, seat, NO_CARD);

/** And play them from their hand, while that base is being scored, if one is (TIME-14)? */
export const canPlaySpecials = (g: Table, seat: Seat): boolean =>
  canUseSpecials(g, seat) && !isForbidden(g, FORBID_SPECIALS_FROM_HAND, NO_CARD, seat, g.scored);

const NO_PRICES: readonly Card[] = [];

/** The cards that let the player play this card there only for a price. */
export function pricesAt(g: Table, card: Card, seat: Seat, at: Card): readonly Card[] {
  let prices: Card[] | undefined; // most find none: then no list is made
  for (const from of listeners(g, FORBID_PLAYING)) {
    const { when, unless } = g.abilitiesOf(from).forbids as Prohibition;
    if (!unless || (when && !when(wordsOf(g), g.card(from), card, seat, at))) continue;
    prices ??= [];
    prices.push(g.card(from));
  }
  return prices ?? NO_PRICES;
}
