/** Which effect is being resolved, and what waits until it is done (RES-01 to RES-06). */
import { BASES, type Card, CONTROLLER, HOOK_COUNTS, HOSTED, idOf, NO_CARD, NOBODY, type Seat, ZONE } from './block.ts';
import type { Deed } from './copies.ts';
import type { Reaction, Scene } from './defs.ts';
import { shedNow } from './door.ts';
import { Defect } from './errors.ts';
import type { Game } from './game.ts';
import { type Happening, happening } from './moments.ts';
import { bitOf, HOOK, reactionOf } from './rules.ts';
import { cutTo, keepIf } from './state.ts';
import { clash } from './titans.ts';
import { ignoresBase, listeners } from './values.ts';
import { askForSpecials } from './window.ts';
import { cardAt } from './zones.ts';

/** A reaction that was triggered and has yet to run. */
export interface Pending {
  readonly frame: number;
  /** The card whose text this is, and which if it has two (see `Game.speaker`). */
  readonly speaker: number;
  readonly reaction: Reaction;
  readonly scene: Scene;
  readonly happening: Happening;
  /** It comes whatever has become of the card. */
  readonly isOwed?: true;
}

/** Specials can answer this once the effect is done. */
export interface Waiting {
  readonly frame: number;
  readonly happening: Happening;
  /** What was played, for whoever copies it. */
  readonly deed?: Deed;
}

/** A titan that has come to a base (titans.ts). */
export interface Arrival {
  readonly frame: number;
  readonly card: Card;
}

/** A standard action that will be discarded once what it triggered is done. */
export interface Spent {
  readonly frame: number;
  readonly card: Card;
}

/** Where a standard action goes in place of the discard pile (STD-03), and whose doing that is. */
export interface Destination {
  readonly card: Card;
  readonly source: Card;
  readonly actor: Seat;
  go(card: Card): void;
}

// Ways in which an ability comes to be resolved; they decide what may be kept for later (PLAY-06, PLAY-10).
export const JUST_PLAYED = 1;
export const BY_SPECIAL = 2;
// What is done is the doing of a talent; of a copy of an effect (COPY-02).
export const BY_TALENT = 4;
export const COPIED = 8;

const MAX_DEPTH = 60;
const MAX_SETTLING = 200;

/** The scene of a card, wherever it is; `me` is its controller unless somebody else uses or plays it. */
export function sceneOf(g: Game, id: number, me: Seat = g.block[cardAt(id) + CONTROLLER] as number): Scene {
  const zone = g.block[cardAt(id) + ZONE] as number;
  const host = zone >= HOSTED ? zone - HOSTED : 0;
  const base = g.baseIdOf(id);
  return {
    game: g,
    self: g.card(id),
    me,
    here: base ? g.card(base) : NO_CARD,
    bearer: host && host !== base ? g.card(host) : NO_CARD,
  };
}

/** The effect of `self` begins; `enter` and `leave` always come in pairs. */
export function enter(g: Game, self: Card, me: Seat, how = 0): void {
  if (++g.depth > MAX_DEPTH) throw new Defect(`runaway: ${g.sourceName()} and others trigger each other for ever`);
  g.isStirred = true;
  const { stack } = g;
  stack.push(g.source); // one by one: several at a time are slow
  stack.push(g.actor);
  stack.push(g.how);
  stack.push(g.frame);
  g.source = self;
  g.actor = me;
  g.how = how;
  g.frame = ++g.frames;
}

export function leave(g: Game): void {
  if (g.depth === 1 && isHeard(g, HOOK.strengthened)) weigh(g);
  g.depth--;
  g.frame = g.stack.pop() as number;
  g.how = g.stack.pop() as number;
  g.actor = g.stack.pop() as number;
  g.source = g.stack.pop() as number;
  if (g.depth > 0) return;
  if (g.mayBeImmune) shedNow(g);
  settle(g);
}

/** Notes what minions are worth, and tells of those that the effect being resolved has made stronger. */
export function weigh(g: Game): void {
  const before = g.powers;
  const now = new Map(g.minions({}).map((minion) => [minion, g.powerOf(minion)]));
  g.powers = now;
  if (!before) return;
  const grown = [...now].filter(([minion, power]) => power > (before.get(minion) ?? power)).map(([minion]) => minion);
  const [first] = grown;
  if (first) tell(g, happening(HOOK.strengthened, first, g.baseOf(first), g.actor, NOBODY, NOBODY, grown));
}

/** Is there a card in play that answers this moment? Else it need not even be put in words. */
export const isHeard = (g: Game, hook: number): boolean => g.block[HOOK_COUNTS + hook] !== 0;

/** Tells the cards in play, or one of them. Those that answer do so once the effect being resolved is done (RES-03, RES-16). */
export function tell(g: Game, happening: Happening, only: Card = NO_CARD): void {
  g.probing++;
  const { hook } = happening;
  const { speaker } = g;
  for (const id of listeners(g, hook)) {
    const reaction = reactionOf(g.abilitiesOf(id), hook);
    const self = g.card(id);
    if (only !== NO_CARD && self !== only) continue;
    g.speaker = id;
    if (reaction.when && !reaction.when(g, self, happening)) continue;
    if (g.block[cardAt(id) + ZONE] === BASES && ignoresBase(g, id, NOBODY, false)) continue;
    if (isToldOnce(hook)) noteOnce(g, id, reaction, happening);
    else if (reaction.joint) noteJointly(g, id, reaction, happening);
    else note(g, id, reaction, happening);
  }
  g.speaker = speaker;
  g.probing--;
  if (g.depth === 0) settle(g);
}

/** A card that comes into play while the start of the turn is being answered answers it too (CARD-036). */
export function tellNewcomer(g: Game, card: Card): void {
  if (g.window?.hook === HOOK.turnStart && g.isInPlay(card)) tell(g, g.window, card);
}

const isToldOnce = (hook: number): boolean =>
  hook === HOOK.affected || hook === HOOK.affectedByTalent || hook === HOOK.discarded || hook === HOOK.raised;

/** The card is going to answer. */
function note(g: Game, id: number, reaction: Reaction, happening: Happening): void {
  g.pending.push({ frame: g.frame, speaker: id, reaction, scene: sceneOf(g, id), happening });
}

/** The card owes this from before; it comes together with what answers the moment. */
export function noteOwed(g: Game, card: Card, me: Seat, happening: Happening, run: () => void): void {
  const scene = sceneOf(g, idOf(card), me);
  g.pending.push({ frame: g.frame, speaker: idOf(card), reaction: { run }, scene, happening, isOwed: true });
}

/** A card answers a play that affects several cards, or makes a player discard them, only once for all of them (RES-14). */
function noteOnce(g: Game, id: number, reaction: Reaction, happening: Happening): void {
  const { card, hook, by } = happening;
  const isSame = ({ frame, speaker, scene, happening: other }: Pending): boolean =>
    frame === g.frame && speaker === id && scene.self === g.card(id) && other.hook === hook && other.by === by;
  const noted = g.pending.find(isSame);
  if (noted) noted.happening.together = [...noted.happening.together, card];
  else note(g, id, reaction, { ...happening, together: [card] });
}

/** All that one player does in the effect, for a reaction that answers it jointly. */
function noteJointly(g: Game, id: number, reaction: Reaction, happening: Happening): void {
  const isSame = (p: Pending): boolean =>
    p.frame === g.frame && p.scene.self === g.card(id) && p.reaction === reaction && p.happening.by === happening.by;
  const noted = g.pending.find(isSame);
  if (noted) noted.happening.alike = [...noted.happening.alike, happening];
  else note(g, id, reaction, { ...happening, alike: [happening] });
}

/** Tells the cards in play, and lets players answer with Specials once the effect is done (RES-04). */
export function tellAndWait(g: Game, happening: Happening): void {
  if (g.traits & bitOf(happening.hook)) g.waiting.push({ frame: g.frame, happening });
  tell(g, happening);
}

/** A Special has been used: of a card in play or from a hand, and for the base about to score if it was for that. */
export function tellSpecial(g: Game, card: Card, by: Seat, cause?: Happening): void {
  if (!isHeard(g, HOOK.specialUsed)) return;
  const at = cause?.hook === HOOK.beforeScore ? cause.at : NO_CARD;
  tell(g, happening(HOOK.specialUsed, card, at, by));
}

/** Does something in the middle of an effect, with all that it triggers, before the effect goes on (RES-06, TIME-12). */
export function interrupt(g: Game, run: () => void): void {
  resolve(g, g.source, g.actor, g.how, run);
}

/** An effect from beginning to end, with all that it triggers. */
function resolve(g: Game, self: Card, me: Seat, how: number, run: () => void): void {
  enter(g, self, me, how);
  run();
  leave(g);
  if (g.depth > 0) settle(g, g.frame);
}

const NONE: never[] = [];

/** The effect is done. Card by card, the one played last first (RES-27): what it triggered, then it is discarded (RES-05). */
function settle(g: Game, after = -1): void {
  if (g.pending.length === 0 && g.spent.length === 0 && g.waiting.length === 0 && g.arrivals.length === 0) return;
  g.isStirred = true;
  if (++g.settling > MAX_SETTLING)
    throw new Defect(`runaway: ${g.sourceName()} and others trigger each other for ever`);
  const pending = takeFrom(g.pending, after + 1);
  const waiting = takeFrom(g.waiting, after + 1);
  const spent = takeFrom(g.spent, after + 1);
  const arrivals = takeFrom(g.arrivals, after + 1);
  while (pending.length > 0 || spent.length > 0 || waiting.length > 0 || arrivals.length > 0) {
    const latest = latestOf(pending, latestOf(spent, latestOf(waiting, latestOf(arrivals, 0))));
    runBatch(g, takeFrom(pending, latest));
    for (const { card } of takeFrom(arrivals, latest)) clash(g, card);
    for (const { happening, deed } of takeFrom(waiting, latest)) askForSpecials(g, happening, deed);
    for (const { card } of takeFrom(spent, latest)) putAway(g, card);
  }
  g.settling--;
}

/** Takes what came in that frame or later out of the list. */
function takeFrom<T extends { readonly frame: number }>(list: T[], frame: number): T[] {
  if (list.length === 0) return NONE;
  if (list.length === 1) return (list[0] as T).frame >= frame ? [list.pop() as T] : NONE; // as a rule
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

/** A standard action that is done goes to the discard pile, or where the last word said it should go (STD-03). */
function putAway(g: Game, card: Card): void {
  if (g.destinations.length > 0 && g.isInLimbo(card)) sendOff(g, card);
  if (g.isInLimbo(card)) g.discard(card);
}

function sendOff(g: Game, card: Card): void {
  const destination = g.destinations.findLast((d) => d.card === card);
  if (destination) resolve(g, destination.source, destination.actor, 0, () => destination.go(card));
}

/**
 * Still the same card in play with that text (TIME-41), or gone together with what it answers. While a base scores, still
 * where it counts (SCORE-35).
 */
function canStillRun(g: Game, { scene, reaction, happening, isOwed }: Pending): boolean {
  if (isOwed) return true;
  if (reaction.special && !g.canUseSpecials(scene.me)) return false;
  if (!g.isInPlay(scene.self) && !g.isAside(scene.self)) return reaction.evenIfGone || hasGone(happening, scene.self);
  if (!hasStill(g, scene.self, reaction, happening.hook)) return false;
  const isScoring = happening.hook === HOOK.beforeScore || happening.hook === HOOK.afterScore;
  return !isScoring || !reaction.when || reaction.when(g, scene.self, happening);
}

/** Is it about the card's leaving play, alone or with others? What has moved is still there. */
const hasGone = ({ hook, card, together }: Happening, self: Card): boolean =>
  hook !== HOOK.moved && (card === self || (!isToldOnce(hook) && together.includes(self)));

function hasStill(g: Game, self: Card, reaction: Reaction, hook: number): boolean {
  for (const id of listeners(g, hook)) {
    if (g.card(id) === self && reactionOf(g.abilitiesOf(id), hook) === reaction) return true;
  }
  return false;
}

/** Effects that come at one moment, in the order that the active player gives them (RES-07). */
function runBatch(g: Game, left: Pending[]): void {
  while (left.length > 0) {
    const next = takeNext(g, left);
    if (!next) return;
    enter(g, next.scene.self, next.scene.me);
    if (g.isBase(next.scene.self)) {
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
  }
}

/** "Here" is where a card is by now (TIME-30), or was when it left. */
const sceneNow = (g: Game, scene: Scene): Scene =>
  g.isInPlay(scene.self) ? sceneOf(g, idOf(scene.self), scene.me) : scene;

/** Takes the next one out of the list, and those that cannot run any more. */
function takeNext(g: Game, left: Pending[]): Pending | undefined {
  if (left.length === 1) {
    const last = left.pop() as Pending;
    return canStillRun(g, last) ? last : undefined;
  }
  keepIf(left, (p) => canStillRun(g, p));
  const next = left.length > 1 ? pickNext(g, left) : left[0];
  keepIf(left, (p) => p !== next);
  return next;
}

/** The order is asked for only when it can matter: not between copies of one card of one player, unless they are on different minions. */
function pickNext(g: Game, left: readonly Pending[]): Pending | undefined {
  const first = left[0] as Pending;
  const { me, bearer } = first.scene;
  const isLike = (p: Pending): boolean =>
    p.reaction === first.reaction && p.scene.me === me && p.scene.bearer === bearer;
  if (left.every(isLike)) return first;
  const selves = [...new Set(left.map((p) => p.scene.self))];
  const self = g.chooseNext(selves);
  return left.find((p) => p.scene.self === self);
}
