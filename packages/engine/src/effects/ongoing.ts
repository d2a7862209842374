/** Ongoing effects that begin to affect a minion: what happens "instead" of being affected answers those too (TIME-37, CARD-012). */
import { INSTEAD, POWER } from '../model/hooks.ts';
import type { Table } from '../model/table.ts';
import { enter, leave } from '../resolution/context.ts';
import { type Card, idOf } from '../state/block.ts';
import { isHeard, listeners } from '../table/listeners.ts';
import { minionsIn } from '../table/queries.ts';
import { isChangedBy } from '../table/values.ts';
import { isReplaced } from './door.ts';
import { shed } from './shedding.ts';

/** Somebody may be immune now (PROT-06), or ongoing effects may have begun. */
export function heedChanges(g: Table): void {
  if (g.mayBeImmune) {
    g.mayBeImmune = false;
    shed(g);
  }
  meetOngoing(g);
}

/** Cards have come into play, moved, changed controller or got other texts: ongoing effects begin to affect them, or theirs begin to affect others. */
export function meetOngoing(g: Table): void {
  if (g.changed.length === 0) return;
  const { changed } = g;
  g.changed = [];
  if (!isHeard(g, INSTEAD) || !isHeard(g, POWER)) return;
  for (const from of [...listeners(g, POWER)]) {
    const isNew = changed.includes(idOf(from));
    for (const minion of isNew ? minionsIn(g, {}) : minionsAmong(g, changed)) meet(g, g.card(from), minion);
  }
}

/** Returns the minions in play among the cards, in the order of the table. */
function minionsAmong(g: Table, ids: readonly number[]): Card[] {
  if (ids.length > 1) return minionsIn(g, { where: (minion) => ids.includes(idOf(minion)) });
  const card = g.card(ids[0] as number); // the usual case
  return g.isInPlay(card) && g.isMinion(card) ? [card] : [];
}

/** From now on that card changes the power of the minion, unless a replacement prevents it. */
export function meet(g: Table, source: Card, minion: Card): void {
  if (!g.isInPlay(source) || !g.isInPlay(minion) || !isChangedBy(g, source, minion)) return;
  enter(g, source, g.controllerOf(source));
  isReplaced(g, idOf(minion), 'power');
  leave(g);
}
