/** A game laid out by hand: any card in any zone. For scenarios, puzzles and tests. */
import {
  ACTIVE,
  BASE_DECK,
  BASE_DISCARD,
  BASES,
  blockSize,
  CONTROLLER,
  COUNTERS,
  DECK,
  DISCARD,
  EXTRA_BASES,
  FIRST,
  HAND,
  HOSTED,
  MARKERS,
  MEMO,
  NOBODY,
  PHASE,
  PHASE_NAMES,
  type PhaseName,
  PLAYER_SIZE,
  PLAYERS,
  SEATS,
  type Seat,
  TURN,
  VP,
  zoneOf,
} from './block.ts';
import { Refusal } from './errors.ts';
import type { Game } from './game.ts';
import { openPlayPhase } from './play.ts';
import { seedWords } from './rng.ts';
import { makeCards } from './setup.ts';
import { cardAt, putCard } from './zones.ts';

export interface PlacedCard {
  readonly card: string;
  readonly owner?: Seat;
  readonly controller?: Seat;
  readonly counters?: number;
  /** Counters of another kind. */
  readonly markers?: number;
  /** For a card that names a faction. */
  readonly names?: string;
  readonly actions?: readonly PlacedCard[];
  /** A name of the writer's own, to tell twins apart. */
  readonly as?: string;
}

export interface Position {
  readonly active: Seat;
  readonly phase: PhaseName;
  readonly turn: number;
  readonly players: readonly {
    readonly vp: number;
    readonly hand: readonly PlacedCard[];
    /** The first is the top. */
    readonly deck: readonly PlacedCard[];
    readonly discard: readonly PlacedCard[];
  }[];
  readonly bases: readonly {
    readonly base: PlacedCard;
    readonly minions: readonly PlacedCard[];
    readonly actions: readonly PlacedCard[];
  }[];
  readonly baseDeck: readonly PlacedCard[];
  readonly baseDiscard: readonly PlacedCard[];
}

interface Spot {
  readonly placed: PlacedCard;
  readonly zone: (idOfHost: number) => number;
  readonly host: number; // index into the list of spots, -1: none
  readonly owner: Seat;
  readonly inPlay: boolean;
}

/** Lays the position out. Gives the id of every card with a name of its own. */
export function arrange(g: Game, position: Position): ReadonlyMap<string, number> {
  const spots = listSpots(position);
  g.block = new Int32Array(blockSize(0));
  seedWords(g.config.seed, g.block);
  g.block[SEATS] = g.config.seats;
  g.effects.length = 0;
  g.permits.length = 0;
  const defs = spots.map(({ placed }) => g.rules.indexOf(placed.card));
  const owners = spots.map(({ owner }) => owner);
  makeCards(g, defs, owners);
  const labels = new Map<string, number>();
  spots.forEach(({ placed, zone, host, owner, inPlay }, i) => {
    const id = i + 1;
    putCard(g, id, zone(host + 1));
    if (inPlay) {
      g.block[cardAt(id) + COUNTERS] = placed.counters ?? 0;
      g.block[cardAt(id) + MARKERS] = placed.markers ?? 0;
    }
    if (inPlay && owner !== NOBODY) {
      g.block[cardAt(id) + CONTROLLER] = placed.controller ?? owner;
      if (placed.names) g.block[cardAt(id) + MEMO] = g.rules.factionIndex(placed.names) + 1;
    }
    if (placed.as) {
      if (labels.has(placed.as)) throw new Refusal('bad-config', `two cards are called "${placed.as}"`);
      labels.set(placed.as, id);
    }
  });
  g.block[ACTIVE] = position.active;
  g.block[FIRST] = position.active;
  g.block[TURN] = position.turn;
  g.block[EXTRA_BASES] = position.bases.length - g.config.seats - 1;
  g.block[PHASE] = PHASE_NAMES.indexOf(position.phase);
  position.players.forEach(({ vp }, seat) => {
    g.block[PLAYERS + seat * PLAYER_SIZE + VP] = vp;
  });
  const { factions } = g.config;
  g.picks = typeof factions === 'string' ? [] : factions.flat().map((faction) => g.rules.factionIndex(faction));
  if (position.phase === 'play') openPlayPhase(g);
  return labels;
}

function listSpots(position: Position): Spot[] {
  const spots: Spot[] = [];
  const add = (placed: PlacedCard, zone: Spot['zone'], host: number, owner: Seat, inPlay: boolean): number =>
    spots.push({ placed, zone, host, owner, inPlay }) - 1;
  const pile = (cards: readonly PlacedCard[], zone: number, seat: Seat): void => {
    for (const placed of cards) add(placed, () => zone, -1, placed.owner ?? seat, false);
  };
  const onHost = (placed: PlacedCard, host: number): number =>
    add(placed, (id) => HOSTED + id, host, placed.owner ?? placed.controller ?? 0, true);
  for (const { base, minions, actions } of position.bases) {
    const at = add(base, () => BASES, -1, NOBODY, true);
    for (const minion of minions) {
      const on = onHost(minion, at);
      for (const action of minion.actions ?? []) onHost(action, on);
    }
    for (const action of actions) onHost(action, at);
  }
  position.players.forEach(({ hand, deck, discard }, seat) => {
    pile(hand, zoneOf(seat, HAND), seat);
    pile(deck, zoneOf(seat, DECK), seat);
    pile(discard, zoneOf(seat, DISCARD), seat);
  });
  pile(position.baseDeck, BASE_DECK, NOBODY);
  pile(position.baseDiscard, BASE_DISCARD, NOBODY);
  return spots;
}
