/** Abilities that a player uses on their own turn: talents, and "on your turn, you may". */
import { type Compiled, TYPES } from '../model/compiled.ts';
import { ALLOWS, HOOK } from '../model/hooks.ts';
import { happening, inWay } from '../model/moments.ts';
import type { Table } from '../model/table.ts';
import { BY_SPECIAL, BY_TALENT, enter, leave, sceneOf, tell, tellSpecial } from '../resolution/context.ts';
import { ACTIVE, type Card, HOOK_COUNTS, ID_BITS, idOf, NO_CARD, type Seat, USED } from '../state/block.ts';
import { lastingEffect, type Permit } from '../state/records.ts';
import { cardAt } from '../state/zones.ts';
import { isUsed, spendName } from '../table/limits.ts';
import { isHeard, listeners } from '../table/listeners.ts';
import { ignoresBase } from '../table/protection.ts';
import { bearsSilence } from '../table/texts.ts';
import { spendPermit } from './permits.ts';

/** Has the ability been used this turn? For its own text the card keeps that itself; for a second text there is a record. */
export const hasBeenUsed = (g: Table, id: number, seat: Seat): boolean =>
  id >>> ID_BITS === 0 ? g.block[cardAt(id) + USED] === g.turn : isUsed(g, id >>> ID_BITS, seat, g.card(id));

function noteUse(g: Table, id: number, seat: Seat): void {
  const card = g.card(id);
  if (id >>> ID_BITS === 0) g.block[cardAt(id) + USED] = g.turn;
  else g.effects.push(lastingEffect('used', 'endOfTurn', seat, card, card, id >>> ID_BITS));
}

/** The ability of a card that can be used. An action cannot give one to a minion that has lost its abilities (CARD-128). */
export function useOf(g: Table, id: number): Compiled['use'] {
  const { use } = g.abilitiesOf(id);
  return use?.ofBearer && bearsSilence(g, idOf(g.hostOf(g.card(id)))) ? undefined : use;
}

/** The card whose ability it is, and whose controller may use it: itself, or the minion that it gives the ability to. */
export const userOf = (g: Table, id: number): number =>
  g.abilitiesOf(id).use?.ofBearer ? idOf(g.hostOf(g.card(idOf(id)))) : id;

/** Uses an ability "on your turn"; one that can be used a second time is noted where that is allowed. */
export function useAbility(g: Table, id: number): void {
  const card = g.card(id);
  const seat = g.block[ACTIVE] as number;
  const use = useOf(g, id);
  if (!use) return;
  if (hasBeenUsed(g, id, seat)) {
    const from = letsUseAgain(g, id, seat);
    g.effects.push(lastingEffect('usedAgain', 'endOfTurn', seat, card, from, g.defOf(from)));
  }
  noteUse(g, id, seat);
  if (use.spends) for (const permit of regularPermits(g, use.spends)) spendPermit(g, permit);
  if (use.sharedByName) spendName(g, card, seat);
  runUse(g, id, seat);
}

/** The regular plays that the use of an ability takes (PLAY-19); none unless all of them are there. */
export function regularPermits(g: Table, spends: Permit['play'] | 'both'): readonly Permit[] {
  const found = g.permits.filter(({ regular, play }) => regular && (spends === 'both' || play === spends));
  return spends === 'both' && found.length < 2 ? [] : found;
}

/** Does what the ability says, whether or not it was used before. */
export function runUse(g: Table, id: number, seat: Seat): void {
  const card = g.card(id);
  const use = useOf(g, id);
  if (!use) return;
  g.sink?.({ type: 'use', seat, card: g.face(id) });
  const user = g.card(userOf(g, id));
  enter(g, user, seat, use.label === 'special' ? BY_SPECIAL : BY_TALENT);
  if (use.label === 'talent') tellTalent(g, user, seat);
  use.run(sceneOf(g, id, seat));
  if (use.label === 'special' && !g.isBase(card)) tellSpecial(g, card, seat);
  leave(g);
}

/** Tells that a talent is used. Cards that react do so once it is done (RES-16). */
function tellTalent(g: Table, user: Card, seat: Seat): void {
  if (isHeard(g, HOOK.used)) tell(g, inWay('talent', happening(HOOK.used, user, g.baseOf(user), seat)));
}

/** One card does what the talent of another says, as if it were its own. */
export function borrowUse(g: Table, from: Card, by: Card, seat: Seat): void {
  const { use } = g.abilitiesOf(idOf(from));
  if (!use) return;
  g.sink?.({ type: 'use', seat, card: g.face(idOf(from)) });
  enter(g, by, seat, BY_TALENT);
  tellTalent(g, by, seat);
  use.run(sceneOf(g, idOf(by), seat));
  leave(g);
}

/** The card that lets this one use its talent a second time this turn, or none. There is no third time. */
export function letsUseAgain(g: Table, id: number, seat: Seat): Card {
  if (g.block[HOOK_COUNTS + ALLOWS] === 0 || g.abilitiesOf(id).use?.label !== 'talent') return NO_CARD;
  return whoLetsUseAgain(g, id, seat);
}

function whoLetsUseAgain(g: Table, id: number, seat: Seat): Card {
  if (g.effects.some(({ kind, card }) => kind === 'usedAgain' && card === g.card(id))) return NO_CARD;
  const from = listeners(g, ALLOWS).find((other) => {
    const { allows } = g.abilitiesOf(other);
    if (allows === 'talentsTwice') return g.controllerOf(other) === seat;
    return allows === 'oneTalentTwiceHere' && isOneMinionHere(g, g.card(other), userOf(g, id), seat);
  });
  return from === undefined ? NO_CARD : g.card(from);
}

function isOneMinionHere(g: Table, base: Card, id: number, seat: Seat): boolean {
  const isHere = g.typeOf(id) === TYPES.minion && g.baseIdOf(id) === idOf(base);
  if (!isHere || ignoresBase(g, idOf(base), seat, false)) return false;
  return !g.effects.some((effect) => effect.kind === 'usedAgain' && effect.source === base && effect.seat === seat);
}
