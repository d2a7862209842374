import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { rules } from '@baston/cards';
import { describe, expect, it } from 'vitest';

const root = new URL('../', import.meta.url);
const ARROWS: Record<string, readonly string[]> = {
  engine: [],
  cards: ['engine'],
  table: ['engine'],
  bots: ['engine'],
  lab: ['engine', 'cards', 'table', 'bots'],
  server: ['engine', 'table', 'cards', 'bots'],
  web: ['engine', 'table', 'cards', 'bots'],
  cli: ['engine', 'cards', 'table', 'bots', 'lab', 'server', 'bench'],
};

function sources(name: string): { file: string; text: string }[] {
  const folder = new URL(`packages/${name}/src/`, root);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
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
    ['unordered host data', /\bfor\s*\([^)]*\bin\b|Object\.(?:keys|values|entries)\([^)]*block/],
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

  it('keeps files short', () => {
    const long = layer.filter(({ text }) => text.split('\n').length > 450).map(({ file }) => file);
    expect(long).toEqual([]);
  });
});
