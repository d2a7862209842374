/** Invariants that hold at every checkpoint, whatever has been played. */
import { TYPES } from '../model/compiled.ts';
import type { Table } from '../model/table.ts';
import {
  ABILITIES,
  ACTIVE,
  BASE_DECK,
  BASES,
  BOX,
  BURIED,
  CARD_SIZE,
  CARDS,
  CONTROLLER,
  COUNTERS,
  DEF,
  DISCARD,
  DUEL,
  EXTRA_BASES,
  FIXED_ZONES,
  GAME_OVER,
  HEAD,
  HOOK_COUNTS,
  HOOK_SLOTS,
  HOSTED,
  LIMBO,
  MAX_STAYS,
  MEMO,
  MONSTERS,
  NEXT,
  NOBODY,
  OWNER,
  PHASE,
  PLAY,
  PREV,
  RNG,
  STAY,
  STAYS,
  TAIL,
  TITANS,
  TURN,
  WINNERS,
  Z_COUNT,
  Z_HEAD,
  Z_TAIL,
  ZONE,
  ZONE_SIZE,
  ZONES,
} from '../state/block.ts';
import { cardAt, firstIn, isInPlay, lastIn, nextOf } from '../state/zones.ts';
import { SIDE_DECKS, sideDeckOf } from './sides.ts';

/** Is the block one that can be read at all? For what comes from outside; gives nothing if so. */
export function findNonsense(g: Table): string[] | undefined {
  const b = g.block;
  const cards = (b.length - CARDS) / CARD_SIZE - 1;
  const isWithin = (value: number | undefined, low: number, high: number): boolean =>
    value !== undefined && value >= low && value <= high;
  if (!isWithin(b[ACTIVE], 0, g.seats - 1) || !isWithin(b[PHASE], 0, GAME_OVER)) return ['nobody is to move'];
  for (let zone = 0; zone < FIXED_ZONES; zone++) {
    const at = ZONES + zone * ZONE_SIZE;
    if (!isWithin(b[at + Z_HEAD], 0, cards) || !isWithin(b[at + Z_TAIL], 0, cards))
      return [`zone ${zone} holds no card`];
  }
  for (let id = 1; id <= cards; id++) {
    const at = cardAt(id);
    const isCard =
      g.rules.isOpen(b[at + DEF] as number) && isText(g, b[at + DEF] as number, b[at + ABILITIES] as number);
    const isLinked = [NEXT, PREV, HEAD, TAIL].every((field) => isWithin(b[at + field], 0, cards));
    const isSomebodys =
      isWithin(b[at + OWNER], NOBODY, g.seats - 1) && isWithin(b[at + CONTROLLER], NOBODY, g.seats - 1);
    if (!isCard || !isLinked || !isSomebodys || !isWithin(b[at + ZONE], 0, HOSTED + cards))
      return [`card ${id} makes no sense`];
  }
  if (b[RNG] === 0 && b[RNG + 1] === 0 && b[RNG + 2] === 0 && b[RNG + 3] === 0) return ['chance has run dry'];
  if (!isWithin(b[STAYS], 0, MAX_STAYS)) return ['time has run out'];
  if (!isWithin(b[TURN], 0, MAX_STAYS) || (b[WINNERS] !== 0) !== (b[PHASE] === GAME_OVER))
    return ['the game is neither on nor over'];
  const ids = new Set(g.permits.map(({ id }) => id));
  if (ids.size !== g.permits.length || g.permits.length > 63 || g.permits.some(({ seat }) => seat !== b[ACTIVE])) {
    return ['a permit makes no sense'];
  }
  const faction = g.rules.factionIds.length - 1;
  return g.picks.every((pick) => isWithin(pick, 0, faction)) ? undefined : ['a faction makes no sense'];
}

/** Can the card have that text? None, that of an open card, or what it has beside the deck. */
const isText = (g: Table, def: number, text: number): boolean =>
  text === 0 || g.rules.isOpen(text) || text === g.rules.asideOf[def];

/** Everything that is wrong, in words; an empty list is a sound state. */
export function findFaults(g: Table): string[] {
  const b = g.block;
  const faults: string[] = [];
  const cards = (b.length - CARDS) / CARD_SIZE - 1;
  const seen = new Int32Array(cards + 1);
  const stays = new Uint8Array((b[STAYS] as number) + 1);
  const hooks = new Int32Array(HOOK_SLOTS);
  for (const { kind, amount } of g.effects) {
    for (const hook of g.rules.facets.get(kind)?.hooks ?? []) hooks[hook] = (hooks[hook] as number) + 1;
    if (kind === 'alsoText') for (const hook of g.rules.hooks[amount] ?? []) hooks[hook] = (hooks[hook] as number) + 1;
  }

  const walk = (zone: number): number => {
    let count = 0;
    let prev = 0;
    for (let id = firstIn(b, zone); id; id = nextOf(b, id)) {
      if (++count > cards) {
        faults.push(`zone ${zone} never ends`);
        return count;
      }
      const at = cardAt(id);
      seen[id] = (seen[id] as number) + 1;
      if (b[at + ZONE] !== zone) faults.push(`${name(g, id)} lies in zone ${zone} and says ${b[at + ZONE]}`);
      if (b[at + PREV] !== prev) faults.push(`${name(g, id)} does not know what lies before it`);
      prev = id;
    }
    if (lastIn(b, zone) !== prev) faults.push(`zone ${zone} has a wrong last card`);
    return count;
  };

  for (let zone = 0; zone < FIXED_ZONES; zone++) {
    const count = walk(zone);
    if (count !== b[ZONES + zone * ZONE_SIZE + Z_COUNT]) faults.push(`zone ${zone} miscounts its cards`);
  }
  for (let id = 1; id <= cards; id++) walk(HOSTED + id);

  for (let id = 1; id <= cards; id++) {
    const at = cardAt(id);
    const zone = b[at + ZONE] as number;
    if (seen[id] !== 1) faults.push(`${name(g, id)} lies in ${seen[id]} zones`);
    if (zone === LIMBO || zone === DUEL) faults.push(`${name(g, id)} was left in the middle of something`);
    const stay = b[at + STAY] as number;
    if (!(stay in stays)) faults.push(`${name(g, id)} is ahead of its time`);
    else if (stays[stay]) faults.push(`${name(g, id)} shares its stay with another card`);
    stays[stay] = 1;
    checkPlace(g, id, zone, faults);
    if (isInPlay(zone) || zone === TITANS)
      for (const hook of g.rules.hooks[b[at + ABILITIES] as number] ?? []) hooks[hook] = (hooks[hook] as number) + 1;
    if (!isInPlay(zone) && zone !== TITANS && zone !== BURIED && b[at + COUNTERS] !== 0)
      faults.push(`${name(g, id)} keeps counters out of play`);
  }
  hooks.forEach((count, hook) => {
    if (count !== b[HOOK_COUNTS + hook])
      faults.push(`hook ${hook} counts ${b[HOOK_COUNTS + hook]} and ${count} are in play`);
  });
  if (g.permits.length > 0 && b[PHASE] !== PLAY) faults.push('a permit outlives its phase');
  for (const seat of g.allSeats()) if (g.vp(seat) < 0 && !g.isOver()) faults.push(`seat ${seat} has negative VP`);
  return faults;
}

const name = (g: Table, id: number): string => `card ${id} (${g.rules.def(g.block[cardAt(id) + DEF] as number).id})`;

/** Zones beyond those of decks where any player's card can be. */
const NO_DECKS: readonly number[] = [BURIED, DUEL, TITANS, BOX];

/** Bases among bases, cards in their owner's discard pile, guests on hosts that can have them. */
function checkPlace(g: Table, id: number, zone: number, faults: string[]): void {
  const b = g.block;
  const at = cardAt(id);
  const isBase = g.typeOf(id) === TYPES.base;
  const owner = g.ownerOf(id);
  const controller = b[at + CONTROLLER] as number;
  if (isBase !== (zone >= BASES && zone <= BASE_DECK + 1))
    faults.push(`${name(g, id)} is where it cannot be: zone ${zone}`);
  const deck = sideDeckOf(g, id);
  const isBeside = zone >= MONSTERS && zone < FIXED_ZONES && !NO_DECKS.includes(zone);
  if (isBeside && !(deck && (zone === SIDE_DECKS[deck].pile || zone === SIDE_DECKS[deck].discard)))
    faults.push(`${name(g, id)} lies in a deck that it is not of`);
  const isLoose = owner === NOBODY && (deck === 'monster' || !isInPlay(zone));
  if (deck === 'monster' && zone < BASES) faults.push(`${name(g, id)} is a monster in the pile of a player`);
  if (!isBase && !isBeside && !isLoose && (controller < 0 || controller >= g.seats))
    faults.push(`${name(g, id)} is controlled by nobody`);
  if (zone < BASES && zone % 3 === DISCARD && zone !== 3 * owner + DISCARD)
    faults.push(`${name(g, id)} is in a foreign discard pile`);
  if (zone === BURIED && b[cardAt(b[at + MEMO] as number) + ZONE] !== BASES)
    faults.push(`${name(g, id)} is buried beside no base`);
  const isTitan = g.typeOf(id) === TYPES.titan;
  if (isTitan !== (zone === TITANS || (isTitan && zone >= HOSTED)))
    faults.push(`${name(g, id)} is where it cannot be: zone ${zone}`);
  if (zone < HOSTED) return;
  const host = zone - HOSTED;
  if (!isInPlay(b[cardAt(host) + ZONE] as number)) faults.push(`${name(g, id)} is on a card out of play`);
  if (g.typeOf(id) !== TYPES.action && g.typeOf(host) !== TYPES.base)
    faults.push(`${name(g, id)} is neither an action nor on a base`);
}

/** There are 30 Madness cards, or none (MAD-01). */
export const countsMadness = (g: Table): boolean => {
  let count = 0;
  for (let id = 1; id <= g.cardCount(); id++) if (g.isMadness(id)) count++;
  return count === 0 || count === 30;
};

/** As many bases in play as players plus one, plus those that were added, as long as there are bases (SETUP-14, SCORE-37). */
export function countsBases(g: Table): boolean {
  return g.bases().length === g.seats + 1 + (g.block[EXTRA_BASES] as number) || g.baseDeck().length === 0;
}
