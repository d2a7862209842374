/** Cards change places in play: minions and titans move, actions are transferred. */
import { HOOK, TITAN } from '../model/hooks.ts';
import { happening, inWay } from '../model/moments.ts';
import type { Table } from '../model/table.ts';
import { JUST_PLAYED, tell } from '../resolution/context.ts';
import { type Base, CAME_FROM, type Card, comingFrom, HOOK_COUNTS, idOf, type Seat } from '../state/block.ts';
import { cardAt } from '../state/zones.ts';
import { isHeard } from '../table/listeners.ts';
import { moveCard } from '../table/placing.ts';
import { repels } from '../table/protection.ts';
import { reach } from './door.ts';
import { discardTogether } from './leaving.ts';
import { meetOngoing } from './ongoing.ts';
import { shed } from './shedding.ts';
import { noteArrival } from './titans.ts';

/** Moves cards together (RES-26) to another base, with everything on them (ZONE-08, ZONE-10). Gives those that really moved. */
export function moveAll(g: Table, minions: readonly Card[], to: Base, by: Seat): Card[] {
  if (!g.isInPlay(to)) return [];
  g.destination = to;
  g.doer = by;
  const moving = reach(g, 'move', notAt(g, minions, to));
  const isTold = isHeard(g, HOOK.moved);
  const origins = moving.slice() as Base[];
  for (let i = 0; i < moving.length; i++) origins[i] = g.baseOf(moving[i] as Card);
  for (const card of moving) {
    const id = idOf(card);
    g.sink?.({
      type: 'move',
      card: g.face(id),
      controller: g.controllerOf(card),
      from: g.face(g.baseIdOf(id)),
      to: g.face(idOf(to)),
    });
    moveCard(g, id, idOf(to));
  }
  if (moving.length === 0) return moving;
  meetOngoing(g);
  for (let i = 0; i < moving.length; i++) {
    const card = moving[i] as Card;
    const from = origins[i] as Base;
    if (isTold) {
      const [controller, owner] = [g.controllerOf(card), g.ownerOf(card)];
      const moved = happening(HOOK.moved, card, to, by, controller, owner, moving, undefined, from);
      tell(g, g.how & JUST_PLAYED && by === g.actor ? inWay('byCard', moved) : moved);
    }
    if (g.isInPlay(card)) g.block[cardAt(idOf(card)) + CAME_FROM] = comingFrom(from, g.turn); // only now: those who are told ask whether it is the first move
  }
  if (g.block[HOOK_COUNTS + TITAN] !== 0) for (const card of moving) if (g.isTitan(card)) noteArrival(g, card);
  shed(g);
  return moving;
}

/** The minions that are not at that base yet. */
function notAt(g: Table, minions: readonly Card[], base: Card): readonly Card[] {
  const isElsewhere = (minion: Card): boolean => g.baseOf(minion) !== base;
  return minions.every(isElsewhere) ? minions : minions.filter(isElsewhere);
}

/** An action in play goes onto another base or minion, with what is on it (ZONE-11). Has it? */
export function transfer(g: Table, action: Card, to: Card): boolean {
  if (!g.isInPlay(to) || g.hostOf(action) === to) return false;
  const [going] = reach(g, 'transfer', [action]);
  if (!going) return false;
  const [host] = g.isMinion(to) ? reach(g, 'attach', [to]) : [to];
  if (!host || repels(g, host, going)) {
    discardTogether(g, [going]); // ZONE-12
    return false;
  }
  g.sink?.({ type: 'transfer', card: g.face(idOf(going)), to: g.face(idOf(host)) });
  moveCard(g, idOf(going), idOf(host));
  if (g.effects.length > 0) g.release(idOf(going));
  g.hold(going);
  meetOngoing(g);
  shed(g);
  return true;
}
