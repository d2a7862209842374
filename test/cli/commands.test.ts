import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rules } from '@baston/cards';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  baston,
  bastonByScript,
  bastonManyTimes,
  bastonUntil,
  folder,
  LANGS,
  type Outcome,
  tooWide,
  UNTYPOGRAPHIC,
} from './baston.ts';

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
    const alone = lines('1');
    expect(alone.length).toBeGreaterThan(10);
    expect(lines('3')).toEqual(alone);
  });

  // Games are played until every ability of every card has been used.
  it('checks every step and reaches every ability', { timeout: 180_000 }, () => {
    const { status, out, err } = baston(['sim', '--games', '5', '--check']);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const [, reached, total] = /^Abilities reached: ([\d,]+) of ([\d,]+)$/m.exec(out) ?? [];
    expect(Number(total?.replace(',', ''))).toBeGreaterThan(1000);
    expect(reached).toBe(total);
  });

  it('says how far it was when it was stopped among the abilities', async () => {
    const { status, out, err } = await bastonUntil(/^Bases scored/m, ['sim', '--games', '2', '--check']);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toMatch(/\nStopped after [\d,]+ of [\d,]+ abilities\.\n$/);
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
        set: expect.stringMatching(new RegExp(`^(${rules.sets.map(({ id }) => id).join('|')})$`)),
        faction: expect.any(String),
        name: text,
        text,
      });
      if (card.type === 'base')
        expect(card).toMatchObject({
          breakpoint: expect.any(Number),
          vp: [expect.any(Number), expect.any(Number), expect.any(Number)],
        });
      else if (card.type !== 'titan') expect(card).toMatchObject({ copies: expect.any(Number) });
      if (card.type === 'minion') expect(card).toMatchObject({ power: expect.any(Number) });
    }
  });

  it('lists them in either language', () => {
    const [en = '', fr = ''] = LANGS.map(({ lang }) => baston(['cards', '--lang', lang]).out);
    expect(en).toContain('Saucy Wench');
    expect(fr).toContain('Fine Lame');
    expect(tooWide(en)).toEqual([]);
    expect(tooWide(fr)).toEqual([]);
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
      out: '2 réussis, 0 échoué\n',
    });
  });

  it('finds files where you are, not where the repository is', () => {
    expect(bastonByScript(['scenario', 'good.yaml'])).toMatchObject({ status: 0, out: '2 passed, 0 failed\n' });
  });

  it('runs those that name no seed with many', () => {
    const random = `title: random
shows: [TURN-01]
players: { A: { hand: [cannon, gnome, zapbot] }, B: { hand: [zapbot] } }
bases: [{ base: tortuga, B: [gremlin] }]
steps: [{ A: play cannon }, { A: gremlin }, { expect: { A: { hand: [HAND] } } }]
`;
    const hand = (card: string): string => random.replace('HAND', card);
    const run = (...args: string[]) => ({ args: ['scenario', ...args], lang: 'en' });
    const outcomes = ['gnome', 'zapbot'].map((card) => {
      writeFileSync(join(folder, `${card}.yaml`), hand(card));
      writeFileSync(join(folder, `${card}-seed.yaml`), `${hand(card)}seed: "1"\n`);
      return bastonManyTimes([
        run(`${card}.yaml`),
        run(`${card}.yaml`, '--seeds', '20'),
        run(`${card}-seed.yaml`),
        run(`${card}-seed.yaml`, '--seeds', '20'),
      ]) as [Outcome, Outcome, Outcome, Outcome];
    });
    expect(outcomes.map(([{ status }]) => status).sort()).toEqual([0, 1]);
    for (const [, many, seeded, seededMany] of outcomes) {
      expect(many.status).toBe(1);
      expect(many.out).toMatch(/line 5, steps\[3\]\.expect\.A\.hand: .*\(with\s+seed \d+\)/);
      expect(seededMany.out).toBe(seeded.out);
    }
  });

  it('says what does not, in either language', () => {
    const en = baston(['scenario', 'wrong.yaml']);
    expect(en).toMatchObject({ status: 1, err: '' });
    expect(en.out).toBe(`✗ wrong (wrong.yaml)
    line 12, steps[1].expect.A.hand: expected [cannon], is [zapbot]
    line 13, steps[2]: B answers, but the game asks A (play, turn) to pick 1 to
      1 of [end, play zapbot on tortuga]
1 passed, 1 failed
`);
    const fr = baston(['scenario', 'wrong.yaml', '--lang', 'fr']);
    expect(fr).toMatchObject({ status: 1, err: '' });
    expect(fr.out.replaceAll('\u202f', ' ')).toBe(`✗ wrong (wrong.yaml)
    ligne 12, steps[1].expect.A.hand : attendu [cannon], obtenu [zapbot]
    ligne 13, steps[2] : B répond, mais le jeu demande à A (play, turn) de
      choisir de 1 à 1 parmi [end, play zapbot on tortuga]
1 réussi, 1 échoué
`);
  });
});

describe('rules', () => {
  let json: Outcome;
  let en: string;
  let fr: string;
  beforeAll(() => {
    const outcomes = bastonManyTimes([
      { args: ['rules', '--json'], lang: 'en' },
      ...LANGS.map(({ lang }) => ({ args: ['rules'], lang })),
    ]);
    [json, { out: en }, { out: fr }] = outcomes as [Outcome, Outcome, Outcome];
  }, 180_000); // all scenarios are read

  it('says which rules have a scenario', () => {
    const { out, status } = json;
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
