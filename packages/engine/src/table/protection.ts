/** Protection, immunity, and bases whose ability is ignored: everything that keeps an effect from a card. */
import type { Verb } from '../model/defs.ts';
import { wordsOf } from '../model/game.ts';
import { HOOK, IGNORE, PROTECT } from '../model/hooks.ts';
import type { Table } from '../model/table.ts';
import { BASES, type Card, CONTROLLER, idOf, MAX_STAYS, NOBODY, type Seat, ZONE } from '../state/block.ts';
import { cardAt } from '../state/zones.ts';
import { facetsOf, listensTo } from './facets.ts';
import { isHeard, listeners } from './listeners.ts';

/** Is the card kept from the effect being resolved (PROT-01 to PROT-05)? */
export function isProtected(g: Table, id: number, verb: Verb): boolean {
  const target = g.card(id);
  if (g.effects.length > 0 && isUnaffected(g, target, g.source)) return true;
  return isHeard(g, PROTECT) && (isGuardedByCard(g, target, verb) || isGuardedByFacet(g, target, verb));
}

/** Has something happened instead, so that the card is not affected by the source this turn (TIME-37)? */
export function isUnaffected({ effects }: Table, target: Card, source: Card): boolean {
  for (const effect of effects) {
    if (effect.card === target && effect.kind === 'unaffected' && effect.source === source) return true;
  }
  return false;
}

/** Does something that a card has left behind keep it from this? */
function isGuardedByFacet(g: Table, target: Card, verb: Verb): boolean {
  for (const left of facetsOf(g)) {
    if (!listensTo(g, left, PROTECT)) continue;
    if (left.facet.facet.protects?.(wordsOf(g), left.effect, target, verb)) return true;
  }
  return false;
}

/** Is there a card in play that keeps it from this? A base does not if its ability is ignored (TIME-42). */
function isGuardedByCard(g: Table, target: Card, verb: Verb): boolean {
  for (const from of listeners(g, PROTECT)) {
    if (!g.abilitiesOf(from).protects?.(wordsOf(g), g.card(from), target, verb)) continue;
    if (isAnnounced(g, g.card(from))) continue;
    if (g.block[cardAt(from) + ZONE] !== BASES || !ignoresBase(g, from, g.controllerOf(target), false)) return true;
  }
  return false;
}

/** Is the card only being announced? Its Ongoing begins after it has been played (TIME-04). */
const isAnnounced = ({ window }: Table, card: Card): boolean =>
  window !== undefined && window.happening.hook === HOOK.announced && window.happening.card === card;

/** Is it kept from an action on it also with the power that all that is on it gives it? Its protection goes by that power (VAL-07). */
export function isKeptAsItIs(g: Table, card: Card, isKept: (g: Table, card: Card) => boolean): boolean {
  const { wearing } = g;
  g.wearing = idOf(card);
  const isStillKept = isKept(g, card);
  g.wearing = wearing;
  return isStillKept;
}

const isImmuneNow = (g: Table, host: Card): boolean => isGuardedByCard(g, host, 'attach');

/** All stays that there can be come before it. */
const EVER = MAX_STAYS;

/** Is the card immune to that action, so that it cannot be on it? What the action itself does to its power does not make it so (PROT-05). */
export function repels(g: Table, host: Card, action: Card): boolean {
  if (!isHeard(g, PROTECT)) return false;
  const { source, actor } = g;
  g.weighing = EVER;
  g.source = action;
  g.actor = g.controllerOf(action);
  const isImmune = isImmuneNow(g, host) && isKeptAsItIs(g, host, isImmuneNow);
  g.weighing = 0;
  g.source = source;
  g.actor = actor;
  return isImmune;
}

/** Does the seat ignore the base's ability? A player who may ignore it does so where it would hurt. */
export function ignoresBase(g: Table, base: number, seat: Seat, hurts: boolean): boolean {
  if (!isHeard(g, IGNORE)) return false;
  for (const id of listeners(g, IGNORE)) {
    const rule = g.abilitiesOf(id).ignoresBase;
    if (!rule || g.baseIdOf(id) !== idOf(base)) continue;
    const isTheirs = rule.who === 'everybody' || g.block[cardAt(id) + CONTROLLER] === seat;
    if (isTheirs && (hurts || !rule.may)) return true;
  }
  return false;
}

/** Is the card that base, if somebody follows its ability, or a card on it? */
export const speaksAt = (g: Table, from: number, base: number): boolean =>
  idOf(from) === base ? !ignoresBase(g, base, NOBODY, false) : g.baseIdOf(from) === base;
