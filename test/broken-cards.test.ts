/** Every ability, every condition and every number of every card and base has a scenario that fails when it is changed. */
import { rules } from '@baston/cards';
import type { CardDef, Rules } from '@baston/engine';
import { runScenario, type Scenario } from '@baston/table';
import { describe, expect, it } from 'vitest';
import { scenariosAbout } from './all-scenarios.ts';
import { rulesWith, withChanged } from './changed-rules.ts';

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

/** The value of each part of an ability when nothing limits it; other parts cannot be done without. */
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

const fails = (scenario: Scenario, others: Rules): boolean => {
  try {
    return runScenario(scenario, others, 'plain').faults.length > 0;
  } catch {
    return true; // the engine itself stumbles over it
  }
};

/** Scenarios that show the fewest things come first: they are the most likely to notice, and the shortest. */
const sorted = new Map<string, readonly Scenario[]>();
function mostTelling(id: string): readonly Scenario[] {
  const known = sorted.get(id) ?? scenariosAbout(id).sort((one, other) => one.shows.length - other.shows.length);
  sorted.set(id, known);
  return known;
}

const isNoticed = (def: CardDef): boolean =>
  withChanged(def, (others) => mostTelling(def.id).some((one) => fails(one, others)));

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

/** All that rules have in their tables; of functions, that they are there. */
const tablesOf = ({ sets, factions, ...tables }: Rules): Parts =>
  JSON.parse(
    JSON.stringify(tables, (_key, value) => {
      if (typeof value === 'function') return 'function';
      if (ArrayBuffer.isView(value)) return String(value);
      return value instanceof Map ? Object.fromEntries(value) : value;
    }),
  );

function expectSame(tables: Parts, made: Parts, what: string): void {
  expect(Object.keys(tables)).toEqual(Object.keys(made));
  for (const [name, table] of Object.entries(made)) expect(tables[name], `${what}: ${name}`).toEqual(table);
}

it('changes a card as rules have it that are made with the changed card', () => {
  const all = rules.defs.slice(1);
  const some = [
    ...['minion', 'action', 'base', 'titan'].map((type) => all.find((def) => def.type === type && def.on)),
    all.find((def) => def.type === 'action' && def.power !== undefined),
    all.find(({ lasting }) => lasting),
    ...rules.sets.flatMap(({ sideDecks = [] }) => sideDecks.map(({ cards }) => cards[0])),
  ].filter((def) => def !== undefined);
  expect(some.length).toBeGreaterThan(6);
  for (const def of some) {
    const [broken] = [...removed(def), ...misprinted(def)];
    if (broken)
      expectSame(withChanged(broken.def, tablesOf), tablesOf(rulesWith(broken.def)), `${def.id} ${broken.what}`);
  }
  expectSame(withChanged(some[0] as CardDef, tablesOf), tablesOf(rules), 'as before');
});

describe.each(groups)('the scenarios of %s notice', MANY_RUNS, (_id, defs) => {
  it('nothing, if no card is changed', () => {
    const about = new Set(defs.flatMap(({ id }) => mostTelling(id)));
    const failing = withChanged({ ...(defs[0] as CardDef) }, (same) => [...about].filter((one) => fails(one, same)));
    expect(failing.map(({ title }) => title)).toEqual([]);
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
