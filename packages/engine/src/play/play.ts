/** Playing cards: what happens when a card is played. */
import { bury } from '../effects/bury.ts';
import { reach, tellIfRaised } from '../effects/door.ts';
import { giveText, takeText } from '../effects/lasting.ts';
import { heedChanges, meetOngoing } from '../effects/ongoing.ts';
import { discard, tellForeign } from '../effects/piles.ts';
import { shed } from '../effects/shedding.ts';
import { PLAY_ON, TYPES } from '../model/compiled.ts';
import type { Scene } from '../model/defs.ts';
import type { Particular, PermitLimits } from '../model/filters.ts';
import { wordsOf } from '../model/game.ts';
import {
  bitOf,
  COUNTS_EXTRAS,
  EVERY_TURN,
  FORBID_PLAYING,
  HOOK,
  IN_PLACE_OF_ACTION,
  RECALLS_POWERS,
} from '../model/hooks.ts';
import { happening, inWay } from '../model/moments.ts';
import type { Table } from '../model/table.ts';
import { ask, isHidden } from '../resolution/choose.ts';
import {
  BY_SPECIAL,
  doLater,
  enter,
  interrupt,
  isAnythingPending,
  JUST_PLAYED,
  leave,
  PUT_AWAY,
  resolve,
  sceneOf,
  tell,
  tellSpecial,
  waitForSpecials,
} from '../resolution/context.ts';
import { openWindow } from '../resolution/window.ts';
import {
  ABILITIES,
  ACTIVE,
  type Base,
  type Card,
  CONTROLLER,
  HAND,
  HOOK_COUNTS,
  HOSTED,
  idOf,
  LIMBO,
  MINIONS_PLAYED,
  MINIONS_PLAYED_PHASE,
  NO_CARD,
  NOBODY,
  PLAYER_SIZE,
  PLAYERS,
  type Seat,
  USED,
  ZONE,
  zoneOf,
} from '../state/block.ts';
import type { Permit } from '../state/records.ts';
import { cardAt, countIn, isPublic } from '../state/zones.ts';
import { isHeard, listeners } from '../table/listeners.ts';
import { putCard } from '../table/placing.ts';
import { pricesAt } from '../table/prohibitions.ts';
import { powerOfCard } from '../table/values.ts';
import { cardIn, whereIn } from './move.ts';
import { inOwnPlayPhase, makePermit, NO_LIMITS, newPermit, spendPermit } from './permits.ts';
import { hasSubstitutes, isInOthersHand, isSubstituting, listParticular, listPermit } from './plays.ts';

// ── Plays that are offered at once ───────────────────────────────────────────────────────────────

/** For a play that its player has already decided on; any other may be declined (PLAY-04). */
export const MUST = true;

/** Offers the play at once. Gives the card played, as it is in play or was when it was played. */
export function playNow(g: Table, permit: Permit, must = false): Card {
  listPermit(g, permit);
  const isMasked = permit.from === 'hand' && countIn(g.block, zoneOf(permit.seat, HAND)) > 0;
  const index = ask(g, permit.seat, 'move', 'playExtra', !must, NO_CARD, isMasked);
  if (index < 0) return NO_CARD;
  const move = g.options.at(index);
  return playWithPermit(g, permit, cardIn(move), whereIn(move));
}

/** Offers to play a particular card, wherever it may be (PLAY-07); none if a hand lacks it. Gives it as played, or none. */
export function playParticular(g: Table, seat: Seat, card: Card, how: Particular, must = false): Card {
  if (isInOthersHand(g, seat, card, how)) return NO_CARD;
  listParticular(g, seat, card, how);
  const index = ask(g, seat, 'move', 'playExtra', !must, NO_CARD, card === NO_CARD || isHidden(g, idOf(card)));
  if (index < 0) return NO_CARD;
  const move = g.options.at(index);
  const { raising } = g;
  if (how.raising) g.raising = { action: cardIn(move), seat, minions: how.raising };
  const played = playCard(g, seat, cardIn(move), whereIn(move), true, undefined, how.isSilent);
  g.raising = raising;
  return played;
}

export function playWithPermit(g: Table, permit: Permit, id: number, where: number): Card {
  spendPermit(g, permit);
  return playCard(g, permit.seat, id, where, !permit.regular);
}

// ── Playing ─────────────────────────────────────────────────────────────────────────────────────

const count = (g: Table, seat: Seat, what: number): void => {
  const at = PLAYERS + seat * PLAYER_SIZE + what;
  g.block[at] = (g.block[at] as number) + 1;
};

/** The player has played one more minion (TURN-22). */
export function countMinion(g: Table, seat: Seat): void {
  count(g, seat, MINIONS_PLAYED);
  if (inOwnPlayPhase(g, seat)) count(g, seat, MINIONS_PLAYED_PHASE);
}

type Run = (scene: Scene) => void;

/**
 * Plays a card: on a base, on a minion, or (a standard action) on nothing (TURN-08, TURN-09). `run` replaces what it does;
 * `isSilent`: it has no abilities until the end of the turn; `as`: it has the text of that definition.
 */
export function playCard(
  g: Table,
  seat: Seat,
  id: number,
  where: number,
  extra: boolean,
  run?: Run,
  isSilent = false,
  as = 0,
): Card {
  const isMinion = g.typeOf(id) === TYPES.minion;
  if (where && isHeard(g, FORBID_PLAYING)) payFirst(g, seat, id, where);
  if (isMinion) countMinion(g, seat);
  const isFromHidden = comesFromHandOrDeck(g, id);
  const isSpecial = isMinion && hasSubstitutes(g, seat) && isSubstituting(g, seat, id);
  putCard(g, id, isMinion ? HOSTED + where : LIMBO);
  g.block[cardAt(id) + CONTROLLER] = seat; // CTRL-01, PLAY-23
  g.sink?.({ type: 'play', seat, card: g.face(id), extra, ...(where ? { on: g.face(where) } : {}) });
  if (isSilent) giveText(g, g.card(id), 0, 'endOfTurn');
  if (as) g.block[cardAt(id) + ABILITIES] = as;
  if (isMinion) g.powers?.set(g.card(id), powerOfCard(g, g.card(id))); // what it gains from now on counts as an increase
  enter(g, g.card(id), seat, JUST_PLAYED);
  if (g.mayBeImmune) heedChanges(g); // the card has left the hand (PLAY-20)
  const target = where ? g.card(where) : NO_CARD;
  const canGoOn = announce(g, seat, g.card(id), target);
  if (!isMinion && canGoOn) {
    if (!where) doLater(g, PUT_AWAY, g.card(id), putAway);
    else if (buriesItself(g, id)) bury(g, g.card(id), target as Base, seat);
    else attach(g, seat, id, target);
  }
  const card = g.card(id);
  if (as) takeText(g, card, as);
  notePlay(g, card, seat, extra);
  tellPlayed(g, seat, card, run);
  if (!isMinion && where && g.isInPlay(card)) g.hold(card);
  meetOngoing(g);
  resolvePlayed(g, card, run);
  if (isSpecial) tellSpecial(g, card, seat);
  if (isFromHidden) tellForeign(g, card, seat);
  if (!isMinion || g.abilitiesOf(id).protects) shed(g); // TIME-04: its protection begins now
  leave(g);
  return card;
}

/** Pays what other cards demand before the card may be played there. */
export function payFirst(g: Table, seat: Seat, id: number, where: number): void {
  for (const from of pricesAt(g, g.card(id), seat, g.card(where))) pay(g, from, seat, id);
}

const pay = (g: Table, from: Card, seat: Seat, id: number): void =>
  resolve(g, from, g.controllerOf(from), 0, () =>
    g.abilitiesOf(idOf(from)).forbids?.unless?.pay(wordsOf(g), seat, g.card(id)),
  );

export function notePlay(g: Table, card: Card, by: Seat, isExtra = false): void {
  const power = g.traits & RECALLS_POWERS && g.isMinion(card) ? powerOfCard(g, card) : undefined;
  const extra = isExtra && g.traits & COUNTS_EXTRAS ? true : undefined;
  g.plays.push({ card, by, on: g.hostOf(card), power, extra });
}

/** From a hand or deck, or laid face down by a player (BURY-08); what was revealed off a deck waits in limbo (TOP-04). */
function comesFromHandOrDeck(g: Table, id: number): boolean {
  const zone = g.block[cardAt(id) + ZONE] as number;
  return zone === LIMBO || !isPublic(zone);
}

const buriesItself = (g: Table, id: number): boolean => g.rules.playOn[g.textOf(id)] === PLAY_ON.bury;

/** Onto its base or minion; a target that is immune discards it instead (PROT-07). */
function attach(g: Table, seat: Seat, id: number, where: Card): void {
  const target = reach(g, 'attach', [where])[0];
  if (!target) {
    discard(g, g.card(id));
    return;
  }
  putCard(g, id, HOSTED + idOf(target));
  g.block[cardAt(id) + CONTROLLER] = seat;
  g.source = g.card(id);
  tellIfRaised(g, target, g.source);
}

/**
 * Specials may answer the play before the card does anything (CARD-153). Whoever controls a minion by then is the player
 * whose effect it is (CTRL-09). Is the card still being played?
 */
export function announce(g: Table, seat: Seat, card: Card, target: Card): boolean {
  return !(g.awaited & bitOf(HOOK.announced)) || askBefore(g, seat, card, target);
}

function askBefore(g: Table, seat: Seat, card: Card, target: Card): boolean {
  const at = g.baseOf(g.isInPlay(card) ? card : target);
  interrupt(g, () => openWindow(g, happening(HOOK.announced, card, at, seat, seat, g.ownerOf(card))));
  if (!g.isAlive(card)) return false;
  const controller = g.controllerOf(card);
  if (controller !== NOBODY) g.actor = controller; // a monster that nobody took stays the effect of whoever plays it
  return true;
}

/** Notes who reacts to the play, before the card does anything, even by lying there (RES-16). */
function tellPlayed(g: Table, seat: Seat, card: Card, run: Run | undefined): void {
  const canBeCopied = (g.awaited & bitOf(HOOK.played)) !== 0;
  if (!canBeCopied && !isHeard(g, HOOK.played)) return;
  const played = happening(HOOK.played, card, g.baseOf(card), seat, seat, g.ownerOf(card));
  if (g.traitsOf(idOf(card)) & IN_PLACE_OF_ACTION) inWay('asAction', played);
  if (canBeCopied) waitForSpecials(g, played, { text: g.textOf(card), run });
  tell(g, played);
}

/** The card's own ability resolves before those answer who react to the play (RES-01 to RES-05). A card that was repelled has none. */
function resolvePlayed(g: Table, card: Card, run: Run | undefined): void {
  const id = idOf(card);
  if (!g.isInPlay(card) && !g.isInLimbo(card)) return;
  const ability = run ?? g.abilitiesOf(id).onPlay;
  if (ability) ability(sceneOf(g, id, g.actor));
  if (g.isInPlay(card) && g.abilitiesOf(id).everyTurn) grantOfTurn(g, id);
}

/** A standard action that is done goes to the discard pile, or to the last other place that a card named for it (STD-03). */
function putAway(g: Table, card: Card): void {
  if (g.destinations.length > 0 && g.isInLimbo(card)) goToDestination(g, card);
  if (g.isInLimbo(card)) discard(g, card);
}

function goToDestination(g: Table, card: Card): void {
  const destination = g.destinations.findLast((d) => d.card === card);
  if (destination) resolve(g, destination.source, destination.actor, 0, () => destination.go(card));
}

// ── Rights to play that cards give ──────────────────────────────────────────────────────────────

/** The regular plays of a turn, and those that cards in play give on each turn (PLAY-01). */
export function openPlayPhase(g: Table): void {
  const seat = g.block[ACTIVE] as number;
  g.permits.push(newPermit(g, seat, 'minion', true));
  g.permits.push(newPermit(g, seat, 'action', true));
  if (g.block[HOOK_COUNTS + EVERY_TURN] !== 0) for (const id of listeners(g, EVERY_TURN)) grantOfTurn(g, id);
}

/** "On each of your turns": once a turn, also on the turn the card arrives or is taken over (CTRL-02). */
export function grantOfTurn(g: Table, id: number): void {
  const scene = sceneOf(g, id);
  const grant = g.abilitiesOf(id).everyTurn;
  if (!grant || !inOwnPlayPhase(g, scene.me) || g.block[cardAt(id) + USED] === g.turn) return;
  g.block[cardAt(id) + USED] = g.turn;
  enter(g, scene.self, scene.me);
  grantPlay(g, scene.me, grant.play, grant.at === 'here' ? { near: scene.self } : NO_LIMITS);
  leave(g);
}

/**
 * An extra play. In the player's own play phase it can wait (PLAY-06). It can also be used at once (PLAY-05): that makes a
 * difference in a duel (DUEL-10), and while something else is still to come before the player's next move (RES-27). Gained
 * at another time, or through a Special, it is used at once or lost (PLAY-09, PLAY-10).
 */
export function grantPlay(g: Table, seat: Seat, play: 'minion' | 'action', limits: PermitLimits): void {
  const canWait = !limits.now && inOwnPlayPhase(g, seat) && !(g.how & BY_SPECIAL);
  let isWanted = true;
  for (let left = limits.count ?? 1; left > 0; left--) {
    const permit = makePermit(g, seat, play, limits);
    if (canWait) {
      g.permits.push(permit);
      g.sink?.({ type: 'permit', seat, play, ...g.because() });
    }
    if (isWanted && (!canWait || g.duel || isAnythingPending(g))) isWanted = playNow(g, permit) !== NO_CARD;
  }
}
