import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const bin = join(root, 'packages/cli/bin/baston.mjs');
const folder = mkdtempSync(join(tmpdir(), 'baston-'));

beforeAll(() => {
  execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-b'], { cwd: root });
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
    env: { PATH: process.env.PATH, ...env },
    maxBuffer: 2 ** 28,
  });
  return { status, out: stdout, err: stderr };
}

const COMMANDS = ['play', 'replay', 'cards', 'sim', 'scenario', 'rules'];

describe('help', () => {
  it('is there for the whole', () => {
    for (const args of [['--help'], ['-h'], []]) {
      const { status, out, err } = baston(args);
      expect({ status, err }).toEqual({ status: 0, err: '' });
      for (const command of COMMANDS) expect(out).toMatch(new RegExp(`^  ${command} `, 'm'));
    }
  });

  it.each(COMMANDS)('is there for %s', (command) => {
    const { status, out, err } = baston([command, '--help']);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toMatch(new RegExp(`^Usage: baston ${command}`));
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
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
    ['rules', 'nonsense'],
    ['play', '--players', '5'],
    ['play', '--players', 'two'],
    ['play', '--players'],
    ['play', '--seat', 'nobody'],
    ['play', '--seat', 'human', '--seat', 'random', '--seat', 'random', '--players', '2'],
    ['play', '--factions', 'pirates'],
    ['play', '--factions', 'pirates,nonsense'],
    ['play', '--factions', 'pirates,robots', '--factions', 'pirates,aliens'],
    ['play', '--save', 'there/is/no/folder.json'],
    ['play', '--save', 'empty.json'],
    ['play', '--resume', 'nothing.json'],
    ['sim', '--games', '0'],
    ['sim', '--games', '-3'],
    ['sim', '--bot', 'human'],
    ['sim', '--factions', 'pirates,robots'],
    ['sim', '--jobs', '0'],
    ['replay'],
    ['replay', 'nothing.json'],
    ['replay', 'empty.json'],
    ['replay', 'not.json'],
    ['replay', '.'],
    ['scenario'],
    ['scenario', 'nothing.yaml'],
    ['scenario', 'bad.yaml'],
  ])('is one clear line: %s %s %s', (...args) => {
    const { status, out, err } = baston(args);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toMatch(/^baston: [^\n]+\n$/);
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
    expect(out.split('\n').filter((line) => [...line].length > 80)).toEqual([]);

    const again = baston(['replay', 'whole.json', '--seat', '1', '--lang', 'en']);
    expect({ status: again.status, err: again.err }).toEqual({ status: 0, err: '' });
    const told = (text: string): string[] => text.split('\n').filter((line) => line.startsWith('  · '));
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
    expect(out.split('\n').filter((line) => [...line].length > 80)).toEqual([]);
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

  it('takes the language of the environment', () => {
    expect(baston(['play', '--seed', 'l'], '', { LANG: 'fr_FR.UTF-8' }).out).toContain('La graine');
    expect(baston(['play', '--seed', 'l'], '', { LANG: 'fr_FR.UTF-8', LC_ALL: 'en_GB.UTF-8' }).out).toContain(
      'The seed',
    );
    expect(baston(['play', '--seed', 'l'], '').out).toContain('The seed');
  });
});

describe('replay', () => {
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
      expect(err).toMatch(/^baston: [^\n]+\n$/);
    }
  });
});

describe('sim', () => {
  it('adds up', () => {
    const { status, out, err } = baston(['sim', '--games', '30', '--players', '3', '--seed', 'sum']);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toMatch(/^Games +30 of 3 players, random bots, seed sum$/m);
    const wins = [...out.matchAll(/^ {2}player \d +([\d.]+) %$/gm)].map((match) => Number(match[1]));
    expect(wins).toHaveLength(3);
    expect(wins.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 0);
  });

  it('is the same in several threads', () => {
    const lines = (jobs: string): string[] =>
      baston(['sim', '--games', '24', '--bot', 'random', '--jobs', jobs])
        .out.split('\n')
        .filter((line) => !line.startsWith('Time'));
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
        set: 'core',
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
      const lines = baston(['cards', '--lang', lang]).out.split('\n');
      expect(lines.filter((line) => [...line].length > 80)).toEqual([]);
    }
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
});
