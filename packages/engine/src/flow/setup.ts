/** From a config to the first turn: factions, decks, bases, opening hands, mulligan (SETUP group). */
import { draw, reveal, shuffleDeck } from '../effects/piles.ts';
import { layBase, tellEntry } from '../mechanics/bases.ts';
import { TYPES } from '../model/compiled.ts';
import { type Config, checkConfig, checkSize } from '../model/config.ts';
import type { BaseDef, TitanDef } from '../model/defs.ts';
import { HOOK, WORKS_FROM_DISCARD } from '../model/hooks.ts';
import type { Rules, SideDeck } from '../model/rules.ts';
import type { Table } from '../model/table.ts';
import { ask, askAnyway } from '../resolution/choose.ts';
import {
  ABILITIES,
  ACTIVE,
  BASE_DECK,
  blockSize,
  CARD_SIZE,
  CONTROLLER,
  CURSOR,
  DECK,
  DEF,
  DISCARD,
  DRAFT,
  FIRST,
  HAND,
  KNOWN,
  LIMBO,
  MULLIGAN,
  NO_CARD,
  NOBODY,
  OWNER,
  PHASE,
  RNG,
  SEATS,
  type Seat,
  START,
  TITANS,
  zoneOf,
} from '../state/block.ts';
import { drawLot } from '../state/chance.ts';
import { Defect } from '../state/errors.ts';
import { seedWords } from '../state/rng.ts';
import { cardAt, EVERYBODY, firstIn, idsIn, isPublic, layCard, nextOf } from '../state/zones.ts';
import { isHeard } from '../table/listeners.ts';
import { putCard, shuffleZone } from '../table/placing.ts';
import { SIDE_DECKS } from '../table/sides.ts';

/** An empty table: chance is seeded, and the factions are taken, or drawn, or about to be drafted. */
export function openMatch(g: Table): void {
  const { config } = g;
  g.block = seeded(config.seed);
  if (config.factions === 'draft') {
    layTable(g, 0);
    g.block[FIRST] = drawLot(g.block, config.seats); // SETUP-07
    g.block[PHASE] = DRAFT;
    return;
  }
  for (const id of picksOf(config, g.block)) g.picks.push(g.rules.factionIndex(id));
  deal(g);
}

/** A table with room for that many cards. The state of chance is kept. */
function layTable(g: Table, cards: number): void {
  const block = new Int32Array(blockSize(cards));
  for (let word = RNG; word < RNG + 4; word++) block[word] = g.block[word] as number;
  block[SEATS] = g.config.seats;
  g.block = block;
}

/** The factions of the match: those that the config names, or those drawn at random; for a draft, all that could be picked. */
function picksOf(config: Config, block: Int32Array): readonly string[] {
  if (config.factions === 'draft') return config.pool;
  return config.factions === 'random' ? randomPicks(config, block) : config.factions.flat();
}

function randomPicks(config: Config, block: Int32Array): string[] {
  const picks: string[] = [];
  for (let seat = 0; seat < config.seats; seat++) {
    for (let i = 0; i < 2; i++) {
      const free = freeFactions(config, picks, picks.slice(2 * seat));
      picks.push(free[drawLot(block, free.length)] as string);
    }
  }
  return picks;
}

/** Factions that are left, counting boxes, and that the player has not got yet (SETUP-03, BOX-01). */
const freeFactions = ({ pool, boxes }: Config, taken: readonly string[], own: readonly string[]): string[] =>
  pool.filter((id) => !own.includes(id) && timesIn(taken, id) < boxes);

function timesIn(list: readonly string[], id: string): number {
  let times = 0;
  for (const other of list) if (other === id) times++;
  return times;
}

/** The boxes that have to be open for that match, by their ids. */
export function boxesNeeded(rules: Rules, given: Partial<Config> & { seed: string }): string[] {
  const config = checkConfig(given, rules);
  if (config.bases === 'all') return rules.shelf.map(({ id }) => id);
  return [...new Set(picksOf(config, seeded(config.seed)).map((id) => rules.setOfFaction(rules.factionIndex(id))))];
}

/** Returns the seat of the n-th pick: round the table once, then back (SETUP-08). */
export const drafter = (g: Table, pick: number): Seat => nthDrafter(g.block[FIRST] as number, g.config.seats, pick);

const nthDrafter = (first: Seat, seats: number, pick: number): Seat =>
  (first + (pick < seats ? pick : 2 * seats - 1 - pick)) % seats;

/** Returns the seat of each pick of a draft with that seed. */
export function draftOrder(seats: number, seed: string): Seat[] {
  const first = drawLot(seeded(seed), seats);
  return Array.from({ length: 2 * seats }, (_, pick) => nthDrafter(first, seats, pick));
}

/** A block with nothing in it but the state of chance at the start of a match. */
export function seeded(seed: string): Int32Array<ArrayBuffer> {
  const block = new Int32Array(RNG + 4);
  seedWords(seed, block);
  return block;
}

/** One pick of the draft. */
export function draftStep(g: Table): void {
  const pick = g.picks.length;
  const seat = drafter(g, pick);
  const own = g.picks.filter((_, i) => drafter(g, i) === seat);
  const ids = (picks: readonly number[]): string[] => picks.map((f) => g.rules.factionId(f));
  g.options.fill(freeFactions(g.config, ids(g.picks), ids(own)).map((id) => g.rules.factionIndex(id)));
  const faction = g.options.at(ask(g, seat, 'factions', 'draftFaction', false));
  g.picks.push(faction);
  g.sink?.({ type: 'pick', seat, faction: g.rules.factionId(faction) });
  if (g.picks.length === 2 * g.config.seats) {
    const bySeat: number[] = [];
    for (let s = 0; s < g.config.seats; s++) bySeat.push(...g.picks.filter((_, i) => drafter(g, i) === s));
    g.picks.splice(0, g.picks.length, ...bySeat);
    deal(g);
  }
}

/** The boxes whose bases are used, in the order of the shelf (SETUP-12, SETUP-13). */
function boxesUsed({ rules, config, picks }: Table): string[] {
  const boxes: string[] = [];
  const picked = picks.map((faction) => rules.setOfFaction(faction));
  for (const { id } of rules.shelf) if (config.bases === 'all' || picked.includes(id)) boxes.push(id);
  return boxes;
}

function basesOf(rules: Rules, box: string): readonly number[] {
  const bases = rules.basesOf.get(box);
  if (!bases) throw new Defect('a box that is needed is closed');
  return bases;
}

/** Cards of one owner, or of nobody, as definitions, and the zone where they begin. */
interface Pile {
  readonly owner: Seat;
  readonly zone: number;
  readonly defs: readonly number[];
}

/** Makes the cards, shuffles, lays out the bases, then the opening hands (SETUP-14, SETUP-18, SETUP-25). */
function deal(g: Table): void {
  const { rules, config } = g;
  const piles: Pile[] = [];
  const sides: SideDeck[] = [];
  g.picks.forEach((faction, i) => {
    piles.push({ owner: i >> 1, zone: zoneOf(i >> 1, DECK), defs: rules.decks[faction] as readonly number[] });
  });
  for (const id of boxesUsed(g)) {
    piles.push({ owner: NOBODY, zone: BASE_DECK, defs: basesOf(rules, id) });
    sides.push(...(rules.sideDecksOf.get(id) ?? []));
  }
  for (const { deck, defs } of sides) piles.push({ owner: NOBODY, zone: SIDE_DECKS[deck].pile, defs });
  addTitans(g, piles);
  makeCards(g, piles);
  for (const titan of idsIn(g.block, LIMBO)) putCard(g, titan, TITANS); // it is put into its zone now, where it begins to listen (SETUP-10)
  for (let seat = 0; seat < config.seats; seat++) shuffleDeck(g, seat);
  shuffleZone(g, BASE_DECK);
  for (const { deck } of sides) if (!isPublic(SIDE_DECKS[deck].pile)) shuffleZone(g, SIDE_DECKS[deck].pile);
  layFirstBases(g);
  const first = config.firstPlayer === 'random' ? drawLot(g.block, config.seats) : config.firstPlayer; // SETUP-23
  g.block[FIRST] = first;
  g.block[ACTIVE] = first;
  g.sink?.({ type: 'firstPlayer', seat: first });
  if (isHeard(g, HOOK.baseEnters)) {
    // A base comes first, and may ask somebody: that is a step of its own.
    g.block[CURSOR] = BASES_FIRST;
    g.block[PHASE] = MULLIGAN;
  } else drawHands(g);
}

const BASES_FIRST = -1;

/** One more than there are players (SETUP-14). Of the bases that are turned up, those that cannot be there yet go back. */
function layFirstBases(g: Table): void {
  let wentBack = false;
  let missing = g.config.seats + 1;
  for (let id = firstIn(g.block, BASE_DECK); id && missing > 0; ) {
    const next = nextOf(g.block, id);
    if ((g.definition(id) as BaseDef).notAtStart) wentBack = true;
    else {
      layBase(g, id);
      missing--;
    }
    id = next;
  }
  if (!wentBack) return;
  shuffleZone(g, BASE_DECK);
  g.sink?.({ type: 'reshuffle', deck: 'base' });
}

function drawHands(g: Table): void {
  for (const seat of g.turnOrder()) draw(g, seat, 5);
  g.block[CURSOR] = 0;
  g.block[PHASE] = g.config.mulligan === 'none' ? START : MULLIGAN;
}

/** The titans of this match (SETUP-11). They wait in limbo, where they do not listen yet. */
function addTitans({ rules, config, picks }: Table, piles: Pile[]): void {
  picks.forEach((faction, i) => {
    const titan = rules.titans[faction] as number;
    if (titan === 0 || ((rules.def(titan) as TitanDef).optional && config.titans !== 'all')) return;
    piles.push({ owner: i >> 1, zone: LIMBO, defs: [titan] });
  });
}

/** Gives every card its number and lays it where it begins. */
export function makeCards(g: Table, piles: readonly Pile[]): void {
  let count = 0;
  for (const { defs } of piles) count += defs.length;
  checkSize(count);
  layTable(g, count);
  const { block } = g;
  let id = 0;
  for (const { owner, zone, defs } of piles) {
    for (const def of defs) {
      const at = cardAt(++id);
      block[at + DEF] = def;
      block[at + ABILITIES] = def;
      block[at + OWNER] = owner;
      block[at + CONTROLLER] = owner;
      layCard(block, id, zone);
      if (isPublic(zone)) block[at + KNOWN] = EVERYBODY;
    }
  }
  learnCards(g);
}

/** One player's mulligan, in turn order; then the first turn begins (SETUP-19 to SETUP-22). */
export function mulliganStep(g: Table): void {
  const cursor = g.block[CURSOR] as number;
  if (cursor === BASES_FIRST) {
    for (const base of g.bases()) tellEntry(g, base);
    drawHands(g);
    return;
  }
  const seat = (g.active + cursor) % g.seats;
  if (wantsNewHand(g, seat, hasNoMinion(g, seat))) newHand(g, seat);
  g.block[CURSOR] = cursor + 1;
  if (cursor + 1 === g.seats) g.block[PHASE] = START;
}

function hasNoMinion(g: Table, seat: Seat): boolean {
  for (let id = firstIn(g.block, zoneOf(seat, HAND)); id; id = nextOf(g.block, id)) {
    if (g.typeOf(id) === TYPES.minion) return false;
  }
  return true;
}

function wantsNewHand(g: Table, seat: Seat, isAllowed: boolean): boolean {
  if (g.config.mulligan === 'must-discard') return isAllowed;
  g.options.fill(isAllowed ? [1] : []);
  const mask = g.config.discreet ? 'round' : undefined;
  return (isAllowed || mask !== undefined) && askAnyway(g, seat, 'confirm', 'mulligan', true, NO_CARD, mask) === 0;
}

function newHand(g: Table, seat: Seat): void {
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

/** Which mechanics the cards of this match have. */
export function learnCards(g: Table): void {
  let traits = 0;
  let awaited = 0;
  let reusers = 0;
  let substitutes = 0;
  for (let at = cardAt(1); at < g.block.length; at += CARD_SIZE) {
    const own = g.rules.traits[g.block[at + DEF] as number] as number;
    traits |= own;
    awaited |= g.rules.answers[g.block[at + DEF] as number] as number;
    if (own & WORKS_FROM_DISCARD) {
      const bit = 1 << (g.block[at + OWNER] as number);
      reusers |= bit;
      if (g.rules.abilities[g.block[at + DEF] as number]?.fromDiscard?.what === 'itself') substitutes |= bit;
    }
  }
  g.traits = traits;
  g.awaited = awaited;
  g.reusers = reusers;
  g.substitutes = substitutes;
}
