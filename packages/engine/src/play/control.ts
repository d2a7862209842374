/** Control of cards: for good, until the turn ends, or as long as an action is on the minion (group CTRL). */
import { inPlay, reach } from '../effects/door.ts';
import { addEffect } from '../effects/lasting.ts';
import { tellEach } from '../effects/leaving.ts';
import { meetOngoing } from '../effects/ongoing.ts';
import { shed } from '../effects/shedding.ts';
import { EVERY_TURN, HOOK } from '../model/hooks.ts';
import type { Table } from '../model/table.ts';
import { enter, leave } from '../resolution/context.ts';
import { type Card, CONTROLLER, HOOK_COUNTS, idOf, type Seat } from '../state/block.ts';
import type { Effect } from '../state/records.ts';
import { keepIf } from '../state/state.ts';
import { cardAt } from '../state/zones.ts';
import { noteChange } from '../table/listeners.ts';
import { grantOfTurn } from './play.ts';

/**
 * Somebody else controls them, until they leave play or control changes again (CTRL-02, CTRL-05); or only until the turn
 * ends; or, `leavesPlay`, as long as the action that does it is on them (`hold`).
 */
export function takeControl(
  g: Table,
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
    else keepIf(g.effects, (effect) => !isLoan(effect, card)); // for good
    g.block[cardAt(idOf(card)) + CONTROLLER] = seat;
    g.sink?.({ type: 'control', card: g.face(idOf(card)), seat });
    noteChange(g, idOf(card));
  }
  meetOngoing(g);
  if (taken.length > 0) shed(g);
  if (g.block[HOOK_COUNTS + EVERY_TURN] !== 0) for (const card of inPlay(g, taken)) grantOfTurn(g, idOf(card));
  return taken;
}

const isLoan = (effect: Effect, card: Card): boolean => effect.kind === 'borrowed' && effect.card === card;

/** Gives control of the bearer to the action's controller, if the action says so; a borrowed minion is kept as long as the action is there. */
export function hold(g: Table, action: Card): void {
  if (g.abilitiesOf(idOf(action)).makesBearer !== 'yours' || holdOf(g, idOf(action))) return;
  const me = g.controllerOf(action);
  const bearer = g.hostOf(action);
  enter(g, action, me);
  if (g.controllerOf(bearer) !== me) takeControl(g, [bearer], me, me, 'leavesPlay');
  else if (g.effects.some((effect) => isLoan(effect, bearer)))
    addEffect(g, 'borrowed', 'leavesPlay', bearer, me + 1, me);
  leave(g);
}

/** A loan is over: the player before controls the card again, or will once later loans are over too (CTRL-05). */
export function giveBack(g: Table, over: Effect): void {
  const { card, amount } = over;
  const at = g.effects.indexOf(over);
  const later = g.effects.findIndex((effect, i) => i > at && isLoan(effect, card));
  if (later >= 0) g.effects[later] = { ...(g.effects[later] as Effect), amount };
  keepIf(g.effects, (effect) => effect !== over);
  if (later >= 0 || !g.isInPlay(card) || g.controllerOf(card) === amount - 1) return;
  g.block[cardAt(idOf(card)) + CONTROLLER] = amount - 1;
  g.sink?.({ type: 'control', card: g.face(idOf(card)), seat: amount - 1 });
  g.mayBeImmune = true;
  noteChange(g, idOf(card));
  if (g.block[HOOK_COUNTS + EVERY_TURN] !== 0) grantOfTurn(g, idOf(card));
}

function holdOf({ effects }: Table, action: number): Effect | undefined {
  for (const effect of effects) {
    const { kind, until, source } = effect;
    if (kind === 'borrowed' && until === 'leavesPlay' && idOf(source) === action) return effect;
  }
  return undefined;
}

/** The action no longer holds a minion: it is on another card, has lost that ability, or has left play. */
export function release(g: Table, action: number): void {
  const held = holdOf(g, action);
  if (held) giveBack(g, held);
}
