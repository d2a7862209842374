/** Who controls a card: for good, until the turn ends, or as long as an action is on the minion (group CTRL). */
import { type Card, CONTROLLER, HOOK_COUNTS, idOf, type Seat } from './block.ts';
import { enter, leave } from './context.ts';
import { inPlay, reach, shed } from './door.ts';
import type { Game } from './game.ts';
import { grantOfTurn } from './permits.ts';
import type { Effect } from './records.ts';
import { EVERY_TURN, HOOK } from './rules.ts';
import { keepIf } from './state.ts';
import { addEffect, tellEach } from './verbs.ts';
import { cardAt } from './zones.ts';

/**
 * Somebody else controls them, until they leave play or control changes again (CTRL-02, CTRL-05); or only until the turn
 * ends; or, `leavesPlay`, as long as the action that does it is on them (`hold`).
 */
export function takeControl(
  g: Game,
  cards: readonly Card[],
  seat: Seat,
  by = g.actor,
  until?: 'endOfTurn' | 'leavesPlay',
): Card[] {
  const others = cards.filter((card) => g.controllerOf(card) !== seat);
  const taken = reach(g, 'control', others);
  tellEach(g, HOOK.controlChanges, taken, by);
  for (const card of taken) {
    if (until) addEffect(g, 'borrowed', until, card, g.controllerOf(card) + 1, seat);
    g.block[cardAt(idOf(card)) + CONTROLLER] = seat;
    g.sink?.({ type: 'control', card: g.face(idOf(card)), seat });
  }
  if (taken.length > 0) shed(g);
  if (g.block[HOOK_COUNTS + EVERY_TURN] !== 0) for (const card of inPlay(g, taken)) grantOfTurn(g, idOf(card));
  return taken;
}

/** Whoever controls the action controls the minion that it is on, if it says so. */
export function hold(g: Game, action: Card): void {
  if (!g.abilitiesOf(idOf(action)).controlsBearer) return;
  const me = g.controllerOf(action);
  enter(g, action, me);
  takeControl(g, [g.hostOf(action)], me, me, 'leavesPlay');
  leave(g);
}

/** Whoever controlled it before does again, unless control has changed since (CTRL-05). */
export function giveBack(g: Game, { card, seat, amount }: Effect): void {
  if (!g.isInPlay(card) || g.controllerOf(card) !== seat) return;
  g.block[cardAt(idOf(card)) + CONTROLLER] = amount - 1;
  g.sink?.({ type: 'control', card: g.face(idOf(card)), seat: amount - 1 });
}

/** The action no longer holds a minion: it is on another card, or has left play. */
export function release(g: Game, action: number): void {
  const isHold = ({ kind, until, source }: Effect): boolean =>
    kind === 'borrowed' && until === 'leavesPlay' && idOf(source) === action;
  const held = g.effects.find(isHold);
  if (!held) return;
  keepIf(g.effects, (effect) => effect !== held);
  giveBack(g, held);
}
