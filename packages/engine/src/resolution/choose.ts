/** The one door for questions: every choice in the game passes `ask` or `askMany`. */
import type { Choice } from '../model/filters.ts';
import { wordsOf } from '../model/game.ts';
import type { Kind, Mask, Purpose } from '../model/request.ts';
import type { Table } from '../model/table.ts';
import { BASES, BURIED, type Card, DUEL, HAND, idOf, KNOWN, NO_CARD, NOBODY, type Seat, ZONE } from '../state/block.ts';
import { Defect } from '../state/errors.ts';
import { cardAt, isPublic } from '../state/zones.ts';
import { keepRaisingOptions, raisingOptions } from './raising.ts';

const DECISIONS_PER_STEP = 2000;
/** Some cards feed each other as long as their player likes. After so many decisions in a step nothing more is offered. */
const OFFERS_PER_STEP = 120;
const NONE: readonly number[] = [];

function prepare(
  g: Table,
  seat: Seat,
  kind: Kind,
  purpose: Purpose,
  about: Card,
  min: number,
  max: number,
  mask: Mask | undefined,
): void {
  if (g.probing > 0) throw new Defect(`a predicate of ${g.sourceName()} asks a question`);
  if (++g.decisions > DECISIONS_PER_STEP) throw new Defect(`runaway: ${g.sourceName()} asks for ever`);
  const request = g.request;
  request.seat = seat === NOBODY ? g.active : seat; // for a card that nobody controls, the active player decides
  request.kind = kind;
  request.purpose = purpose;
  request.source = g.source;
  request.about = about;
  request.targets = g.targets;
  request.min = min;
  request.max = max;
  request.isLimited = false;
  request.mask = mask;
}

/**
 * One of `g.options`, as an index. Nothing to choose: -1. A single compulsory option is taken unasked. `isMasked`: others
 * cannot tell how many options there are; in a discreet game the question is then asked even if there is nothing to choose.
 */
export function ask(
  g: Table,
  seat: Seat,
  kind: Kind,
  purpose: Purpose,
  may: boolean,
  about: Card = NO_CARD,
  isMasked = false,
): number {
  const count = g.options.length;
  const isDecided = count === 0 || (count === 1 && !may);
  if (isMasked && g.config.discreet) return askAnyway(g, seat, kind, purpose, may, about, 'alone');
  if (isDecided) return count - 1;
  return askAnyway(g, seat, kind, purpose, may, about);
}

/** The same, even if there is only one answer. */
export function askAnyway(
  g: Table,
  seat: Seat,
  kind: Kind,
  purpose: Purpose,
  may: boolean,
  about: Card = NO_CARD,
  mask?: Mask,
): number {
  const count = g.options.length;
  const most = Math.min(1, count);
  prepare(g, seat, kind, purpose, about, may ? 0 : most, most, mask);
  if (may && g.decisions > OFFERS_PER_STEP) return -1;
  const index = g.decider.one(wordsOf(g), g.request);
  if (index >= count || index < (may ? -1 : most - 1)) throw new Defect(`answer ${index} of ${count} options`);
  if (may && index >= 0 && purpose !== 'ignoreBase' && g.isBase(g.source)) g.following.push(seat); // taking up the offer of a base means following it
  return index;
}

/** `min` to `max` of `g.options`; fewer when there are fewer (RES-19). `isMasked` as in `ask`. */
export function askMany(
  g: Table,
  seat: Seat,
  kind: Kind,
  purpose: Purpose,
  min: number,
  max: number,
  isMasked = false,
): number[] {
  const options = g.options;
  const needed = g.raising ? raisingOptions(g, seat, kind, purpose) : NONE;
  if (needed.length > 0 && needed.length < options.length) return askWithOne(g, seat, kind, purpose, min, max, needed);
  const most = Math.min(max, options.length);
  const least = Math.min(needed.length > 0 ? Math.max(min, 1) : min, most);
  const mask = isMasked && g.config.discreet ? 'alone' : undefined;
  if (!mask) {
    if (most === 0) return [];
    if (least === options.length && (kind !== 'order' || most === 1)) return options.toArray();
  }
  prepare(g, seat, kind, purpose, NO_CARD, least, most, mask);
  g.request.isLimited = Number.isFinite(max);
  const picked = g.decider.many(wordsOf(g), g.request);
  if (picked.length < least || picked.length > most)
    throw new Defect(`${picked.length} answers for ${least} to ${most}`);
  return options.allAt(picked);
}

/** The same, where at least one of certain options has to be chosen: that one is asked for first. */
function askWithOne(
  g: Table,
  seat: Seat,
  kind: Kind,
  purpose: Purpose,
  min: number,
  max: number,
  needed: readonly number[],
): number[] {
  const all = g.options.toArray();
  const first = chooseOf(g, seat, kind, needed, { to: purpose });
  g.options.fill(all.filter((option) => option !== first));
  return [first, ...askMany(g, seat, kind, purpose, Math.max(0, min - 1), max - 1)];
}

/** Is it in a hand, or unknown to somebody in a deck? Everybody can count the cards that lie face down elsewhere. */
export function isHidden(g: Table, id: number): boolean {
  const at = cardAt(id);
  const zone = g.block[at + ZONE] as number;
  if (isPublic(zone) || zone === BURIED || zone === DUEL) return false;
  const everybody = (1 << g.seats) - 1;
  const isKnown = ((g.block[at + KNOWN] as number) & everybody) === everybody;
  return !isKnown || (zone < BASES && zone % 3 === HAND);
}

/** Is one of the options hidden? */
export function offersHidden(g: Table): boolean {
  for (let i = 0; i < g.options.length; i++) if (isHidden(g, idOf(g.options.at(i)))) return true;
  return false;
}

/** One of `g.options`, or 0. */
export function choose(g: Table, seat: Seat, kind: Kind, choice: Choice): number {
  const { to, may = false, about } = choice;
  const isAimed = g.raising !== undefined && keepRaisingOptions(g, seat, kind, to);
  const isMasked = g.config.discreet && (choice.hidden === true || (kind === 'cards' && offersHidden(g)));
  const index = ask(g, seat, kind, to, may && !isAimed, about, isMasked);
  return index < 0 ? 0 : g.options.at(index);
}

export function chooseOf(g: Table, seat: Seat, kind: Kind, list: readonly number[], choice: Choice): Card {
  g.options.fill(list);
  return choose(g, seat, kind, choice);
}
