/** Permits: the right to play a card, as a record that is spent by name (PLAY-01 to PLAY-11). */
import { ACTIVE, type Card, HOOK_COUNTS, NO_CARD, PHASE, PLAY, SERIAL, type Seat, USED } from './block.ts';
import { BY_SPECIAL, enter, leave, sceneOf } from './context.ts';
import type { Game } from './game.ts';
import { playNow } from './play.ts';
import { ANY_POWER, type Permit } from './records.ts';
import { EVERY_TURN } from './rules.ts';
import { cutTo } from './state.ts';
import { listeners } from './values.ts';
import { cardAt } from './zones.ts';

export interface PermitLimits {
  readonly from?: 'hand' | 'discard';
  readonly at?: Card;
  readonly whereIHaveNone?: boolean;
  /** Only an action that is played on a base, or on a minion. */
  readonly on?: 'base' | 'minion';
  readonly maxPower?: number;
  /** Not one of that name, by the number of its definition. */
  readonly except?: number;
  /** Nothing but that. */
  readonly only?: number;
  /** Now or never, because of how the card is to be chosen or what depends on it (PLAY-07, PLAY-08). */
  readonly now?: boolean;
}

export function newPermit(
  g: Game,
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

export function makePermit(g: Game, seat: Seat, play: Permit['play'], limits: PermitLimits): Permit {
  const { at, from, whereIHaveNone, on, maxPower, except, only } = limits;
  const permit = newPermit(g, seat, play, false, at, from, whereIHaveNone, on, maxPower);
  if (except === undefined && only === undefined) return permit;
  return { ...permit, ...(except === undefined ? {} : { except }), ...(only === undefined ? {} : { only }) };
}

/** The regular plays of a turn, and those that cards in play give on each turn (PLAY-01). */
export function openPlayPhase(g: Game): void {
  const seat = g.block[ACTIVE] as number;
  g.permits.push(newPermit(g, seat, 'minion', true));
  g.permits.push(newPermit(g, seat, 'action', true));
  if (g.block[HOOK_COUNTS + EVERY_TURN] !== 0) for (const id of listeners(g, EVERY_TURN)) grantOfTurn(g, id);
}

export const inOwnPlayPhase = (g: Game, seat: Seat): boolean => g.block[PHASE] === PLAY && g.block[ACTIVE] === seat;

/** "On each of your turns": once a turn, also on the turn the card arrives or is taken over (CTRL-02). */
export function grantOfTurn(g: Game, id: number): void {
  const scene = sceneOf(g, id);
  const grant = g.abilitiesOf(id).everyTurn;
  if (!grant || !inOwnPlayPhase(g, scene.me) || g.block[cardAt(id) + USED] === g.turn) return;
  g.block[cardAt(id) + USED] = g.turn;
  enter(g, scene.self, scene.me);
  grantPlay(g, scene.me, grant.play, grant.at === 'here' ? { at: scene.here } : {});
  leave(g);
}

/**
 * An extra play. In the player's own play phase it can wait (PLAY-06), but in a duel it counts at once (DUEL-10, PLAY-05);
 * gained at another time, or through a Special, it is used at once or lost (PLAY-09, PLAY-10).
 */
export function grantPlay(g: Game, seat: Seat, play: 'minion' | 'action', limits: PermitLimits = {}): void {
  const permit = makePermit(g, seat, play, limits);
  if (!limits.now && inOwnPlayPhase(g, seat) && !(g.how & BY_SPECIAL)) {
    if (g.duel && playNow(g, permit)) return;
    g.permits.push(permit);
    g.sink?.({ type: 'permit', seat, play, ...g.because() });
  } else playNow(g, permit);
}

export function spendPermit({ permits }: Game, permit: Permit): void {
  let kept = 0;
  for (let i = 0; i < permits.length; i++) if (permits[i] !== permit) permits[kept++] = permits[i] as Permit;
  cutTo(permits, kept);
}
