/** All cards of the sets in one table, indexed by number, with what the engine wants to know at a glance. */
import { type DefNumber, type FactionNumber, HOOK_SLOTS, type SideDeckId } from '../state/block.ts';
import { Defect, Refusal } from '../state/errors.ts';
import { EFFECT_KINDS, type Effect, type EffectKind, type FacetName } from '../state/records.ts';
import {
  answersOf,
  BLANK,
  type Compiled,
  type CompiledFacet,
  compile,
  compileFacet,
  hooksOf,
  playOnOf,
  powerReachOf,
  TRAIT_OF_DECK,
  TYPES,
  textOf,
  traitsOf,
} from './compiled.ts';
import type { Abilities, CardDef, Facet, FactionDef, SetDef, Text } from './defs.ts';
import { TITAN } from './hooks.ts';
import { type Printed, print } from './printed.ts';
import { contentsOf, type ShelvedSet, shelve, titansOf } from './shelf.ts';

/** A card that goes under its owner's deck at the end of the turn, if the player controls it then (CARD-149, TURN-16). */
const RECALL: Facet = {
  on: {
    turnEnd: {
      run({ game }, _happening, { card, seat }) {
        if (game.controllerOf(card) === seat) game.place(card, 'deckBottom');
      },
    },
  },
};

/** A deck beside the players', as numbers. */
export interface SideDeck {
  readonly deck: SideDeckId;
  readonly defs: readonly DefNumber[];
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
  /** The moments at which it is a Special: a bit for each (see `bitOf`). */
  readonly answers: Int32Array;
  /** By the number of a text: that of a card, or beyond them that of a titan beside the deck (`asideOf`). */
  readonly abilities: readonly Compiled[];
  readonly hooks: readonly (readonly number[])[];
  /** The number of the text that a titan has beside its owner's deck. */
  readonly asideOf: Int16Array;
  /** The names of a card: its id and those of its namesakes, and the groups that its name holds. */
  readonly names: readonly (readonly string[])[];
  /** The first card with the same name printed on it (NAME-01): itself, unless several factions have the card. */
  readonly namesake: Int16Array;
  /** Whether a card listens to a hook: a byte for each hook, HOOK_SLOTS to a card. */
  readonly listens: Uint8Array;
  /** The facets of all cards by name, and the engine's own kinds of effects. */
  readonly facets: ReadonlyMap<Effect['kind'], CompiledFacet>;
  /** The same by number, for saved states. */
  readonly #facetNames = new Map<number, FacetName>();
  readonly #facetNumbers = new Map<Effect['kind'], number>();
  readonly #index = new Map<string, number>();
  readonly #factionIndex: ReadonlyMap<string, number>;
  readonly #setOfFaction: readonly ShelvedSet[];
  /** The 20 cards of each faction, as numbers; none in a closed box. */
  readonly decks: readonly (readonly DefNumber[])[];
  /** The titan of each faction, as number; 0: none. */
  readonly titans: readonly DefNumber[];
  /** The bases of each open box, as numbers. */
  readonly basesOf: ReadonlyMap<string, readonly DefNumber[]>;
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
    this.powerOf = Uint8Array.from(texts, powerReachOf);
    this.playOn = Uint8Array.from(this.defs, playOnOf);
    this.traits = Int32Array.from(texts, traitsOf);
    this.answers = Int32Array.from(texts, answersOf);
    this.abilities = compile(texts);
    this.facets = this.#nameFacets();
    const namesakes = this.#namesakes();
    this.namesake = Int16Array.from(this.defs, ({ name }, i) => namesakes.get(name.en)?.[0] ?? i);
    this.names = this.defs.map((def) => {
      const ids = namesakes.get(def.name.en)?.map((i) => this.def(i).id) ?? [def.id];
      return [...ids, ...((def.type === 'minion' && def.names) || [])];
    });
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

  /** The cards of open boxes by the name printed on them. */
  #namesakes(): Map<string, DefNumber[]> {
    const namesakes = new Map<string, DefNumber[]>();
    this.defs.forEach((def, i) => {
      if (def === BLANK) return;
      const known = namesakes.get(def.name.en);
      if (known) known.push(i);
      else namesakes.set(def.name.en, [i]);
    });
    return namesakes;
  }

  /** A facet is numbered after its card. */
  #nameFacets(): Map<Effect['kind'], CompiledFacet> {
    const facets = new Map<Effect['kind'], CompiledFacet>([['recalled', compileFacet(RECALL)]]);
    this.defs.forEach(({ id, lasting = {} }, def) => {
      Object.entries(lasting).forEach(([key, facet], i) => {
        const name = key as FacetName;
        if (EFFECT_KINDS.includes(key as EffectKind))
          throw new Defect(`${id} leaves something behind that is called like a kind of effect`);
        const known = facets.get(name)?.facet;
        if (known && known !== facet)
          throw new Defect(`${id} leaves something behind that another card calls ${name} too`);
        if (known) return;
        facets.set(name, compileFacet(facet));
        this.#facetNames.set(def * MOST_FACETS + i, name);
        this.#facetNumbers.set(name, def * MOST_FACETS + i);
      });
    });
    return facets;
  }

  facetNumber(name: Effect['kind']): number {
    const number = this.#facetNumbers.get(name);
    if (number === undefined) throw new Defect(`no card leaves behind what is called ${name}`);
    return number;
  }

  facetNumbered(number: number): FacetName | undefined {
    return this.#facetNames.get(number);
  }

  /** The facet of that name. */
  facet(name: Effect['kind']): CompiledFacet {
    const facet = this.facets.get(name);
    if (!facet) throw new Defect(`no card leaves behind what is called ${name}`);
    return facet;
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
  isOpen(index: DefNumber): boolean {
    return index > 0 && index < this.defs.length && this.defs[index] !== BLANK;
  }

  has(id: string): boolean {
    return this.#index.has(id);
  }

  indexOf(id: string): DefNumber {
    const index = this.#index.get(id);
    if (index === undefined) throw new Refusal('bad-config', `there is no card or base called "${id}"`);
    return index;
  }

  def(index: DefNumber): CardDef {
    const def = this.defs[index];
    if (!def) throw new Defect(`there is no card number ${index}`);
    return def;
  }

  factionIndex(id: string): FactionNumber {
    const index = this.#factionIndex.get(id);
    if (index === undefined) throw new Refusal('bad-config', `there is no faction called "${id}"`);
    return index;
  }

  printed(id: string, lang: keyof Text): Printed {
    return print(this.def(this.indexOf(id)), lang);
  }

  /** The name of a faction, or of a deck that all share. */
  factionName(id: string, lang: keyof Text): string {
    const deck = this.sets.flatMap(({ sideDecks = [] }) => sideDecks).find((one) => one.id === id);
    return (deck ?? this.factionAt(this.factionIndex(id))).name[lang];
  }

  factionId(index: FactionNumber): string {
    const id = this.factionIds[index];
    if (id === undefined) throw new Defect(`there is no faction number ${index}`);
    return id;
  }

  factionAt(index: FactionNumber): FactionDef {
    const id = this.factionId(index);
    const faction = this.factions.find((one) => one.id === id);
    if (!faction) throw new Defect(`the box of ${id} is closed`);
    return faction;
  }

  /** The id of the box that the faction comes in. */
  setOfFaction(index: FactionNumber): string {
    return (this.#setOfFaction[index] as ShelvedSet).id;
  }
}

/** The number of the first text that a titan has beside its deck: new boxes do not move it. */
const ASIDES = 2048;

/** Facets of one card, at most. */
const MOST_FACETS = 8;

/** Below the third, no place is worth anything (SCORE-12). */
export const PLACES = 3;
