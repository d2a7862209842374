/** The boxes of a game: only those that it needs are loaded and opened. */
/// <reference path="./cards/virtual.d.ts" />

import { boxes } from 'virtual:boxes';
import { shelf, version } from 'virtual:shelf';
import { boxesNeeded, Rules } from '@baston/engine';
import type { TableSetup } from '@baston/table';

/** The rules before any box is opened. */
export const closed = new Rules(
  [],
  version,
  shelf.map(({ id, size, titans, factions }) => ({
    id,
    size,
    titans,
    factions: factions.map((faction) => faction.id),
  })),
);

/** What a set-up and a record have in common: it says which cards there are. */
type Opening = Pick<TableSetup, 'config' | 'layout'>;

function boxesOf(opening: Opening): string[] {
  try {
    const { config, layout } = opening;
    const isAnything = layout && !Array.isArray(config.factions); // a position may hold any card
    return isAnything ? shelf.map(({ id }) => id) : boxesNeeded(closed, config);
  } catch {
    return []; // what makes no sense needs no box; whoever opens the game says what is wrong
  }
}

export async function openRules(opening: Opening): Promise<Rules> {
  const sets = await Promise.all(boxesOf(opening).flatMap((id) => boxes[id]?.() ?? []));
  return new Rules(sets, version, closed.shelf);
}
