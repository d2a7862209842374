/** All cards of the sets in one table, indexed by number, with what the engine wants to know at a glance. */
import { type Card, HOOK_SLOTS } from './block.ts';
import type { Abilities, CardDef, CardType, FactionDef, Reaction, SetDef, SideDeckId, Special, Text } from './defs.ts';
import { Defect, Refusal } from './errors.ts';
import type { Game } from './game.ts';
import { MOMENTS, type Moment, SPECIAL_MOMENTS } from './moments.ts';
import { type Printed, print } from './printed.ts';
import { contentsOf, type ShelvedSet, shelve, titansOf } from './shelf.ts';

// Hooks: the ways in which a card in play is asked about things that happen elsewhere.
export const POWER = 0;
export const PROTECT = 1;
export const INSTEAD = 2;
export const FORBID = 3;
export const IGNORE = 4;
export const COUNTS_AS = 5;
export const PLAY_FROM = 6;
export const USE = 7;
export const EVERY_TURN = 8;
export const COPIES = 9;
export const BREAKPOINT = 10;
export const TOTAL = 11;
export const STAYS_BEHIND = 12;
export const TALENT_AGAIN = 13;
export const ALSO_TOP_BASE = 14;
export const ACTION_POWER = 15;
export const TITAN = 16; // is a titan
export const PEACE = 17;
export const USELESS = 18;
export const NO_SCORING = 19;
export const NO_SPECIALS = 20;
export const ACTIONS_FROM = 21;
export const STEPS_IN = 22;
export const PRINTED = 23;
export const BY_HAND = 24;
const FIRST_MOMENT = 25;
const HOOKS = FIRST_MOMENT + MOMENTS.length;
if (HOOKS > HOOK_SLOTS || SPECIAL_MOMENTS > 22) throw new Defect('more hooks than the block has room for');

/** The hook of each moment. Where the moment is known, `HOOK.moved` is known when the code is compiled. */
export const HOOK = Object.fromEntries(MOMENTS.map((moment, i) => [moment, FIRST_MOMENT + i])) as {
  readonly [M in Moment]: number;
};

/** A bit for the hook of each moment that Specials can answer, for a set of them in one number. */
export const bitOf = (hook: number): number => (hook < FIRST_MOMENT + SPECIAL_MOMENTS ? 1 << (hook - FIRST_MOMENT) : 0);

// Traits of a text, known without reading it: a bit each, besides the bits of the moments that it is a Special at.
export const REMEMBERS_POWERS = 1 << 22;
export const REMEMBERS_MOVES = 1 << 23;
export const SILENCES = 1 << 24;
export const HAS_TREASURES = 1 << 25; // a card of that deck (SETUP-16)
export const HAS_MONSTERS = 1 << 26;
export const HAS_MADNESS = 1 << 27;
export const CONDITIONAL = 1 << 28; // says where it can be played
export const WORKS_FROM_DISCARD = 1 << 29;
export const SHOWS_TOP_BASE = 1 << 30;
export const USED_FROM_HAND = 1 << 31;

const TRAIT_OF_DECK = {
  madness: HAS_MADNESS,
  monster: HAS_MONSTERS,
  treasure: HAS_TREASURES,
} as const satisfies Record<SideDeckId, number>;

const specialsOf = ({ special }: Abilities): readonly Special[] => (special ? [special].flat() : []);

const traitsOf = (def: Abilities): number =>
  specialsOf(def).reduce((bits, { on }) => bits | bitOf(HOOK[on]), otherTraitsOf(def));

const otherTraitsOf = ({
  canPlay,
  use,
  inPlaceOfMinion,
  silences,
  alsoTopBase,
  remembersMoves,
  remembersPowers,
}: Abilities): number =>
  (silences ? SILENCES : 0) |
  (canPlay ? CONDITIONAL : 0) |
  (use?.from === 'discard' || inPlaceOfMinion ? WORKS_FROM_DISCARD : 0) |
  (use?.from === 'hand' ? USED_FROM_HAND : 0) |
  (alsoTopBase ? SHOWS_TOP_BASE : 0) |
  (remembersMoves ? REMEMBERS_MOVES : 0) |
  (remembersPowers ? REMEMBERS_POWERS : 0);

/** The Special of a card at that moment; `traits` say whether it has one. */
export const specialAt = (abilities: Compiled, hook: number): Special =>
  abilities.specials[hook - FIRST_MOMENT] as Special;

export const reactionOf = (abilities: Compiled, hook: number): Reaction =>
  abilities.reactions[hook - FIRST_MOMENT] as Reaction;

export const TYPES = { minion: 1, action: 2, base: 3, titan: 4 } as const satisfies Record<CardType, number>;

/** The abilities of a card, all of one shape whatever it has: reading them is what the engine does most. */
export type Compiled = { readonly [K in Exclude<keyof Abilities, 'on' | 'special'>]-?: Abilities[K] | undefined } & {
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

/** A list by the hook of the moments; nobody looks into that of a text that has none. */
function byMoment<T>(entries: readonly (readonly [Moment, T])[]): readonly (T | undefined)[] {
  if (entries.length === 0) return NONE;
  const list = new Array<T | undefined>(MOMENTS.length).fill(undefined);
  for (const [moment, item] of entries) list[HOOK[moment] - FIRST_MOMENT] = item;
  return list;
}

function compile(defs: readonly Abilities[]): Compiled[] {
  const asReaction = toOneShape(defs.flatMap((def) => reactionsOf(def).map(([, reaction]) => reaction)));
  const asSpecial = toOneShape(defs.flatMap(specialsOf));
  const asUse = toOneShape(defs.map((def) => def.use));
  const asChange = toOneShape(defs.map((def) => def.changesPower));
  const asReplacement = toOneShape(defs.map((def) => def.instead));
  const compileOne = (def: Abilities): Compiled => ({
    // First what is read all the time: it lies together.
    onPlay: def.onPlay,
    everyTurn: def.everyTurn,
    protects: def.protects,
    protectsByHand: def.protectsByHand,
    reactions: byMoment(reactionsOf(def).map(([moment, reaction]) => [moment, asReaction(reaction)])),
    use: def.use && asUse(def.use),
    changesPower: def.changesPower && asChange(def.changesPower),
    canPlay: def.canPlay,
    forbids: def.forbids,
    instead: def.instead && asReplacement(def.instead),
    specials: byMoment(specialsOf(def).map((special) => [special.on, asSpecial(special)])),
    onUncover: def.onUncover,
    startingPower: def.startingPower,
    printsPower: def.printsPower,
    changesBreakpoint: def.changesBreakpoint,
    startingBreakpoint: def.startingBreakpoint,
    changesTotal: def.changesTotal,
    owed: def.owed,
    alsoAffects: def.alsoAffects,
    stepsInFor: def.stepsInFor,
    inPlaceOfMinion: def.inPlaceOfMinion,
    silences: def.silences,
    controlsBearer: def.controlsBearer,
    makesUseless: def.makesUseless,
    staysBehind: def.staysBehind,
    ignoresBase: def.ignoresBase,
    countsAs: def.countsAs,
    minionsHereAlsoFrom: def.minionsHereAlsoFrom,
    actionsOnItAlsoFrom: def.actionsOnItAlsoFrom,
    talentAgain: def.talentAgain,
    alsoTopBase: def.alsoTopBase,
    addsLoot: def.addsLoot,
    preventsScoring: def.preventsScoring,
    barsSpecials: def.barsSpecials,
    titansAtPeace: def.titansAtPeace,
    remembersMoves: def.remembersMoves,
    remembersPowers: def.remembersPowers,
  });
  const blank = compileOne(BLANK);
  return defs.map((def) => (def === BLANK ? blank : compileOne(def)));
}

// Whose power a card changes, and where an action is played, as numbers.
export const POWER_OF = { self: 1, bearer: 2, here: 3, anywhere: 4 } as const;
/** In place of these: it says what its own power starts from. */
export const STARTING_POWER = 5;
export const PLAY_ON = { base: 1, minion: 2, ownMinion: 3, bury: 5 } as const;
/** An action that is nothing but a Special waits for its moment. */
export const ONLY_SPECIAL = 4;

function powerOf({ changesPower, startingPower }: Abilities): number {
  if (startingPower) return STARTING_POWER;
  return changesPower ? POWER_OF[changesPower.of] : 0;
}

function playOn(def: CardDef): number {
  if (def.type !== 'action') return 0;
  if (def.playOn) return PLAY_ON[def.playOn];
  return def.special && !def.onPlay ? ONLY_SPECIAL : 0;
}

/** Below the third, no place is worth anything (SCORE-12). */
export const PLACES = 3;

/** The number of the first text that a titan has beside its deck: new boxes do not move it. */
const ASIDES = 2048;

const BLANK: CardDef = {
  type: 'action',
  id: 'blank',
  copies: 0,
  name: { en: '', fr: '' },
  icon: '',
  text: { en: '', fr: '' },
};

/** A deck beside the players', as numbers. */
export interface SideDeck {
  readonly deck: SideDeckId;
  readonly defs: readonly number[];
}

/**
 * Boxes may stay closed. Numbers follow the shelf, not what is open, so that a state means the same whoever reads it;
 * the numbers of a closed box belong to blank cards.
 */
export class Rules {
  /** Changes with every change of a card or of the engine that makes old answers mean something else. */
  readonly version: string;
  readonly shelf: readonly ShelvedSet[];
  /** The boxes that are open. */
  readonly sets: readonly SetDef[];
  /** Index 0 is a card without text. */
  readonly defs: readonly CardDef[];
  /** The factions of the boxes that are open. */
  readonly factions: readonly FactionDef[];
  /** All factions, by their number. */
  readonly factionIds: readonly string[];
  readonly type: Uint8Array;
  /** Printed power of minions. */
  readonly power: Int16Array;
  readonly breakpoint: Int16Array;
  /** VP of the places on a base, PLACES to each. */
  readonly vp: Int8Array;
  readonly faction: Int16Array;
  /** See POWER_OF and STARTING_POWER; 0: none. */
  readonly powerOf: Uint8Array;
  /** See PLAY_ON; 0: a standard action. */
  readonly playOn: Uint8Array;
  readonly traits: Int32Array;
  /** By the number of a text: that of a card, or beyond them that of a titan beside the deck (`asideOf`). */
  readonly abilities: readonly Compiled[];
  readonly hooks: readonly (readonly number[])[];
  /** The number of the text that a titan has beside its owner's deck. */
  readonly asideOf: Int16Array;
  /** What a card is called: its id, and the groups that its name holds. */
  readonly names: readonly (readonly string[])[];
  /** Whether a card listens to a hook: a byte for each hook, HOOK_SLOTS to a card. */
  readonly listens: Uint8Array;
  readonly #index = new Map<string, number>();
  readonly #factionIndex: ReadonlyMap<string, number>;
  readonly #setOfFaction: readonly ShelvedSet[];
  /** The 20 cards of each faction, as numbers; none in a closed box. */
  readonly decks: readonly (readonly number[])[];
  /** The titan of each faction, as number; 0: none. */
  readonly titans: readonly number[];
  /** The bases of each open box, as numbers. */
  readonly basesOf: ReadonlyMap<string, readonly number[]>;
  /** The decks beside the players' that each open box brings. */
  readonly sideDecksOf: ReadonlyMap<string, readonly SideDeck[]>;

  constructor(sets: readonly SetDef[], version: string, shelf: readonly ShelvedSet[] = sets.map(shelve)) {
    this.version = version;
    this.shelf = shelf;
    this.sets = shelf.flatMap(({ id }) => sets.find((set) => set.id === id) ?? []);
    this.factions = this.sets.flatMap((set) => set.factions);
    this.factionIds = shelf.flatMap((set) => set.factions);
    this.#factionIndex = new Map(this.factionIds.map((id, i) => [id, i]));
    this.#setOfFaction = shelf.flatMap((set) => set.factions.map(() => set));
    this.defs = [BLANK, ...shelf.flatMap((set) => this.#contentsOf(set))];
    const count = this.defs.length;
    if (count > ASIDES) throw new Defect('more cards than there are numbers for');
    const unused = new Array<Abilities>(ASIDES - count).fill(BLANK);
    const asides = shelf.flatMap((set) => this.#asidesOf(set));
    const texts: readonly Abilities[] = [...this.defs.map(textOf), ...unused, ...asides];
    this.type = new Uint8Array(count);
    this.power = new Int16Array(count);
    this.breakpoint = Int16Array.from(this.defs, (def) => (def.type === 'base' ? def.breakpoint : 0));
    this.vp = new Int8Array(count * PLACES);
    this.faction = new Int16Array(count).fill(-1);
    this.listens = new Uint8Array(texts.length * HOOK_SLOTS);
    this.powerOf = Uint8Array.from(texts, powerOf);
    this.playOn = Uint8Array.from(this.defs, playOn);
    this.traits = Int32Array.from(texts, traitsOf);
    this.abilities = compile(texts);
    this.names = this.defs.map((def) => [def.id, ...((def.type === 'minion' && def.names) || [])]);
    this.hooks = texts.map((text, i) => (this.defs[i]?.type === 'titan' ? [...hooksOf(text), TITAN] : hooksOf(text)));
    this.hooks.forEach((hooks, text) => {
      for (const hook of hooks) this.listens[text * HOOK_SLOTS + hook] = 1;
    });
    this.asideOf = new Int16Array(count);
    let def = 1;
    let aside = ASIDES;
    for (const { size, titans } of shelf) {
      def += size;
      for (let titan = def - titans; titan < def; titan++) this.asideOf[titan] = aside++;
    }
    this.defs.forEach((def, i) => {
      if (def === BLANK && i > 0) return;
      if (this.#index.has(def.id)) throw new Defect(`two cards are called ${def.id}`);
      this.#index.set(def.id, i);
      this.type[i] = TYPES[def.type];
      this.power[i] = def.type === 'minion' ? def.power : 0;
      if (def.type === 'base') this.vp.set(def.vp, i * PLACES);
    });
    const decks = this.factionIds.map((): readonly number[] => []);
    const titans = this.factionIds.map(() => 0);
    for (const { id, cards, titan } of this.factions) {
      const f = this.factionIndex(id);
      decks[f] = this.#copiesOf(cards);
      for (const card of cards) this.faction[this.indexOf(card.id)] = f;
      if (titan) titans[f] = this.indexOf(titan.id);
    }
    this.decks = decks;
    this.titans = titans;
    this.basesOf = new Map(this.sets.map((set) => [set.id, set.bases.map((base) => this.indexOf(base.id))]));
    this.sideDecksOf = new Map(this.sets.map((set) => [set.id, this.#sideDecks(set)]));
  }

  #sideDecks({ sideDecks = [] }: SetDef): SideDeck[] {
    return sideDecks.map(({ id, cards }) => {
      const defs = this.#copiesOf(cards);
      for (const def of defs) this.traits[def] = (this.traits[def] as number) | TRAIT_OF_DECK[id];
      return { deck: id, defs };
    });
  }

  #copiesOf(cards: FactionDef['cards']): number[] {
    return cards.flatMap((card) => new Array<number>(card.copies).fill(this.indexOf(card.id)));
  }

  #contentsOf({ id, size }: ShelvedSet): readonly CardDef[] {
    const set = this.sets.find((one) => one.id === id);
    const contents = set ? contentsOf(set) : new Array<CardDef>(size).fill(BLANK);
    if (contents.length !== size) throw new Defect(`the box ${id} does not hold what the shelf says`);
    return contents;
  }

  #asidesOf({ id, titans }: ShelvedSet): readonly Abilities[] {
    const set = this.sets.find((one) => one.id === id);
    return set ? titansOf(set).map(({ aside }) => aside ?? {}) : new Array<Abilities>(titans).fill(BLANK);
  }

  /** Is it the number of a card or base in an open box? */
  isOpen(index: number): boolean {
    return index > 0 && index < this.defs.length && this.defs[index] !== BLANK;
  }

  has(id: string): boolean {
    return this.#index.has(id);
  }

  indexOf(id: string): number {
    const index = this.#index.get(id);
    if (index === undefined) throw new Refusal('bad-config', `there is no card or base called "${id}"`);
    return index;
  }

  def(index: number): CardDef {
    const def = this.defs[index];
    if (!def) throw new Defect(`there is no card number ${index}`);
    return def;
  }

  factionIndex(id: string): number {
    const index = this.#factionIndex.get(id);
    if (index === undefined) throw new Refusal('bad-config', `there is no faction called "${id}"`);
    return index;
  }

  printed(id: string, lang: keyof Text): Printed {
    return print(this.def(this.indexOf(id)), lang);
  }

  /** Of a faction, or of a deck that all share. */
  factionName(id: string, lang: keyof Text): string {
    const deck = this.sets.flatMap(({ sideDecks = [] }) => sideDecks).find((one) => one.id === id);
    return (deck ?? this.factionAt(this.factionIndex(id))).name[lang];
  }

  factionId(index: number): string {
    const id = this.factionIds[index];
    if (id === undefined) throw new Defect(`there is no faction number ${index}`);
    return id;
  }

  factionAt(index: number): FactionDef {
    const id = this.factionId(index);
    const faction = this.factions.find((one) => one.id === id);
    if (!faction) throw new Defect(`the box of ${id} is closed`);
    return faction;
  }

  /** The id of the box that the faction comes in. */
  setOfFaction(index: number): string {
    return (this.#setOfFaction[index] as ShelvedSet).id;
  }
}

/** What a card does in play: what it says, and what its number means (APOW-02). */
function textOf(def: CardDef): Abilities {
  if (def.type !== 'action' || def.power === undefined) return def;
  const { power } = def;
  const isItself = (game: Game, self: Card): boolean => game.definition(self) === def; // a copy has the text, not the power
  return {
    ...def,
    changesTotal: (game, self, seat) => (game.controllerOf(self) === seat && isItself(game, self) ? power : 0),
  };
}

function hooksOf(def: Abilities): number[] {
  const hooks: number[] = [];
  if (def.changesPower?.of === 'here' || def.changesPower?.of === 'anywhere') hooks.push(POWER);
  if (def.changesPower?.alsoActions) hooks.push(ACTION_POWER);
  if (def.printsPower !== undefined) hooks.push(PRINTED);
  if (def.protects) hooks.push(PROTECT);
  if (def.instead) hooks.push(INSTEAD);
  if (def.alsoAffects) hooks.push(COPIES);
  if (def.stepsInFor) hooks.push(STEPS_IN);
  if (def.changesBreakpoint || def.startingBreakpoint) hooks.push(BREAKPOINT);
  if (def.changesTotal) hooks.push(TOTAL);
  if (def.staysBehind) hooks.push(STAYS_BEHIND);
  if (def.talentAgain) hooks.push(TALENT_AGAIN);
  if (def.alsoTopBase) hooks.push(ALSO_TOP_BASE);
  if (def.makesUseless) hooks.push(USELESS);
  if (def.forbids) hooks.push(FORBID);
  if (def.ignoresBase) hooks.push(IGNORE);
  if (def.countsAs) hooks.push(COUNTS_AS);
  if (def.protectsByHand) hooks.push(BY_HAND);
  if (def.minionsHereAlsoFrom) hooks.push(PLAY_FROM);
  if (def.actionsOnItAlsoFrom) hooks.push(ACTIONS_FROM);
  if (def.preventsScoring) hooks.push(NO_SCORING);
  if (def.barsSpecials) hooks.push(NO_SPECIALS);
  if (def.use?.from === 'play' || def.use?.from === 'aside') hooks.push(USE);
  if (def.everyTurn) hooks.push(EVERY_TURN);
  if (def.titansAtPeace) hooks.push(PEACE);
  for (const [moment] of reactionsOf(def)) hooks.push(HOOK[moment]);
  return hooks;
}
