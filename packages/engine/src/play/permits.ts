/** Permits: the right to play a card, as a record that is spent by name (PLAY-01 to PLAY-11). */
import type { PermitLimits } from '../model/filters.ts';
import type { Table } from '../model/table.ts';
import { ACTIVE, type Card, NO_CARD, PHASE, PLAY, SERIAL, type Seat } from '../state/block.ts';
import { ANY_POWER, type Permit } from '../state/records.ts';
import { cutTo } from '../state/state.ts';
import { powerOfCard } from '../table/values.ts';

export const NO_LIMITS: PermitLimits = {};

/** A permit while it is being made. */
type Draft = { -readonly [K in keyof Permit]: Permit[K] };

/** It has all fields, also those that say nothing: permits are read all the time, which is fast if they are of one shape. */
export function newPermit(g: Table, seat: Seat, play: Permit['play'], regular: boolean, at: Card = NO_CARD): Draft {
  const id = (g.block[SERIAL] as number) + 1;
  g.block[SERIAL] = id;
  return {
    id,
    seat,
    play,
    regular,
    from: 'hand',
    at,
    whereIHaveNone: false,
    on: 'any',
    maxPower: ANY_POWER,
    source: g.source,
    sourceDef: g.defOf(g.source),
    near: undefined,
    weaker: undefined,
    except: undefined,
    only: undefined,
    whereIHaveOne: undefined,
    whereIAmBehind: undefined,
  };
}

export function makePermit(g: Table, seat: Seat, play: Permit['play'], limits: PermitLimits): Permit {
  const permit = newPermit(g, seat, play, false, limits.at);
  if (limits === NO_LIMITS) return permit; // the usual case
  const { from = 'hand', whereIHaveNone = false, on = 'any', maxPower = ANY_POWER, near } = limits;
  permit.from = from;
  permit.whereIHaveNone = whereIHaveNone;
  permit.on = on;
  permit.maxPower = maxPower;
  permit.except = limits.except;
  permit.only = limits.only;
  permit.whereIHaveOne = limits.whereIHaveOne;
  permit.whereIAmBehind = limits.whereIAmBehind;
  if (!near) return permit;
  permit.near = near;
  permit.weaker = limits.weaker;
  permit.at = placeOf(g, permit);
  permit.maxPower = maxPowerOf(g, permit);
  return permit;
}

/** Where the permit allows a play now, and up to what power. */
export const placeOf = (g: Table, { near, at }: Permit): Card => (near && g.isInPlay(near) ? g.baseOf(near) : at);
export const maxPowerOf = (g: Table, { near, weaker, maxPower }: Permit): number =>
  weaker && near && g.isInPlay(near) ? powerOfCard(g, near) - 1 : maxPower;

export const inOwnPlayPhase = (g: Table, seat: Seat): boolean => g.block[PHASE] === PLAY && g.block[ACTIVE] === seat;

export function spendPermit({ permits }: Table, permit: Permit): void {
  let kept = 0;
  for (let i = 0; i < permits.length; i++) if (permits[i] !== permit) permits[kept++] = permits[i] as Permit;
  cutTo(permits, kept);
}
