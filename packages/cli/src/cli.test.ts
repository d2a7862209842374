import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';

const bin = fileURLToPath(new URL('../bin/baston.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'baston-'));

beforeAll(() => {
  execFileSync(process.execPath, [bin, 'help'], { env: { PATH: process.env.PATH } }); // builds what it needs
});

interface Outcome {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

function baston(args: readonly string[], input = '', env: NodeJS.ProcessEnv = {}): Outcome {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    cwd: folder,
    input,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, BASTON_BUILT: '1', ...env },
    maxBuffer: 2 ** 28,
  });
  return { status, out: stdout, err: stderr };
}

const COMMANDS = ['play', 'replay', 'cards', 'sim', 'bench', 'scenario', 'rules', 'serve', 'verify'];
const LANGS = [
  { lang: 'en', usage: 'Usage: baston', error: /^baston: [^\n]+\n$/ },
  { lang: 'fr', usage: 'Utilisation\u202f: baston', error: /^baston\u202f: [^\n]+\n$/ },
] as const;

const tooWide = (text: string): string[] => text.split('\n').filter((line) => [...line].length > 80);
/** What French typography does not allow; ids and commands are no French. */
const UNTYPOGRAPHIC = /['"]|(?:^|[^\u202f])[;!?](?:\s|$)|[^\u202f]:(?:\s|$)|«[^\u202f]|[^\u202f]»/m;

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

  it.each(COMMANDS)('is there for %s, with the same options in both languages', (command) => {
    const [en, fr] = LANGS.map(({ lang, usage }) => {
      const { status, out, err } = baston([command, '--help', '--lang', lang]);
      expect({ status, err }).toEqual({ status: 0, err: '' });
      expect(out.startsWith(`${usage} ${command} `)).toBe(true);
      expect(tooWide(out)).toEqual([]);
      const lines = out.split('\n').filter((line) => /^ {2}--/.test(line));
      // What is said of the options begins in one column.
      expect(new Set(lines.map((line) => /^ {2}--\S+(?: \S+)? {2,}/.exec(line)?.[0].length)).size).toBe(1);
      return { out, options: lines.map((line) => /--[a-z]+/.exec(line)?.[0]) };
    });
    expect(fr?.options).toEqual(en?.options);
    expect(fr?.options).toEqual(expect.arrayContaining(['--lang', '--help']));
    expect(fr?.out).not.toMatch(UNTYPOGRAPHIC);
  });
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
  it.each([
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
    ['lab', 'tune', '--games', '3'],
    ['lab', 'tournament', 'greedy'],
    ['lab', 'tournament', 'pirates+robots', 'zombies'],
    ['lab', 'balance', '--bot', 'hal'],
    ['lab', 'puzzles'],
    ['lab', 'puzzles', '--solve', 'hal'],
    ['lab', 'puzzles', '--solve', 'greedy', 'nowhere'],
    ['lab', 'worker'],
    ['lab', 'worker', '--queue', 'nonsense'],
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
  ])('is one clear line in either language: %s %s %s', (...args) => {
    const lines = LANGS.map(({ lang, error }) => {
      const { status, out, err } = baston(args, '', { LANG: lang });
      expect({ status, out }).toEqual({ status: 2, out: '' });
      expect(err).toMatch(error);
      return err;
    });
    expect(lines[1]).not.toMatch(UNTYPOGRAPHIC);
    expect(lines[1]?.replace(/^baston\u202f:/, 'baston:')).not.toBe(lines[0]);
  });

  it('is said of what is meant', () => {
    const said = (...args: string[]): string => baston([...args, '--lang', 'fr']).err.replaceAll('\u202f', ' ');
    expect(said('cards', '--nonsense')).toBe(
      'baston : l’option --nonsense n’existe pas ici ; --help donne celles qui existent\n',
    );
    expect(said('play', '--players', '5')).toBe('baston : --players est un nombre entier de 2 à 4, pas « 5 »\n');
    expect(said('sim', '--bot', 'human')).toBe(
      'baston : --bot est random, restless, greedy, planner ou search, pas « human »\n',
    );
    expect(said('sim', '--seed', '--check')).toBe('baston : --seed demande une valeur\n');
    expect(said('replay', 'nothing.json')).toBe(
      'baston : impossible de lire nothing.json : il n’y a ni fichier ni dossier de ce nom\n',
    );
    expect(said('scenario', 'bad.yaml')).toBe('baston : bad.yaml : shows doit être une liste\n');
  });

  it('leaves files alone that are not games', () => {
    expect(readFileSync(join(folder, 'empty.json'), 'utf8')).toBe('{}');
  });
});

describe('play', () => {
  /** Answers that are right often enough: whatever does not fit is asked again. */
  const answers = Array.from(
    { length: 4000 },
    (_, i) => ['1', '2 1', '1', '1 2', '3 2', '0', '1 2 3', '2'][(i * 7 + (i >> 3)) % 8],
  ).join('\n');
  const finish = (name: string, ...args: string[]): Outcome =>
    baston(['play', '--seed', name, '--save', `${name}.json`, ...args], answers);

  it('is a whole game by number, and its record plays again', () => {
    const { status, out, err } = finish('whole', '--lang', 'en', '--factions', 'pirates,robots');
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toContain('The seed of this game is whole.');
    expect(out).toMatch(/wins? the game!/);
    expect(out).toMatch(/★ (?:You|Bot\u00a02) +1\d/);
    expect(out).toContain('The game is saved in whole.json.');
    expect(out).not.toContain('\x1b');
    expect(out).not.toMatch(/undefined|NaN|\[object/);
    expect(tooWide(out)).toEqual([]);

    const again = baston(['replay', 'whole.json', '--seat', '1', '--lang', 'en']);
    expect({ status: again.status, err: again.err }).toEqual({ status: 0, err: '' });
    // Where a line is broken depends on the names.
    const told = (text: string): string[] =>
      [...text.matchAll(/^ {2}· .*(?:\n {4}\S.*)*/gm)].map(([line]) => line.replace(/\n {4}/g, ' '));
    expect(told(again.out).at(-1)).toMatch(/wins? the game!/);
    // Everything that the player was told in the game is in the log afterwards, in the same words.
    const recorded = told(again.out).map((line) => line.replaceAll('Player', 'Bot'));
    expect(new Set(recorded)).toEqual(new Set(told(out).filter((line) => !line.includes('take back'))));
  });

  it('speaks French, with four players and a draft', () => {
    const { status, out, err } = finish(
      'quatre',
      '--lang',
      'fr',
      '--players',
      '4',
      '--seat',
      'human',
      '--seat',
      'random',
      '--factions',
      'draft',
    );
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toContain('Choisissez une Faction.');
    expect(out).toMatch(/Joue|joue la Créature/);
    expect(out).not.toMatch(/'|undefined|[^\u202f\n\d?] ?[!;] /);
    expect(tooWide(out)).toEqual([]);
  });

  it('ends cleanly where the input ends, and goes on from there', () => {
    const stopped = baston(['play', '--seed', 'stop', '--lang', 'en', '--save', 'stop.json'], '1 1\n');
    expect({ status: stopped.status, err: stopped.err }).toEqual({ status: 0, err: '' });
    expect(stopped.out).toMatch(/The game stops in turn \d+\. Nobody has won yet\./);
    const before = JSON.parse(readFileSync(join(folder, 'stop.json'), 'utf8'));
    expect(before.answers.length).toBeGreaterThan(0);
    const resumed = baston(['play', '--resume', 'stop.json', '--lang', 'en', '--save', 'stop.json'], answers);
    expect({ status: resumed.status, err: resumed.err }).toEqual({ status: 0, err: '' });
    const after = JSON.parse(readFileSync(join(folder, 'stop.json'), 'utf8'));
    expect(after.answers.slice(0, before.answers.length)).toEqual(before.answers);
    expect(resumed.out).toContain('The game is over.');
  });

  it('saves nothing without being asked to', () => {
    const { status, out } = baston(['play', '--seed', 'quit', '--lang', 'en'], 'q\n');
    expect(status).toBe(0);
    expect(out).toContain('not saved');
    expect(existsSync(join(folder, 'quit.json'))).toBe(false);
  });

  it('shows help, cards, discard piles, the log, and takes answers back', () => {
    const play = [
      'play',
      '--seed',
      'keys',
      '--lang',
      'en',
      '--factions',
      'robots,dinosaurs',
      '--factions',
      'aliens,ninjas',
    ];
    const { status, out, err } = baston(play, 'h\n?1\n?zapb\n?nothing\nd\nl\nxyz\n99\nu\n1 1\nu\n');
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toContain('take back your last answer');
    expect(out).toContain('Zapbot (minion, power\u00a02, Robots, ×4)');
    expect(out).toContain('There is no card “nothing” to show.');
    expect(out).toContain('“xyz” is not one of the numbers.');
    expect(out).toContain('“99” is not one of the numbers.');
    expect(out).toContain('There is nothing that you can take back');
    expect(out).toContain('The whole game so far');
    expect(out).toContain('You take back your last answer.');
  });

  it('hands over between people before it shows a hand', () => {
    const { out } = baston(
      ['play', '--seed', 'two', '--lang', 'en', '--seat', 'human', '--seat', 'human'],
      '0\n0\n0\n0\n',
    );
    const hands = out.split('Everybody else, please look away.').slice(1);
    expect(hands.length).toBeGreaterThan(3);
    for (const part of hands) expect(part.match(/Your hand:/g)?.length ?? 0).toBeLessThanOrEqual(2);
  });

  it('takes factions by their name in either language', () => {
    const { status, out } = baston(
      [
        'play',
        '--seed',
        'noms',
        '--lang',
        'fr',
        '--factions',
        'petit peuple, Sorciers',
        '--factions',
        'Wizards,zombies',
      ],
      '',
    );
    expect({ status, out }).toEqual({ status: 2, out: '' }); // Wizards are Sorciers
    const { out: table } = baston(
      [
        'play',
        '--seed',
        'noms',
        '--lang',
        'fr',
        '--factions',
        'petit peuple, Sorciers',
        '--factions',
        'Robots,zombies',
      ],
      '',
    );
    expect(table).toContain('Petit Peuple + Sorciers');
    expect(table).toContain('Robots + Zombies');
  });
});

describe('replay', () => {
  it('prints a position as a scenario, which runs', () => {
    const position = (...args: string[]): string => {
      const { status, out, err } = baston(['replay', 'stop.json', ...args]);
      expect({ status, err }).toEqual({ status: 0, err: '' });
      return out;
    };
    const whole = position('--position', '9', '--lang', 'en');
    expect(whole).toMatch(/^title: "Turn \d+, after 9 answers"$/m);
    writeFileSync(join(folder, 'position.yaml'), whole);
    expect(baston(['scenario', 'position.yaml']).status).toBe(0);
    expect(position('--position', '9', '--seat', '1', '--lang', 'en')).not.toBe(whole);
  });

  it('refuses a record that was tampered with', () => {
    const whole = JSON.parse(readFileSync(join(folder, 'stop.json'), 'utf8'));
    const broken: [string, unknown][] = [
      ['version', { ...whole, version: 'other' }],
      ['picks', { ...whole, answers: [{ ...whole.answers[0], picks: ['nonsense'] }, ...whole.answers.slice(1)] }],
      ['answers', { ...whole, answers: 7 }],
      ['config', { ...whole, config: { seats: 9 } }],
    ];
    for (const [name, record] of broken) {
      writeFileSync(join(folder, `${name}.json`), JSON.stringify(record));
      const { status, out, err } = baston(['replay', `${name}.json`]);
      expect({ name, status, out }).toEqual({ name, status: 2, out: '' });
      expect(err).toMatch(LANGS[0].error);
    }
  });
});

describe('sim', () => {
  it('adds up, in either language', () => {
    const summary = (lang: string): string => {
      const { status, out, err } = baston(['sim', '--games', '30', '--players', '3', '--seed', 'sum', '--lang', lang]);
      expect({ status, err }).toEqual({ status: 0, err: '' });
      expect(tooWide(out)).toEqual([]);
      return out;
    };
    const en = summary('en');
    expect(en).toMatch(/^Games +30, 3 players, bot random, seed sum$/m);
    const wins = [...en.matchAll(/^ {2}player \d +([\d.]+)%$/gm)].map((match) => Number(match[1]));
    expect(wins).toHaveLength(3);
    expect(wins.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 0);

    const fr = summary('fr');
    expect(fr).toMatch(/^Parties +30, 3 joueurs, bot random, graine sum$/m);
    const shares = [...fr.matchAll(/^ {2}joueur \d +([\d,]+)\s%$/gm)].map((match) =>
      Number(match[1]?.replace(',', '.')),
    );
    expect(shares).toEqual(wins);
    expect(fr).not.toMatch(UNTYPOGRAPHIC);
  });

  it('is the same in several threads', () => {
    const lines = (jobs: string): string[] =>
      baston(['sim', '--games', '24', '--bot', 'random', '--jobs', jobs])
        .out.split('\n')
        .filter((line) => !line.startsWith('Time '));
    expect(lines('1').length).toBeGreaterThan(10);
    expect(lines('3')).toEqual(lines('1'));
  });

  it('checks every step and reaches every ability', () => {
    const { status, out, err } = baston(['sim', '--games', '5', '--check']);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const [, reached, total] = /^Abilities reached: (\d+) of (\d+)$/m.exec(out) ?? [];
    expect(Number(total)).toBeGreaterThan(100);
    expect(reached).toBe(total);
  });
});

describe('cards', () => {
  it('gives all of them to programs', () => {
    const { status, out } = baston(['cards', '--json']);
    expect(status).toBe(0);
    const cards = JSON.parse(out) as { [key: string]: unknown }[];
    expect(cards.length).toBeGreaterThanOrEqual(110);
    expect(new Set(cards.map((card) => card.id)).size).toBe(cards.length);
    const text = { en: expect.any(String), fr: expect.any(String) };
    for (const card of cards) {
      expect(card).toMatchObject({
        id: expect.any(String),
        set: expect.stringMatching(/^(core|monster-smash|that-70s-expansion|world-tour-culture-shock)$/),
        faction: expect.any(String),
        name: text,
        text,
      });
      if (card.type === 'base')
        expect(card).toMatchObject({
          breakpoint: expect.any(Number),
          vp: [expect.any(Number), expect.any(Number), expect.any(Number)],
        });
      else expect(card).toMatchObject({ copies: expect.any(Number) });
      if (card.type === 'minion') expect(card).toMatchObject({ power: expect.any(Number) });
    }
  });

  it('lists them in either language', () => {
    expect(baston(['cards', '--lang', 'en']).out).toContain('Saucy Wench');
    expect(baston(['cards', '--lang', 'fr']).out).toContain('Fine Lame');
    for (const lang of ['en', 'fr']) {
      expect(tooWide(baston(['cards', '--lang', lang]).out)).toEqual([]);
    }
  });
});

describe('scenario', () => {
  const position = 'bases: [{ base: tortuga }]\nplayers: { A: { hand: [zapbot] } }';
  const holds = (title: string): string =>
    `title: ${title}\nshows: [TURN-01]\n${position}\nsteps: [{ expect: { A: { hand: [zapbot] } } }]\n`;
  writeFileSync(join(folder, 'good.yaml'), `${holds('one')}---\n${holds('two')}`);
  writeFileSync(
    join(folder, 'wrong.yaml'),
    `${holds('fine')}---\ntitle: wrong\nshows: [TURN-01]\n${position}\nsteps:\n  - expect: { A: { hand: [cannon] } }\n  - B: play zapbot on tortuga\n`,
  );

  it('counts what holds, in either language', () => {
    expect(baston(['scenario', 'good.yaml'])).toMatchObject({ status: 0, out: '2 passed, 0 failed\n' });
    expect(baston(['scenario', 'good.yaml', '--lang', 'fr'])).toMatchObject({
      status: 0,
      out: '2 réussis, 0 manqué\n',
    });
  });

  it('says what does not, in either language', () => {
    const en = baston(['scenario', 'wrong.yaml']);
    expect(en).toMatchObject({ status: 1, err: '' });
    expect(en.out).toBe(`✗ wrong (wrong.yaml)
    steps[1].A.hand: expected [cannon], is [zapbot]
    steps[2]: B answers, but the game asks A (play, turn) to pick 1 to 1 of
      [end, play zapbot on tortuga]
1 passed, 1 failed
`);
    const fr = baston(['scenario', 'wrong.yaml', '--lang', 'fr']);
    expect(fr).toMatchObject({ status: 1, err: '' });
    expect(fr.out.replaceAll('\u202f', ' ')).toBe(`✗ wrong (wrong.yaml)
    steps[1].A.hand : attendu [cannon], obtenu [zapbot]
    steps[2] : B répond, mais le jeu demande à A (play, turn) de choisir de 1 à
      1 parmi [end, play zapbot on tortuga]
1 réussi, 1 manqué
`);
  });
});

describe('rules', () => {
  it('says which rules have a scenario', () => {
    const { out, status } = baston(['rules', '--json']);
    const coverage = JSON.parse(out);
    expect(status).toBe(coverage.unknown.length === 0 ? 0 : 1);
    const setup = coverage.groups.find((group: { id: string }) => group.id === 'SETUP');
    expect(setup).toMatchObject({ title: 'Setup', shown: expect.any(Number), missing: expect.any(Array) });
    expect(setup.rules).toContainEqual({ id: 'SETUP-01', tags: ['setup'], scenarios: expect.any(Number) });
    expect(setup.rules.length).toBe(setup.shown + setup.missing.length);
    expect(coverage.groups.at(-1)).toMatchObject({ id: 'EX' });
    expect(coverage.cards.count).toBeGreaterThanOrEqual(110);
  });

  it('lists them in either language', () => {
    const [en = '', fr = ''] = LANGS.map(({ lang }) => baston(['rules', '--lang', lang]).out);
    expect(en).toMatch(/^SETUP Setup +\d+ of +\d+$/m);
    expect(fr).toMatch(/^SETUP Mise en place +\d+ sur +\d+$/m);
    const groups = (text: string): string[] =>
      [...text.matchAll(/^([A-Z]+) +(\S.*\S) {2,}\d+ /gm)].map(([, id, title]) => `${id} ${title}`);
    expect(groups(fr)).toHaveLength(groups(en).length);
    // Two that are called the same in both languages.
    expect(groups(fr).filter((group) => groups(en).includes(group))).toEqual(['TITAN Titans', 'DUEL Duels']);
    expect(tooWide(en)).toEqual([]);
    expect(tooWide(fr)).toEqual([]);
    expect(fr).not.toMatch(UNTYPOGRAPHIC);
  });
});
