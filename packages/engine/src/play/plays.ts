/** The plays that a permit allows, and the rules that forbid some of them. Asks nobody. */
import { ONLY_SPECIAL, PLAY_ON, TYPES } from '../model/compiled.ts';
import type { Particular, PermitLimits } from '../model/filters.ts';
import { wordsOf } from '../model/game.ts';
import {
  ACTIONS_FROM,
  CONDITIONAL,
  FORBID_ACTIONS,
  FORBID_EXTRAS,
  FORBID_PLAYING,
  IN_PLACE_OF_ACTION,
  PLAY_FROM,
  WORKS_FROM_DISCARD,
} from '../model/hooks.ts';
import type { Table } from '../model/table.ts';
import {
  BASES,
  type Base,
  type Card,
  CONTROLLER,
  DEF,
  type DefNumber,
  DISCARD,
  HAND,
  HOOK_COUNTS,
  HOSTED,
  idOf,
  NO_CARD,
  SERIAL,
  type Seat,
  ZONE,
  zoneOf,
} from '../state/block.ts';
import type { Permit } from '../state/records.ts';
import { cutTo } from '../state/state.ts';
import { cardAt, firstIn, isFirstOfKind, nextOf } from '../state/zones.ts';
import { isHeard, listeners } from '../table/listeners.ts';
import { isForbidden } from '../table/prohibitions.ts';
import { hasMinionAt, isBehind } from '../table/values.ts';
import { playMove, whereIn } from './move.ts';
import { inOwnPlayPhase, makePermit, maxPowerOf, newPermit, placeOf } from './permits.ts';

/** Fills `g.options` with what one permit allows. */
export function listPermit(g: Table, permit: Permit): void {
  g.options.length = 0;
  g.probing++;
  listPlays(g, permit, 0);
  g.probing--;
  g.offered = [permit];
}

export const canPlayParticular = (g: Table, seat: Seat, card: Card, how: Particular): boolean =>
  !isInOthersHand(g, seat, card, how) && offersAny(g, listParticular, seat, card, how);

/** Is it in the hand of a player from whom this one cannot play it? A card that everybody saw goes to its owner's (ZONE-23, OWN-06). */
export function isInOthersHand(g: Table, seat: Seat, card: Card, { fromHandOf = seat }: Particular): boolean {
  const zone = g.block[cardAt(idOf(card)) + ZONE] as number;
  return card !== NO_CARD && zone < BASES && zone % 3 === HAND && zone !== zoneOf(fromHandOf, HAND);
}

/** Would this list offer anything? Restores everything afterwards, as it may be asked while another list is being made. */
function offersAny<What, How>(
  g: Table,
  list: (g: Table, seat: Seat, what: What, how: How) => void,
  seat: Seat,
  what: What,
  how: How,
): boolean {
  const { options, offered } = g;
  const serial = g.block[SERIAL] as number;
  g.options = g.spareOptions;
  list(g, seat, what, how);
  const found = g.options.length > 0;
  g.block[SERIAL] = serial;
  g.options = options;
  g.offered = offered;
  return found;
}

/** Fills `g.options` with the ways to play the card. */
export function listParticular(g: Table, seat: Seat, card: Card, how: Particular): void {
  const { at = NO_CARD, on, isSilent } = how;
  g.options.length = 0;
  if (card === NO_CARD || cannotPlayExtras(g, seat)) return;
  const play = g.isMinion(card) ? 'minion' : 'action';
  const permit = newPermit(g, seat, play, false, at);
  g.probing++;
  if (play === 'minion') listMinionPlays(g, permit, 0, idOf(card), at, isSilent);
  else if (!cannotPlayActions(g, seat)) listActionPlays(g, permit, 0, idOf(card), at);
  g.probing--;
  if (on !== undefined) keepOptions(g, (where) => where === idOf(on));
  if (how.asFromHand && isDiscarded(g, seat, card)) keepOptions(g, (where) => takesDiscarded(g, seat, where));
  g.offered = [permit];
}

function keepOptions(g: Table, isWanted: (where: number) => boolean): void {
  for (let i = g.options.length - 1; i >= 0; i--) if (!isWanted(whereIn(g.options.at(i)))) g.options.remove(i);
}

export const canPlayNow = (g: Table, seat: Seat, play: 'minion' | 'action', limits: PermitLimits): boolean =>
  offersAny(g, listLimited, seat, play, limits);

const listLimited = (g: Table, seat: Seat, play: 'minion' | 'action', limits: PermitLimits): void =>
  listPermit(g, makePermit(g, seat, play, limits));

/** The minions that the player could play there now, every copy; no more than could be played one after the other. */
export function playableMinions(g: Table, seat: Seat, at: Base): Card[] {
  const playable: Card[] = [];
  if (cannotPlayExtras(g, seat)) return playable;
  addPlayable(g, seat, zoneOf(seat, HAND), idOf(at), playable);
  const isAnyPlayable = canPlayFromDiscard(g, seat, idOf(at));
  if (isAnyPlayable || hasSubstitutes(g, seat)) {
    const isWanted = (id: number): boolean => isAnyPlayable || isSubstitute(g, seat, id);
    addPlayable(g, seat, zoneOf(seat, DISCARD), idOf(at), playable, isWanted);
  }
  cutTo(playable, extrasLeft(g, seat, playable.length));
  return playable;
}

function addPlayable(
  g: Table,
  seat: Seat,
  pile: number,
  base: number,
  playable: Card[],
  isWanted: (id: number) => boolean = () => true,
): void {
  for (let id = firstIn(g.block, pile); id; id = nextOf(g.block, id)) {
    if (g.typeOf(id) === TYPES.minion && isWanted(id) && canPlayAt(g, seat, id, base)) playable.push(g.card(id));
  }
}

const canPlayFromDiscard = (g: Table, seat: Seat, base: number): boolean =>
  g.block[HOOK_COUNTS + PLAY_FROM] !== 0 &&
  inOwnPlayPhase(g, seat) &&
  listeners(g, PLAY_FROM).some((id) => g.baseIdOf(id) === base && g.block[cardAt(id) + CONTROLLER] === seat);

/** Adds every play that the permit allows to `g.options`; identical cards once. */
export function listPlays(g: Table, permit: Permit, index: number): void {
  const at = placeOf(g, permit);
  const isMinion = permit.play === 'minion';
  if (!isMinion && cannotPlayActions(g, permit.seat)) return;
  if (!permit.regular && cannotPlayExtras(g, permit.seat)) return;
  listPile(g, permit, index, zoneOf(permit.seat, permit.from === 'hand' ? HAND : DISCARD), at);
  if (permit.from !== 'hand') return;
  if (isMinion && g.block[HOOK_COUNTS + PLAY_FROM] !== 0) listFromOtherPiles(g, permit, index, at);
  if (isMinion && hasSubstitutes(g, permit.seat)) listSubstitutes(g, permit, index, at);
  if (!isMinion && g.block[HOOK_COUNTS + ACTIONS_FROM] !== 0) listActionsFromOtherPiles(g, permit, index, at);
  if (!isMinion && g.traits & IN_PLACE_OF_ACTION && permit.on === 'any') listInPlaceOfAction(g, permit, index, at);
}

/** Minions that can be played in place of any action: not of one that must be played on something (CARD-111). */
function listInPlaceOfAction(g: Table, permit: Permit, index: number, at: Card): void {
  const b = g.block;
  for (let id = firstIn(b, zoneOf(permit.seat, HAND)); id; id = nextOf(b, id)) {
    if (g.traitsOf(id) & IN_PLACE_OF_ACTION && isFirstOfKind(b, id)) listMinionPlays(g, permit, index, id, at);
  }
}

function listPile(g: Table, permit: Permit, index: number, zone: number, only: Card): void {
  const b = g.block;
  const { type } = g.rules;
  const isMinion = permit.play === 'minion';
  const isAnywhere = isMinion && permit.regular && only === NO_CARD; // the usual case: a regular permit has no limits
  let seen = 0; // a bit for each kind of card (few share one): a card whose bit is new need not be compared with the others
  for (let id = firstIn(b, zone); id; id = nextOf(b, id)) {
    const def = b[cardAt(id) + DEF] as number;
    if (isMinion ? type[def] !== TYPES.minion : type[def] === TYPES.minion) continue;
    const bit = 1 << def;
    if (seen & bit && !isFirstOfKind(b, id)) continue;
    seen |= bit;
    if (isAnywhere && isUnrestricted(g, id)) listAtAllBases(g, index, id);
    else if (isMinion) listMinionPlays(g, permit, index, id, only);
    else listActionPlays(g, permit, index, id, only);
  }
}

function listAtAllBases({ block, options }: Table, index: number, id: number): void {
  for (let base = firstIn(block, BASES); base; base = nextOf(block, base)) options.push(playMove(id, base, index));
}

function listMinionPlays(g: Table, permit: Permit, index: number, id: number, only: Card, isSilent = false): void {
  const b = g.block;
  const def = b[cardAt(id) + DEF] as number;
  if ((g.rules.power[def] as number) > maxPowerOf(g, permit)) return; // VAL-08
  if (permit.except !== undefined && isSameName(g, def, permit.except)) return;
  if (permit.only !== undefined && !isSameName(g, def, permit.only)) return;
  if (only !== NO_CARD && !g.isInPlay(only)) return;
  const { seat, whereIHaveNone, whereIHaveOne, whereIAmBehind } = permit;
  const isFree = isUnrestricted(g, id);
  for (let base = firstIn(b, BASES); base; base = nextOf(b, base)) {
    if (only !== NO_CARD && base !== idOf(only)) continue;
    if (whereIHaveNone && hasMinionAt(g, seat, base)) continue;
    if (whereIHaveOne && !hasMinionAt(g, seat, base)) continue;
    if (whereIAmBehind && !isBehind(g, seat, base)) continue;
    const isAllowed = isFree || (isSilent ? !isForbiddenAt(g, seat, id, base) : canPlayAt(g, seat, id, base));
    if (isAllowed) g.options.push(playMove(id, base, index));
  }
}

const isSameName = ({ rules: { namesake } }: Table, def: DefNumber, other: DefNumber): boolean =>
  namesake[def] === namesake[other];

/** `only`: that base, with the minions there, or that minion. */
function listActionPlays(g: Table, permit: Permit, index: number, id: number, only: Card): void {
  const b = g.block;
  const { seat, on: kind } = permit;
  const playOn = g.rules.playOn[b[cardAt(id) + DEF] as number];
  if (playOn === ONLY_SPECIAL) return;
  if (kind !== 'any' && !g.isPlayedOn(g.card(id), kind)) return;
  const isFree = isUnrestricted(g, id);
  if (playOn === 0) {
    if (only !== NO_CARD) return;
    if (isFree || canPlayAt(g, seat, id, 0)) g.options.push(playMove(id, 0, index));
    return;
  }
  if (only !== NO_CARD && !g.isInPlay(only)) return;
  for (let base = firstIn(b, BASES); base; base = nextOf(b, base)) {
    const isHere = only === NO_CARD || base === idOf(only);
    if (playOn === PLAY_ON.base || playOn === PLAY_ON.bury) {
      if (isHere && (isFree || canPlayAt(g, seat, id, base))) g.options.push(playMove(id, base, index));
      continue;
    }
    for (let on = firstIn(b, HOSTED + base); on; on = nextOf(b, on)) {
      if (!isHere && on !== idOf(only)) continue;
      const host = cardAt(on);
      if (g.rules.type[b[host + DEF] as number] !== TYPES.minion) continue;
      if (playOn === PLAY_ON.ownMinion && b[host + CONTROLLER] !== seat) continue;
      if (isFree || canPlayAt(g, seat, id, on)) g.options.push(playMove(id, on, index));
    }
  }
}

/** Minions from another pile in place of one from the hand, as far as the permit's own limits go (PLAY-18). */
function listFromOtherPiles(g: Table, permit: Permit, index: number, at: Card): void {
  if (!inOwnPlayPhase(g, permit.seat)) return;
  const b = g.block;
  for (const from of listeners(g, PLAY_FROM)) {
    if (b[cardAt(from) + CONTROLLER] !== permit.seat) continue;
    const here = g.card(g.baseIdOf(from));
    if (at !== NO_CARD && at !== here) continue;
    listPile(g, permit, index, zoneOf(permit.seat, DISCARD), here);
  }
}

/** Minions in the discard pile that say so themselves. Where any minion may be played from there, they are listed already. */
function listSubstitutes(g: Table, permit: Permit, index: number, at: Card): void {
  const b = g.block;
  const { options } = g;
  const { seat } = permit;
  for (let id = firstIn(b, zoneOf(seat, DISCARD)); id; id = nextOf(b, id)) {
    if (!isSubstitute(g, seat, id) || !isFirstOfKind(b, id)) continue;
    const listed = options.length;
    listMinionPlays(g, permit, index, id, at);
    for (let i = options.length - 1; i >= listed; i--)
      if (canPlayFromDiscard(g, seat, whereIn(options.at(i)))) options.remove(i);
  }
}

/** Does the player own minions that can be played from the discard pile in place of another? */
export const hasSubstitutes = (g: Table, seat: Seat): boolean => (g.substitutes & (1 << seat)) !== 0;

/** Is the card about to be played from the discard pile in this way? */
export const isSubstituting = (g: Table, seat: Seat, id: number): boolean =>
  g.block[cardAt(id) + ZONE] === zoneOf(seat, DISCARD) && isSubstitute(g, seat, id);

const isSubstitute = (g: Table, seat: Seat, id: number): boolean =>
  (g.traitsOf(id) & WORKS_FROM_DISCARD) !== 0 &&
  g.abilitiesOf(id).fromDiscard?.when?.(wordsOf(g), g.card(id), seat) === true;

/** The minions on which the player may play actions from the discard pile as from the hand. */
const takersOf = (g: Table, seat: Seat): number[] =>
  listeners(g, ACTIONS_FROM).filter((id) => g.block[cardAt(id) + CONTROLLER] === seat);

export const takesDiscarded = (g: Table, seat: Seat, where: number): boolean => takersOf(g, seat).includes(where);

export const isDiscarded = (g: Table, seat: Seat, card: Card): boolean =>
  g.block[cardAt(idOf(card)) + ZONE] === zoneOf(seat, DISCARD);

/** The piles out of which the player may play actions as from the hand. */
export const pilesInHand = (g: Table, seat: Seat): number[] =>
  takersOf(g, seat).length > 0 ? [zoneOf(seat, HAND), zoneOf(seat, DISCARD)] : [zoneOf(seat, HAND)];

/** Actions from another pile in place of one from the hand, on the minion that allows it. */
function listActionsFromOtherPiles(g: Table, permit: Permit, index: number, at: Card): void {
  for (const from of takersOf(g, permit.seat)) {
    const on = g.card(from);
    if (at !== NO_CARD && at !== on && at !== g.baseOf(on)) continue;
    listPile(g, permit, index, zoneOf(permit.seat, DISCARD), on);
  }
}

/** Neither the card itself nor anything in play says where it can be played. */
const isUnrestricted = (g: Table, id: number): boolean =>
  g.block[HOOK_COUNTS + FORBID_PLAYING] === 0 && (g.traitsOf(id) & CONDITIONAL) === 0;

/** May the seat play the card there (a base, a minion, 0 for nowhere)? Asks nobody. */
export function canPlayAt(g: Table, seat: Seat, id: number, where: number): boolean {
  if (isUnrestricted(g, id)) return true;
  const { canPlay } = g.abilitiesOf(id);
  const at = where ? g.card(where) : NO_CARD;
  return (!canPlay || canPlay(wordsOf(g), g.card(id), seat, at)) && !isForbiddenAt(g, seat, id, where);
}

/** Is the seat kept from playing the card there (0: on nothing)? */
export const isForbiddenAt = (g: Table, seat: Seat, id: number, where: number): boolean =>
  isForbidden(g, FORBID_PLAYING, g.card(id), seat, where ? g.card(where) : NO_CARD);

const cannotPlayActions = (g: Table, seat: Seat): boolean => isForbidden(g, FORBID_ACTIONS, NO_CARD, seat, NO_CARD);

/** Is the seat kept from playing extra cards: all but its regular ones (PLAY-12)? */
export const cannotPlayExtras = (g: Table, seat: Seat): boolean =>
  isForbidden(g, FORBID_EXTRAS, NO_CARD, seat, NO_CARD);

/** How many of that many extra cards is the seat not kept from playing, one after the other? */
function extrasLeft(g: Table, seat: Seat, most: number): number {
  if (!isHeard(g, FORBID_EXTRAS)) return most;
  const played = g.plays.length;
  let left = 0;
  for (; left < most && !cannotPlayExtras(g, seat); left++)
    g.plays.push({ card: NO_CARD, by: seat, on: NO_CARD, extra: true });
  cutTo(g.plays, played);
  return left;
}
