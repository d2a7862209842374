/** Power, breakpoints, totals and names: computed from the cards in play now, never stored (VAL-01 to VAL-08). */
import { POWER_OF, STARTING_POWER, TYPES } from '../model/compiled.ts';
import type { ActionDef, PowerChange } from '../model/defs.ts';
import { wordsOf } from '../model/game.ts';
import {
  ACTION_POWER,
  AWARD,
  BREAKPOINT,
  COUNTS_AS,
  FORBID_COUNTING,
  HAS_MONSTERS,
  IGNORE,
  POWER,
  PRINTED,
  PROTECT,
  TITAN,
  TOTAL,
} from '../model/hooks.ts';
import type { Standing } from '../model/moments.ts';
import { PLACES } from '../model/rules.ts';
import type { Table } from '../model/table.ts';
import {
  ABILITIES,
  type Card,
  CONTROLLER,
  COUNTERS,
  DEF,
  type DefNumber,
  HEAD,
  idOf,
  NOBODY,
  type Seat,
  stayOf,
} from '../state/block.ts';
import { cardAt, nextOf } from '../state/zones.ts';
import { isHeard, listeners, spokenText } from './listeners.ts';
import { isForbidden } from './prohibitions.ts';
import { ignoresBase, isKeptAsItIs, isProtected, isUnaffected, speaksAt } from './protection.ts';

/** One reason why a minion's power, or a player's total, is what it is. */
export interface PowerReason {
  readonly source: 'printed' | 'starting' | 'counters' | 'minion' | 'card' | 'effect';
  /** The card it comes from, as definition. */
  readonly def: DefNumber;
  readonly amount: number;
}

/** Does a change by another player's card, or by a base, apply to this minion? */
function applies(g: Table, from: number, minion: number, amount: number): boolean {
  const b = g.block;
  const controller = b[cardAt(minion) + CONTROLLER] as number;
  if (g.rules.type[b[cardAt(from) + DEF] as number] === TYPES.base) {
    return !isHeard(g, IGNORE) || !ignoresBase(g, from, controller, amount < 0);
  }
  if (!isHeard(g, PROTECT) && g.effects.length === 0) return true;
  const card = g.card(from);
  const isOwn = b[cardAt(from) + CONTROLLER] === controller;
  // Only what others have put on a minion keeps it from the cards of its own player (PROT-13).
  if (isOwn && b[cardAt(minion) + HEAD] === 0) return !isUnaffected(g, g.card(minion), card);
  const { source, actor, weighing } = g;
  const isOnIt = idOf(g.hostOf(card)) === minion;
  if (isOnIt && g.wearing === minion) return true;
  // Protection that goes by power counts neither what it is asked about nor what came later, unless that is the player's own.
  if (weighing > 0 && (card === source || stayOf(card) >= weighing)) return isOwn;
  g.source = card;
  g.actor = b[cardAt(from) + CONTROLLER] as number;
  g.weighing = stayOf(card);
  const target = g.card(minion);
  const spared = isSpared(g, target) && (!isOnIt || isKeptAsItIs(g, target, isSpared));
  g.weighing = weighing;
  g.source = source;
  g.actor = actor;
  return !spared;
}

const isSpared = (g: Table, minion: Card): boolean => isProtected(g, idOf(minion), 'power');

/** How much the card `from` changes the power of the minion. */
function changeBy(g: Table, from: number, id: number, reasons: PowerReason[] | undefined): number {
  const { speaker } = g;
  g.speaker = from;
  const amount = (g.abilitiesOf(from).changesPower as PowerChange).by(wordsOf(g), g.card(from), g.card(id));
  g.speaker = speaker;
  if (amount === 0 || (from !== id && !applies(g, from, id, amount))) return 0;
  reasons?.push({ source: 'card', def: g.block[cardAt(from) + DEF] as number, amount });
  return amount;
}

/** Does the card change the power of the minion, by what it says about minions here or anywhere? */
export function isChangedBy(g: Table, card: Card, minion: Card): boolean {
  const id = idOf(minion);
  for (const from of listeners(g, POWER)) {
    if (g.card(from) === card && isNear(g, from, id) && changeBy(g, from, id, undefined) !== 0) return true;
  }
  return false;
}

const isNear = (g: Table, from: number, id: number): boolean =>
  g.rules.powerOf[spokenText(g.block, from)] === POWER_OF.anywhere || g.baseIdOf(from) === g.baseIdOf(id);

/** The minion's power, and why if somebody wants to know. */
export function powerOf(g: Table, id: number, reasons?: PowerReason[]): number {
  const b = g.block;
  const at = cardAt(id);
  const def = b[at + DEF] as number;
  const { powerOf: reach } = g.rules;
  const text = b[at + ABILITIES] as number;
  const own = reach[text] as number;
  // The usual case: the power of a minion is what is printed on it, and its counters.
  const isPlain = own === 0 && b[at + HEAD] === 0 && !isHeard(g, POWER) && g.effects.length === 0;
  if (isPlain && !reasons) return (g.rules.power[def] as number) + (b[at + COUNTERS] as number);
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
  if (isHeard(g, POWER)) {
    for (const from of listeners(g, POWER)) {
      if (isNear(g, from, id)) power += changeBy(g, from, id, reasons);
    }
  }
  if (g.effects.length > 0) power += lastingPower(g, g.card(id), reasons);
  return power > 0 ? power : 0; // VAL-05, VAL-06
}

/** Power in play; printed power elsewhere (VAL-07, VAL-08). */
export const powerOfCard = (g: Table, card: Card): number =>
  g.isInPlay(card) ? powerOf(g, idOf(card)) : printedPower(g, idOf(card));

/** Could the action, with the text that it has, directly increase the power of this minion of the player now (VAL-13)? */
export function raisesPower(g: Table, action: Card, minion: Card, seat: Seat): boolean {
  if (!g.isAction(action)) return false;
  const { raises } = g.rules.def(g.isInPlay(action) ? g.textOf(action) : g.defOf(action)) as ActionDef;
  return typeof raises === 'function' ? raises(wordsOf(g), minion, seat) : raises === true;
}

/** The number on the minion, unless an action on it says that another one counts (VAL-01). */
export function printedPower(g: Table, id: number): number {
  const printed = g.rules.power[g.block[cardAt(id) + DEF] as number] as number;
  return isHeard(g, PRINTED) ? printedByAction(g, id, printed) : printed;
}

function printedByAction(g: Table, id: number, printed: number): number {
  for (let on = g.block[cardAt(id) + HEAD] as number; on; on = nextOf(g.block, on)) {
    const { startsFrom } = g.abilitiesOf(on);
    const other = startsFrom?.of === 'bearer' ? startsFrom.value(wordsOf(g), g.card(on), printed) : undefined;
    if (other !== undefined && applies(g, on, id, other - printed)) return other;
  }
  return printed;
}

/** The power of a card in play starts from this (VAL-02). If two look at each other, the printed power of the first counts. */
export function startingPower(g: Table, id: number): number {
  const printed = printedPower(g, id);
  if (g.rules.powerOf[g.block[cardAt(id) + ABILITIES] as number] !== STARTING_POWER || g.starting.includes(id))
    return printed;
  g.starting.push(id);
  const start = g.abilitiesOf(id).startsFrom?.value(wordsOf(g), g.card(id), printed) ?? printed;
  g.starting.pop();
  return start;
}

function lastingPower(g: Table, card: Card, reasons: PowerReason[] | undefined): number {
  let sum = 0;
  for (const effect of g.effects) {
    if (effect.kind !== 'power' || effect.card !== card) continue;
    sum += effect.amount;
    reasons?.push({ source: 'effect', def: effect.sourceDef, amount: effect.amount });
  }
  return sum;
}

export function breakpointOf(g: Table, base: number): number {
  let breakpoint = g.rules.breakpoint[g.block[cardAt(base) + DEF] as number] as number;
  if (isHeard(g, BREAKPOINT) || g.effects.length > 0) breakpoint = changedBreakpoint(g, base, breakpoint);
  if (g.traits & HAS_MONSTERS) breakpoint += totalOf(g, base, NOBODY); // MON-13, VAL-09
  return breakpoint > 0 ? breakpoint : 0;
}

/** First what it starts from, by what lasts and then by cards in play (VAL-02), then what is added to it or taken off (VAL-04). */
function changedBreakpoint(g: Table, base: number, printed: number): number {
  const card = g.card(base);
  let start = printed;
  let change = 0;
  for (const effect of g.effects) {
    if (effect.card !== card) continue;
    if (effect.kind === 'startingBreakpoint') start = Math.min(start, effect.amount);
    else if (effect.kind === 'breakpoint') change += effect.amount;
  }
  if (isHeard(g, BREAKPOINT)) {
    for (const from of listeners(g, BREAKPOINT)) {
      if (!speaksAt(g, from, base)) continue;
      const { startsFrom, changesBreakpoint } = g.abilitiesOf(from);
      if (startsFrom?.of === 'base') start = startsFrom.value(wordsOf(g), g.card(from), start) ?? start;
      if (changesBreakpoint) change += changesBreakpoint(wordsOf(g), g.card(from));
    }
  }
  return start + change;
}

/** The actions on the base that change what its breakpoint starts from, if that were this number. */
export const startersAt = (g: Table, base: Card, start: number): Card[] =>
  listeners(g, BREAKPOINT)
    .filter((from) => speaksAt(g, from, idOf(base)) && g.card(from) !== base)
    .map((from) => g.card(from))
    .filter((card) => {
      const { startsFrom } = g.abilitiesOf(idOf(card));
      return startsFrom?.of === 'base' && (startsFrom.value(wordsOf(g), card, start) ?? start) !== start;
    });

/** A player's total on a base, or that of all players (SCORE-01, SCORE-10), and why if somebody wants to know. */
export function totalOf(g: Table, base: number, seat?: Seat, reasons?: PowerReason[]): number {
  const b = g.block;
  const { type, power, powerOf: reach } = g.rules;
  const isPlain = !mayChangePowerAt(g, base);
  const mayNotCount = isHeard(g, FORBID_COUNTING);
  let total = 0;
  for (let id = b[cardAt(base) + HEAD] as number; id; id = nextOf(b, id)) {
    const at = cardAt(id);
    const def = b[at + DEF] as number;
    if (type[def] !== TYPES.minion || !counts(b[at + CONTROLLER] as number, seat)) continue;
    // The usual case: the power of a minion is what is printed on it.
    const isPrinted = isPlain && b[at + HEAD] === 0 && reach[b[at + ABILITIES] as number] === 0;
    let amount = isPrinted ? (power[def] as number) + (b[at + COUNTERS] as number) : powerOf(g, id);
    if (mayNotCount && isForbidden(g, FORBID_COUNTING, g.card(id), NOBODY, g.card(base))) amount = 0;
    total += amount;
    reasons?.push({ source: 'minion', def, amount });
  }
  if (isHeard(g, TOTAL) || g.effects.length > 0) total += otherPower(g, base, seat, reasons);
  if (isHeard(g, TITAN)) total += powerOfTitans(g, base, seat, reasons);
  if (isHeard(g, ACTION_POWER)) total += powerOfActions(g, base, seat, reasons);
  return total;
}

/** Could a card in play that speaks of other minions, or something that lasts, change the power of a minion there? */
function mayChangePowerAt(g: Table, base: number): boolean {
  for (const { kind, card } of g.effects) if (kind === 'power' && g.baseIdOf(card) === base) return true;
  if (!isHeard(g, POWER)) return false;
  for (const from of listeners(g, POWER)) if (isNear(g, from, base)) return true;
  return false;
}

/** Cards that nobody controls count for no player's total. */
const counts = (controller: Seat, seat: Seat | undefined): boolean =>
  seat === undefined ? controller !== NOBODY : controller === seat;

/** Power on a base that no minion has (VAL-10). */
function otherPower(g: Table, base: number, seat: Seat | undefined, reasons: PowerReason[] | undefined): number {
  let sum = 0;
  for (const effect of g.effects) {
    if (effect.kind !== 'total' || idOf(effect.card) !== base || !g.isInPlay(effect.card)) continue;
    if (seat !== undefined && effect.seat !== seat) continue;
    sum += effect.amount;
    reasons?.push({ source: 'effect', def: effect.sourceDef, amount: effect.amount });
  }
  if (!isHeard(g, TOTAL)) return sum;
  for (const from of listeners(g, TOTAL)) {
    if (!speaksAt(g, from, base)) continue;
    const { changesTotal } = g.abilitiesOf(from);
    for (let who = 0; who < g.seats; who++) {
      if (seat !== undefined && who !== seat) continue;
      const amount = changesTotal?.(wordsOf(g), g.card(from), who) ?? 0;
      sum += amount;
      if (amount !== 0) reasons?.push({ source: 'card', def: g.block[cardAt(from) + DEF] as number, amount });
    }
  }
  return sum;
}

/** Power that actions on a base are given. */
function powerOfActions(g: Table, base: number, seat: Seat | undefined, reasons: PowerReason[] | undefined): number {
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
export function hasMinionAt(g: Table, seat: Seat, base: number): boolean {
  const b = g.block;
  for (let id = b[cardAt(base) + HEAD] as number; id; id = nextOf(b, id)) {
    const at = cardAt(id);
    if (b[at + CONTROLLER] === seat && g.rules.type[b[at + DEF] as number] === TYPES.minion) return true;
  }
  return false;
}

/** Has another player more power there? */
export function isBehind(g: Table, seat: Seat, base: number): boolean {
  const total = totalOf(g, base, seat);
  for (let other = 0; other < g.seats; other++) if (other !== seat && totalOf(g, base, other) > total) return true;
  return false;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** Ranks the players with a minion or power on a base now, best first and ties in turn order (SCORE-14 to SCORE-18). */
export function standingsOf(g: Table, base: number): Standing[] {
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
    standings[ahead] = { seat, total, hadMinion, place: 1, vp: 0 };
  }
  for (let i = 0; i < standings.length; i++) {
    const one = standings[i] as Mutable<Standing>;
    const before = i > 0 ? standings[i - 1] : undefined; // to look for a place before the first is slow
    one.place = before?.total === one.total ? before.place : i + 1;
    one.vp = awardOf(g, base, one.place, one.seat);
  }
  return standings;
}

/** Returns the VP that the player gets for the place: cards at the base may lower them, but never below nothing. */
function awardOf(g: Table, base: number, place: number, seat: Seat): number {
  const vp = placeVp(g, base, place);
  if (!isHeard(g, AWARD)) return vp;
  let award = vp;
  for (const from of listeners(g, AWARD)) {
    if (speaksAt(g, from, base)) award += g.abilitiesOf(from).changesAward?.(wordsOf(g), g.card(from), seat) ?? 0;
  }
  return Math.max(award, Math.min(vp, 0));
}

/** VP of a place on this base; none below the third (SCORE-11, SCORE-12). */
export const placeVp = (g: Table, base: number, place: number): number =>
  place > PLACES ? 0 : (g.rules.vp[(g.block[cardAt(base) + DEF] as number) * PLACES + place - 1] as number);

/** Is the card called that? By its own name, by a group that its name holds, or counting as it (NAME-01, NAME-03). */
export function isNamed(g: Table, card: Card, name: string): boolean {
  const id = idOf(card);
  for (const own of g.rules.names[g.block[cardAt(id) + DEF] as number] as readonly string[]) {
    if (own === name) return true;
  }
  if (!isHeard(g, COUNTS_AS) || !g.isInPlay(card)) return false;
  for (const from of listeners(g, COUNTS_AS)) {
    if (g.abilitiesOf(from).countsAs?.(wordsOf(g), g.card(from), card, name)) return true;
  }
  return false;
}

/** Returns the power that counters on titans add to their controllers' totals (TITAN-11, PTC-06). */
function powerOfTitans(g: Table, base: number, seat: Seat | undefined, reasons: PowerReason[] | undefined): number {
  const b = g.block;
  let sum = 0;
  for (const id of listeners(g, TITAN)) {
    const at = cardAt(id);
    const amount = b[at + COUNTERS] as number;
    if (amount === 0 || g.baseIdOf(id) !== base || (seat !== undefined && b[at + CONTROLLER] !== seat)) continue;
    sum += amount;
    reasons?.push({ source: 'card', def: b[at + DEF] as number, amount });
  }
  return sum;
}
