import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { baston, bastonManyTimes, bastonUntil, folder, LANGS, type Outcome, tooWide } from './baston.ts';

describe('play', () => {
  /** Answers that are right often enough: whatever does not fit is asked again. */
  const answers = Array.from(
    { length: 4000 },
    (_, i) => ['1', '2 1', '1', '1 2', '3 2', '0', '1 2 3', '2', '1 2 3 4', '1 2 3 4 5'][(i * 7 + (i >> 3)) % 10],
  ).join('\n');
  const finish = (name: string, ...args: string[]): Outcome =>
    baston(['play', '--seed', name, '--save', `${name}.json`, ...args], answers);
  /** Nobody waits here for bots that think. */
  const AGAINST_RANDOM = ['--seat', 'human', '--seat', 'random'];

  it('is a whole game by number, and its record plays again', () => {
    const { status, out, err } = finish('whole', '--lang', 'en', '--factions', 'pirates,robots', ...AGAINST_RANDOM);
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
    const seats = [...AGAINST_RANDOM, '--seat', 'random', '--seat', 'random'];
    const { status, out, err } = finish('quatre', '--lang', 'fr', '--players', '4', ...seats, '--factions', 'draft');
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toContain('Choisissez une Faction.');
    expect(out).toMatch(/Joue|joue la Créature/);
    expect(out).not.toMatch(/'|undefined|[^\u202f\n\d?] ?[!;] /);
    expect(tooWide(out)).toEqual([]);
  });

  it('ends cleanly where the input ends, and goes on from there', () => {
    const stopped = baston(
      ['play', '--seed', 'stop', '--lang', 'en', '--save', 'stop.json', ...AGAINST_RANDOM],
      '1 1\n',
    );
    expect({ status: stopped.status, err: stopped.err }).toEqual({ status: 0, err: '' });
    expect(stopped.out).toMatch(/The game stops in turn \d+\. Nobody has won yet\./);
    const before = JSON.parse(readFileSync(join(folder, 'stop.json'), 'utf8'));
    expect(before.answers.length).toBeGreaterThan(0);
    const resumed = baston(
      ['play', '--resume', 'stop.json', '--lang', 'en', '--save', 'stop.json', ...AGAINST_RANDOM],
      answers,
    );
    expect({ status: resumed.status, err: resumed.err }).toEqual({ status: 0, err: '' });
    const after = JSON.parse(readFileSync(join(folder, 'stop.json'), 'utf8'));
    expect(after.answers.slice(0, before.answers.length)).toEqual(before.answers);
    expect(resumed.out).toContain('The game is over.');
  });

  it('is stopped by Ctrl-C while bots play, and saved', async () => {
    const bots = ['--seat', 'search:100ms', '--seat', 'search:100ms'];
    const stopped = await bastonUntil(/seed/, ['play', ...bots, '--lang', 'en', '--save', 'bots.json']);
    expect({ status: stopped.status, err: stopped.err }).toEqual({ status: 0, err: '' });
    expect(stopped.out).toContain('The game is saved in bots.json.');
    expect(baston(['replay', 'bots.json']).status).toBe(0);
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
      'keyboard',
      '--lang',
      'en',
      '--factions',
      'robots,dinosaurs',
      '--factions',
      'aliens,ninjas',
    ];
    const { status, out, err } = baston(play, 'h\n?1\n?zapb\n?nothing\nd\nl\nxyz\n99\nu\n1 1\nu\n');
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toContain('undo your last choice');
    expect(out).toContain('Zapbot (minion, power\u00a02, Robots, ×4)');
    expect(out).toContain('There is no card “nothing” to show.');
    expect(out).toContain('“xyz” is not one of the options.');
    expect(out).toContain('“99” is not one of the options.');
    expect(out).toContain('Can’t undo: another player has acted.');
    expect(out).toContain('The whole game so far');
    expect(out).toContain('You undo.');
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
    const against = (factions: string): Outcome =>
      baston(
        'play --seed noms --lang fr --factions'.split(' ').concat('petit peuple, Sorciers', '--factions', factions),
      );
    expect(against('Wizards,zombies')).toMatchObject({ status: 2, out: '' }); // Wizards are Sorciers
    const { out: table } = against('Robots,zombies');
    expect(table).toContain('Petit Peuple + Sorciers');
    expect(table).toContain('Robots + Zombies');
  });
});

describe('hint', () => {
  it.each(LANGS)('fits into a terminal, in $lang', ({ lang }) => {
    const { status, out, err } = baston(['hint', 'stop.json', '--position', '0', '--bot', 'search:20', '--lang', lang]);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toMatch(/^★ /m);
    expect(tooWide(out)).toEqual([]);
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
    writeFileSync(join(folder, 'position.yaml'), whole);
    expect(baston(['scenario', 'position.yaml']).status).toBe(0);
    expect(position('--position', '9', '--seat', '1', '--lang', 'en')).not.toBe(whole);
  });

  it('says after how many answers a position is, also in the middle of an effect', () => {
    const answersOf = (text: string): number => Number(/^title: "Turn \d+, after (\d+) answers?"$/m.exec(text)?.[1]);
    const positions = bastonManyTimes(
      Array.from({ length: 30 }, (_, n) => ({ args: ['replay', 'stop.json', '--position', `${n}`], lang: 'en' })),
    ).map(({ out }) => out);
    expect(positions.some((text, n) => answersOf(text) < n)).toBe(true);
    for (const text of positions) expect(text).toBe(positions[answersOf(text)]);
    expect(baston(['replay', 'quatre.json', '--position', '1'])).toMatchObject({ status: 2, out: '' }); // the draft
  });

  it('opens a game file of the browser as well', () => {
    const record = JSON.parse(readFileSync(join(folder, 'stop.json'), 'utf8'));
    writeFileSync(join(folder, 'browser.json'), JSON.stringify({ setup: { config: record.config }, record }));
    const [one, other] = bastonManyTimes(
      ['browser.json', 'stop.json'].map((file) => ({ args: ['replay', file], lang: 'en' })),
    );
    expect(one).toMatchObject({ status: 0, err: '' });
    expect(one).toEqual(other);
  });

  it('refuses a record that was tampered with', () => {
    const { events, ...whole } = JSON.parse(readFileSync(join(folder, 'stop.json'), 'utf8'));
    expect(events.length).toBeGreaterThan(0);
    const broken: [string, unknown][] = [
      ['version', { ...whole, version: 'other' }],
      ['events', { ...whole, version: 'other', events: [null] }],
      ['list', { ...whole, version: 'other', events: 7 }],
      ['picks', { ...whole, answers: [{ ...whole.answers[0], picks: ['nonsense'] }, ...whole.answers.slice(1)] }],
      ['answers', { ...whole, answers: 7 }],
      ['config', { ...whole, config: { seats: 9 } }],
    ];
    for (const [name, record] of broken) writeFileSync(join(folder, `${name}.json`), JSON.stringify(record));
    const said = bastonManyTimes(broken.map(([name]) => ({ args: ['replay', `${name}.json`], lang: 'en' })));
    for (const [i, { status, out, err }] of said.entries()) {
      const name = broken[i]?.[0];
      expect({ name, status, out }).toEqual({ name, status: 2, out: '' });
      expect(err).toMatch(LANGS[0].error);
    }
  });
});
