import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { play, type Result } from './play.ts';
import { reportOf } from './report.ts';
import { BadResultsFile, ResultsFile, readResults } from './results-file.ts';
import { rankCorrelation, rateOf } from './stats.ts';
import { type Comparison, planOf } from './study.ts';
import { balanceOf, toCsv, tournamentOf } from './summary.ts';

const common = { seed: 'test', games: 8, pool: [] };
const duel: Comparison = { ...common, kind: 'duel', seats: 2, bots: ['restless', 'random'] };

describe('a study', () => {
  it('plays each deal once per seat of the tested bot', () => {
    const study: Comparison = { ...common, kind: 'duel', seats: 3, bots: ['greedy', 'random'] };
    const plans = [0, 1, 2, 3].map((index) => planOf(study, index));
    expect(plans.slice(0, 3).map(({ bots }) => bots.indexOf('greedy'))).toEqual([0, 1, 2]);
    expect(new Set(plans.slice(0, 3).map(({ seed }) => seed)).size).toBe(1);
    expect(plans[1]?.factions).toEqual(plans[0]?.factions);
    expect(plans[3]?.seed).not.toBe(plans[0]?.seed);
  });

  it('pairs every bot with every other, seats swapped', () => {
    const study: Comparison = { ...common, kind: 'bots', seats: 2, bots: ['a', 'b', 'c'] };
    const met = [0, 1, 2, 3, 4, 5].map((index) => planOf(study, index).bots.join());
    expect(met).toEqual(['a,b', 'b,a', 'a,c', 'c,a', 'b,c', 'c,b']);
  });

  it('draws all factions equally often', () => {
    const study: Comparison = { ...common, kind: 'balance', seats: 2, bot: 'random' };
    const GAMES = 4200;
    const drawn = new Map<string, number>();
    for (let i = 0; i < GAMES; i++)
      for (const faction of planOf(study, i).factions?.flat() ?? []) drawn.set(faction, (drawn.get(faction) ?? 0) + 1);
    const even = (GAMES * 4) / drawn.size;
    for (const [faction, times] of drawn) expect(Math.abs(times - even), faction).toBeLessThan(0.25 * even);
  });

  it('replays a game identically', () => {
    const plan = planOf(duel, 3);
    const result = play(plan, 3);
    expect(play(plan, 3)).toEqual(result);
    expect(result.vp.at(-1)?.[result.winner]).toBeGreaterThanOrEqual(15);
    expect(result.vp).toHaveLength(result.turns);
  });
});

describe('the results file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'baston-lab-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const result = (index: number): Result => play(planOf(duel, index), index);

  function written(name: string, count: number): string {
    const file = join(folder, name);
    const ledger = new ResultsFile(file, duel, false);
    for (let i = 0; i < count; i++) ledger.add(result(i));
    ledger.close();
    return file;
  }

  it('can be continued and stores no game twice', () => {
    const file = written('resumed', 2);
    appendFileSync(file, `${JSON.stringify(result(1))}\n`);
    const ledger = new ResultsFile(file, duel, true);
    expect(ledger.results.map(({ index }) => index)).toEqual([0, 1]);
    ledger.add(result(2));
    ledger.close();
    expect(readResults(file)).toMatchObject({ study: duel, broken: 0 });
    expect(readResults(file).results).toEqual([0, 1, 2].map(result));
  });

  it('recovers the complete lines of a truncated file', () => {
    const file = written('cut', 3);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.slice(0, -40));
    const ledger = new ResultsFile(file, duel, true);
    expect(ledger.broken).toBe(1);
    ledger.add(result(2));
    ledger.close();
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('refuses the file of another study', () => {
    const file = written('other', 1);
    expect(() => new ResultsFile(file, { ...duel, seed: 'other' }, true)).toThrow(new BadResultsFile('another-study'));
    writeFileSync(file, 'my diary\n');
    expect(() => new ResultsFile(file, duel, true)).toThrow(new BadResultsFile('not-a-study'));
    expect(readFileSync(file, 'utf8')).toBe('my diary\n');
  });
});

describe('statistics', () => {
  it('computes Wilson intervals', () => {
    const { rate, low, high } = rateOf(81, 263); // an example that is in many textbooks
    expect(rate).toBeCloseTo(0.308, 3);
    expect(low).toBeCloseTo(0.2553, 3);
    expect(high).toBeCloseTo(0.3662, 3);
    expect(rateOf(0, 10).low).toBe(0);
    expect(rateOf(10, 10).high).toBeCloseTo(1);
  });

  it('computes rank correlation', () => {
    expect(rankCorrelation([1, 2, 3, 4], [10, 20, 30, 40])).toBeCloseTo(1);
    expect(rankCorrelation([1, 2, 3, 4], [4, 3, 2, 1])).toBeCloseTo(-1);
    expect(rankCorrelation([1, 2, 3, 4, 5], [5, 6, 7, 8, 7])).toBeCloseTo(0.8208, 3); // with a tie
  });
});

describe('the summary', () => {
  const game = (index: number, winner: number, bots: readonly string[] = ['a', 'b']): Result => ({
    index,
    seed: `s${index}`,
    bots,
    factions: [
      ['aliens', 'pirates'],
      ['zombies', 'wizards'],
    ],
    first: 1,
    winner,
    turns: 10 + index,
    vp: [[0, 2], winner === 0 ? [15, 4] : [3, 16]],
  });
  const games = [game(0, 0), game(1, 0), game(2, 0), game(3, 1)];

  it('counts who beats whom', () => {
    const study: Comparison = { ...common, kind: 'bots', seats: 2, bots: ['a', 'b', 'c'] };
    const matrix = tournamentOf(study, [...games, game(4, 1, ['c', 'a'])]);
    expect(matrix?.cells[0]?.[1]).toMatchObject({ wins: 3, games: 4 });
    expect(matrix?.cells[1]?.[0]).toMatchObject({ wins: 1, games: 4 });
    expect(matrix?.cells[1]?.[2]).toBeUndefined();
    expect(matrix?.ranking.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  });

  it('counts wins by faction and seat, and VP by turn', () => {
    const { factions, pairs, order, lengths, curve, people } = balanceOf(games);
    expect(factions.find(({ name }) => name === 'aliens')).toMatchObject({ rate: { wins: 3, games: 4 }, ratio: 1.5 });
    expect(pairs[0]).toMatchObject({ pair: ['aliens', 'pirates'], rate: { wins: 3, games: 4 } });
    expect(order.map(({ wins }) => wins)).toEqual([1, 3]); // seat 1 had the first turn
    expect(lengths).toEqual([10, 11, 12, 13].map((turns) => ({ turns, games: 1 })));
    expect(curve[1]).toEqual({ turn: 2, winner: (3 * 15 + 16) / 4, others: (3 * 4 + 3) / 4 });
    expect(people?.factions.map(({ id, ours }) => [id, ours])).toEqual([
      ['aliens', 1.5],
      ['zombies', 0.5],
      ['pirates', 1.5],
      ['wizards', 0.5],
    ]);
  });

  it('exports CSV', () => {
    const lines = toCsv(games).trimEnd().split('\n');
    expect(lines).toHaveLength(1 + 2 * games.length);
    expect(lines[1]).toBe('0,s0,0,a,aliens,pirates,0,1,15,10');
  });

  it.each(['en', 'fr'] as const)('is a page that stands alone, in %s', (lang) => {
    const study: Comparison = { ...common, kind: 'balance', seats: 2, bot: '<b>' };
    const page = reportOf(study, games, lang);
    expect(page).toContain(`<html lang="${lang}">`);
    expect(page).toContain(lang === 'fr' ? 'Sorciers' : 'Wizards');
    expect(page).toContain('&lt;b&gt;');
    expect(page).not.toMatch(/<script|<link|src=|https?:|undefined|NaN|<b>/);
  });
});
