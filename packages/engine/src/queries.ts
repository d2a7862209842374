/** Looking at the table: the filters that card code uses. */
import { BASES, type Card, CONTROLLER, DEF, HOSTED, type Seat } from './block.ts';
import type { Game } from './game.ts';
import { TYPES } from './rules.ts';
import { isNamed, powerOf } from './values.ts';
import { cardAt, firstIn, nextOf } from './zones.ts';

/** Which minions in play; everything given must hold. "A minion" is anybody's (TIME-35). */
export interface MinionFilter {
  readonly at?: Card;
  readonly of?: Seat;
  readonly notOf?: Seat;
  readonly maxPower?: number;
  readonly weakerThan?: number;
  readonly except?: Card;
  readonly named?: string;
  readonly notNamed?: string;
  where?(minion: Card): boolean;
}

/** The minions that pass, in the order of the table. */
export function minionsIn(g: Game, filter: MinionFilter, into: Card[] = []): Card[] {
  const b = g.block;
  for (let base = firstIn(b, BASES); base; base = nextOf(b, base)) {
    if (filter.at !== undefined && g.card(base) !== filter.at) continue;
    for (let id = firstIn(b, HOSTED + base); id; id = nextOf(b, id)) {
      if (g.rules.type[b[cardAt(id) + DEF] as number] !== TYPES.minion) continue;
      if (passes(g, id, filter)) into.push(g.card(id));
    }
  }
  return into;
}

function passes(g: Game, id: number, filter: MinionFilter): boolean {
  const controller = g.block[cardAt(id) + CONTROLLER] as number;
  if (filter.of !== undefined && controller !== filter.of) return false;
  if (filter.notOf !== undefined && controller === filter.notOf) return false;
  const card = g.card(id);
  if (filter.except === card) return false;
  if (filter.maxPower !== undefined && powerOf(g, id) > filter.maxPower) return false;
  if (filter.weakerThan !== undefined && powerOf(g, id) >= filter.weakerThan) return false;
  if (filter.named !== undefined && !isNamed(g, card, filter.named)) return false;
  if (filter.notNamed !== undefined && isNamed(g, card, filter.notNamed)) return false;
  return !filter.where || filter.where(card);
}

/** The actions on a base or minion, or on anything in play. */
export function actionsIn(g: Game, on?: Card): Card[] {
  if (on !== undefined) return g.cardsOn(on).filter((card) => g.isAction(card));
  const found: Card[] = [];
  for (const base of g.bases()) {
    for (const card of g.cardsOn(base)) {
      if (g.isAction(card)) found.push(card);
      else found.push(...g.cardsOn(card));
    }
  }
  return found;
}
