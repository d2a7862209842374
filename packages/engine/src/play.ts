/** Playing cards: what permits allow, and what happens when a card is played. */
import {
  ABILITIES,
  ACTIONS_PLAYED,
  BASES,
  type Card,
  CONTROLLER,
  DEF,
  DISCARD,
  HAND,
  HOOK_COUNTS,
  HOSTED,
  idOf,
  LIMBO,
  MINIONS_PLAYED,
  MINIONS_PLAYED_PHASE,
  NO_CARD,
  PLAYER_SIZE,
  PLAYERS,
  SERIAL,
  type Seat,
  ZONE,
  zoneOf,
} from './block.ts';
import { bury } from './bury.ts';
import { ask } from './choose.ts';
import { enter, isHeard, JUST_PLAYED, leave, sceneOf, tell, tellNewcomer, tellSpecial } from './context.ts';
import { hold } from './control.ts';
import { takeText } from './copies.ts';
import type { Scene } from './defs.ts';
import { reach, shed, shedNow, tellIfRaised } from './door.ts';
import type { Game } from './game.ts';
import { happening } from './moments.ts';
import { cardIn, playMove, whereIn } from './move.ts';
import { grantOfTurn, inOwnPlayPhase, makePermit, newPermit, type PermitLimits, spendPermit } from './permits.ts';
import { discard, tellForeign } from './piles.ts';
import type { Permit } from './records.ts';
import {
  ACTIONS_FROM,
  bitOf,
  CONDITIONAL,
  FORBID,
  HOOK,
  ONLY_SPECIAL,
  PLAY_FROM,
  PLAY_ON,
  REMEMBERS_POWERS,
  TYPES,
  WORKS_FROM_DISCARD,
} from './rules.ts';
import { hasMinionAt, ignoresBase, listeners } from './values.ts';
import { cardAt, firstIn, isFirstOfKind, isPublic, nextOf, putCard } from './zones.ts';

// ── Plays that are offered at once ───────────────────────────────────────────────────────────────

/** Offers the play at once. Gives the card played, as it is in play or was when it was played. */
export function playNow(g: Game, permit: Permit, must = false): Card {
  listPermit(g, permit);
  const index = ask(g, permit.seat, 'move', 'playExtra', !must);
  if (index < 0) return NO_CARD;
  const move = g.options.at(index);
  return playCard(g, permit.seat, cardIn(move), whereIn(move), true);
}

/** Fills `g.options` with what one permit allows. */
function listPermit(g: Game, permit: Permit): void {
  g.options.length = 0;
  g.probing++;
  listPlays(g, permit, 0);
  g.probing--;
  g.offered = [permit];
}

/** How a particular card is to be played. */
export interface Particular {
  readonly must?: boolean;
  /** Only on this base. */
  readonly at?: Card;
  /** Only on this minion. */
  readonly on?: Card;
  /** It has to raise one of these minions. */
  readonly raising?: readonly Card[];
  /** Without its abilities until the end of the turn, and whatever it says about where it can be played (CARD-093). */
  readonly isSilent?: true;
}

/** Offers to play a particular card, wherever it may be (PLAY-07). Gives it as played, or none. */
export function playParticular(g: Game, seat: Seat, card: Card, how: Particular): Card {
  listParticular(g, seat, card, how);
  const index = ask(g, seat, 'move', 'playExtra', !how.must);
  if (index < 0) return NO_CARD;
  const move = g.options.at(index);
  const { raising } = g;
  if (how.raising) g.raising = { action: cardIn(move), seat, minions: how.raising };
  const played = playCard(g, seat, cardIn(move), whereIn(move), true, undefined, how.isSilent);
  g.raising = raising;
  return played;
}

export const canPlayParticular = (g: Game, seat: Seat, card: Card, how: Particular): boolean =>
  offersAny(g, () => listParticular(g, seat, card, how));

/** Would this list offer anything? Leaves no trace: it may be asked while another list is being made. */
function offersAny(g: Game, list: () => void): boolean {
  const { options, offered } = g;
  const serial = g.block[SERIAL] as number;
  g.options = g.spareOptions;
  list();
  const found = g.options.length > 0;
  g.block[SERIAL] = serial;
  g.options = options;
  g.offered = offered;
  return found;
}

/** Fills `g.options` with the ways to play the card. */
function listParticular(g: Game, seat: Seat, card: Card, { at = NO_CARD, on, isSilent }: Particular): void {
  const play = g.isMinion(card) ? 'minion' : 'action';
  const permit = newPermit(g, seat, play, false, at);
  g.options.length = 0;
  g.probing++;
  if (play === 'minion') listMinionPlays(g, permit, 0, idOf(card), at, isSilent);
  else if (!isBarred(g, seat)) listActionPlays(g, permit, 0, idOf(card), at);
  g.probing--;
  if (on !== undefined) {
    for (let i = g.options.length - 1; i >= 0; i--) if (whereIn(g.options.at(i)) !== idOf(on)) g.options.remove(i);
  }
  g.offered = [permit];
}

export const canPlayNow = (g: Game, seat: Seat, play: 'minion' | 'action', limits: PermitLimits): boolean =>
  offersAny(g, () => listPermit(g, makePermit(g, seat, play, limits)));

/** All minions that such a permit could play now, every copy. */
export function playableMinions(g: Game, seat: Seat, at: Card): Card[] {
  const playable: Card[] = [];
  addPlayable(g, seat, zoneOf(seat, HAND), idOf(at), playable);
  const isAnyPlayable = canPlayFromDiscard(g, seat, idOf(at));
  if (isAnyPlayable || hasSubstitutes(g, seat)) {
    const isWanted = (id: number): boolean => isAnyPlayable || isSubstitute(g, seat, id);
    addPlayable(g, seat, zoneOf(seat, DISCARD), idOf(at), playable, isWanted);
  }
  return playable;
}

function addPlayable(
  g: Game,
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

const canPlayFromDiscard = (g: Game, seat: Seat, base: number): boolean =>
  g.block[HOOK_COUNTS + PLAY_FROM] !== 0 &&
  inOwnPlayPhase(g, seat) &&
  listeners(g, PLAY_FROM).some((id) => g.baseIdOf(id) === base && g.block[cardAt(id) + CONTROLLER] === seat);

export function playWithPermit(g: Game, permit: Permit, id: number, where: number): void {
  spendPermit(g, permit);
  playCard(g, permit.seat, id, where, !permit.regular);
}

// ── What a permit allows ────────────────────────────────────────────────────────────────────────

/** Adds every play that the permit allows to `g.options`; identical cards once. */
export function listPlays(g: Game, permit: Permit, index: number): void {
  const isMinion = permit.play === 'minion';
  if (!isMinion && isBarred(g, permit.seat)) return;
  listPile(g, permit, index, zoneOf(permit.seat, permit.from === 'hand' ? HAND : DISCARD), permit.at);
  if (permit.from !== 'hand') return;
  if (isMinion && g.block[HOOK_COUNTS + PLAY_FROM] !== 0) listFromOtherPiles(g, permit, index);
  if (isMinion && hasSubstitutes(g, permit.seat)) listSubstitutes(g, permit, index);
  if (!isMinion && g.block[HOOK_COUNTS + ACTIONS_FROM] !== 0) listActionsFromOtherPiles(g, permit, index);
}

function listPile(g: Game, permit: Permit, index: number, zone: number, only: Card): void {
  const b = g.block;
  const { type } = g.rules;
  const isMinion = permit.play === 'minion';
  let seen = 0; // a bit for each kind, shared by few: most cards are first of theirs, and need not be compared with all
  for (let id = firstIn(b, zone); id; id = nextOf(b, id)) {
    const def = b[cardAt(id) + DEF] as number;
    if (isMinion ? type[def] !== TYPES.minion : type[def] === TYPES.minion) continue;
    const bit = 1 << def;
    if (seen & bit && !isFirstOfKind(b, id)) continue;
    seen |= bit;
    if (isMinion) listMinionPlays(g, permit, index, id, only);
    else listActionPlays(g, permit, index, id, only);
  }
}

function listMinionPlays(g: Game, permit: Permit, index: number, id: number, only: Card, isSilent = false): void {
  const b = g.block;
  const def = b[cardAt(id) + DEF] as number;
  if ((g.rules.power[def] as number) > permit.maxPower || def === permit.except) return; // VAL-08
  if (permit.only !== undefined && def !== permit.only) return;
  if (only !== NO_CARD && !g.isInPlay(only)) return;
  const { seat, whereIHaveNone } = permit;
  const isFree = isUnrestricted(g, id);
  for (let base = firstIn(b, BASES); base; base = nextOf(b, base)) {
    if (only !== NO_CARD && base !== idOf(only)) continue;
    if (whereIHaveNone && hasMinionAt(g, seat, base)) continue;
    const isAllowed = isFree || (isSilent ? !isForbidden(g, seat, id, base) : canPlayAt(g, seat, id, base));
    if (isAllowed) g.options.push(playMove(id, base, index));
  }
}

/** `only`: that base, with the minions there, or that minion. */
function listActionPlays(g: Game, permit: Permit, index: number, id: number, only: Card): void {
  const b = g.block;
  const { seat, on: kind } = permit;
  const playOn = g.rules.playOn[b[cardAt(id) + DEF] as number];
  if (playOn === ONLY_SPECIAL || isForbiddenCopy(g, seat, id)) return;
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
function listFromOtherPiles(g: Game, permit: Permit, index: number): void {
  if (!inOwnPlayPhase(g, permit.seat)) return;
  const b = g.block;
  for (const from of listeners(g, PLAY_FROM)) {
    if (b[cardAt(from) + CONTROLLER] !== permit.seat) continue;
    const here = g.card(g.baseIdOf(from));
    if (permit.at !== NO_CARD && permit.at !== here) continue;
    listPile(g, permit, index, zoneOf(permit.seat, DISCARD), here);
  }
}

/** Minions that say so themselves, likewise; where any may be played from there, they are listed already. */
function listSubstitutes(g: Game, permit: Permit, index: number): void {
  const b = g.block;
  const { options } = g;
  const { seat } = permit;
  for (let id = firstIn(b, zoneOf(seat, DISCARD)); id; id = nextOf(b, id)) {
    if (!isSubstitute(g, seat, id) || !isFirstOfKind(b, id)) continue;
    const listed = options.length;
    listMinionPlays(g, permit, index, id, permit.at);
    for (let i = options.length - 1; i >= listed; i--)
      if (canPlayFromDiscard(g, seat, whereIn(options.at(i)))) options.remove(i);
  }
}

/** Does the player own such minions? */
const hasSubstitutes = (g: Game, seat: Seat): boolean => (g.substitutes & (1 << seat)) !== 0;

/** It is about to be played so. */
const isSubstituting = (g: Game, seat: Seat, id: number): boolean =>
  g.block[cardAt(id) + ZONE] === zoneOf(seat, DISCARD) && isSubstitute(g, seat, id);

const isSubstitute = (g: Game, seat: Seat, id: number): boolean =>
  (g.traitsOf(id) & WORKS_FROM_DISCARD) !== 0 && g.abilitiesOf(id).inPlaceOfMinion?.(g, g.card(id), seat) === true;

/** Actions from another pile in place of one from the hand, on the minion that allows it. */
function listActionsFromOtherPiles(g: Game, permit: Permit, index: number): void {
  for (const from of listeners(g, ACTIONS_FROM)) {
    const on = g.card(from);
    if (g.block[cardAt(from) + CONTROLLER] !== permit.seat) continue;
    if (permit.at !== NO_CARD && permit.at !== on && permit.at !== g.baseOf(on)) continue;
    listPile(g, permit, index, zoneOf(permit.seat, DISCARD), on);
  }
}

const isBarred = (g: Game, seat: Seat): boolean => g.effects.length > 0 && g.isBarred(seat);

/** "You cannot play a copy of it this turn." */
export function isForbiddenCopy(g: Game, seat: Seat, id: number): boolean {
  const def = g.block[cardAt(id) + DEF];
  for (const e of g.effects) if (e.kind === 'noCopies' && e.seat === seat && e.amount === def) return true;
  return false;
}

/** Neither the card itself nor anything in play says where it can be played. */
const isUnrestricted = (g: Game, id: number): boolean =>
  g.block[HOOK_COUNTS + FORBID] === 0 && (g.traitsOf(id) & CONDITIONAL) === 0;

/** May the seat play the card there (a base, a minion, 0 for nowhere)? Asks nobody. */
export function canPlayAt(g: Game, seat: Seat, id: number, where: number): boolean {
  if (isUnrestricted(g, id)) return true;
  const { canPlay } = g.abilitiesOf(id);
  const at = where ? g.card(where) : NO_CARD;
  return (!canPlay || canPlay(g, g.card(id), seat, at)) && !isForbidden(g, seat, id, where);
}

/** Does a card in play keep the seat from playing the card there (0: on nothing)? */
export function isForbidden(g: Game, seat: Seat, id: number, where: number): boolean {
  const at = where ? g.card(where) : NO_CARD;
  for (const from of listeners(g, FORBID)) {
    if (!g.abilitiesOf(from).forbids?.(g, g.card(from), g.card(id), seat, at)) continue;
    if (g.block[cardAt(from) + ZONE] !== BASES || !ignoresBase(g, from, seat, true)) return true;
  }
  return false;
}

// ── Playing ─────────────────────────────────────────────────────────────────────────────────────

const count = (g: Game, seat: Seat, what: number): void => {
  const at = PLAYERS + seat * PLAYER_SIZE + what;
  g.block[at] = (g.block[at] as number) + 1;
};

/** The player has played one more minion (TURN-22). */
export function countMinion(g: Game, seat: Seat): void {
  count(g, seat, MINIONS_PLAYED);
  if (inOwnPlayPhase(g, seat)) count(g, seat, MINIONS_PLAYED_PHASE);
}

type Run = (scene: Scene) => void;

/**
 * Plays a card: on a base, on a minion, or (a standard action) on nothing (TURN-08, TURN-09). `run` replaces what it does;
 * `isSilent`: it has no abilities until the end of the turn; `as`: it has the text of that definition.
 */
export function playCard(
  g: Game,
  seat: Seat,
  id: number,
  where: number,
  extra: boolean,
  run?: Run,
  isSilent = false,
  as = 0,
): Card {
  const isMinion = g.typeOf(id) === TYPES.minion;
  if (isMinion) countMinion(g, seat);
  else count(g, seat, ACTIONS_PLAYED);
  const isFromHidden = comesFromHandOrDeck(g, id);
  const isSpecial = isMinion && hasSubstitutes(g, seat) && isSubstituting(g, seat, id);
  putCard(g, id, isMinion ? HOSTED + where : LIMBO);
  g.block[cardAt(id) + CONTROLLER] = seat; // CTRL-01, PLAY-23
  g.sink?.({ type: 'play', seat, card: g.face(id), extra, ...(where ? { on: g.face(where) } : {}) });
  if (isSilent) g.cancelText(g.card(id), 'endOfTurn');
  if (as) g.block[cardAt(id) + ABILITIES] = as;
  if (isMinion) g.powers?.set(g.card(id), g.powerOf(g.card(id))); // it may yet grow
  enter(g, g.card(id), seat, JUST_PLAYED);
  if (g.mayBeImmune) shedNow(g); // the card has left the hand (PLAY-20)
  if (!isMinion) {
    if (!where) g.spent.push({ card: g.card(id), frame: g.frame });
    else if (buriesItself(g, id)) bury(g, g.card(id), g.card(where), seat);
    else attach(g, seat, id, where);
  }
  const card = g.card(id);
  if (as) takeText(g, card, as);
  notePlay(g, card, seat);
  resolvePlayed(g, seat, card, run);
  tellNewcomer(g, card);
  if (isSpecial) tellSpecial(g, card, seat);
  if (isFromHidden) tellForeign(g, card, seat);
  if (!isMinion || g.abilitiesOf(id).protects) shed(g); // TIME-04: what it protects from, it protects from now on
  leave(g);
  return card;
}

export function notePlay(g: Game, card: Card, by: Seat): void {
  const played = { card, by, on: g.hostOf(card) };
  g.plays.push(g.traits & REMEMBERS_POWERS && g.isMinion(card) ? { ...played, power: g.powerOf(card) } : played);
}

/** From a hand or deck, or laid face down by a player (BURY-08); what was revealed off a deck waits in limbo (TOP-04). */
function comesFromHandOrDeck(g: Game, id: number): boolean {
  const zone = g.block[cardAt(id) + ZONE] as number;
  return zone === LIMBO || !isPublic(zone);
}

const buriesItself = (g: Game, id: number): boolean => g.rules.playOn[g.textOf(id)] === PLAY_ON.bury;

/** Onto its base or minion; a target that is immune discards it instead (PROT-07). */
function attach(g: Game, seat: Seat, id: number, where: number): void {
  const target = reach(g, 'attach', [g.card(where)])[0];
  if (!target) {
    discard(g, g.card(id));
    return;
  }
  putCard(g, id, HOSTED + idOf(target));
  g.block[cardAt(id) + CONTROLLER] = seat;
  g.source = g.card(id);
  tellIfRaised(g, target, g.source);
  hold(g, g.source);
}

/** Those who react to the play are noted, the card's own ability resolves, and then they answer (RES-01 to RES-05). */
function resolvePlayed(g: Game, seat: Seat, card: Card, run: Run | undefined): void {
  const id = idOf(card);
  const wasRepelled = !g.isInPlay(card) && !g.isInLimbo(card);
  const canBeCopied = (g.traits & bitOf(HOOK.played)) !== 0;
  if (canBeCopied || isHeard(g, HOOK.played)) {
    const played = happening(HOOK.played, card, g.baseOf(card), seat, seat, g.ownerOf(card));
    if (canBeCopied) g.waiting.push({ frame: g.frame, happening: played, deed: { text: g.textOf(card), run } });
    tell(g, played);
  }
  if (wasRepelled) return;
  const ability = run ?? g.abilitiesOf(id).onPlay;
  if (ability) ability(sceneOf(g, id, seat));
  if (g.isInPlay(card) && g.abilitiesOf(id).everyTurn) grantOfTurn(g, id);
}
