/** Chooses the tests that `npm run quick` runs. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { choose, UnknownArgument } from './choice.mjs';

const TEXTS: Readonly<Record<string, string>> = {
  'docs/rules.md': '',
  'e2e/player.ts': '',
  'e2e/table.test.ts': "import { Player } from './player.ts';",
  'packages/bots/src/search.test.ts': '',
  'packages/bots/src/search.ts': '',
  'packages/cards/src/core/bases.ts': '',
  'packages/cards/src/core/pirates.ts': '',
  'packages/cards/src/munchkin/orcs.ts': '',
  'packages/engine/src/flow/turn.ts': '',
  'packages/server/src/http/guard.ts': '',
  'packages/server/src/http/site.test.ts': '',
  'packages/server/src/rooms/rooms.ts': '',
  'packages/server/src/tables.test.ts': '',
  'scenarios/bases/core.yaml': 'shows: [base/tortuga]',
  'scenarios/bases/munchkin.yaml': 'shows: [base/the-dungeon]',
  'scenarios/cards/orcs.yaml': 'shows: [orcs/chieftain]',
  'scenarios/cards/pirates.yaml': 'shows: [pirates/buccaneer]',
  'scenarios/ctrl/control.yaml': 'shows: [CTRL-01, pirates/cut-lass]\nhand: [orcs/chieftain]',
  'test/architecture.test.ts': '',
  'test/cards.test.ts': '',
  'test/crowd.ts': "import { Visitor } from './online.ts';",
  'test/golden.test.ts': '',
  'test/never-lost/nodes.test.ts': "import { seatCrowd } from '../crowd.ts';",
  'test/online.ts': '',
  'test/queue.test.ts': '',
  'test/rulings.test.ts': '',
  'test/session.test.ts': '',
  'test/windows.test.ts': "import { startServer } from './online.ts';",
};
const files = Object.keys(TEXTS);
const choice = (argument: string | undefined, changed: readonly string[] = []) =>
  choose(argument, { files, changed, read: (path) => TEXTS[path] ?? '' });
const NOTHING = { scenarios: [], tests: [], broken: [], golden: [], cardsOnly: false, left: [] };

describe('a faction', () => {
  it('runs every scenario file that shows one of its cards, the bases and tests of its set', () => {
    expect(choice('pirates')).toEqual({
      scenarios: ['scenarios/bases/core.yaml', 'scenarios/cards/pirates.yaml', 'scenarios/ctrl/control.yaml'],
      tests: ['test/cards.test.ts', 'test/rulings.test.ts'],
      broken: ['pirates'],
      golden: ['core'],
      cardsOnly: true,
      left: [],
    });
  });

  it('does not run scenarios in which its cards only lie about', () => {
    expect(choice('orcs').scenarios).toEqual(['scenarios/bases/munchkin.yaml', 'scenarios/cards/orcs.yaml']);
  });
});

it('bases run the scenarios of their set, and break its bases', () => {
  const { scenarios, broken } = choice('packages/cards/src/core/bases.ts');
  expect(scenarios).toEqual(['scenarios/bases/core.yaml']);
  expect(broken).toEqual(['bases of core']);
});

describe('a path', () => {
  it('runs the tests beside a file', () => {
    expect(choice('packages/server/src/http/guard.ts').tests).toEqual([
      'packages/server/src/http/site.test.ts',
      'test/architecture.test.ts',
    ]);
  });

  it('runs the tests of the nearest folder above where there are none beside it', () => {
    expect(choice('packages/server/src/rooms/rooms.ts').tests).toContain('packages/server/src/tables.test.ts');
  });

  it('runs all tests below a folder', () => {
    expect(choice('packages/server/').tests).toEqual([
      'packages/server/src/http/site.test.ts',
      'packages/server/src/tables.test.ts',
      'test/architecture.test.ts',
    ]);
  });

  it('runs a slow test that is named, and otherwise leaves it to the full check', () => {
    expect(choice('test/never-lost/nodes.test.ts')).toEqual({ ...NOTHING, tests: ['test/never-lost/nodes.test.ts'] });
    expect(choice('test/crowd.ts')).toEqual({ ...NOTHING, left: ['test/never-lost/nodes.test.ts'] });
  });

  it('of a scenario file runs that file', () => {
    const scenarios = ['scenarios/ctrl/control.yaml'];
    expect(choice('./scenarios/ctrl/control.yaml')).toEqual({ ...NOTHING, scenarios, cardsOnly: true });
  });

  it('that does not exist is refused with the names that do', () => {
    expect(() => choice('pirate')).toThrow(UnknownArgument);
    expect(() => choice('pirate')).toThrow(/"pirate".*orcs, pirates/);
  });
});

describe('changed files', () => {
  it('run nothing if there are none, or only documents', () => {
    expect(choice(undefined)).toEqual(NOTHING);
    expect(choice(undefined, ['docs/rules.md'])).toEqual(NOTHING);
  });

  it('of the engine run all scenarios, and the tests of the engine', () => {
    const { scenarios, tests, broken } = choice(undefined, ['packages/engine/src/flow/turn.ts']);
    expect(scenarios).toEqual(files.filter((file) => file.startsWith('scenarios/')));
    expect(tests).toEqual(['test/architecture.test.ts', 'test/golden.test.ts', 'test/session.test.ts']);
    expect(broken).toEqual([]);
  });

  it('that tests share run the tests that import them, through other helpers too', () => {
    expect(choice(undefined, ['test/online.ts'])).toEqual({
      ...NOTHING,
      tests: ['test/windows.test.ts'],
      left: ['test/never-lost/nodes.test.ts'],
    });
  });

  it('leave what needs a browser to the full check', () => {
    expect(choice(undefined, ['e2e/player.ts'])).toEqual({ ...NOTHING, left: ['e2e/table.test.ts'] });
  });

  it('that are gone run nothing of their own', () => {
    expect(choice(undefined, ['test/gone.test.ts', 'scenarios/cards/gone.yaml'])).toEqual(NOTHING);
  });
});

describe('this repository', () => {
  const root = new URL('../../', import.meta.url);
  const below = (folder: string): string[] =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}${file}`);
  const own = [...below('scenarios/'), ...below('packages/cards/src/')];
  const texts = new Map<string, string>();
  const read = (path: string): string => {
    const text = texts.get(path) ?? readFileSync(new URL(path, root), 'utf8');
    texts.set(path, text);
    return text;
  };

  it('has every test that is chosen by name', () => {
    const source = read('test/quick/choice.mjs');
    const named = [...source.matchAll(/'((?:test|packages)\/[^']*\.test\.ts)'/g)].map(([, file]) => file as string);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((file) => !existsSync(new URL(file, root)))).toEqual([]);
  });

  it('has scenarios and broken cards for each faction', () => {
    const repository = { files: own, changed: [], read };
    for (const file of own.filter((path) => path.startsWith('scenarios/cards/'))) {
      const faction = file.slice('scenarios/cards/'.length, -'.yaml'.length);
      const { scenarios, broken } = choose(faction, repository);
      expect(scenarios).toContain(file);
      expect(broken).toEqual([faction]);
    }
  });
});
