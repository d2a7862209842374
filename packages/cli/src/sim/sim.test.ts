import { randomBot } from '@baston/bots';
import { rules } from '@baston/cards';
import { Game } from '@baston/engine';
import { describe, expect, it } from 'vitest';
import { Coverage, playForced } from './coverage.ts';
import { Failure, playGame, runGame } from './game.ts';

const spec = { seed: 'test', seats: 2, pool: [], titans: 'needed', bot: 'random', check: true } as const;

describe('a simulated game', () => {
  it('can be replayed by its own seed', () => {
    expect(playGame(rules, { ...spec, seed: 'test/3' }, 0)).toEqual(playGame(rules, spec, 3));
  });

  it('knows how many effects were in progress at once', () => {
    const chains = Array.from({ length: 20 }, (_, index) => playGame(rules, spec, index).deepest);
    expect(Math.min(...chains)).toBeGreaterThan(0);
    expect(Math.max(...chains)).toBeGreaterThan(3);
  });

  it('reports its seed on failure', () => {
    const game = Game.create(rules, { seed: 'bad' });
    game.decider = { one: () => 999, many: () => [] };
    expect(() => runGame(game, 'bad', false, () => game.step())).toThrow(expect.objectContaining({ seed: 'bad' }));
  });

  it('detects an invalid state', () => {
    const game = Game.create(rules, { seed: 'bad' });
    const bot = randomBot('x');
    let asked = 0;
    game.decider = {
      one: (g: Game, request: Parameters<typeof bot.one>[1]): number => {
        if (++asked === 10) g.block.fill(0, g.block.length - 20); // the last card is torn up
        return bot.one(g, request);
      },
      many: bot.many,
    };
    expect(() => runGame(game, 'bad', true, () => game.step())).toThrow(Failure);
  });
});

describe('coverage', () => {
  it('starts empty and grows with every game', () => {
    const coverage = new Coverage(rules.sets, rules.version, []);
    expect(coverage.missing()).toHaveLength(coverage.total);
    expect(coverage.missing()).toContain('pirates/buccaneer: instead');
    expect(coverage.missing()).toContain('base/tortuga: on replaced');
    playForced(coverage, [], 'one');
    const after = coverage.missing();
    expect(after.length).toBeLessThan(coverage.total);
    playForced(coverage, [], 'two');
    expect(coverage.missing().filter((ability) => !after.includes(ability))).toEqual([]);
  });

  it('does not change the cards', () => {
    const watched = new Coverage(rules.sets, rules.version, []).rules;
    for (const seed of ['a', 'b', 'c']) {
      expect(playGame(watched, { ...spec, seed }, 0)).toEqual(playGame(rules, { ...spec, seed }, 0));
    }
  });

  it('covers only the given factions', () => {
    const pool = ['pirates', 'robots', 'ninjas', 'zombies'];
    const coverage = new Coverage(rules.sets, rules.version, pool);
    expect(coverage.missing().filter((ability) => ability.startsWith('aliens/'))).toEqual([]);
  });
});
