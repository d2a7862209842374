/** The boxes of a game: only those that it needs are loaded and opened. */
/// <reference path="./cards/virtual.d.ts" />

import { boxes } from 'virtual:boxes';
import { shelf, version } from 'virtual:shelf';
import { Rules } from '@baston/engine';
import { boxesOf, type Opening } from '@baston/table';

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

export async function openRules(opening: Opening): Promise<Rules> {
  const sets = await Promise.all(boxesOf(closed, opening).flatMap((id) => boxes[id]?.() ?? []));
  return new Rules(sets, version, closed.shelf);
}
