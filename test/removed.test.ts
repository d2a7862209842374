/** Every ability of every card and base has a scenario that fails without it. */
import { rules } from '@baston/cards';
import { type CardDef, Rules, type SetDef } from '@baston/engine';
import { runScenario, type Scenario } from '@baston/table';
import { describe, expect, it } from 'vitest';
import { scenarios } from './all-scenarios.ts';

const PRINTED = ['type', 'id', 'name', 'icon', 'text', 'power', 'copies', 'names', 'mentions', 'playOn'];
const PRINTED_ON_BASES = ['breakpoint', 'vp', 'faction'];

/** What a card can do, part by part: "onPlay", "use", "on.played", ... */
const partsOf = (def: CardDef): string[] =>
  Object.keys(def)
    .filter((key) => !PRINTED.includes(key) && !PRINTED_ON_BASES.includes(key))
    .flatMap((key) => (key === 'on' ? Object.keys(def.on ?? {}).map((moment) => `on.${moment}`) : key));

function without(def: CardDef, part: string): CardDef {
  const [key, moment] = part.split('.') as [string, string?];
  const left = Object.entries(def).filter(([name]) => name !== key);
  const on = Object.entries(def.on ?? {}).filter(([name]) => name !== moment);
  return Object.fromEntries(moment ? [...left, ['on', Object.fromEntries(on)]] : left) as unknown as CardDef;
}

/** The rules as they would be if this were not a card's. */
function rulesWith(changed: CardDef): Rules {
  const swap = <D extends CardDef>(def: D): D => (def.id === changed.id ? (changed as D) : def);
  const inSet = (set: SetDef): SetDef => ({
    ...set,
    bases: set.bases.map(swap),
    factions: set.factions.map((faction) => ({ ...faction, cards: faction.cards.map(swap) })),
  });
  return new Rules(rules.sets.map(inSet), rules.version);
}

const fails = (scenario: Scenario, others: Rules): boolean => {
  try {
    return runScenario(scenario, others, 'plain').faults.length > 0;
  } catch {
    return true; // the engine itself stumbles over what is missing
  }
};

const isShown = (def: CardDef, part: string): boolean => {
  const others = rulesWith(without(def, part));
  return scenarios.some(({ one }) => one.shows.includes(def.id) && fails(one, others));
};

describe.each(rules.sets.map((set) => [set.id, set] as const))('%s', (_id, set) => {
  const defs = [...set.factions.flatMap((faction) => faction.cards), ...set.bases];
  it('has a scenario for each ability that fails without it', () => {
    const unshown = defs.flatMap((def) =>
      partsOf(def)
        .filter((part) => !isShown(def, part))
        .map((part) => `${def.id} ${part}`),
    );
    expect(unshown).toEqual([]);
  });
});
