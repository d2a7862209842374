/** Which effect is being resolved, and what waits until it is done (RES-01 to RES-06). */
import { reactionOf, TYPES } from '../model/compiled.ts';
import type { FacetReaction, Reaction, Scene } from '../model/defs.ts';
import { wordsOf } from '../model/game.ts';
import { bitOf, FIRST_MOMENT, HOOK } from '../model/hooks.ts';
import { type Happening, happening, inWay } from '../model/moments.ts';
import type { Deed, Later, Pending, Window } from '../model/step.ts';
import type { Table } from '../model/table.ts';
import {
  BASES,
  type Base,
  type Card,
  CONTROLLER,
  HOSTED,
  idOf,
  NO_CARD,
  NOBODY,
  type Seat,
  stayOf,
  ZONE,
} from '../state/block.ts';
import { Defect } from '../state/errors.ts';
import { cutTo, keepIf } from '../state/state.ts';
import { cardAt } from '../state/zones.ts';
import { facetsOf, listensTo } from '../table/facets.ts';
import { isHeard, listeners } from '../table/listeners.ts';
import { canUseSpecials } from '../table/prohibitions.ts';
import { ignoresBase } from '../table/protection.ts';
import { minionsIn } from '../table/queries.ts';
import { powerOfCard } from '../table/values.ts';
import { pickNext } from './order.ts';

export const CLASH = 0; // of titans
export const PUT_AWAY = 1; // the action that was played, once Specials have answered

// Ways in which an ability comes to be resolved; they decide what may be kept for later (PLAY-06, PLAY-10).
export const JUST_PLAYED = 1;
export const BY_SPECIAL = 2;
// The effect is that of a talent; it is a copy of an effect (COPY-02).
export const BY_TALENT = 4;
export const COPIED = 8;

const MAX_DEPTH = 60;
const MAX_SETTLING = 200;

/** The scene of a card, wherever it is; `me` is its controller unless somebody else uses or plays it. */
export function sceneOf(
  g: Table,
  id: number,
  me: Seat = g.block[cardAt(id) + CONTROLLER] as number,
  firstBearer?: Card,
): Scene {
  const zone = g.block[cardAt(id) + ZONE] as number;
  const host = zone >= HOSTED ? zone - HOSTED : 0;
  const base = g.baseIdOf(id);
  const bearer = host && host !== base ? g.card(host) : NO_CARD;
  return {
    game: wordsOf(g),
    self: g.card(id),
    me,
    here: base ? (g.card(base) as Base) : NO_CARD,
    bearer,
    firstBearer: firstBearer ?? bearer,
  };
}

/** The effect of `self` begins; `enter` and `leave` always come in pairs. */
export function enter(g: Table, self: Card, me: Seat, how = 0): void {
  if (++g.depth > MAX_DEPTH) throw new Defect(`runaway: ${g.sourceName()} and others trigger each other for ever`);
  g.isStirred = true;
  const { stack } = g;
  stack.push(g.source); // one at a time: pushing several at once is slow
  stack.push(g.actor);
  stack.push(g.how);
  stack.push(g.frame);
  g.source = self;
  g.actor = me;
  g.how = how;
  g.frame = ++g.frames;
}

export function leave(g: Table): void {
  if (g.depth === 1 && isHeard(g, HOOK.strengthened)) weigh(g);
  g.depth--;
  g.frame = g.stack.pop() as number;
  g.how = g.stack.pop() as number;
  g.actor = g.stack.pop() as number;
  g.source = g.stack.pop() as number;
  if (g.depth > 0) return;
  if (g.mayBeImmune || g.changed.length > 0) g.heedChanges();
  settle(g);
}

/** Notes the power of all minions, and tells of those whose power the effect being resolved has increased. */
export function weigh(g: Table): void {
  const before = g.powers;
  const now = new Map(minionsIn(g, {}).map((minion) => [minion, powerOfCard(g, minion)]));
  g.powers = now;
  if (!before) return;
  const grown = [...now].filter(([minion, power]) => power > (before.get(minion) ?? power)).map(([minion]) => minion);
  const [first] = grown;
  if (first) tell(g, happening(HOOK.strengthened, first, g.baseOf(first), g.actor, NOBODY, NOBODY, grown));
}

/** Tells the cards in play. Those that answer do so once the effect being resolved is done (RES-03, RES-16). */
export function tell(g: Table, happening: Happening): void {
  g.probing++;
  const { hook } = happening;
  if (g.effects.length > 0) tellLeft(g, happening);
  for (const id of listeners(g, hook)) {
    const reaction = reactionOf(g.abilitiesOf(id), hook);
    if (!answers(g, id, reaction, happening)) continue;
    if (isToldOnce(hook)) noteOnce(g, id, reaction, happening);
    else if (reaction.joint) noteJointly(g, id, reaction, happening);
    else note(g, id, reaction, happening);
  }
  g.probing--;
  if (g.depth === 0) settle(g);
}

/** Does the card react to this? */
function answers(g: Table, id: number, { when }: Reaction, happening: Happening): boolean {
  const { speaker } = g;
  g.speaker = id;
  const isMeant = !when || when(wordsOf(g), g.card(id), happening);
  g.speaker = speaker;
  return isMeant && !(g.block[cardAt(id) + ZONE] === BASES && ignoresBase(g, id, NOBODY, false));
}

/** Something has changed while a window is open: cards in play that have not answered it may do so now (window.ts). */
export function tellAgain(g: Table): void {
  if (g.window) runBatch(g, latecomers(g, g.window, NONE));
}

/**
 * Cards that have neither answered the open window nor passed, and may answer it now: a Special whenever its condition holds
 * (TIME-06), around scoring and turns whatever has its condition now, at other times what has come into play since (CARD-036).
 */
function latecomers(g: Table, { happening, stays, answered, passed }: Window, left: readonly Pending[]): Pending[] {
  const { hook, at } = happening;
  if (!isHeard(g, hook) || (at !== NO_CARD && !g.isInPlay(at))) return NONE;
  let late = NONE as Pending[];
  g.probing++;
  for (const id of listeners(g, hook)) {
    const self = g.card(id);
    const reaction = reactionOf(g.abilitiesOf(id), hook);
    if (!reaction.special && !readsAgain(hook) && stayOf(self) <= stays) continue;
    if (isAmong(answered, self, reaction) || isAmong(passed, self, reaction) || isAmong(left, self, reaction)) continue;
    if (!answers(g, id, reaction, happening)) continue;
    if (late === NONE) late = [];
    late.push(pendingOf(g, id, reaction, happening));
  }
  g.probing--;
  return late;
}

const isAmong = (list: readonly Pending[], self: Card, reaction: Reaction): boolean =>
  list.some((p) => p.scene.self === self && p.reaction === reaction);

/** Effects that come then do so one after another: what each says about the table is read when its turn comes (SCORE-31, TURN-02, TURN-16). */
const readsAgain = (hook: number): boolean =>
  hook === HOOK.beforeScore || hook === HOOK.afterScore || hook === HOOK.turnStart || hook === HOOK.turnEnd;

const isToldOnce = (hook: number): boolean => hook === HOOK.affected || hook === HOOK.discarded || hook === HOOK.raised;

/** The card is going to answer. */
function note(g: Table, id: number, reaction: Reaction, happening: Happening): void {
  g.pending.push(pendingOf(g, id, reaction, happening));
}

const pendingOf = (g: Table, id: number, reaction: Reaction, happening: Happening): Pending => ({
  frame: g.frame,
  speaker: id,
  reaction,
  scene: sceneOf(g, id),
  happening,
});

/**
 * Tells the facets. They answer together with the cards in play, whatever has become of the cards that left them behind: each
 * as the card that it is about, or else as the one that it comes from: a base has an answer of its own.
 */
function tellLeft(g: Table, happening: Happening): void {
  const { hook } = happening;
  for (const left of facetsOf(g)) {
    if (!listensTo(g, left, hook)) continue;
    const { effect, facet } = left;
    const reaction = facet.reactions[hook - FIRST_MOMENT] as FacetReaction;
    if (reaction.when && !reaction.when(wordsOf(g), effect, happening)) continue;
    const self = effect.card && !g.isBase(effect.card) ? effect.card : effect.source;
    const scene = sceneOf(g, idOf(self), g.isBase(self) ? NOBODY : effect.seat);
    const run: Reaction['run'] = (at) => reaction.run(at, happening, effect);
    g.pending.push({ frame: g.frame, speaker: idOf(self), reaction: { run }, scene, happening, left: effect });
  }
}

/** A card answers a play that affects several cards, or makes a player discard them, only once for all of them (RES-14). */
function noteOnce(g: Table, id: number, reaction: Reaction, happening: Happening): void {
  const { card, hook, by } = happening;
  const isSame = ({ frame, speaker, scene, happening: other }: Pending): boolean =>
    frame === g.frame && speaker === id && scene.self === g.card(id) && other.hook === hook && other.by === by;
  const noted = g.pending.find(isSame);
  if (noted) noted.happening.together = [...noted.happening.together, card];
  else note(g, id, reaction, { ...happening, together: [card] });
}

/** All that one player does in the effect, for a reaction that answers it jointly. */
function noteJointly(g: Table, id: number, reaction: Reaction, happening: Happening): void {
  const isSame = (p: Pending): boolean =>
    p.frame === g.frame && p.scene.self === g.card(id) && p.reaction === reaction && p.happening.by === happening.by;
  const noted = g.pending.find(isSame);
  if (noted) noted.happening.alike = [...noted.happening.alike, happening];
  else note(g, id, reaction, { ...happening, alike: [happening] });
}

/** Tells the cards in play, and lets players answer with Specials once the effect is done (RES-04). */
export function tellAndWait(g: Table, happening: Happening): void {
  if (g.awaited & bitOf(happening.hook)) waitForSpecials(g, happening);
  tell(g, happening);
}

/** Specials can answer this once the effect is done; `deed`: what was played, for whoever copies it. */
export function waitForSpecials(g: Table, happening: Happening, deed?: Deed): void {
  g.calls.push({ frame: g.frame, happening, deed });
}

export function doLater(g: Table, stage: number, card: Card, run: Later['run'], frame: number = g.frame): void {
  g.later.push({ frame, stage, card, run });
}

/** Tells that a Special has been used, of a card in play or from a hand; if it was used before scoring, at the base about to score. */
export function tellSpecial(g: Table, card: Card, by: Seat, cause?: Happening): void {
  if (!isHeard(g, HOOK.used)) return;
  const at = cause?.hook === HOOK.beforeScore ? cause.at : NO_CARD;
  tell(g, inWay('special', happening(HOOK.used, card, at, by)));
}

/** Does something in the middle of an effect, with all that it triggers, before the effect goes on (RES-06, TIME-12). */
export function interrupt(g: Table, run: () => void): void {
  resolve(g, g.source, g.actor, g.how, run);
}

/** Is the effect being resolved that of a card of another player than this one? A base is nobody's, whoever uses it (TIME-36). */
export const isOthersCard = (g: Table, me: Seat): boolean =>
  g.actor !== NOBODY && g.actor !== me && g.typeOf(idOf(g.source)) !== TYPES.base;

/** An effect from beginning to end, with all that it triggers. */
export function resolve(g: Table, self: Card, me: Seat, how: number, run: () => void): void {
  enter(g, self, me, how);
  run();
  leave(g);
  if (g.depth > 0) settle(g, g.frame);
}

const NONE: never[] = [];

/** The effect is done. Card by card, the one played last first (RES-27): what it triggered, then it is discarded (RES-05). */
export function settle(g: Table, after = -1): void {
  if (g.pending.length === 0 && g.later.length === 0 && g.calls.length === 0) return;
  g.isStirred = true;
  if (++g.settling > MAX_SETTLING)
    throw new Defect(`runaway: ${g.sourceName()} and others trigger each other for ever`);
  if (g.calls.length === 0 && g.pending.length + g.later.length === 1) runOnly(g, after);
  else runAll(g, after);
  g.settling--;
}

/** The usual case: one thing waits, and nothing else. */
function runOnly(g: Table, after: number): void {
  const { frame } = g.pending[0] ?? (g.later[0] as Later);
  if (frame <= after) return;
  const later = g.later.pop();
  if (later) later.run(wordsOf(g), later.card);
  else runBatch(g, [g.pending.pop() as Pending]);
}

function runAll(g: Table, after: number): void {
  const pending = takeFrom(g.pending, after + 1);
  const later = takeFrom(g.later, after + 1);
  const calls = takeFrom(g.calls, after + 1);
  g.batches.push(pending);
  while (pending.length > 0 || later.length > 0 || calls.length > 0) {
    const latest = latestOf(pending, latestOf(later, latestOf(calls, 0)));
    runBatch(g, takeFrom(pending, latest));
    const due = takeFrom(later, latest);
    runLater(g, due, CLASH);
    const open = takeFrom(calls, latest);
    if (open.length > 0) g.askForSpecials(open); // RES-04: one round for all that the card has triggered
    runLater(g, due, PUT_AWAY);
  }
  g.batches.pop();
}

function runLater(g: Table, due: readonly Later[], stage: number): void {
  for (const later of due) if (later.stage === stage) later.run(wordsOf(g), later.card);
}

/** Takes what came in that frame or later out of the list. */
function takeFrom<T extends { readonly frame: number }>(list: T[], frame: number): T[] {
  if (list.length === 0) return NONE;
  if (list.length === 1) return (list[0] as T).frame >= frame ? [list.pop() as T] : NONE; // the usual case
  const taken: T[] = [];
  let kept = 0;
  for (let i = 0; i < list.length; i++) {
    const item = list[i] as T;
    if (item.frame >= frame) taken.push(item);
    else list[kept++] = item;
  }
  cutTo(list, kept);
  return taken;
}

function latestOf(list: readonly { readonly frame: number }[], latest: number): number {
  let found = latest;
  for (const { frame } of list) if (frame > found) found = frame;
  return found;
}

/**
 * Can the reaction still run? Its card must be in play with the same text (TIME-41), or have left play in the very thing that it
 * answers. Around scoring, and as a turn begins or ends, its condition must still hold (SCORE-35).
 */
function canStillRun(g: Table, { scene, reaction, happening, left }: Pending): boolean {
  if (left) return left.card === NO_CARD || g.isInPlay(left.card) || hasGone(happening, left.card);
  if (reaction.special && !canUseSpecials(g, scene.me)) return false;
  if (happening.hook === HOOK.beforeScore && !g.isInPlay(happening.at)) return false; // SCORE-08
  if (!g.isInPlay(scene.self) && !g.isAside(scene.self)) return reaction.evenIfGone || hasGone(happening, scene.self);
  if (!stillHas(g, scene.self, reaction, happening.hook)) return false;
  return !readsAgain(happening.hook) || !reaction.when || reaction.when(wordsOf(g), scene.self, happening);
}

/** Has the card left play in this happening, alone or with others? A card that has moved has not. */
const hasGone = ({ hook, card, together }: Happening, self: Card): boolean =>
  hook !== HOOK.moved && (card === self || (!isToldOnce(hook) && together.includes(self)));

function stillHas(g: Table, self: Card, reaction: Reaction, hook: number): boolean {
  for (const id of listeners(g, hook)) {
    if (g.card(id) === self && reactionOf(g.abilitiesOf(id), hook) === reaction) return true;
  }
  return false;
}

/** Effects that come at one moment, in the order that the active player gives them (RES-07). */
function runBatch(g: Table, left: Pending[]): void {
  if (left.length === 0) return;
  g.batches.push(left);
  for (let next = takeNext(g, left); next; next = takeNext(g, left)) {
    enter(g, next.left?.source ?? next.scene.self, next.scene.me);
    if (g.isBase(g.source)) {
      cutTo(g.following, 0);
      cutTo(g.ignoring, 0);
    }
    const { speaker } = g;
    g.speaker = next.speaker;
    const wasUsed = next.reaction.run(sceneNow(g, next.scene), next.happening) !== false;
    g.speaker = speaker;
    if (wasUsed && next.reaction.special) tellSpecial(g, next.scene.self, next.scene.me, next.happening);
    leave(g);
    if (g.depth > 0) settle(g, g.frame);
    const { window } = g;
    if (window?.happening !== next.happening) continue;
    (wasUsed ? window.answered : window.passed).push(next);
    if (wasUsed) left.push(...latecomers(g, window, left));
  }
  g.batches.pop();
}

/** Does a card in play still wait to answer what has happened? */
export function isAnythingPending(g: Table): boolean {
  if (g.pending.length === 0 && g.batches.length === 0) return false;
  g.probing++;
  let isOne = canAnyRun(g, g.pending);
  for (let i = 0; i < g.batches.length && !isOne; i++) isOne = canAnyRun(g, g.batches[i] as readonly Pending[]);
  g.probing--;
  return isOne;
}

function canAnyRun(g: Table, batch: readonly Pending[]): boolean {
  for (const p of batch) if (canStillRun(g, p)) return true;
  return false;
}

/** "Here" is where a card is by now (TIME-30), or was when it left. */
const sceneNow = (g: Table, scene: Scene): Scene =>
  g.isInPlay(scene.self) ? sceneOf(g, idOf(scene.self), scene.me, scene.bearer) : scene;

/** Takes the next one out of the list, and those that cannot run any more. */
function takeNext(g: Table, left: Pending[]): Pending | undefined {
  if (left.length === 0) return undefined;
  if (left.length > 1) return takeOneOf(g, left);
  const last = left.pop() as Pending;
  return canStillRun(g, last) ? last : undefined;
}

function takeOneOf(g: Table, left: Pending[]): Pending | undefined {
  keepIf(left, (p) => canStillRun(g, p));
  const next = left.length > 1 ? pickNext(g, left) : left[0];
  keepIf(left, (p) => p !== next);
  return next;
}
