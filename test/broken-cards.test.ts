/** Every ability, every condition and every number of every card and base has a scenario that fails when it is changed. */
import { rules } from '@baston/cards';
import { type CardDef, Rules, type SetDef } from '@baston/engine';
import { runScenario, type Scenario } from '@baston/table';
import { describe, expect, it } from 'vitest';
import { scenariosAbout } from './all-scenarios.ts';

/** A card as it should not be, and what is wrong with it. */
interface Broken {
  readonly what: string;
  readonly def: CardDef;
}

type Parts = Readonly<Record<string, unknown>>;
const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

const PRINTED = ['type', 'id', 'name', 'icon', 'text', 'power', 'copies', 'names', 'mentions', 'playOn', 'optional'];
const PRINTED_ON_BASES = ['breakpoint', 'vp', 'faction'];
const isAbility = (key: string): boolean => !PRINTED.includes(key) && !PRINTED_ON_BASES.includes(key);

const without = (parts: Parts, key: string): Parts =>
  Object.fromEntries(Object.entries(parts).filter(([name]) => name !== key));

/** Without one ability: "onPlay", "use", "on.played", ... */
function* removed(def: CardDef): Generator<Broken> {
  const parts = def as unknown as Parts;
  for (const key of Object.keys(parts).filter(isAbility)) {
    if (key !== 'on') yield { what: key, def: without(parts, key) as unknown as CardDef };
  }
  for (const moment of Object.keys(def.on ?? {})) {
    yield { what: `on.${moment}`, def: { ...def, on: without(def.on as Parts, moment) } as CardDef };
  }
}

/** What a part of an ability is when nothing limits it; other parts cannot be done without. */
const UNLIMITED: Parts = {
  when: () => true,
  can: () => true,
  oncePerBase: undefined,
  sharedByName: undefined,
  oncePerTurn: undefined,
  may: undefined,
  spends: undefined,
};

/** With an ability that knows no condition: "use.can", "on.played.when", ... */
function* loosened(def: CardDef): Generator<Broken> {
  const loosen = function* (parts: Parts, path: string): Generator<[string, Parts]> {
    for (const key of Object.keys(parts)) {
      const part = parts[key];
      if (path !== '' && key in UNLIMITED) yield [`${path}${key}`, { ...parts, [key]: UNLIMITED[key] }];
      else if (isParts(part) && (path !== '' || isAbility(key)))
        for (const [what, inner] of loosen(part, `${path}${key}.`)) yield [what, { ...parts, [key]: inner }];
    }
  };
  for (const [what, parts] of loosen(def as unknown as Parts, '')) yield { what, def: parts as unknown as CardDef };
}

/** With another number on it. */
function* misprinted(def: CardDef): Generator<Broken> {
  if ('power' in def && def.power !== undefined) yield { what: 'power', def: { ...def, power: def.power + 1 } };
  if (def.type !== 'base') return;
  yield { what: 'breakpoint', def: { ...def, breakpoint: def.breakpoint + 1 } };
  for (const [i] of def.vp.entries()) {
    const vp = def.vp.map((award, place) => (place === i ? award + 1 : award)) as [number, number, number];
    yield { what: `vp ${i + 1}`, def: { ...def, vp } };
  }
}

/** The rules with that card. */
function rulesWith(changed: CardDef): Rules {
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

const fails = (scenario: Scenario, others: Rules): boolean => {
  try {
    return runScenario(scenario, others, 'plain').faults.length > 0;
  } catch {
    return true; // the engine itself stumbles over it
  }
};

const isNoticed = (def: CardDef): boolean => {
  const others = rulesWith(def);
  return scenariosAbout(def.id).some((one) => fails(one, others));
};

const unnoticed = (defs: readonly CardDef[], broken: (def: CardDef) => Iterable<Broken>): string[] =>
  defs.flatMap((def) => [...broken(def)].filter((one) => !isNoticed(one.def)).map(({ what }) => `${def.id} ${what}`));

/** The scenarios of a card run again for everything about it that can be broken. */
const MANY_RUNS = { timeout: 180_000 };

/** The cards of each faction and of each deck beside the players', and the bases of each set. */
const groups: readonly (readonly [string, readonly CardDef[]])[] = rules.sets.flatMap(
  ({ id, factions, sideDecks = [], bases }) => [
    ...[...factions, ...sideDecks].map(({ id, cards, titan }) => [id, [...cards, ...(titan ? [titan] : [])]] as const),
    [`bases of ${id}`, bases] as const,
  ],
);

it('leaves no card out', () => {
  const ids = (defs: readonly CardDef[]): string[] => defs.map(({ id }) => id).sort();
  expect(ids(groups.flatMap(([, defs]) => defs))).toEqual(ids(rules.defs.slice(1)));
});

describe.each(groups)('the scenarios of %s notice', MANY_RUNS, (_id, defs) => {
  it('nothing, if no card is changed', () => {
    const same = rulesWith({ ...(defs[0] as CardDef) });
    const about = new Set(defs.flatMap(({ id }) => scenariosAbout(id)));
    expect([...about].filter((one) => fails(one, same)).map(({ title }) => title)).toEqual([]);
  });
  it('each ability that is missing', () => {
    expect(unnoticed(defs, removed)).toEqual([]);
  });
  it('each condition that is missing', () => {
    expect(unnoticed(defs, loosened)).toEqual([]);
  });
  it('each number that is wrong', () => {
    expect(unnoticed(defs, misprinted)).toEqual([]);
  });
});
