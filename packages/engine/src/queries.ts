/** Looking at the table: the filters that card code uses. */
import { BASES, type Card, CONTROLLER, DEF, HOSTED, idOf, NOBODY, type Seat } from './block.ts';
import type { Game } from './game.ts';
import { TYPES } from './rules.ts';
import { isNamed, powerOf } from './values.ts';
import { cardAt, firstIn, nextOf } from './zones.ts';

/** Which minions in play; everything given must hold. "A minion" is anybody's (TIME-35). */
export interface MinionFilter {
  readonly at?: Card;
  readonly of?: Seat;
  /** Another player's than this one's; not nobody's. */
  readonly notOf?: Seat;
  readonly maxPower?: number;
  readonly minPower?: number;
  readonly weakerThan?: number;
  readonly except?: Card;
  readonly named?: string;
  readonly notNamed?: string;
  where?(minion: Card): boolean;
}

/** Finds the minions that pass, in the order of the table. Gives how many. */
export function findMinions(g: Game, filter: MinionFilter, into?: { push(minion: Card): void }): number {
  let { at, of, notOf, maxPower, minPower, weakerThan, except, named, notNamed, where }: MinionFilter = EVERY_MINION;
  // Filters are of many shapes, and have one field or two: to ask for each of the ten takes as long as to look at the minions.
  for (const field of Object.keys(filter)) {
    switch (field as keyof MinionFilter) {
      case 'at':
        at = filter.at;
        break;
      case 'of':
        of = filter.of;
        break;
      case 'notOf':
        notOf = filter.notOf;
        break;
      case 'maxPower':
        maxPower = filter.maxPower;
        break;
      case 'minPower':
        minPower = filter.minPower;
        break;
      case 'weakerThan':
        weakerThan = filter.weakerThan;
        break;
      case 'except':
        except = filter.except;
        break;
      case 'named':
        named = filter.named;
        break;
      case 'notNamed':
        notNamed = filter.notNamed;
        break;
      case 'where':
        where = filter.where;
    }
  }
  const b = g.block;
  let count = 0;
  for (let base = firstIn(b, BASES); base; base = nextOf(b, base)) {
    if (at !== undefined && g.card(base) !== at) continue;
    for (let id = firstIn(b, HOSTED + base); id; id = nextOf(b, id)) {
      if (g.rules.type[b[cardAt(id) + DEF] as number] !== TYPES.minion) continue;
      const controller = b[cardAt(id) + CONTROLLER] as number;
      if (of !== undefined && controller !== of) continue;
      if (notOf !== undefined && (controller === notOf || controller === NOBODY)) continue;
      const card = g.card(id);
      if (except === card) continue;
      if (maxPower !== undefined && powerOf(g, id) > maxPower) continue;
      if (minPower !== undefined && powerOf(g, id) < minPower) continue;
      if (weakerThan !== undefined && powerOf(g, id) >= weakerThan) continue;
      if (named !== undefined && !isNamed(g, card, named)) continue;
      if (notNamed !== undefined && isNamed(g, card, notNamed)) continue;
      if (where && !where(card)) continue;
      count++;
      into?.push(card);
    }
  }
  return count;
}

const EVERY_MINION: MinionFilter = {};

/** The actions on a base or minion, or on anything in play. */
export function actionsIn(g: Game, on?: Card): Card[] {
  const found: Card[] = [];
  if (on !== undefined) {
    addActions(g, idOf(on), found);
    return found;
  }
  const b = g.block;
  for (let base = firstIn(b, BASES); base; base = nextOf(b, base)) {
    for (let id = firstIn(b, HOSTED + base); id; id = nextOf(b, id)) {
      if (g.typeOf(id) === TYPES.action) found.push(g.card(id));
      else addActions(g, id, found);
    }
  }
  return found;
}

function addActions(g: Game, host: number, found: Card[]): void {
  for (let id = firstIn(g.block, HOSTED + host); id; id = nextOf(g.block, id)) {
    if (g.typeOf(id) === TYPES.action) found.push(g.card(id));
  }
}
