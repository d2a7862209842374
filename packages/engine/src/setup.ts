/** From a config to the first turn: factions, decks, bases, opening hands, mulligan (SETUP group). */
import {
  ABILITIES,
  ACTIVE,
  BASE_DECK,
  BASES,
  blockSize,
  CONTROLLER,
  CURSOR,
  DECK,
  DEF,
  DISCARD,
  DRAFT,
  FIRST,
  HAND,
  MULLIGAN,
  NOBODY,
  OWNER,
  PHASE,
  RNG,
  SEATS,
  type Seat,
  START,
  zoneOf,
} from './block.ts';
import { ask } from './choose.ts';
import { checkSize } from './config.ts';
import type { SetDef } from './defs.ts';
import type { Game } from './game.ts';
import { below, seedWords } from './rng.ts';
import { TYPES } from './rules.ts';
import { draw, reveal, shuffleDeck } from './verbs.ts';
import { cardAt, firstIn, idsIn, layCard, nextOf, putCard, shuffleZone } from './zones.ts';

/** An empty table: chance is seeded, and the factions are taken, or drawn, or about to be drafted. */
export function openMatch(g: Game): void {
  const { config } = g;
  g.block = new Int32Array(blockSize(0));
  seedWords(config.seed, g.block, RNG);
  g.block[SEATS] = config.seats;
  if (config.factions === 'draft') {
    g.block[FIRST] = below(g.block, config.seats); // SETUP-07
    g.block[PHASE] = DRAFT;
    return;
  }
  const picks =
    config.factions === 'random' ? randomPicks(g) : config.factions.flat().map((id) => g.rules.factionIndex(id));
  g.picks.push(...picks);
  deal(g);
}

const randomPicks = (g: Game): number[] => {
  const picks: number[] = [];
  for (let seat = 0; seat < g.config.seats; seat++) {
    for (let i = 0; i < 2; i++) {
      const free = freeFactions(g, picks, picks.slice(2 * seat));
      picks.push(free[below(g.block, free.length)] as number);
    }
  }
  return picks;
};

/** Factions that are left, counting boxes, and that the player has not got yet (SETUP-03, BOX-01). */
function freeFactions(g: Game, taken: readonly number[], own: readonly number[]): number[] {
  return g.config.pool
    .map((id) => g.rules.factionIndex(id))
    .filter((f) => !own.includes(f) && taken.filter((other) => other === f).length < g.config.boxes);
}

/** Who makes the n-th pick: round the table once, then back (SETUP-08). */
export function drafter(g: Game, pick: number): Seat {
  const seats = g.config.seats;
  const turn = pick < seats ? pick : 2 * seats - 1 - pick;
  return ((g.block[FIRST] as number) + turn) % seats;
}

/** One pick of the draft. */
export function draftStep(g: Game): void {
  const pick = g.picks.length;
  const seat = drafter(g, pick);
  const own = g.picks.filter((_, i) => drafter(g, i) === seat);
  g.options.fill(freeFactions(g, g.picks, own));
  const faction = g.options.at(ask(g, seat, 'factions', 'draftFaction', false));
  g.picks.push(faction);
  g.sink?.({ type: 'pick', seat, faction: g.rules.factionAt(faction).id });
  if (g.picks.length === 2 * g.config.seats) {
    const bySeat: number[] = [];
    for (let s = 0; s < g.config.seats; s++) bySeat.push(...g.picks.filter((_, i) => drafter(g, i) === s));
    g.picks.splice(0, g.picks.length, ...bySeat);
    deal(g);
  }
}

/** The sets whose bases are used: each once (SETUP-12, SETUP-13). */
function baseSets(g: Game): SetDef[] {
  if (g.config.bases === 'all') return [...g.rules.sets];
  const used = new Set(g.picks.map((faction) => g.rules.setOfFaction(faction)));
  return g.rules.sets.filter((set) => used.has(set));
}

/** Makes the cards, shuffles, lays out the bases, then the opening hands (SETUP-14, SETUP-18, SETUP-25). */
function deal(g: Game): void {
  const { rules, config } = g;
  const defs: number[] = [];
  const owners: Seat[] = [];
  g.picks.forEach((faction, i) => {
    for (const def of rules.decks[faction] as readonly number[]) {
      defs.push(def);
      owners.push(i >> 1);
    }
  });
  for (const set of baseSets(g)) {
    for (const base of set.bases) {
      defs.push(rules.indexOf(base.id));
      owners.push(NOBODY);
    }
  }
  makeCards(g, defs, owners);
  for (let seat = 0; seat < config.seats; seat++) shuffleDeck(g, seat);
  shuffleZone(g, BASE_DECK);
  for (let i = 0; i <= config.seats; i++) {
    const base = firstIn(g.block, BASE_DECK);
    if (!base) break;
    putCard(g, base, BASES);
    g.sink?.({ type: 'base', base: g.face(base) });
  }
  const first = config.firstPlayer === 'random' ? below(g.block, config.seats) : config.firstPlayer; // SETUP-23
  g.block[FIRST] = first;
  g.block[ACTIVE] = first;
  g.sink?.({ type: 'firstPlayer', seat: first });
  for (const seat of g.turnOrder()) draw(g, seat, 5);
  g.block[CURSOR] = 0;
  g.block[PHASE] = config.mulligan === 'none' ? START : MULLIGAN;
}

/** Gives every card its number; all begin in a deck. */
export function makeCards(g: Game, defs: readonly number[], owners: readonly Seat[]): void {
  checkSize(defs.length);
  const block = new Int32Array(blockSize(defs.length));
  block.set(g.block.subarray(0, blockSize(0)));
  g.block = block;
  for (let i = 0; i < defs.length; i++) {
    const at = cardAt(i + 1);
    const owner = owners[i] as Seat;
    block[at + DEF] = defs[i] as number;
    block[at + ABILITIES] = defs[i] as number;
    block[at + OWNER] = owner;
    block[at + CONTROLLER] = owner;
    layCard(block, i + 1, owner === NOBODY ? BASE_DECK : zoneOf(owner, DECK));
  }
  g.learnCards();
}

/** One player's mulligan, in turn order; then the first turn begins (SETUP-19 to SETUP-22). */
export function mulliganStep(g: Game): void {
  const cursor = g.block[CURSOR] as number;
  const seat = (g.active + cursor) % g.seats;
  if (hasNoMinion(g, seat) && wantsNewHand(g, seat)) newHand(g, seat);
  g.block[CURSOR] = cursor + 1;
  if (cursor + 1 === g.seats) g.block[PHASE] = START;
}

function hasNoMinion(g: Game, seat: Seat): boolean {
  for (let id = firstIn(g.block, zoneOf(seat, HAND)); id; id = nextOf(g.block, id)) {
    if (g.typeOf(id) === TYPES.minion) return false;
  }
  return true;
}

const wantsNewHand = (g: Game, seat: Seat): boolean =>
  g.config.mulligan === 'must-discard' || g.confirm(seat, 'mulligan');

function newHand(g: Game, seat: Seat): void {
  const old = idsIn(g.block, zoneOf(seat, HAND));
  reveal(
    g,
    seat,
    old.map((id) => g.card(id)),
    'hand',
  );
  g.sink?.({ type: 'mulligan', seat, cards: old.map((id) => g.face(id)) });
  draw(g, seat, 5);
  const shuffleIn = g.config.mulligan === 'draw-then-shuffle';
  for (const id of old) putCard(g, id, zoneOf(seat, shuffleIn ? DECK : DISCARD));
  if (shuffleIn) shuffleDeck(g, seat);
}
