/** Permits: the right to play a card, as a record that is spent by name (PLAY-01 to PLAY-11). */
import type { PermitLimits } from '../model/filters.ts';
import type { Table } from '../model/table.ts';
import { ACTIVE, type Card, NO_CARD, PHASE, PLAY, SERIAL, type Seat } from '../state/block.ts';
import { ANY_POWER, type Permit } from '../state/records.ts';
import { cutTo } from '../state/state.ts';
import { powerOfCard } from '../table/values.ts';

export function newPermit(
  g: Table,
  seat: Seat,
  play: Permit['play'],
  regular: boolean,
  at: Card = NO_CARD,
  from: 'hand' | 'discard' = 'hand',
  whereIHaveNone = false,
  on: Permit['on'] = 'any',
  maxPower = ANY_POWER,
): Permit {
  const id = (g.block[SERIAL] as number) + 1;
  g.block[SERIAL] = id;
  const sourceDef = g.defOf(g.source);
  return { id, seat, play, regular, from, at, whereIHaveNone, on, maxPower, source: g.source, sourceDef };
}

export function makePermit(g: Table, seat: Seat, play: Permit['play'], limits: PermitLimits): Permit {
  const { at, from, whereIHaveNone, whereIHaveOne, whereIAmBehind, on, maxPower, near, weaker, except, only } = limits;
  const permit = newPermit(g, seat, play, false, at, from, whereIHaveNone, on, maxPower);
  if (near) return asItStands(g, { ...permit, near, ...(weaker ? { weaker } : {}) });
  if (except === undefined && only === undefined && !whereIHaveOne && !whereIAmBehind) return permit;
  return {
    ...permit,
    ...(except === undefined ? {} : { except }),
    ...(only === undefined ? {} : { only }),
    ...(whereIHaveOne ? { whereIHaveOne } : {}),
    ...(whereIAmBehind ? { whereIAmBehind } : {}),
  };
}

/** The permit with the place and the power that it allows now. */
export function asItStands(g: Table, permit: Permit): Permit {
  const { near, weaker } = permit;
  if (!near || !g.isInPlay(near)) return permit;
  const at = g.baseOf(near);
  return weaker ? { ...permit, at, maxPower: powerOfCard(g, near) - 1 } : { ...permit, at };
}

export const inOwnPlayPhase = (g: Table, seat: Seat): boolean => g.block[PHASE] === PLAY && g.block[ACTIVE] === seat;

export function spendPermit({ permits }: Table, permit: Permit): void {
  let kept = 0;
  for (let i = 0; i < permits.length; i++) if (permits[i] !== permit) permits[kept++] = permits[i] as Permit;
  cutTo(permits, kept);
}
