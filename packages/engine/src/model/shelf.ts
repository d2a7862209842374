/** The contents of a box, and what is known of one that stays closed. */
import type { CardDef, SetDef, TitanDef } from './defs.ts';

/** A box on the shelf: enough to give what is in it its number without opening it. */
export interface ShelvedSet {
  readonly id: string;
  readonly factions: readonly string[];
  /** How many cards, bases and titans it holds, and how many of them are titans. */
  readonly size: number;
  readonly titans: number;
}

export const titansOf = (set: SetDef): TitanDef[] => set.factions.flatMap(({ titan }) => titan ?? []);

/** Every card and base in the box; titans are the last. */
export const contentsOf = (set: SetDef): CardDef[] => [
  ...set.factions.flatMap((faction) => faction.cards),
  ...set.bases,
  ...(set.sideDecks ?? []).flatMap((deck) => deck.cards),
  ...titansOf(set),
];

export const shelve = (set: SetDef): ShelvedSet => ({
  id: set.id,
  factions: set.factions.map((faction) => faction.id),
  size: contentsOf(set).length,
  titans: titansOf(set).length,
});
