/** The rules with one card changed, in tables that are there already: to make them all anew takes longer than to run the scenarios of a card. */
import { rules } from '@baston/cards';
import { type CardDef, Rules, type SetDef } from '@baston/engine';
import {
  answersOf,
  compile,
  compileFacet,
  hooksOf,
  playOnOf,
  powerReachOf,
  TRAIT_OF_DECK,
  textOf,
  traitsOf,
} from '../packages/engine/src/model/compiled.ts';
import type { Abilities } from '../packages/engine/src/model/defs.ts';
import { TITAN } from '../packages/engine/src/model/hooks.ts';
import { PLACES } from '../packages/engine/src/model/rules.ts';
import { HOOK_SLOTS } from '../packages/engine/src/state/block.ts';

const OF_DECKS = Object.values(TRAIT_OF_DECK).reduce((all, trait) => all | trait, 0);

const tables = new Rules(rules.sets, rules.version);
const defs = tables.defs as CardDef[];
const abilities = tables.abilities as Rules['abilities'][number][];
const hooks = tables.hooks as number[][];
const facets = tables.facets as Map<string, ReturnType<typeof compileFacet>>;

function putText(at: number, text: Abilities, more: readonly number[] = []): void {
  tables.powerOf[at] = powerReachOf(text);
  tables.traits[at] = traitsOf(text) | ((rules.traits[at] as number) & OF_DECKS);
  tables.answers[at] = answersOf(text);
  abilities[at] = compile([text])[0] as (typeof abilities)[number];
  const all = [...hooksOf(text), ...more];
  hooks[at] = all;
  tables.listens.fill(0, at * HOOK_SLOTS, (at + 1) * HOOK_SLOTS);
  for (const hook of all) tables.listens[at * HOOK_SLOTS + hook] = 1;
}

function put(def: CardDef): void {
  const at = tables.indexOf(def.id);
  const { lasting = {} } = rules.def(at);
  defs[at] = def;
  tables.power[at] = def.type === 'minion' ? def.power : 0;
  tables.breakpoint[at] = def.type === 'base' ? def.breakpoint : 0;
  if (def.type === 'base') tables.vp.set(def.vp, at * PLACES);
  tables.playOn[at] = playOnOf(def);
  putText(at, textOf(def), def.type === 'titan' ? [TITAN] : []);
  if (def.type === 'titan') putText(tables.asideOf[at] as number, def.aside ?? {});
  for (const name of Object.keys(lasting)) {
    const facet = defs.find((one) => one.lasting && name in one.lasting)?.lasting?.[name];
    if (facet) facets.set(name, compileFacet(facet));
    else facets.delete(name);
  }
}

/** Uses the rules with that card. They are good for nothing afterwards. */
export function withChanged<T>(def: CardDef, use: (changed: Rules) => T): T {
  put(def);
  try {
    return use(tables);
  } finally {
    put(rules.def(rules.indexOf(def.id)));
  }
}

/** The same rules, made anew. */
export function rulesWith(changed: CardDef): Rules {
  const swap = <D extends CardDef>(def: D): D => (def.id === changed.id ? (changed as D) : def);
  const inSet = (set: SetDef): SetDef => ({
    ...set,
    bases: set.bases.map(swap),
    sideDecks: (set.sideDecks ?? []).map((deck) => ({ ...deck, cards: deck.cards.map(swap) })),
    factions: set.factions.map((faction) => ({
      ...faction,
      cards: faction.cards.map(swap),
      ...(faction.titan ? { titan: swap(faction.titan) } : {}),
    })),
  });
  return new Rules(rules.sets.map(inSet), rules.version);
}
