/** The one door for questions: every choice in the game passes `ask` or `askMany`. */
import { type Card, idOf, NO_CARD, NOBODY, type Seat } from './block.ts';
import { Defect } from './errors.ts';
import type { Game } from './game.ts';
import type { Kind, Purpose } from './request.ts';

const DECISIONS_PER_STEP = 2000;

function prepare(g: Game, seat: Seat, kind: Kind, purpose: Purpose, about: Card, min: number, max: number): void {
  if (g.probing > 0) throw new Defect(`a predicate of ${g.sourceName()} asks a question`);
  if (++g.decisions > DECISIONS_PER_STEP) throw new Defect(`runaway: ${g.sourceName()} asks for ever`);
  const request = g.request;
  request.seat = seat === NOBODY ? g.active : seat; // what nobody controls asks whoever's turn it is
  request.kind = kind;
  request.purpose = purpose;
  request.source = g.source;
  request.about = about;
  request.min = min;
  request.max = max;
}

/** One of `g.options`, as an index. Nothing to choose: -1. A single compulsory option is taken unasked. */
export function ask(g: Game, seat: Seat, kind: Kind, purpose: Purpose, may: boolean, about: Card = NO_CARD): number {
  const count = g.options.length;
  if (count === 0) return -1;
  if (count === 1 && !may) return 0;
  return askAnyway(g, seat, kind, purpose, may, about);
}

/** The same, even if there is only one answer. */
export function askAnyway(
  g: Game,
  seat: Seat,
  kind: Kind,
  purpose: Purpose,
  may: boolean,
  about: Card = NO_CARD,
): number {
  const count = g.options.length;
  prepare(g, seat, kind, purpose, about, may ? 0 : 1, 1);
  const index = g.decider.one(g, g.request);
  if (index >= count || index < (may ? -1 : 0)) throw new Defect(`answer ${index} of ${count} options`);
  if (may && index >= 0 && purpose !== 'ignoreBase' && g.isBase(g.source)) g.following.push(seat); // who takes up its offer follows it
  return index;
}

/** `min` to `max` of `g.options`; fewer when there are fewer (RES-19). */
export function askMany(g: Game, seat: Seat, kind: Kind, purpose: Purpose, min: number, max: number): number[] {
  const options = g.options;
  const most = Math.min(max, options.length);
  const least = Math.min(min, most);
  if (most === 0) return [];
  if (least === options.length && (kind !== 'order' || most === 1)) return options.toArray();
  prepare(g, seat, kind, purpose, NO_CARD, least, most);
  const picked = g.decider.many(g, g.request);
  if (picked.length < least || picked.length > most)
    throw new Defect(`${picked.length} answers for ${least} to ${most}`);
  return picked.map((index) => options.at(index));
}

export interface Choice {
  /** What it is for; the prompt says so. */
  readonly to: Purpose;
  readonly may?: boolean;
  readonly about?: Card;
}

/** An action that is played to raise one of these minions (VAL-13). */
export interface Raising {
  readonly action: number;
  readonly seat: Seat;
  readonly minions: readonly Card[];
}

/** What an action asks for to raise it, or the minions at a base. */
const RAISED: readonly Purpose[] = ['givePower', 'addCounter'];

/** Who has to raise one of certain minions chooses among those, if they can be chosen; once that is done, whatever else there is. */
function aim(g: Game, seat: Seat, to: Purpose, { action, seat: player, minions }: Raising): void {
  if (!RAISED.includes(to) || seat !== player || idOf(g.source) !== action) return;
  const fits = (option: Card): boolean => minions.some((minion) => option === minion || option === g.baseOf(minion));
  const fitting = g.options.toArray().filter(fits);
  if (fitting.length > 0) g.options.fill(fitting);
  g.raising = undefined;
}

/** One of `g.options`, or 0. */
export function choose(g: Game, seat: Seat, kind: Kind, { to, may = false, about }: Choice): number {
  if (g.raising) aim(g, seat, to, g.raising);
  const index = ask(g, seat, kind, to, may, about);
  return index < 0 ? 0 : g.options.at(index);
}

export function chooseOf(g: Game, seat: Seat, kind: Kind, list: readonly number[], choice: Choice): Card {
  g.options.fill(list);
  return choose(g, seat, kind, choice);
}
