/** Questions that the rules ask themselves, besides those that cards ask. */
import type { Choice } from '../model/filters.ts';
import type { Purpose } from '../model/request.ts';
import type { Table } from '../model/table.ts';
import { type Card, idOf, type Seat } from '../state/block.ts';
import { ignoresBase } from '../table/protection.ts';
import { isBuried } from '../table/queries.ts';
import { ask, choose, chooseOf } from './choose.ts';

/** One card of a hand or pile; identical ones are offered once, unless they lie somewhere. */
export function chooseCard(g: Table, seat: Seat, cards: readonly Card[], choice: Choice): Card {
  const kinds: number[] = [];
  g.options.length = 0;
  for (const card of cards) {
    if (!g.isInPlay(card) && !isBuried(g, card)) {
      const kind = g.kindOf(idOf(card));
      if (kinds.includes(kind)) continue;
      kinds.push(kind);
    }
    g.options.push(card);
  }
  return choose(g, seat, 'cards', choice);
}

/** Which of the cards that answer at this moment comes next: the active player says (RES-07). */
export const chooseNext = (g: Table, cards: readonly Card[]): Card =>
  chooseOf(g, g.active, 'cards', cards, { to: 'resolveNext' });

export function confirm(g: Table, seat: Seat, to: Purpose, about?: Card): boolean {
  g.options.fill([1]);
  return ask(g, seat, 'confirm', to, true, about) === 0;
}

/** Does the player follow the ability of the base that is being resolved? One who may ignore it is asked, once (TIME-42). */
export function follows(g: Table, seat: Seat): boolean {
  const base = idOf(g.source);
  if (ignoresBase(g, base, seat, false)) return false;
  if (!ignoresBase(g, base, seat, true) || g.following.includes(seat)) return true;
  if (g.ignoring.includes(seat)) return false;
  const ignores = confirm(g, seat, 'ignoreBase');
  (ignores ? g.ignoring : g.following).push(seat);
  return !ignores;
}
