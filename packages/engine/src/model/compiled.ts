/** The abilities of a card as the engine reads them: all of one shape, found by hook, with their traits as bits. */
import { HOOK_SLOTS, type SideDeckId } from '../state/block.ts';
import type { Abilities, CardDef, CardType, Facet, FacetReaction, MinionDef, Reaction, Special } from './defs.ts';
import {
  ACTION_POWER,
  ACTIONS_FROM,
  ALLOWS,
  ALSO_TOP_BASE,
  AWARD,
  BREAKPOINT,
  bitOf,
  CONDITIONAL,
  COPIES,
  COUNTS_AS,
  COUNTS_EXTRAS,
  EVERY_TURN,
  FIRST_MOMENT,
  FORBIDS,
  HAS_MADNESS,
  HAS_MONSTERS,
  HAS_TREASURES,
  HOOK,
  IGNORE,
  IN_PLACE_OF_ACTION,
  INSTEAD,
  PLAY_FROM,
  POWER,
  PRINTED,
  PROTECT,
  RECALLS_LOSSES,
  RECALLS_POWERS,
  SHOWS_TOP_BASE,
  SILENCE,
  SILENCES,
  STAYS_BEHIND,
  STEPS_IN,
  TOTAL,
  USE,
  USED_FROM_HAND,
  WORKS_FROM_DISCARD,
} from './hooks.ts';
import { type Moment, NUMBERED_MOMENTS } from './moments.ts';

export const TRAIT_OF_DECK = {
  madness: HAS_MADNESS,
  monster: HAS_MONSTERS,
  treasure: HAS_TREASURES,
} as const satisfies Record<SideDeckId, number>;

const specialsOf = ({ special }: Abilities): readonly Special[] => (special ? [special].flat() : []);

/** A bit for each moment that it is a Special at. */
export const answersOf = (def: Abilities): number =>
  specialsOf(def).reduce((bits, { on }) => bits | bitOf(HOOK[on]), 0);

export const traitsOf = ({
  canPlay,
  use,
  fromDiscard,
  makesBearer,
  lasting = {},
  alsoTopBase,
  recalls,
  forbids,
  inPlaceOfAction,
}: Abilities & Pick<MinionDef, 'inPlaceOfAction'>): number =>
  (makesBearer === 'silent' || Object.values(lasting).some((facet) => facet.silencesGuests) ? SILENCES : 0) |
  (canPlay ? CONDITIONAL : 0) |
  (use?.from === 'discard' || fromDiscard?.what === 'itself' ? WORKS_FROM_DISCARD : 0) |
  (use?.from === 'hand' ? USED_FROM_HAND : 0) |
  (alsoTopBase ? SHOWS_TOP_BASE : 0) |
  (recalls === 'losses' ? RECALLS_LOSSES : 0) |
  (recalls === 'powers' ? RECALLS_POWERS : 0) |
  (forbids?.what === 'extras' ? COUNTS_EXTRAS : 0) |
  (inPlaceOfAction ? IN_PLACE_OF_ACTION : 0);

/** The Special of a card at that moment; `Rules.answers` says whether it has one. */
export const specialAt = (abilities: Compiled, hook: number): Special =>
  abilities.specials[hook - FIRST_MOMENT] as Special;

export const reactionOf = (abilities: Compiled, hook: number): Reaction =>
  abilities.reactions[hook - FIRST_MOMENT] as Reaction;

export const TYPES = { minion: 1, action: 2, base: 3, titan: 4 } as const satisfies Record<CardType, number>;

/** The abilities of a card, all of one shape whatever it has: reading them is what the engine does most. */
export type Compiled = {
  readonly [K in Exclude<keyof Abilities, 'on' | 'special' | 'lasting'>]-?: Abilities[K] | undefined;
} & {
  /** Reactions and Specials by the hook of their moment. */
  readonly reactions: readonly (Reaction | undefined)[];
  readonly specials: readonly (Special | undefined)[];
};

/** Copies a record so that all of these have the same fields in the same order. */
function toOneShape<T extends object>(records: readonly (T | undefined)[]): (record: T) => T {
  const fields = [...new Set(records.flatMap((record) => Object.keys(record ?? {})))] as (keyof T)[];
  return (record) => Object.fromEntries(fields.map((key) => [key, record[key]])) as T;
}

const reactionsOf = ({ on = {} }: Abilities): readonly (readonly [Moment, Reaction])[] =>
  Object.entries(on) as [Moment, Reaction][];

const NONE: readonly never[] = [];

/** A list indexed by moment; empty for a text without reactions, where nobody looks anything up. */
function byMoment<T>(entries: readonly (readonly [Moment, T])[]): readonly (T | undefined)[] {
  if (entries.length === 0) return NONE;
  const list = new Array<T | undefined>(NUMBERED_MOMENTS.length).fill(undefined);
  for (const [moment, item] of entries) list[HOOK[moment] - FIRST_MOMENT] = item;
  return list;
}

export function compile(defs: readonly Abilities[]): Compiled[] {
  const asReaction = toOneShape(defs.flatMap((def) => reactionsOf(def).map(([, reaction]) => reaction)));
  const asSpecial = toOneShape(defs.flatMap(specialsOf));
  const asUse = toOneShape(defs.map((def) => def.use));
  const asChange = toOneShape(defs.map((def) => def.changesPower));
  const asReplacement = toOneShape(defs.map((def) => def.instead));
  const asProhibition = toOneShape(defs.map((def) => def.forbids));
  const compileOne = (def: Abilities): Compiled => ({
    // First what is read all the time: it lies together.
    onPlay: def.onPlay,
    everyTurn: def.everyTurn,
    protects: def.protects,
    reactions: byMoment(reactionsOf(def).map(([moment, reaction]) => [moment, asReaction(reaction)])),
    use: def.use && asUse(def.use),
    changesPower: def.changesPower && asChange(def.changesPower),
    canPlay: def.canPlay,
    forbids: def.forbids && asProhibition(def.forbids),
    instead: def.instead && asReplacement(def.instead),
    specials: byMoment(specialsOf(def).map((special) => [special.on, asSpecial(special)])),
    onUncover: def.onUncover,
    startsFrom: def.startsFrom,
    changesBreakpoint: def.changesBreakpoint,
    changesTotal: def.changesTotal,
    changesAward: def.changesAward,
    alsoAffects: def.alsoAffects,
    stepsInFor: def.stepsInFor,
    makesBearer: def.makesBearer,
    staysBehind: def.staysBehind,
    ignoresBase: def.ignoresBase,
    countsAs: def.countsAs,
    fromDiscard: def.fromDiscard,
    allows: def.allows,
    alsoTopBase: def.alsoTopBase,
    treasures: def.treasures,
    recalls: def.recalls,
  });
  const blank = compileOne(BLANK);
  return defs.map((def) => (def === BLANK ? blank : compileOne(def)));
}

// Whether a card changes its own power or others', and where an action is played, as numbers.
export const POWER_OF = { self: 1, bearer: 2, here: 3, anywhere: 4 } as const;
/** In place of one of these: the card says what its own power starts from. */
export const STARTING_POWER = 5;
export const PLAY_ON = { base: 1, minion: 2, ownMinion: 3, bury: 5 } as const;
/** An action that is nothing but a Special waits for its moment. */
export const ONLY_SPECIAL = 4;

export function powerReachOf({ changesPower, startsFrom }: Abilities): number {
  if (startsFrom?.of === 'self') return STARTING_POWER;
  return changesPower ? POWER_OF[changesPower.of] : 0;
}

export function playOnOf(def: CardDef): number {
  if (def.type !== 'action') return 0;
  if (def.playOn) return PLAY_ON[def.playOn];
  return def.special && !def.onPlay ? ONLY_SPECIAL : 0;
}

export const BLANK: CardDef = {
  type: 'action',
  id: 'blank',
  copies: 0,
  name: { en: '', fr: '' },
  icon: '',
  text: { en: '', fr: '' },
};

/** The abilities of a card in play: its text, and the power printed on an action (APOW-02). A copy has both (COPY-16). */
export function textOf(def: CardDef): Abilities {
  if (def.type !== 'action' || def.power === undefined) return def;
  const { power } = def;
  return { ...def, changesTotal: (game, self, seat) => (game.controllerOf(self) === seat ? power : 0) };
}

export function hooksOf(def: Abilities): number[] {
  const hooks: number[] = [];
  if (def.changesPower?.of === 'here' || def.changesPower?.of === 'anywhere') hooks.push(POWER);
  if (def.changesPower?.alsoActions) hooks.push(ACTION_POWER);
  if (def.startsFrom?.of === 'bearer') hooks.push(PRINTED);
  if (def.protects) hooks.push(PROTECT);
  if (def.instead) hooks.push(INSTEAD);
  if (def.alsoAffects) hooks.push(COPIES);
  if (def.stepsInFor) hooks.push(STEPS_IN);
  if (def.changesBreakpoint || def.startsFrom?.of === 'base') hooks.push(BREAKPOINT);
  if (def.changesTotal) hooks.push(TOTAL);
  if (def.changesAward) hooks.push(AWARD);
  if (def.staysBehind) hooks.push(STAYS_BEHIND);
  if (def.allows) hooks.push(ALLOWS);
  if (def.alsoTopBase) hooks.push(ALSO_TOP_BASE);
  if (def.forbids) hooks.push(FORBIDS[def.forbids.what]);
  if (def.ignoresBase) hooks.push(IGNORE);
  if (def.countsAs) hooks.push(COUNTS_AS);
  if (def.fromDiscard?.what === 'minionsHere') hooks.push(PLAY_FROM);
  if (def.fromDiscard?.what === 'actionsOnIt') hooks.push(ACTIONS_FROM);
  if (def.use?.from === 'play' || def.use?.from === 'aside') hooks.push(USE);
  if (def.everyTurn) hooks.push(EVERY_TURN);
  for (const [moment] of reactionsOf(def)) hooks.push(HOOK[moment]);
  return hooks;
}

/** A facet, with the hooks that it listens to. */
export interface CompiledFacet {
  readonly facet: Facet;
  /** Its reactions by the hook of their moment. */
  readonly reactions: readonly (FacetReaction | undefined)[];
  readonly hooks: readonly number[];
  /** A byte for each hook. */
  readonly listens: Uint8Array;
}

export function compileFacet(facet: Facet): CompiledFacet {
  const reactions = Object.entries(facet.on ?? {}) as [Moment, FacetReaction][];
  const hooks = reactions.map(([moment]) => HOOK[moment]);
  if (facet.protects) hooks.push(PROTECT);
  if (facet.insteadOfDiscard) hooks.push(INSTEAD);
  if (facet.silencesGuests) hooks.push(SILENCE);
  if (facet.forbids) hooks.push(FORBIDS[facet.forbids.what]);
  const listens = new Uint8Array(HOOK_SLOTS);
  for (const hook of hooks) listens[hook] = 1;
  return { facet, reactions: byMoment(reactions), hooks, listens };
}
