/** The decks beside those of players and bases (SETUP-16), and where cards belong. */
import { TYPES } from '../model/compiled.ts';
import { HAS_MADNESS, HAS_MONSTERS, HAS_TREASURES } from '../model/hooks.ts';
import type { Table } from '../model/table.ts';
import {
  BASE_DISCARD,
  type Card,
  MADNESS,
  MONSTER_DISCARD,
  MONSTERS,
  NOBODY,
  OWNER,
  type SideDeckId,
  TITANS,
  TREASURE_DISCARD,
  TREASURES,
  zoneOf,
} from '../state/block.ts';
import { cardAt } from '../state/zones.ts';

interface SideDeckZones {
  readonly pile: number;
  readonly discard?: number;
  /** The trait of its cards. */
  readonly trait: number;
}

export const SIDE_DECKS: { readonly [D in SideDeckId]: SideDeckZones } = {
  madness: { pile: MADNESS, trait: HAS_MADNESS },
  monster: { pile: MONSTERS, discard: MONSTER_DISCARD, trait: HAS_MONSTERS },
  treasure: { pile: TREASURES, discard: TREASURE_DISCARD, trait: HAS_TREASURES },
};

const IN_SIDE_DECKS = HAS_MADNESS | HAS_MONSTERS | HAS_TREASURES;

export const SIDE_DECK_IDS = Object.keys(SIDE_DECKS) as readonly SideDeckId[];

/** The side decks that have cards in this match. */
export const sideDecksIn = (g: Table): SideDeckId[] =>
  SIDE_DECK_IDS.filter((deck) => (g.traits & SIDE_DECKS[deck].trait) !== 0);

/** The side deck that a card comes from, if any. */
export function sideDeckOf(g: Table, id: number): SideDeckId | undefined {
  const traits = g.rules.traits[g.defOf(id)] as number;
  if ((traits & IN_SIDE_DECKS) === 0) return undefined;
  return SIDE_DECK_IDS.find((deck) => (traits & SIDE_DECKS[deck].trait) !== 0);
}

export const isTreasure = (g: Table, card: Card): boolean =>
  ((g.rules.traits[g.defOf(card)] as number) & HAS_TREASURES) !== 0;

/** A number for the cards that a hidden card could be one of: its owner's, or those of nobody of its kind. */
export function poolOf(g: Table, id: number): number {
  const owner = g.block[cardAt(id) + OWNER] as number;
  if (owner !== NOBODY) return owner;
  const deck = sideDeckOf(g, id);
  return deck ? -2 - SIDE_DECK_IDS.indexOf(deck) : NOBODY;
}

/**
 * The zone where a card goes out of play: that pile of its owner (ZONE-05), Madness to whoever has it (MAD-05). A titan
 * has but one place (TITAN-09). Cards that belong to nobody have one pile to go to: bases theirs, the others the discard
 * pile of their deck.
 */
export function homeOf(g: Table, id: number, pile: number): number {
  if (g.typeOf(id) === TYPES.titan) return TITANS;
  const owner = g.ownerOf(id);
  if (owner !== NOBODY) return zoneOf(owner, pile);
  const deck = g.typeOf(id) === TYPES.base ? undefined : sideDeckOf(g, id);
  return deck ? (SIDE_DECKS[deck].discard ?? SIDE_DECKS[deck].pile) : BASE_DISCARD;
}
