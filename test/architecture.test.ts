import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { rules } from '@baston/cards';
import { describe, expect, it } from 'vitest';

const root = new URL('../', import.meta.url);
const ARROWS: Record<string, readonly string[]> = {
  engine: [],
  cards: ['engine'],
  table: ['engine'],
  bots: ['engine'],
  rulebook: ['engine', 'cards', 'table', 'bots'],
  lab: ['engine', 'cards', 'table', 'bots'],
  server: ['engine', 'table'],
  web: ['engine', 'table', 'cards', 'bots'],
  cli: ['engine', 'cards', 'table', 'bots', 'lab', 'server', 'bench'],
};

function sources(name: string, extension = /\.tsx?$/): { file: string; text: string }[] {
  const folder = new URL(`packages/${name}/src/`, root);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => extension.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file: `${name}/${file}`, text: readFileSync(new URL(file, folder), 'utf8') }));
}

const packages = readdirSync(new URL('packages/', root)).filter((name) =>
  existsSync(new URL(`packages/${name}/src/`, root)),
);
const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/.*$/gm, '');

describe('packages', () => {
  it('are all known', () => {
    expect(packages.filter((name) => !(name in ARROWS))).toEqual([]);
  });

  it.each(packages)('%s imports only what its arrows allow', (name) => {
    const wrong = sources(name).flatMap(({ file, text }) =>
      [...text.matchAll(/(?<!')\b(?:from|import\(?)\s*'([^']+)'/g)]
        .map((match) => match[1] as string)
        .filter((path) => {
          if (path.startsWith('./') || path.startsWith('../'))
            return !/\.(?:tsx?|css|json|svg)(?:\?[\w&-]+)?$/.test(path);
          if (path.startsWith('@baston/')) return !ARROWS[name]?.includes(path.split('/')[1] as string);
          return name === 'engine' || name === 'cards' || (name === 'bots' && path.startsWith('node:'));
        })
        .map((path) => `${file} imports ${path}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the rules layer', () => {
  const layer = [...sources('engine'), ...sources('cards')];
  const BANNED: [string, RegExp][] = [
    ['chance of its own', /Math\.random|crypto\b/],
    ['a clock', /\bnew Date\b|\bDate[.(]|performance\.|setTimeout|setInterval|queueMicrotask/],
    ['a locale', /\bIntl\b|toLocale|localeCompare/],
    ['waiting', /\bawait\b|\basync\b|\bPromise[.<(]|\byield\b(?!-)/],
    ['catching', /\btry\s*\{|\bcatch\b|\bfinally\b/],
    ['things that change at module level', /^(?:export )?(?:let|var) /m],
    [
      'lists that grow at module level',
      /^(?:export )?const \w+(?:: (?!readonly |Readonly|never)[^=]*)? = (?:\[\]|new (?:Map|Set)\b)/m,
    ],
    // The fields of a filter are read in any order, and Object.keys would make a list each time.
    [
      'unordered host data',
      /\bfor\s*\((?!const field in filter\))[^)]*\bin\b|Object\.(?:keys|values|entries)\([^)]*block/,
    ],
    ['weak references', /WeakRef|WeakMap|WeakSet|FinalizationRegistry/],
  ];
  it.each(BANNED)('has no %s', (_what, pattern) => {
    expect(layer.filter(({ text }) => pattern.test(withoutComments(text))).map(({ file }) => file)).toEqual([]);
  });

  it('names no card, base or faction in the engine', () => {
    // A deck that all share is a mechanic of the rules, and so is a card that is called like its deck.
    const mechanics = rules.sets.flatMap(({ sideDecks = [] }) => sideDecks.map(({ name }) => name.en));
    const names = [...rules.defs.slice(1), ...rules.factions]
      .flatMap((def) => [def.id, def.name.en])
      .filter((name) => !mechanics.includes(name));
    const found = sources('engine').flatMap(({ file, text }) =>
      names
        .filter((name) => new RegExp(`\\b${name.replace(/[^\w\s/-]/g, '.')}\\b`).test(text))
        .map((name) => `${file}: ${name}`),
    );
    expect(found).toEqual([]);
  });
});

/** A folder whose subfolders are its rooms. */
interface House {
  readonly name: string;
  readonly folder: string;
  /** The heading in docs/architecture.md under which the rooms are listed, in this order. */
  readonly heading: string;
  /** From the lowest to the highest: a file imports its own room and lower ones. The files outside are the highest. */
  readonly rooms: readonly string[];
  /** Rooms that may not import each other either. */
  readonly apart: readonly string[];
  readonly mostOutside: number;
}

const HOUSES: readonly House[] = [
  {
    name: 'the engine',
    folder: 'engine/',
    heading: 'Rooms of the engine',
    rooms: ['state', 'model', 'table', 'resolution', 'effects', 'play', 'mechanics', 'flow', 'words', 'outside'],
    apart: [],
    mostOutside: 8, // game.ts and index.ts
  },
  {
    name: 'the table package',
    folder: 'table/',
    heading: 'Rooms of the table package',
    rooms: ['position', 'session', 'words', 'scenario', 'protocol', 'host'],
    apart: [],
    mostOutside: 1, // index.ts
  },
  {
    name: 'the table screen',
    folder: 'web/table/',
    heading: 'Rooms of the table screen',
    rooms: ['state', 'cards', 'board', 'hand', 'question', 'events', 'result', 'shell'],
    apart: ['board', 'hand', 'question', 'events', 'result', 'shell'],
    mostOutside: 1, // table-screen.tsx
  },
];

/** How many files of a package know each other in a circle when types count too. These numbers may only be lowered. */
const IN_TYPE_CIRCLES: Record<string, number> = {
  engine: 6,
};

interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly isType: boolean;
}

const relative = (from: string, path: string): string => new URL(path, `file:///${from}`).pathname.slice(1);

/** From another file of the package, now or later, with or without names. */
const IMPORT = /(?:^(?:import|export) (type )?(?:[^;']*?from )?|\bimport\()'(\.[^']+)'/gm;

function importsOf(files: readonly { readonly file: string; readonly text: string }[]): Arrow[] {
  return files.flatMap(({ file, text }) =>
    [...withoutComments(text).matchAll(IMPORT)].map(([, type, path]) => ({
      from: file,
      to: relative(file, path as string),
      isType: type !== undefined,
    })),
  );
}

/** The files that can be reached from themselves. */
function inCircles(arrows: readonly Pick<Arrow, 'from' | 'to'>[]): string[] {
  const next = new Map<string, string[]>();
  for (const { from, to } of arrows) next.set(from, [...(next.get(from) ?? []), to]);
  return [...next.keys()].filter((start) => {
    const reached = new Set<string>();
    const open = [start];
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      for (const to of next.get(file) ?? []) {
        if (!reached.has(to)) open.push(to);
        reached.add(to);
      }
    }
    return reached.has(start);
  });
}

describe.each(HOUSES.map((house) => [house.name, house] as const))('the rooms of %s', (_name, house) => {
  const { folder, heading, rooms, apart, mostOutside } = house;
  const files = sources(folder.split('/')[0] as string).filter(({ file }) => file.startsWith(folder));
  const arrows = importsOf(files).filter(({ to }) => to.startsWith(folder));
  const roomOf = (file: string): string => {
    const path = file.slice(folder.length);
    return path.slice(0, Math.max(0, path.indexOf('/')));
  };
  const order = [...rooms, ''];

  it('are the folders, in the order that the documentation lists', () => {
    const text = readFileSync(new URL('docs/architecture.md', root), 'utf8');
    const list = new RegExp(`## ${heading}[\\s\\S]*?\`\`\`\\n([\\s\\S]*?)\`\`\``).exec(text)?.[1] ?? '';
    const listed = list.trim().split('\n');
    expect(listed.map((line) => line.split(' ')[0])).toEqual(rooms);
    expect([...new Set(files.map(({ file }) => roomOf(file)))].sort()).toEqual([...order].sort());
  });

  it('import only lower rooms', () => {
    const wrong = arrows.filter(({ from, to }) => {
      const [here, there] = [roomOf(from), roomOf(to)];
      const isApart = here !== there && apart.includes(here) && apart.includes(there);
      return isApart || order.indexOf(there) > order.indexOf(here);
    });
    expect(arrows.length).toBeGreaterThan(files.length);
    expect(wrong.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  it('leave little outside', () => {
    expect(files.filter(({ file }) => roomOf(file) === '').length).toBeLessThanOrEqual(mostOutside);
  });
});

it('only those who read scenario files load their schema', () => {
  const files = new Map(sources('table').map(({ file, text }) => [file, text]));
  const loaded = new Set(['table/index.ts']);
  for (const file of loaded)
    for (const { to } of importsOf([{ file, text: files.get(file) ?? '' }]).filter(({ isType }) => !isType))
      loaded.add(to);
  const imports = (name: string) => [...files.keys()].filter((file) => files.get(file)?.includes(`from '${name}'`));
  expect(imports('zod').length).toBeGreaterThan(0);
  expect([...imports('zod'), ...imports('yaml')].filter((file) => loaded.has(file))).toEqual([]);
});

/** Dictionaries may be as long as a language needs. */
const isDictionary = (file: string): boolean => /\/words\/(?:en|fr)\b/.test(file);
const MOST_LINES = 400;

describe.each(packages)('the files of %s', (name) => {
  const arrows = importsOf(sources(name));

  it('are short', () => {
    const long = sources(name, /\.(?:tsx?|css)$/).filter(
      ({ file, text }) => !isDictionary(file) && text.trimEnd().split('\n').length > MOST_LINES,
    );
    expect(long.map(({ file }) => file)).toEqual([]);
  });

  it('import each other in no circle at run time', () => {
    expect(inCircles(arrows.filter(({ isType }) => !isType))).toEqual([]);
  });

  it('are in few circles of types, those of the engine all in its model', () => {
    const circle = inCircles(arrows);
    expect(circle).toHaveLength(IN_TYPE_CIRCLES[name] ?? 0);
    expect(circle.filter((file) => file.startsWith('engine/') && !file.startsWith('engine/model/'))).toEqual([]);
  });
});
