/** Turning up buried cards and playing them (BURY-07 to BURY-11). */
import { discard } from '../effects/piles.ts';
import { ONLY_SPECIAL, PLAY_ON } from '../model/compiled.ts';
import type { BuriedFilter } from '../model/filters.ts';
import { FORBID_ACTIONS, HOOK } from '../model/hooks.ts';
import { happening, inWay } from '../model/moments.ts';
import type { Table } from '../model/table.ts';
import { enter, leave, tell, tellSpecial } from '../resolution/context.ts';
import { chooseCard } from '../resolution/questions.ts';
import { type Base, BURIED, type Card, idOf, KNOWN, NO_CARD, type Seat } from '../state/block.ts';
import { cardAt, countIn, EVERYBODY } from '../state/zones.ts';
import { isHeard } from '../table/listeners.ts';
import { canUseSpecials, isForbidden } from '../table/prohibitions.ts';
import { buried, buriedAt, isBuried } from '../table/queries.ts';
import { MUST, playCard, playParticular } from './play.ts';
import { cannotPlayExtras, canPlayAt } from './plays.ts';
import { playInItsMoment } from './specials.ts';

/** It is turned up and played at once where it lies, or discarded (BURY-08, BURY-09). */
export function uncover(g: Table, card: Card): void {
  if (!isBuried(g, card)) return;
  const seat = g.controllerOf(card);
  const at = buriedAt(g, card);
  g.block[cardAt(idOf(card)) + KNOWN] = EVERYBODY;
  g.sink?.({ type: 'uncover', seat, card: g.face(idOf(card)), at: g.face(idOf(at)) });
  if (isHeard(g, HOOK.buried)) tell(g, inWay('uncovered', happening(HOOK.buried, card, at, seat, seat)));
  if (playUncovered(g, seat, card, at) === NO_CARD) discard(g, card);
}

/** The player may uncover one of these. */
export function mayUncover(g: Table, seat: Seat, filter: BuriedFilter): boolean {
  const card = chooseCard(g, seat, buried(g, { ...filter, of: seat }), { to: 'uncover', may: true });
  if (card) uncover(g, card);
  return card !== NO_CARD;
}

/** At the start of a turn its player may uncover one card, before or after what else happens then (TURN-04, BURY-07). */
export function uncoverAtStart(g: Table): boolean {
  if (countIn(g.block, BURIED) === 0) return false;
  enter(g, NO_CARD, g.active);
  const did = mayUncover(g, g.active, {});
  leave(g);
  return did;
}

/**
 * Plays a card that is uncovered at a base, there or (a standard action) on nothing (BURY-08). An action that buried itself
 * does what it does then (BURY-11).
 */
function playUncovered(g: Table, seat: Seat, card: Card, at: Base): Card {
  const id = idOf(card);
  const window = g.window?.happening;
  const playOn = g.rules.playOn[g.defOf(card)];
  const isOnNothing = g.isStandard(card) || playOn === PLAY_ON.bury;
  if (g.isMinion(card) || !isOnNothing) return playParticular(g, seat, card, { at }, MUST);
  if (playOn === ONLY_SPECIAL) return playInItsMoment(g, seat, card);
  if (isForbidden(g, FORBID_ACTIONS, NO_CARD, seat, NO_CARD) || cannotPlayExtras(g, seat)) return NO_CARD;
  if (!canPlayAt(g, seat, id, 0)) return NO_CARD;
  const { onUncover } = g.abilitiesOf(id);
  if (onUncover && !canUseSpecials(g, seat)) return NO_CARD; // TIME-07
  const played = playCard(g, seat, id, 0, true, onUncover && ((scene) => onUncover({ ...scene, here: at })));
  if (onUncover) tellSpecial(g, played, seat, window);
  return played;
}
