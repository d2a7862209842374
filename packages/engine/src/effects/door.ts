/** Everything done to a card in play passes here: may it happen, does something happen instead, who hears of it? */
import type { Copier, Replacement, Rescue, Verb } from '../model/defs.ts';
import { wordsOf } from '../model/game.ts';
import { bitOf, COPIES, HOOK, IGNORE, INSTEAD, STEPS_IN } from '../model/hooks.ts';
import { happening, inWay } from '../model/moments.ts';
import type { Purpose } from '../model/request.ts';
import type { Table } from '../model/table.ts';
import { isHidden } from '../resolution/choose.ts';
import {
  BY_TALENT,
  COPIED,
  enter,
  isOthersCard,
  JUST_PLAYED,
  leave,
  sceneOf,
  tell,
  tellSpecial,
} from '../resolution/context.ts';
import { chooseCard, chooseNext, confirm, follows } from '../resolution/questions.ts';
import {
  BASES,
  type Card,
  CONTROLLER,
  DISCARD,
  HAND,
  HOOK_COUNTS,
  idOf,
  NO_CARD,
  NOBODY,
  type Seat,
  ZONE,
} from '../state/block.ts';
import type { Effect } from '../state/records.ts';
import { cutTo, keepIf } from '../state/state.ts';
import { cardAt } from '../state/zones.ts';
import { facetsOf, listensTo } from '../table/facets.ts';
import { isSpent, spend } from '../table/limits.ts';
import { isHeard, listeners } from '../table/listeners.ts';
import { canUseSpecials } from '../table/prohibitions.ts';
import { ignoresBase, isProtected } from '../table/protection.ts';
import { buriedAt, minionsIn } from '../table/queries.ts';
import { homeOf } from '../table/sides.ts';

/** Two replacements could go on replacing each other for ever. No rule limits that (CONF-10), so we stop here. */
const MOST_REPLACED = 8;
const timesReplaced = ({ replaced }: Table, target: Card): number => replaced.filter((card) => card === target).length;

/** The origin of an "instead": a card in play, by its id, or an effect that a card has left behind. */
type Rule = number | Effect;

const replacementOf = (g: Table, rule: Rule): Rescue =>
  (typeof rule === 'number' ? g.abilitiesOf(rule).instead : g.rules.facet(rule.kind).facet.insteadOfDiscard) as Rescue;

/** The card that stands for the rule where an order is asked for: for an effect, the one that left it behind, unless that lies hidden by now. */
function cardOf(g: Table, rule: Rule): Card {
  if (typeof rule === 'number') return g.card(rule);
  return isHidden(g, idOf(rule.source)) ? rule.card : g.now(rule.source);
}

/**
 * Does a replacement ("instead") take the place of this effect? If several could, the active player says which (RES-07,
 * TIME-16). `except` is a card that asks on its own behalf: if the player picks that one, the answer is no.
 */
export function isReplaced(g: Table, id: number, verb: Verb, except: Card = NO_CARD): boolean {
  if (g.block[HOOK_COUNTS + INSTEAD] === 0) return false;
  const target = g.card(id);
  if (g.replaced.length >= MOST_REPLACED && timesReplaced(g, target) >= MOST_REPLACED) return false;
  const rules = replacementsFor(g, target, verb);
  return rules.length > 0 && isReplacedBy(g, rules, target, verb, except);
}

const NONE: readonly never[] = [];

/** All that says what happens instead; not the cards that their players have declined. */
function replacementsFor(g: Table, target: Card, verb: Verb): readonly Rule[] {
  let rules: Rule[] | undefined; // most find none: then no list is made
  for (const from of listeners(g, INSTEAD)) {
    const { when, special } = g.abilitiesOf(from).instead as Replacement;
    if (g.declined.includes(from) || (special && !canUseSpecials(g, g.controllerOf(from)))) continue;
    if (!when(wordsOf(g), g.card(from), target, verb, g.source) || isSilenced(g, from)) continue;
    rules ??= [];
    rules.push(from);
  }
  if (verb !== 'discard') return rules ?? NONE;
  for (const left of facetsOf(g)) {
    if (left.effect.card !== target || !listensTo(g, left, INSTEAD)) continue;
    rules ??= [];
    rules.push(left.effect);
  }
  return rules && !isPointless(g, target, rules) ? rules : NONE;
}

/** Could the card only be placed in a hand, and goes to the discard pile of its deck all the same (MON-05), with nobody who tells one from the other? */
function isPointless(g: Table, card: Card, rules: readonly Rule[]): boolean {
  const id = idOf(card);
  if (homeOf(g, id, HAND) !== homeOf(g, id, DISCARD)) return false;
  if (isHeard(g, HOOK.leaves) || isHeard(g, HOOK.discardedFromPlay) || g.awaited & bitOf(HOOK.leaves)) return false;
  return rules.every((rule) => replacementOf(g, rule).may === 'placeInHand');
}

function isReplacedBy(g: Table, all: readonly Rule[], target: Card, verb: Verb, except: Card): boolean {
  const rules = [...all];
  while (rules.length > 0) {
    const self = chooseNext(g, [...new Set(rules.map((rule) => cardOf(g, rule)))]);
    if (self === except) return false;
    const rule = rules.find((one) => cardOf(g, one) === self) as Rule;
    if (replaces(g, rule, target, verb)) return true;
    const standing = replacementsFor(g, target, verb); // one that came to nothing may have changed something all the same
    keepIf(rules, (other) => other !== rule && standing.includes(other));
  }
  return false;
}

/** Carries out the replacement, unless its player declines; `isWanted`: the player has already agreed. */
function replaces(g: Table, rule: Rule, target: Card, verb: Verb, isWanted = false): boolean {
  const { source } = g;
  const isCard = typeof rule === 'number';
  const scene = isCard ? sceneOf(g, rule) : sceneOf(g, idOf(target), rule.seat);
  enter(g, isCard ? scene.self : rule.source, scene.me);
  const { may, special, run } = replacementOf(g, rule);
  const host = g.hostOf(target);
  const isAgreed = !may || isWanted || confirm(g, scene.me, may, target);
  // The replacement may itself be replaced: then the target is no longer where it was.
  const isDone = isAgreed && (run(scene, target, verb, source) || g.hostOf(target) !== host);
  if (isDone && special) tellSpecial(g, scene.self, scene.me);
  leave(g);
  if (isDone) g.replaced.push(target);
  return isDone;
}

/** Is there a replacement that is optional ("you may")? */
export function canBeAsked(g: Table): boolean {
  if (g.block[HOOK_COUNTS + INSTEAD] === 0) return false;
  for (const from of listeners(g, INSTEAD)) if (g.abilitiesOf(from).instead?.may) return true;
  return false;
}

/**
 * A player who may save several of these cards says which, in an order of their own, the active player
 * first (RES-13). Gives those to which nothing else happens that way.
 */
function withoutSaved(g: Table, verb: Verb, cards: readonly Card[]): readonly Card[] {
  const saved: Card[] = [];
  for (const seat of g.turnOrder()) {
    for (const rule of [...listeners(g, INSTEAD)]) {
      if (g.controllerOf(rule) === seat) saveSome(g, rule, seat, verb, cards, saved);
    }
  }
  return saved.length > 0 ? cards.filter((card) => !saved.includes(card)) : cards;
}

/** Asks as long as there are several such cards: about a single one its player is asked when its turn comes. */
function saveSome(g: Table, rule: number, seat: Seat, verb: Verb, cards: readonly Card[], saved: Card[]): void {
  const may = g.abilitiesOf(rule).instead?.may; // none if it has just been saved itself, and so has lost a copied text
  if (!may) return;
  for (;;) {
    const open = [...new Set(cards)].filter(
      (card) => !saved.includes(card) && isOptionalFor(g, rule, seat, verb, card),
    );
    if (open.length < 2) return;
    enter(g, g.card(rule), seat);
    const card = chooseCard(g, seat, open, { to: may, may: true });
    leave(g);
    if (card && replaces(g, rule, card, verb, true)) saved.push(card);
    else g.declined = [...g.declined, rule];
  }
}

/** Does this rule apply to the card, and are all the rules that do optional and this player's? */
function isOptionalFor(g: Table, rule: number, seat: Seat, verb: Verb, card: Card): boolean {
  if (!g.isInPlay(card) || timesReplaced(g, card) >= MOST_REPLACED || isProtected(g, idOf(card), verb)) return false;
  const rules = replacementsFor(g, card, verb);
  const isTheirs = (from: Rule): boolean =>
    typeof from === 'number' && g.controllerOf(from) === seat && g.abilitiesOf(from).instead?.may !== undefined;
  return rules.includes(rule) && rules.every(isTheirs);
}

/** Is it a base whose ability everybody ignores? */
const isSilenced = (g: Table, from: number): boolean =>
  g.block[cardAt(from) + ZONE] === BASES && ignoresBase(g, from, NOBODY, false);

/** Does the player who controls the card ignore the base that would affect it (TIME-42)? */
function isIgnored(g: Table, id: number): boolean {
  if (g.block[HOOK_COUNTS + IGNORE] === 0 || !g.isBase(g.source)) return false;
  return !follows(g, g.block[cardAt(id) + CONTROLLER] as number);
}

/** Can this be done to one card twice, because the results add up? */
const addsUp = (verb: Verb): boolean => verb === 'power' || verb === 'counter';

/**
 * The door. One part of the effect being resolved is to be done to these cards, together. Some are kept from it, or
 * something happens to them instead; others step in for them; those who react to being affected hear of it; and it may be
 * done "the same way" to more cards, unless it is about these very cards. Gives those that it is really done to; the verb
 * then does it to each of them.
 */
export function reach(g: Table, verb: Verb, targets: readonly Card[], areFixed = false, also?: Purpose): Card[] {
  const aimed = !areFixed && g.block[HOOK_COUNTS + STEPS_IN] !== 0 ? withStandIns(g, verb, targets) : targets;
  if (g.block[HOOK_COUNTS + INSTEAD] === 0) return admit(g, verb, aimed, areFixed, also);
  const { targets: before, declined } = g;
  const areMany = aimed.length > 1;
  g.targets = areMany ? aimed : NONE;
  g.declined = NONE;
  const open = areMany && canBeAsked(g) ? withoutSaved(g, verb, aimed) : aimed;
  const reached = admit(g, verb, open, areFixed, also);
  g.targets = before;
  g.declined = declined;
  return reached;
}

function admit(g: Table, verb: Verb, aimed: readonly Card[], areFixed: boolean, also: Purpose | undefined): Card[] {
  const reached = aimed.slice(); // copied at full length and shortened later: a list that grows takes more memory
  let count = 0;
  for (const target of aimed) {
    if (count > 0 && !addsUp(verb) && reached.indexOf(target) < count) continue;
    if (isAdmitted(g, verb, target)) reached[count++] = target;
  }
  cutTo(reached, count);
  if (!areFixed && g.block[HOOK_COUNTS + COPIES] !== 0 && count > 0) addCopies(g, verb, reached, also ?? ALSO[verb]);
  return dropGone(g, reached);
}

/** Returns the cards that are (still) in play. */
export const inPlay = (g: Table, cards: readonly Card[]): Card[] => dropGone(g, cards.slice());

function dropGone(g: Table, cards: Card[]): Card[] {
  let count = 0;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as Card;
    if (g.isInPlay(card)) cards[count++] = card;
  }
  cutTo(cards, count);
  return cards;
}

function isAdmitted(g: Table, verb: Verb, target: Card): boolean {
  if (!g.isInPlay(target)) return false;
  const id = idOf(target);
  if (isProtected(g, id, verb) || isIgnored(g, id)) {
    g.sink?.({ type: 'spared', card: g.face(id), ...g.cause() });
    return false;
  }
  if (isReplaced(g, id, verb) || !g.isInPlay(target)) return false;
  if (g.how & (JUST_PLAYED | BY_TALENT) && isHeard(g, HOOK.affected)) {
    const affected = happening(HOOK.affected, target, g.baseOf(target), g.actor, g.controllerOf(target));
    tell(g, inWay(g.how & JUST_PLAYED ? 'byCard' : 'byTalent', affected));
  }
  return true;
}

/** Tells that a card being played affects a buried card, but not which card that is: it has no type (BURY-03). */
export function tellBuried(g: Table, card: Card): void {
  if (!(g.how & JUST_PLAYED) || !isHeard(g, HOOK.affected)) return;
  tell(g, inWay('byCard', happening(HOOK.affected, NO_CARD, buriedAt(g, card), g.actor, g.controllerOf(card))));
}

/** Does the card being played, or the talent being used, do this itself (TIME-40)? A copy of an effect is not direct (COPY-02). */
export const isDirect = (g: Table): boolean => (g.how & (JUST_PLAYED | BY_TALENT)) !== 0 && (g.how & COPIED) === 0;

/** Has the card come into play because of the action that is being played? Then it was not there to be raised (CARD-136). */
function isBrought({ plays, source }: Table, card: Card): boolean {
  const before = plays.findIndex((play) => play.card === source);
  return before >= 0 && plays.findIndex((play) => play.card === card) > before;
}

/** An action that is being played has increased the power of the card (VAL-13): by +N, by a counter, or by a higher printed power. */
export function tellRaised(g: Table, card: Card): void {
  if (g.raising?.action === idOf(g.source) && g.raising.minions.includes(card)) g.raising = undefined; // it has done its part
  if (!isHeard(g, HOOK.raised) || !(g.how & JUST_PLAYED) || !g.isAction(g.source) || isBrought(g, card)) return;
  tell(g, happening(HOOK.raised, card, g.baseOf(card), g.actor, g.controllerOf(card)));
}

/** An action has come onto the card, or has got another text there. Tells of the minions whose power, or printed power, it increases. */
export function tellIfRaised(g: Table, card: Card, action: Card): void {
  if (!isHeard(g, HOOK.raised)) return;
  const { changesPower, startsFrom } = g.abilitiesOf(idOf(action));
  const printed = startsFrom?.of === 'bearer' ? (startsFrom.value(wordsOf(g), action, 0) ?? 0) : 0;
  if (printed > (g.rules.power[g.defOf(card)] as number)) tellRaised(g, card);
  if (!changesPower) return;
  const near = changesPower.of === 'bearer' ? [card] : minionsIn(g, { at: g.baseOf(action) });
  for (const minion of near) if (changesPower.by(wordsOf(g), action, minion) > 0) tellRaised(g, minion);
}

/** The targets of a card being played, after others have stepped in for some of them (COPY-17). */
function withStandIns(g: Table, verb: Verb, targets: readonly Card[]): readonly Card[] {
  if (!(g.how & JUST_PLAYED)) return targets;
  const aimed = targets.slice();
  const { targets: before } = g;
  g.targets = targets;
  targets.forEach((target, i) => {
    const able = listeners(g, STEPS_IN).map((from) => g.card(from));
    keepIf(able, (self) => stepsIn(g, verb, self, target, aimed));
    const standIn = chooseCard(g, g.controllerOf(target), able, { to: 'stepIn', may: true, about: target });
    if (!standIn) return;
    aimed[i] = standIn;
    g.sink?.({ type: 'stepIn', card: g.face(idOf(standIn)), inPlaceOf: g.face(idOf(target)) });
  });
  g.targets = before;
  return aimed;
}

/** Can this minion step in for the target? The target must not be protected; and what cannot be done to a card twice, this minion takes once, unless it is protected itself. */
function stepsIn(g: Table, verb: Verb, self: Card, target: Card, aimed: readonly Card[]): boolean {
  if (!g.isInPlay(target) || !isOthersCard(g, g.controllerOf(self)) || isProtected(g, idOf(target), verb)) return false;
  if (!g.abilitiesOf(idOf(self)).stepsInFor?.(wordsOf(g), self, target)) return false;
  return addsUp(verb) || !aimed.includes(self) || isProtected(g, idOf(self), verb);
}

/** The verbs that can be done to one more minion "the same way", and the question about each. */
const ALSO: { readonly [V in Verb]?: Purpose } = {
  destroy: 'alsoDestroy',
  return: 'alsoReturn',
  place: 'alsoPlace',
  move: 'alsoMove',
  control: 'alsoControl',
  power: 'alsoPower',
  counter: 'alsoCounter',
};

/** Each copier may have one more minion affected, once an action (COPY-03), by what it does directly to minions (COPY-02). */
function addCopies(g: Table, verb: Verb, reached: Card[], to: Purpose | undefined): void {
  if (!to || !(g.how & JUST_PLAYED) || !isDirect(g) || !g.isStandard(g.source)) return; // COPY-01
  const direct = reached.filter((card) => g.isMinion(card));
  const { speaker } = g;
  for (const from of listeners(g, COPIES)) {
    const self = g.card(from);
    g.speaker = from;
    const copier = g.abilitiesOf(from).alsoAffects as Copier;
    const seat = g.controllerOf(g.isBase(self) ? g.source : self);
    const hasCopied = g.copied.some((copy) => copy.frame === g.frame && copy.self === self);
    if (hasCopied || (copier.oncePerTurn && isSpent(g, self, seat)) || isSilenced(g, from)) continue;
    const onto = copier.onto(wordsOf(g), self, direct, seat).filter((card) => addsUp(verb) || !reached.includes(card));
    const card = chooseCard(g, seat, onto, { to, may: true, about: self });
    if (!card) continue;
    g.copied.push({ frame: g.frame, self });
    if (copier.oncePerTurn) spend(g, self, seat);
    g.how |= COPIED;
    if (isAdmitted(g, verb, card)) reached.push(card);
    g.how &= ~COPIED;
  }
  g.speaker = speaker;
}
