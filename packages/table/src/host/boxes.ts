import { boxesNeeded, type Rules } from '@baston/engine';
import type { TableSetup } from '../protocol/protocol.ts';

/** The common part of a set-up and a record: it says which cards there are. */
export type Opening = Pick<TableSetup, 'config' | 'layout'>;

/** The boxes that a game needs, by their ids. */
export function boxesOf(rules: Rules, opening: Opening): string[] {
  try {
    const { config, layout } = opening;
    const isAnything = layout && !Array.isArray(config.factions); // a position may hold any card
    return isAnything ? rules.shelf.map(({ id }) => id) : boxesNeeded(rules, config);
  } catch {
    return []; // an invalid opening needs no box; opening the game reports the fault
  }
}
