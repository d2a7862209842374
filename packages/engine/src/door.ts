/** Whatever is done to a card in play passes here: may it happen, does something happen instead, who hears of it? */
import { BASES, type Card, CONTROLLER, HOOK_COUNTS, HOSTED, idOf, NO_CARD, NOBODY, ZONE } from './block.ts';
import { BY_TALENT, COPIED, enter, isHeard, JUST_PLAYED, leave, sceneOf, tell, tellSpecial } from './context.ts';
import type { Copier, Replacement, Verb } from './defs.ts';
import type { Game } from './game.ts';
import { happening } from './moments.ts';
import type { Purpose } from './request.ts';
import { COPIES, HOOK, IGNORE, INSTEAD, PROTECT, STEPS_IN } from './rules.ts';
import { cutTo, keepIf } from './state.ts';
import { ignoresBase, listeners } from './values.ts';
import { cardAt, firstIn, nextOf } from './zones.ts';

const KEPT_FROM: readonly Verb[] = ['destroy', 'move', 'return'];
/** The verbs of an effect `cannotBe`, as bits. */
export const verbBit = (verb: Verb): number => {
  const index = KEPT_FROM.indexOf(verb);
  return index < 0 ? 0 : 1 << index;
};

/** Is the card kept from the effect being resolved (PROT-01 to PROT-05)? */
export function isProtected(g: Game, id: number, verb: Verb): boolean {
  const target = g.card(id);
  for (const effect of g.effects) {
    if (effect.card !== target) continue;
    if (effect.kind === 'unaffected' && effect.source === g.source) return true;
    if (effect.kind === 'cannotBe' && effect.amount & verbBit(verb)) return true;
  }
  return isGuarded(g, target, verb);
}

/** Is there a card in play that keeps it from this? A base does not if its ability is ignored (TIME-42). */
function isGuarded(g: Game, target: Card, verb: Verb): boolean {
  if (g.block[HOOK_COUNTS + PROTECT] === 0) return false;
  for (const from of listeners(g, PROTECT)) {
    if (!g.abilitiesOf(from).protects?.(g, g.card(from), target, verb)) continue;
    if (g.block[cardAt(from) + ZONE] !== BASES || !ignoresBase(g, from, g.controllerOf(target), false)) return true;
  }
  return false;
}

/** A card that escapes again and again into what it escapes from is caught in the end: no rule says when (CONF-10). */
const MOST_REPLACED = 8;
const timesReplaced = ({ replaced }: Game, target: Card): number => replaced.filter((card) => card === target).length;

/**
 * Something happens instead: the active player says which, if several could (RES-07, TIME-16). Not if they say what `except`
 * does: that card asks, and does it itself.
 */
export function isReplaced(g: Game, id: number, verb: Verb, except: Card = NO_CARD): boolean {
  if (g.block[HOOK_COUNTS + INSTEAD] === 0) return false;
  const target = g.card(id);
  if (g.replaced.length >= MOST_REPLACED && timesReplaced(g, target) >= MOST_REPLACED) return false;
  const rules: number[] = [];
  for (const from of listeners(g, INSTEAD)) {
    const { when, special } = g.abilitiesOf(from).instead as Replacement;
    if (special && !g.canUseSpecials(g.controllerOf(from))) continue;
    if (when(g, g.card(from), target, verb) && !isSilenced(g, from)) rules.push(from);
  }
  return rules.length > 0 && isReplacedBy(g, rules, target, verb, except);
}

function isReplacedBy(g: Game, rules: number[], target: Card, verb: Verb, except: Card): boolean {
  const { source } = g;
  while (rules.length > 0) {
    const self = g.chooseNext([...new Set(rules.map((from) => g.card(from)))]);
    if (self === except) return false;
    const rule = rules.find((from) => g.card(from) === self) as number;
    const scene = sceneOf(g, rule);
    enter(g, self, scene.me);
    const { may, special, run } = g.abilitiesOf(rule).instead as Replacement;
    const isDone = (!may || g.confirm(scene.me, may, target)) && run(scene, target, verb, source) !== false;
    if (isDone && special) tellSpecial(g, self, scene.me);
    leave(g);
    if (isDone) {
      g.replaced.push(target);
      return true;
    }
    keepIf(rules, (other) => other !== rule);
  }
  return false;
}

/** A base whose ability everybody ignores. */
const isSilenced = (g: Game, from: number): boolean =>
  g.block[cardAt(from) + ZONE] === BASES && ignoresBase(g, from, NOBODY, false);

/** Does the player who controls the card ignore the base that would affect it (TIME-42)? */
function isIgnored(g: Game, id: number): boolean {
  if (g.block[HOOK_COUNTS + IGNORE] === 0 || !g.isBase(g.source)) return false;
  return !g.follows(g.block[cardAt(id) + CONTROLLER] as number);
}

/** Being reached twice makes sense: each time adds to it. */
const addsUp = (verb: Verb): boolean => verb === 'power' || verb === 'counter';

/**
 * The door. One part of the effect being resolved is to be done to these cards, together. Some are kept from it, or
 * something happens to them instead; others step in for them; those who react to being affected hear of it; and it may be
 * done "the same way" to more cards, unless it is about these very cards. Gives those that it is really done to; the verb
 * then does it to each of them.
 */
export function reach(g: Game, verb: Verb, targets: readonly Card[], areFixed = false): Card[] {
  const aimed = !areFixed && g.block[HOOK_COUNTS + STEPS_IN] !== 0 ? withStandIns(g, verb, targets) : targets;
  const reached = aimed.slice(); // shortened again where need be: a list that grows is bigger
  let count = 0;
  for (const target of aimed) {
    if (!addsUp(verb) && reached.indexOf(target) < count) continue;
    if (isAdmitted(g, verb, target)) reached[count++] = target;
  }
  cutTo(reached, count);
  if (!areFixed && g.block[HOOK_COUNTS + COPIES] !== 0 && count > 0) addCopies(g, verb, reached);
  return dropGone(g, reached);
}

/** Those of them that are (still) in play. */
export const inPlay = (g: Game, cards: readonly Card[]): Card[] => dropGone(g, cards.slice());

function dropGone(g: Game, cards: Card[]): Card[] {
  let count = 0;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as Card;
    if (g.isInPlay(card)) cards[count++] = card;
  }
  cutTo(cards, count);
  return cards;
}

function isAdmitted(g: Game, verb: Verb, target: Card): boolean {
  if (!g.isInPlay(target)) return false;
  const id = idOf(target);
  if (isProtected(g, id, verb) || isIgnored(g, id)) {
    g.sink?.({ type: 'spared', card: g.face(id), ...g.cause() });
    return false;
  }
  if (isReplaced(g, id, verb) || !g.isInPlay(target)) return false;
  if (g.how & JUST_PLAYED && isHeard(g, HOOK.affected)) {
    tell(g, happening(HOOK.affected, target, g.baseOf(target), g.actor, g.controllerOf(target)));
  } else if (g.how & BY_TALENT && isHeard(g, HOOK.affectedByTalent)) {
    tell(g, happening(HOOK.affectedByTalent, target, g.baseOf(target), g.actor, g.controllerOf(target)));
  }
  return true;
}

/** Does the card being played, or the talent being used, do this itself (TIME-40)? A copy of an effect is not direct (COPY-02). */
export const isDirect = (g: Game): boolean => (g.how & (JUST_PLAYED | BY_TALENT)) !== 0 && (g.how & COPIED) === 0;

/** An action that is being played has increased the power of the card (VAL-13): by so much, by a counter, or by what it is. */
export function tellRaised(g: Game, card: Card): void {
  if (!isHeard(g, HOOK.raised) || !(g.how & JUST_PLAYED) || !g.isAction(g.source)) return;
  tell(g, happening(HOOK.raised, card, g.baseOf(card), g.actor, g.controllerOf(card)));
}

/** An action has come onto the card, or has another text there: does it give it, or minions there, more power, or another print? */
export function tellIfRaised(g: Game, card: Card, action: Card): void {
  if (!isHeard(g, HOOK.raised)) return;
  const { changesPower, printsPower = 0 } = g.abilitiesOf(idOf(action));
  if (printsPower > (g.rules.power[g.defOf(card)] as number)) tellRaised(g, card);
  if (!changesPower) return;
  const near = changesPower.of === 'bearer' ? [card] : g.minions({ at: g.baseOf(action) });
  for (const minion of near) if (changesPower.by(g, action, minion) > 0) tellRaised(g, minion);
}

/** The targets of a card being played, after others have stepped in for some of them (COPY-17). */
function withStandIns(g: Game, verb: Verb, targets: readonly Card[]): readonly Card[] {
  if (!(g.how & JUST_PLAYED)) return targets;
  const aimed = targets.slice();
  targets.forEach((target, i) => {
    const able = listeners(g, STEPS_IN).map((from) => g.card(from));
    keepIf(able, (self) => stepsIn(g, verb, self, target, aimed));
    const standIn = g.chooseCard(g.controllerOf(target), able, { to: 'stepIn', may: true, about: target });
    if (!standIn) return;
    aimed[i] = standIn;
    g.sink?.({ type: 'stepIn', card: g.face(idOf(standIn)), inPlaceOf: g.face(idOf(target)) });
  });
  return aimed;
}

/** What happens once only, it takes once, unless it is kept from it; and there must be something to take. */
function stepsIn(g: Game, verb: Verb, self: Card, target: Card, aimed: readonly Card[]): boolean {
  if (!g.isInPlay(target) || !g.isOthersCard(g.controllerOf(self)) || isProtected(g, idOf(target), verb)) return false;
  if (!g.abilitiesOf(idOf(self)).stepsInFor?.(g, self, target)) return false;
  return addsUp(verb) || !aimed.includes(self) || isProtected(g, idOf(self), verb);
}

/** What can be done to one more minion "the same way", and how it is asked for. */
const ALSO: { readonly [V in Verb]?: Purpose } = {
  destroy: 'alsoDestroy',
  return: 'alsoReturn',
  place: 'alsoPlace',
  move: 'alsoMove',
  control: 'alsoControl',
  power: 'alsoPower',
  counter: 'alsoCounter',
  rescue: 'alsoRescue',
};

/** Each copier may have one more minion affected, once an action (COPY-03), by what it does directly to minions (COPY-02). */
function addCopies(g: Game, verb: Verb, reached: Card[]): void {
  const to = ALSO[verb];
  if (!to || !(g.how & JUST_PLAYED) || !isDirect(g) || !g.isStandard(g.source)) return; // COPY-01
  const direct = reached.filter((card) => g.isMinion(card));
  const { speaker } = g;
  for (const from of listeners(g, COPIES)) {
    const self = g.card(from);
    g.speaker = from;
    const copier = g.abilitiesOf(from).alsoAffects as Copier;
    const seat = g.controllerOf(g.isBase(self) ? g.source : self);
    const hasCopied = g.copied.some((copy) => copy.frame === g.frame && copy.self === self);
    if (hasCopied || (copier.oncePerTurn && g.isSpent(self, seat)) || isSilenced(g, from)) continue;
    const onto = copier.onto(g, self, direct, seat).filter((card) => addsUp(verb) || !reached.includes(card));
    const card = g.chooseCard(seat, onto, { to, may: true, about: self });
    if (!card) continue;
    g.copied.push({ frame: g.frame, self });
    if (copier.oncePerTurn) g.spend(self, seat);
    g.how |= COPIED;
    if (isAdmitted(g, verb, card)) reached.push(card);
    g.how &= ~COPIED;
  }
  g.speaker = speaker;
}

/** Is the card immune to that action, so that it cannot be on it? */
export function repels(g: Game, host: Card, action: Card): boolean {
  if (g.block[HOOK_COUNTS + PROTECT] === 0) return false;
  const { source, actor } = g;
  g.isWeighing = true;
  g.source = action;
  g.actor = g.controllerOf(action);
  const isImmune = isGuarded(g, host, 'attach');
  g.isWeighing = false;
  g.source = source;
  g.actor = actor;
  return isImmune;
}

/** A hand has got smaller, or a minion has changed hands: somebody may be immune now (PROT-06). */
export function shedNow(g: Game): void {
  g.mayBeImmune = false;
  shed(g);
}

/** Cards that have become immune to what is attached to them shed it at once (PROT-06). */
export function shed(g: Game): void {
  if (g.block[HOOK_COUNTS + PROTECT] === 0) return;
  const b = g.block;
  const repelled: Card[] = [];
  for (let base = firstIn(b, BASES); base; base = nextOf(b, base)) {
    for (let id = firstIn(b, HOSTED + base); id; id = nextOf(b, id)) {
      for (let on = firstIn(b, HOSTED + id); on; on = nextOf(b, on)) {
        if (repels(g, g.card(id), g.card(on))) repelled.push(g.card(on));
      }
    }
  }
  if (repelled.length === 0) return;
  enter(g, NO_CARD, NOBODY);
  g.destroyAll(repelled);
  leave(g);
}
