/** The moves of the active player in the play phase. One list serves the engine, screens and bots. */
import { canPlayTitan } from '../effects/titans.ts';
import { wordsOf } from '../model/game.ts';
import { SHOWS_TOP_BASE, USE, USED_FROM_HAND, WORKS_FROM_DISCARD } from '../model/hooks.ts';
import type { Table } from '../model/table.ts';
import { askAnyway } from '../resolution/choose.ts';
import { chooseCard } from '../resolution/questions.ts';
import {
  ABILITIES,
  ACTIVE,
  BASES,
  CONTROLLER,
  DEF,
  DISCARD,
  HAND,
  HOOK_COUNTS,
  idOf,
  NO_CARD,
  type Seat,
  ZONE,
  zoneOf,
} from '../state/block.ts';
import type { Permit } from '../state/records.ts';
import { cardAt, firstIn, isFirstOfKind, nextOf } from '../state/zones.ts';
import { isUsed } from '../table/limits.ts';
import { listeners } from '../table/listeners.ts';
import { ignoresBase } from '../table/protection.ts';
import { cardIn, END_MOVE, isUse, permitIn, useMove, whereIn } from './move.ts';
import { playWithPermit } from './play.ts';
import { listPlays } from './plays.ts';
import { hasBeenUsed, letsUseAgain, regularPermits, useAbility, useOf, userOf } from './uses.ts';

/** Two permits that allow the same plays at the same price are one choice. */
const alike = (a: Permit, b: Permit): boolean =>
  a.play === b.play &&
  a.maxPower === b.maxPower &&
  a.except === b.except &&
  a.at === b.at &&
  a.near === b.near &&
  a.weaker === b.weaker &&
  a.from === b.from &&
  a.on === b.on &&
  a.regular === b.regular &&
  a.whereIHaveNone === b.whereIHaveNone &&
  a.whereIHaveOne === b.whereIHaveOne &&
  a.whereIAmBehind === b.whereIAmBehind;

/** Fills `g.options` with every legal move of the active player; ending the phase is the first (TURN-06). */
export function listMoves(g: Table): void {
  const { options, permits } = g;
  const seat = g.block[ACTIVE] as number;
  options.length = 0;
  options.push(END_MOVE);
  g.probing++;
  for (let i = 0; i < permits.length; i++) {
    const permit = permits[i] as Permit;
    let known = false;
    for (let j = 0; j < i && !known; j++) known = alike(permits[j] as Permit, permit);
    if (!known) listPlays(g, permit, i);
  }
  listUses(g, seat);
  g.probing--;
}

function listUses(g: Table, seat: Seat): void {
  const b = g.block;
  if (b[HOOK_COUNTS + USE] !== 0) {
    for (const id of listeners(g, USE)) {
      const isTheirs = b[cardAt(userOf(g, id)) + CONTROLLER] === seat || isOfferedByBase(g, id, seat);
      if (isTheirs && canUse(g, id, seat)) listUse(g, useMove(idOf(id)));
    }
  }
  if (g.traits & USED_FROM_HAND) listUsesFrom(g, seat, USED_FROM_HAND, zoneOf(seat, HAND));
  if (g.reusers & (1 << seat)) listUsesFrom(g, seat, WORKS_FROM_DISCARD, zoneOf(seat, DISCARD));
}

/** Two texts of one card are one move: they come one after the other. */
function listUse({ options }: Table, move: number): void {
  if (options.at(options.length - 1) !== move) options.push(move);
}

function listUsesFrom(g: Table, seat: Seat, trait: number, zone: number): void {
  const b = g.block;
  const { traits } = g.rules;
  for (let id = firstIn(b, zone); id; id = nextOf(b, id)) {
    if (
      ((traits[b[cardAt(id) + ABILITIES] as number] as number) & trait) !== 0 &&
      isFirstOfKind(b, id) &&
      canUse(g, id, seat)
    )
      g.options.push(useMove(id));
  }
}

/** The ability of a base can be used by the player whose turn it is. */
const isOfferedByBase = (g: Table, id: number, seat: Seat): boolean =>
  g.block[cardAt(id) + ZONE] === BASES && !ignoresBase(g, id, seat, false);

function canUse(g: Table, id: number, seat: Seat): boolean {
  const use = useOf(g, id);
  if (use?.from === 'aside' && !canPlayTitan(g, seat, g.card(id))) return false;
  if (use?.spends && regularPermits(g, use.spends).length === 0) return false;
  if (!use || (hasBeenUsed(g, id, seat) && letsUseAgain(g, id, seat) === NO_CARD)) return false;
  if (use.sharedByName && isUsed(g, g.block[cardAt(id) + DEF] as number, seat, NO_CARD)) return false;
  return !use.can || use.can(wordsOf(g), g.card(id), seat);
}

/** Asks the player which text of a base with two texts they use (echo.ts). */
function textToUse(g: Table, id: number): number {
  const { active } = g;
  g.probing++;
  const able = [...new Set(listeners(g, USE))].filter((one) => idOf(one) === id && canUse(g, one, active));
  g.probing--;
  if (able.length < 2) return able[0] ?? id;
  const [top = NO_CARD] = g.baseDeck();
  const isOfTop = chooseCard(g, active, [g.card(id), top], { to: 'useAbility' }) === top;
  return able.find((one) => (one !== id) === isOfTop) as number;
}

/** Asks for one move and makes it. False: the player ends the phase. */
export function makeMove(g: Table): boolean {
  listMoves(g);
  g.offered = g.permits;
  if (g.options.length === 1 && g.config.endOfPlay === 'automatic' && !g.config.discreet) return false;
  const index = askAnyway(g, g.block[ACTIVE] as number, 'move', 'turn', false);
  const move = g.options.at(index);
  if (move === END_MOVE) return false;
  if (isUse(move)) useAbility(g, g.traits & SHOWS_TOP_BASE ? textToUse(g, cardIn(move)) : cardIn(move));
  else playWithPermit(g, permitIn(move, g.permits) as Permit, cardIn(move), whereIn(move));
  return true;
}
