/** Looking at the table: the filters that card code uses. */
import { TYPES } from '../model/compiled.ts';
import type { BuriedFilter, MinionFilter } from '../model/filters.ts';
import type { Table } from '../model/table.ts';
import {
  BASES,
  type Base,
  BURIED,
  CAME_FROM,
  type Card,
  CONTROLLER,
  comingFrom,
  DEF,
  type DefNumber,
  HOSTED,
  idOf,
  isOfTurn,
  MEMO,
  NO_CARD,
  NOBODY,
  ZONE,
} from '../state/block.ts';
import { cardAt, firstIn, nextOf } from '../state/zones.ts';
import { isNamed, powerOf } from './values.ts';

/** Finds the minions that pass, in the order of the table; on the base `only`, if it is given. Gives how many. */
export function findMinions(g: Table, filter: MinionFilter, into?: { push(minion: Card): void }, only?: Base): number {
  let {
    at = only,
    of,
    notOf,
    maxPower,
    minPower,
    weakerThan,
    except,
    named,
    notNamed,
    where,
  }: MinionFilter = EVERY_MINION;
  let isRare = false;
  // Filters are of many shapes, and have one field or two: to ask for each of the thirteen takes as long as to look at the minions.
  for (const field in filter) {
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
      case 'notAt':
      case 'ownedBy':
      case 'counters':
        isRare = true;
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
      if (isRare && !passesRare(g, card, filter)) continue;
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

/** The fields that few filters have: apart, so that the others do not pay for them. */
const passesRare = (g: Table, card: Card, { notAt, ownedBy, counters }: MinionFilter): boolean =>
  (notAt === undefined || g.baseOf(card) !== notAt) &&
  (ownedBy === undefined || g.ownerOf(card) === ownedBy) &&
  (counters === undefined || g.countersOn(card) > 0 === (counters === 'some'));

/** The actions on a base or minion, or on anything in play. */
export function actionsIn(g: Table, on?: Card): Card[] {
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

function addActions(g: Table, host: number, found: Card[]): void {
  for (let id = firstIn(g.block, HOSTED + host); id; id = nextOf(g.block, id)) {
    if (g.typeOf(id) === TYPES.action) found.push(g.card(id));
  }
}

export const isBuried = (g: Table, card: Card): boolean =>
  g.isAlive(card) && g.block[cardAt(idOf(card)) + ZONE] === BURIED;

/** The base that a buried card lies beside. */
export const buriedAt = (g: Table, card: Card): Base => g.card(g.memoOf(card)) as Base;

/** In the order in which they were buried. */
export function buried(g: Table, { at, of }: BuriedFilter): Card[] {
  const b = g.block;
  const found: Card[] = [];
  for (let id = firstIn(b, BURIED); id; id = nextOf(b, id)) {
    const isThere = at === undefined || b[cardAt(id) + MEMO] === idOf(at);
    if (isThere && (of === undefined || b[cardAt(id) + CONTROLLER] === of)) found.push(g.card(id));
  }
  return found;
}

export function minionsIn(g: Table, filter: MinionFilter): Card[] {
  const found: Card[] = [];
  findMinions(g, filter, found);
  return found;
}

/** The base that a card in play was on before it moved last this turn; none if it has not, or that base is gone. */
export function cameFrom(g: Table, card: Card): Base {
  const from = g.isInPlay(card) ? g.block[cardAt(idOf(card)) + CAME_FROM] : 0;
  return g.bases().find((base) => comingFrom(base, g.turn) === from) ?? NO_CARD;
}

/** Has the card in play moved this turn? */
export function hasMoved(g: Table, card: Card): boolean {
  const from = g.isInPlay(card) ? (g.block[cardAt(idOf(card)) + CAME_FROM] as number) : 0;
  return from !== 0 && isOfTurn(from, g.turn);
}

/** A handle to a stay that is over, of the first card of that definition. */
export function pastCard(g: Table, def: DefNumber): Card {
  for (let id = 1; id <= g.cardCount(); id++) if (g.defOf(id) === def) return id;
  return NO_CARD;
}
