/** All cards of the sets in one table, indexed by number, with what the engine wants to know at a glance. */
import { HOOK_SLOTS } from './block.ts';
import type { Abilities, CardDef, CardType, FactionDef, SetDef } from './defs.ts';
import { Defect, Refusal } from './errors.ts';
import { MOMENTS, type Moment } from './moments.ts';

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
const FIRST_MOMENT = 9;
const HOOKS = FIRST_MOMENT + MOMENTS.length;
if (HOOKS > HOOK_SLOTS) throw new Defect('more hooks than the block has room for');

const MOMENT_HOOKS = Object.fromEntries(MOMENTS.map((moment, i) => [moment, FIRST_MOMENT + i])) as Record<Moment, number>;
export const hookOf = (moment: Moment): number => MOMENT_HOOKS[moment];

export const TYPES = { minion: 1, action: 2, base: 3 } as const satisfies Record<CardType, number>;

const BLANK: CardDef = {
  type: 'action',
  id: 'blank',
  copies: 0,
  name: { en: '', fr: '' },
  text: { en: '', fr: '' },
};

export class Rules {
  /** Changes with every change of a card or of the engine that makes old answers mean something else. */
  readonly version: string;
  readonly sets: readonly SetDef[];
  /** Index 0 is a card without text. */
  readonly defs: readonly CardDef[];
  readonly factions: readonly FactionDef[];
  readonly type: Uint8Array;
  readonly power: Int16Array;
  readonly faction: Int16Array;
  readonly hooks: readonly (readonly number[])[];
  readonly mask: Int32Array;
  readonly #index = new Map<string, number>();
  readonly #setOfFaction: readonly SetDef[];

  constructor(sets: readonly SetDef[], version: string) {
    this.version = version;
    this.sets = sets;
    this.factions = sets.flatMap((set) => set.factions);
    this.#setOfFaction = sets.flatMap((set) => set.factions.map(() => set));
    this.defs = [BLANK, ...this.factions.flatMap((faction) => faction.cards), ...sets.flatMap((set) => set.bases)];
    const count = this.defs.length;
    this.type = new Uint8Array(count);
    this.power = new Int16Array(count);
    this.faction = new Int16Array(count).fill(-1);
    this.mask = new Int32Array(count);
    this.hooks = this.defs.map(hooksOf);
    this.defs.forEach((def, i) => {
      if (this.#index.has(def.id)) throw new Defect(`two cards are called ${def.id}`);
      this.#index.set(def.id, i);
      this.type[i] = TYPES[def.type];
      this.power[i] = def.type === 'minion' ? def.power : 0;
      for (const hook of this.hooks[i] ?? []) this.mask[i] = (this.mask[i] as number) | (1 << hook);
    });
    this.factions.forEach((faction, f) => {
      for (const card of faction.cards) this.faction[this.indexOf(card.id)] = f;
    });
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
    const index = this.factions.findIndex((faction) => faction.id === id);
    if (index < 0) throw new Refusal('bad-config', `there is no faction called "${id}"`);
    return index;
  }

  factionAt(index: number): FactionDef {
    const faction = this.factions[index];
    if (!faction) throw new Defect(`there is no faction number ${index}`);
    return faction;
  }

  setOfFaction(index: number): SetDef {
    return this.#setOfFaction[index] as SetDef;
  }
}

function hooksOf(def: Abilities): number[] {
  const hooks: number[] = [];
  if (def.changesPower?.of === 'here' || def.changesPower?.of === 'anywhere') hooks.push(POWER);
  if (def.protects) hooks.push(PROTECT);
  if (def.instead) hooks.push(INSTEAD);
  if (def.forbids) hooks.push(FORBID);
  if (def.ignoresBase) hooks.push(IGNORE);
  if (def.countsAs) hooks.push(COUNTS_AS);
  if (def.minionsHereAlsoFrom) hooks.push(PLAY_FROM);
  if (def.use?.from === 'play') hooks.push(USE);
  if (def.everyTurn) hooks.push(EVERY_TURN);
  for (const moment of MOMENTS) if (def.on?.[moment]) hooks.push(hookOf(moment));
  return hooks;
}
