import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { baston, bastonManyTimes, folder, LANGS, type Outcome, tooWide, UNTYPOGRAPHIC } from './baston.ts';

const COMMANDS = ['play', 'replay', 'hint', 'cards', 'sim', 'lab', 'bench', 'scenario', 'rules', 'serve', 'verify'];

describe('help', () => {
  it.each(LANGS)('is there for the whole, in $lang', ({ lang, usage }) => {
    for (const args of [['--help'], ['-h'], [], ['help']]) {
      const { status, out, err } = baston([...args, '--lang', lang]);
      expect({ status, err }).toEqual({ status: 0, err: '' });
      expect(out).toContain(`\n${usage} `);
      for (const command of COMMANDS) expect(out).toMatch(new RegExp(`^  ${command} `, 'm'));
      expect(tooWide(out)).toEqual([]);
    }
  });

  it.each([
    ['en', /^Baston \d+\.\d+\.\d+, rules version \d+\n$/],
    ['fr', /^Baston \d+\.\d+\.\d+, version \d+ des règles\n$/],
  ])('tells the version in %s', (lang, version) => {
    expect(baston(['--version', '--lang', lang])).toMatchObject({ status: 0, out: expect.stringMatching(version) });
  });

  const helps = bastonManyTimes(
    COMMANDS.flatMap((command) => LANGS.map(({ lang }) => ({ args: [command, '--help'], lang }))),
  );
  it.each(COMMANDS.map((command, i) => [command, helps.slice(2 * i, 2 * i + 2)] as const))(
    'is there for %s, with the same options in both languages',
    (command, said) => {
      const [en, fr] = LANGS.map(({ usage }, i) => {
        const { status, out, err } = said[i] as Outcome;
        expect({ status, err }).toEqual({ status: 0, err: '' });
        expect(out.startsWith(`${usage} ${command} `)).toBe(true);
        expect(tooWide(out)).toEqual([]);
        const lines = out.split('\n').filter((line) => /^ {2}--/.test(line));
        // The descriptions of the options begin in one column.
        expect(new Set(lines.map((line) => /^ {2}--\S+(?: \S+)? {2,}/.exec(line)?.[0].length)).size).toBe(1);
        return { out, options: lines.map((line) => /--[a-z]+/.exec(line)?.[0]) };
      });
      expect(fr?.options).toEqual(en?.options);
      expect(fr?.options).toEqual(expect.arrayContaining(['--lang', '--help']));
      expect(fr?.out).not.toMatch(UNTYPOGRAPHIC);
    },
  );
});

describe('the language', () => {
  const first = (args: string[], env: NodeJS.ProcessEnv = {}): string =>
    baston(args, '', env).out.split('\n')[0] as string;

  it('is that of the environment', () => {
    expect(first(['cards', '--help'], { LANG: 'fr_FR.UTF-8' })).toMatch(/^Utilisation/);
    expect(first(['cards', '--help'], { LANG: 'en_GB.UTF-8', LC_MESSAGES: 'fr_CA.UTF-8' })).toMatch(/^Utilisation/);
    expect(first(['cards', '--help'], { LANG: 'fr_FR.UTF-8', LC_ALL: 'en_GB.UTF-8' })).toMatch(/^Usage/);
    expect(first(['cards', '--help'], { LANG: 'frr_DE.UTF-8' })).toMatch(/^Usage/);
    expect(first(['cards', '--help'])).toMatch(/^Usage/);
  });

  it('is that asked for, wherever that is said', () => {
    for (const args of [
      ['--lang', 'fr', 'cards', '--help'],
      ['cards', '--lang=fr', '--help'],
      ['cards', '--help', '--lang', 'fr'],
    ])
      expect(first(args, { LANG: 'en_GB.UTF-8' })).toMatch(/^Utilisation/);
    expect(first(['cards', '--help', '--lang', 'en'], { LANG: 'fr_FR.UTF-8' })).toMatch(/^Usage/);
  });
});

describe('what is not understood', () => {
  writeFileSync(join(folder, 'empty.json'), '{}');
  writeFileSync(join(folder, 'not.json'), 'not at all');
  writeFileSync(join(folder, 'bad.yaml'), 'title: x\nshows: 3\n');
  writeFileSync(join(folder, 'worse.yaml'), 'title: 4\nshows: 3\n');
  writeFileSync(join(folder, 'alias.yaml'), 'title: x\nshows: [*rule]\n');
  const MISUNDERSTANDINGS = [
    ['nonsense'],
    ['toString'],
    ['cards', '--nonsense'],
    ['cards', 'nonsense'],
    ['cards', '--lang', 'de'],
    ['cards', '--lang'],
    ['cards', '--json=yes'],
    ['rules', 'nonsense'],
    ['play', '--players', '5'],
    ['play', '--players', 'two'],
    ['play', '--players'],
    ['play', '--seat', 'nobody'],
    ['play', '--seat', 'human', '--seat', 'random', '--seat', 'random', '--players', '2'],
    ['play', '--factions', 'pirates'],
    ['play', '--factions', 'pirates,nonsense'],
    ['play', '--factions', 'pirates,robots', '--factions', 'pirates,aliens'],
    ['play', '--factions', 'pirates,pirates'],
    ['play', '--factions', 'pirates,robots,aliens'],
    ['play', '--resume', 'empty.json', '--players', '3'],
    ['play', '--save', 'there/is/no/folder.json'],
    ['play', '--save', 'empty.json'],
    ['play', '--resume', 'nothing.json'],
    ['sim', '--games', '0'],
    ['sim', '--games', '-3'],
    ['sim', '--bot', 'human'],
    ['sim', '--factions', 'pirates,robots'],
    ['sim', '--factions', 'pirates,robots,pirates,aliens'],
    ['sim', '--seed', '--check'],
    ['sim', '--seed', ''],
    ['sim', '--jobs', '0'],
    ['hint'],
    ['hint', 'not.json'],
    ['lab'],
    ['lab', 'nonsense'],
    ['lab', 'duel', 'greedy'],
    ['lab', 'duel', 'greedy', 'hal'],
    ['lab', 'duel', 'greedy', 'random', '--resume'],
    ['lab', 'duel', 'greedy', 'random', '--out', 'empty.json'],
    ['lab', 'duel', 'greedy', 'random', '--out', 'empty.json', '--resume'],
    ['lab', 'selfplay'],
    ['lab', 'selfplay', '--out', 'games.jsonl', '--weights', 'empty.json'],
    ['lab', 'train'],
    ['lab', 'train', 'empty.json'],
    ['lab', 'train', 'missing.jsonl'],
    ['lab', 'tournament', 'greedy'],
    ['lab', 'tournament', 'pirates+robots', 'zombies'],
    ['lab', 'tournament', 'pirates+robots', 'pirates+zombies'],
    ['lab', 'balance', '--bot', 'hal'],
    ['lab', 'duel', 'greedy', 'random', '--factions', 'orcs,thieves'],
    ['lab', 'puzzles'],
    ['lab', 'puzzles', '--out', 'somewhere', '--factions', 'orcs'],
    ['lab', 'puzzles', '--solve', 'hal'],
    ['lab', 'puzzles', '--solve', 'greedy', 'nowhere'],
    ['lab', 'puzzles', '--solve', 'greedy', 'not.json'],
    ['lab', 'puzzles', '--solve', 'greedy', 'bad.yaml'],
    ['lab', 'puzzles', '--out', 'somewhere', 'nonsense'],
    ['lab', 'duel', 'random', 'restless', 'nonsense'],
    ['lab', 'tournament', 'greedy', 'planner', '--players', '3'],
    ['lab', 'train', '--csv', 'games.csv'],
    ['lab', 'balance', 'nonsense'],
    ['lab', 'balance', '--csv', '.'],
    ['lab', 'balance', '--report', 'there/is/no/folder.html'],
    ['lab', 'train', 'empty.json', '--out', 'empty.json/weights.ts'],
    ['lab', 'worker'],
    ['lab', 'worker', '--queue', 'nonsense'],
    ['lab', 'worker', '--queue', 'mysql://me:secret@host/lab'],
    ['lab', 'worker', '--queue', 'postgres://me@127.0.0.1:1/lab'],
    ['lab', 'duel', 'greedy', 'random', '--queue', 'postgres://me@127.0.0.1:1/lab'],
    ['replay'],
    ['replay', 'nothing.json'],
    ['replay', 'empty.json'],
    ['replay', 'not.json'],
    ['replay', '.'],
    ['scenario'],
    ['scenario', 'nothing.yaml'],
    ['scenario', 'bad.yaml'],
    ['scenario', 'alias.yaml'],
    ['serve', '--data', ''],
    ['serve', '--data', 'mysql://me:secret@host/games'],
    ['serve', '--database', 'nonsense'],
    ['serve', '--database', 'mysql://me:secret@host/games'],
    ['verify', 'http://'],
    ['verify', 'http://['],
  ];
  const outcomes = bastonManyTimes(MISUNDERSTANDINGS.flatMap((args) => LANGS.map(({ lang }) => ({ args, lang }))));

  it.each(MISUNDERSTANDINGS.map((args, i) => [args.join(' '), outcomes.slice(2 * i, 2 * i + 2)] as const))(
    'is one clear line in either language: %s',
    (_args, said) => {
      for (const [i, { error }] of LANGS.entries()) {
        expect(said[i]).toMatchObject({ status: 2, out: '' });
        expect(said[i]?.err).toMatch(error);
        expect(said[i]?.err).not.toContain('secret');
      }
      const [en, fr] = said.map(({ err }) => err);
      expect(fr).not.toMatch(UNTYPOGRAPHIC);
      expect(fr?.replace(/^baston\u202f:/, 'baston:')).not.toBe(en);
    },
  );

  it('is said of what is meant', () => {
    const meant: [string, string][] = [
      ['cards --nonsense', 'l’option --nonsense n’existe pas ici ; --help donne celles qui existent'],
      ['play --players 5', '--players est un nombre entier de 2 à 4, pas « 5 »'],
      [
        'sim --bot human',
        '--bot est random, restless, rookie, novice, amateur, greedy, regular, adept, planner, search ou master, pas « human »',
      ],
      ['sim --seed --check', '--seed demande une valeur'],
      ['replay nothing.json', 'impossible de lire nothing.json : aucun fichier ni dossier de ce nom'],
      ['scenario bad.yaml', 'bad.yaml : ligne 2, shows : il faut ici une liste'],
      ['lab puzzles --solve greedy bad.yaml', 'bad.yaml : ligne 2, shows : il faut ici une liste'],
      [
        'scenario worse.yaml',
        'worse.yaml : ligne 1, title : il faut ici un texte\nbaston : worse.yaml : ligne 2, shows : il faut ici une liste',
      ],
      ['scenario alias.yaml', 'alias.yaml : ligne 2 : ce n’est pas du YAML (colonne 9)'],
    ];
    const said = bastonManyTimes(meant.map(([args]) => ({ args: args.split(' '), lang: 'fr' })));
    expect(said.map(({ err }) => err.replaceAll('\u202f', ' '))).toEqual(meant.map(([, line]) => `baston : ${line}\n`));
  });

  it('leaves files alone that are not games', () => {
    expect(readFileSync(join(folder, 'empty.json'), 'utf8')).toBe('{}');
  });
});
