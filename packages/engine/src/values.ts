/** Power, breakpoints, totals and names: computed from the cards in play now, never stored (VAL-01 to VAL-08). */
import {
  ABILITIES,
  BASES,
  type Card,
  CONTROLLER,
  COUNTERS,
  DEF,
  HEAD,
  HOOK_COUNTS,
  HOOK_SLOTS,
  HOSTED,
  ID_BITS,
  idOf,
  NOBODY,
  type Seat,
  STAY,
  TITANS,
} from './block.ts';
import type { PowerChange } from './defs.ts';
import { isProtected } from './door.ts';
import type { Game } from './game.ts';
import type { Standing } from './moments.ts';
import {
  ACTION_POWER,
  BREAKPOINT,
  COUNTS_AS,
  HAS_MONSTERS,
  IGNORE,
  NO_SCORING,
  PLACES,
  POWER,
  POWER_OF,
  PRINTED,
  PROTECT,
  STARTING_POWER,
  TITAN,
  TOTAL,
  TYPES,
  USELESS,
} from './rules.ts';
import { powerOfTitans } from './titans.ts';
import { cardAt, firstIn, nextOf } from './zones.ts';

/** One reason why a minion's power, or a player's total, is what it is. */
export interface PowerReason {
  readonly source: 'printed' | 'starting' | 'counters' | 'minion' | 'card' | 'effect';
  /** The card it comes from, as definition. */
  readonly def: number;
  readonly amount: number;
}

const hooked = (g: Game, hook: number): boolean => g.block[HOOK_COUNTS + hook] !== 0;

/** Whose text a listener speaks: that of the card, or (echo.ts) another one, whose number its id carries in the upper bits. */
const textOf = (b: Int32Array, id: number): number => id >>> ID_BITS || (b[cardAt(id) + ABILITIES] as number);

/** The ids of all cards in play (and titans beside decks) with that hook, in the order in which they came there. */
export function listeners(g: Game, hook: number): readonly number[] {
  if (g.listenersAt[hook] === g.hookVersion) return g.listenersOf[hook] as readonly number[];
  const b = g.block;
  const { listens } = g.rules;
  const found: number[] = [];
  for (const id of hookedCards(g)) {
    if (listens[textOf(b, id) * HOOK_SLOTS + hook] === 1) found.push(id);
  }
  g.listenersOf[hook] = found;
  g.listenersAt[hook] = g.hookVersion;
  return found;
}

/** The cards in play that listen to anything at all; kept up as cards come and go, and found anew after a copy. */
const hookedCards = (g: Game): readonly number[] => g.hooked ?? findHooked(g);

function findHooked(g: Game): readonly number[] {
  const b = g.block;
  const { hooks } = g.rules;
  const found: number[] = [];
  const add = (id: number): void => {
    if (hooks[b[cardAt(id) + ABILITIES] as number]?.length) found.push(id);
  };
  for (let base = firstIn(b, BASES); base; base = nextOf(b, base)) {
    add(base);
    for (let id = firstIn(b, HOSTED + base); id; id = nextOf(b, id)) {
      add(id);
      for (let on = firstIn(b, HOSTED + id); on; on = nextOf(b, on)) add(on);
    }
  }
  for (let id = firstIn(b, TITANS); id; id = nextOf(b, id)) add(id);
  for (const { kind, card, amount } of g.effects) {
    if (kind === 'alsoText' && hooks[amount]?.length) found.push(idOf(card) | (amount << ID_BITS));
  }
  found.sort((one, other) => (b[cardAt(one) + STAY] as number) - (b[cardAt(other) + STAY] as number));
  g.hooked = found;
  return found;
}

/** Does what another player's card, or a base, would change apply to this minion? */
function applies(g: Game, from: number, minion: number, amount: number): boolean {
  const b = g.block;
  const controller = b[cardAt(minion) + CONTROLLER] as number;
  if (g.rules.type[b[cardAt(from) + DEF] as number] === TYPES.base) {
    return !hooked(g, IGNORE) || !ignoresBase(g, from, controller, amount < 0);
  }
  if (b[cardAt(from) + CONTROLLER] === controller || (!hooked(g, PROTECT) && g.effects.length === 0)) return true;
  if (g.isWeighing) return false;
  const { source, actor } = g;
  g.source = g.card(from);
  g.actor = b[cardAt(from) + CONTROLLER] as number;
  g.isWeighing = true;
  const spared = isProtected(g, minion, 'power');
  g.isWeighing = false;
  g.source = source;
  g.actor = actor;
  return !spared;
}

/** How much the card `from` changes the power of the minion. */
function changeBy(g: Game, from: number, id: number, reasons: PowerReason[] | undefined): number {
  const amount = (g.abilitiesOf(from).changesPower as PowerChange).by(g, g.card(from), g.card(id));
  if (amount === 0 || (from !== id && !applies(g, from, id, amount))) return 0;
  reasons?.push({ source: 'card', def: g.block[cardAt(from) + DEF] as number, amount });
  return amount;
}

/** The minion's power, and why if somebody wants to know. */
export function powerOf(g: Game, id: number, reasons?: PowerReason[]): number {
  const b = g.block;
  const at = cardAt(id);
  const def = b[at + DEF] as number;
  const { powerOf: reach } = g.rules;
  const text = b[at + ABILITIES] as number;
  const own = reach[text] as number;
  const start = own === STARTING_POWER ? startingPower(g, id) : printedPower(g, id);
  const counters = b[at + COUNTERS] as number;
  let power = start + counters;
  if (reasons) {
    const isPrinted = own !== STARTING_POWER;
    reasons.push({ source: isPrinted ? 'printed' : 'starting', def: isPrinted ? def : text, amount: start });
    if (counters) reasons.push({ source: 'counters', def, amount: counters });
  }
  if (own === POWER_OF.self) power += changeBy(g, id, id, reasons);
  for (let on = b[at + HEAD] as number; on; on = nextOf(b, on)) {
    if (reach[b[cardAt(on) + ABILITIES] as number] === POWER_OF.bearer) power += changeBy(g, on, id, reasons);
  }
  if (hooked(g, POWER)) {
    for (const from of listeners(g, POWER)) {
      const isNear = reach[textOf(b, from)] === POWER_OF.anywhere || g.baseIdOf(from) === g.baseIdOf(id);
      if (isNear) power += changeBy(g, from, id, reasons);
    }
  }
  if (g.effects.length > 0) power += lastingPower(g, g.card(id), reasons);
  return power > 0 ? power : 0; // VAL-05, VAL-06
}

/** The number on the minion, unless an action on it says that another one counts (VAL-01). */
export function printedPower(g: Game, id: number): number {
  const printed = g.rules.power[g.block[cardAt(id) + DEF] as number] as number;
  return hooked(g, PRINTED) ? reprinted(g, id, printed) : printed;
}

function reprinted(g: Game, id: number, printed: number): number {
  for (let on = g.block[cardAt(id) + HEAD] as number; on; on = nextOf(g.block, on)) {
    const { printsPower } = g.abilitiesOf(on);
    if (printsPower !== undefined && applies(g, on, id, printsPower - printed)) return printsPower;
  }
  return printed;
}

const startingPower = (g: Game, id: number): number => g.abilitiesOf(id).startingPower?.(g, g.card(id)) ?? 0;

function lastingPower(g: Game, card: Card, reasons: PowerReason[] | undefined): number {
  let sum = 0;
  for (const effect of g.effects) {
    if (effect.kind !== 'power' || effect.card !== card) continue;
    sum += effect.amount;
    reasons?.push({ source: 'effect', def: effect.sourceDef, amount: effect.amount });
  }
  return sum;
}

export function breakpointOf(g: Game, base: number): number {
  let breakpoint = g.rules.breakpoint[g.block[cardAt(base) + DEF] as number] as number;
  if (hooked(g, BREAKPOINT) || g.effects.length > 0) breakpoint = changedBreakpoint(g, base, breakpoint);
  if (g.traits & HAS_MONSTERS) breakpoint += totalOf(g, base, NOBODY); // MON-13, VAL-09
  return breakpoint > 0 ? breakpoint : 0;
}

/** First what it starts from (of several, the lowest: VAL-02, VAL-03), then what is added to it or taken off (VAL-04). */
function changedBreakpoint(g: Game, base: number, printed: number): number {
  const card = g.card(base);
  let start = printed;
  let change = 0;
  if (hooked(g, BREAKPOINT)) {
    for (const from of listeners(g, BREAKPOINT)) {
      if (!speaksAt(g, from, base)) continue;
      const { startingBreakpoint, changesBreakpoint } = g.abilitiesOf(from);
      if (startingBreakpoint) start = Math.min(start, startingBreakpoint(g, g.card(from)) ?? start);
      if (changesBreakpoint) change += changesBreakpoint(g, g.card(from));
    }
  }
  for (const effect of g.effects) {
    if (effect.card !== card) continue;
    if (effect.kind === 'startingBreakpoint') start = Math.min(start, effect.amount);
    else if (effect.kind === 'breakpoint') change += effect.amount;
  }
  return start + change;
}

/** Is the card that base, with an ability that somebody heeds, or on it? */
export const speaksAt = (g: Game, from: number, base: number): boolean =>
  idOf(from) === base ? !ignoresBase(g, base, NOBODY, false) : g.baseIdOf(from) === base;

/** Unless a card there keeps it from that. */
export const canScore = (g: Game, base: number): boolean =>
  !hooked(g, NO_SCORING) || listeners(g, NO_SCORING).every((from) => !speaksAt(g, from, base));

/** A player's total on a base, or that of all players (SCORE-01, SCORE-10), and why if somebody wants to know. */
export function totalOf(g: Game, base: number, seat?: Seat, reasons?: PowerReason[]): number {
  const b = g.block;
  const { type, power, powerOf: reach } = g.rules;
  const isPlain = !hooked(g, POWER) && g.effects.length === 0;
  const mayBeUseless = hooked(g, USELESS);
  let total = 0;
  for (let id = b[cardAt(base) + HEAD] as number; id; id = nextOf(b, id)) {
    const at = cardAt(id);
    const def = b[at + DEF] as number;
    if (type[def] !== TYPES.minion || !counts(b[at + CONTROLLER] as number, seat)) continue;
    // Most minions are worth what is printed on them.
    const isPrinted = isPlain && b[at + HEAD] === 0 && reach[b[at + ABILITIES] as number] === 0;
    let amount = isPrinted ? (power[def] as number) + (b[at + COUNTERS] as number) : powerOf(g, id);
    if (mayBeUseless && isUseless(g, id)) amount = 0;
    total += amount;
    reasons?.push({ source: 'minion', def, amount });
  }
  if (hooked(g, TOTAL) || g.effects.length > 0) total += besides(g, base, seat, reasons);
  if (hooked(g, TITAN)) total += powerOfTitans(g, base, seat, reasons);
  if (hooked(g, ACTION_POWER)) total += powerOfActions(g, base, seat, reasons);
  return total;
}

/** Is there a card on the minion that keeps its power from counting (VAL-11)? */
function isUseless(g: Game, id: number): boolean {
  for (let on = g.block[cardAt(id) + HEAD] as number; on; on = nextOf(g.block, on)) {
    if (g.abilitiesOf(on).makesUseless) return true;
  }
  return false;
}

/** What nobody controls is in no player's total. */
const counts = (controller: Seat, seat: Seat | undefined): boolean =>
  seat === undefined ? controller !== NOBODY : controller === seat;

/** Power on a base that no minion has (VAL-10). */
function besides(g: Game, base: number, seat: Seat | undefined, reasons: PowerReason[] | undefined): number {
  let sum = 0;
  for (const effect of g.effects) {
    if (effect.kind !== 'total' || idOf(effect.card) !== base || !g.isInPlay(effect.card)) continue;
    if (seat !== undefined && effect.seat !== seat) continue;
    sum += effect.amount;
    reasons?.push({ source: 'effect', def: effect.sourceDef, amount: effect.amount });
  }
  if (!hooked(g, TOTAL)) return sum;
  for (const from of listeners(g, TOTAL)) {
    if (!speaksAt(g, from, base)) continue;
    const { changesTotal } = g.abilitiesOf(from);
    for (let who = 0; who < g.seats; who++) {
      if (seat !== undefined && who !== seat) continue;
      const amount = changesTotal?.(g, g.card(from), who) ?? 0;
      sum += amount;
      if (amount !== 0) reasons?.push({ source: 'card', def: g.block[cardAt(from) + DEF] as number, amount });
    }
  }
  return sum;
}

/** Power that actions on a base are given. */
function powerOfActions(g: Game, base: number, seat: Seat | undefined, reasons: PowerReason[] | undefined): number {
  const b = g.block;
  let sum = 0;
  for (let id = b[cardAt(base) + HEAD] as number; id; id = nextOf(b, id)) {
    const at = cardAt(id);
    if (g.rules.type[b[at + DEF] as number] !== TYPES.action || (seat !== undefined && b[at + CONTROLLER] !== seat))
      continue;
    for (const from of listeners(g, ACTION_POWER)) sum += changeBy(g, from, id, reasons);
  }
  return sum;
}

/** Has the seat a minion there? */
export function hasMinionAt(g: Game, seat: Seat, base: number): boolean {
  const b = g.block;
  for (let id = b[cardAt(base) + HEAD] as number; id; id = nextOf(b, id)) {
    const at = cardAt(id);
    if (b[at + CONTROLLER] === seat && g.rules.type[b[at + DEF] as number] === TYPES.minion) return true;
  }
  return false;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** Who stands where on a base now, best first and ties in turn order: players with a minion or power there (SCORE-14 to SCORE-18). */
export function standingsOf(g: Game, base: number): Standing[] {
  const { seats, active } = g;
  const standings: Mutable<Standing>[] = [];
  for (let i = 0; i < seats; i++) {
    const seat = (active + i) % seats;
    const total = totalOf(g, base, seat);
    const hadMinion = hasMinionAt(g, seat, base);
    if (total <= 0 && !hadMinion) continue;
    let ahead = standings.length;
    for (; ahead > 0; ahead--) {
      const other = standings[ahead - 1] as Mutable<Standing>;
      if (other.total >= total) break;
      standings[ahead] = other;
    }
    standings[ahead] = { seat, total, hadMinion, place: 1 };
  }
  for (let i = 1; i < standings.length; i++) {
    const one = standings[i] as Mutable<Standing>;
    const before = standings[i - 1] as Standing;
    one.place = before.total === one.total ? before.place : i + 1;
  }
  return standings;
}

/** VP of a place on this base; none below the third (SCORE-11, SCORE-12). */
export const placeVp = (g: Game, base: number, place: number): number =>
  place > PLACES ? 0 : (g.rules.vp[(g.block[cardAt(base) + DEF] as number) * PLACES + place - 1] as number);

/** Does the seat ignore the base's ability? A player who only may does so where it would hurt. */
export function ignoresBase(g: Game, base: number, seat: Seat, hurts: boolean): boolean {
  if (!hooked(g, IGNORE)) return false;
  for (const id of listeners(g, IGNORE)) {
    const rule = g.abilitiesOf(id).ignoresBase;
    if (!rule || g.baseIdOf(id) !== idOf(base)) continue;
    const isTheirs = rule.who === 'everybody' || g.block[cardAt(id) + CONTROLLER] === seat;
    if (isTheirs && (hurts || !rule.may)) return true;
  }
  return false;
}

/** Is the card called that? By its own name, by a group that its name holds, or counting as it (NAME-01, NAME-03). */
export function isNamed(g: Game, card: Card, name: string): boolean {
  const id = idOf(card);
  for (const own of g.rules.names[g.block[cardAt(id) + DEF] as number] as readonly string[]) {
    if (own === name) return true;
  }
  if (!hooked(g, COUNTS_AS) || !g.isInPlay(card)) return false;
  for (const from of listeners(g, COUNTS_AS)) {
    if (g.abilitiesOf(from).countsAs?.(g, g.card(from), card, name)) return true;
  }
  return false;
}
