import { rules } from '@baston/cards';
import { Game } from '@baston/engine';
import { describe, expect, it } from 'vitest';
import { effortOf, LADDER, thinker } from './ladder.ts';
import type { Manner } from './manner.ts';
import { Match } from './match.ts';
import { PERSONAS } from './personas.ts';
import { player } from './player.ts';

/** The outcome of a match in which all seats play by that name and in that manner. */
function play(name: string, manner: Manner | undefined, turns: number): number {
  const game = Game.create(rules, { seed: 'manner', seats: 2 });
  const thinkers = [0, 1].map((seat) => thinker(name, `manner ${seat}`, undefined, undefined, manner));
  const match = new Match(game, thinkers);
  while (!game.isOver() && game.turn <= turns) match.step();
  return game.hash();
}

describe('a manner', () => {
  it.each([
    ['greedy:16', 8],
    ['planner:40', 4],
    ['search:20', 3],
  ])('without any liking changes no choice of %s', (name, turns) => {
    const plain = play(name, undefined, turns);
    expect(play(name, {}, turns)).toBe(plain);
    expect(play(name, { aggression: 1, spread: 1 }, turns)).not.toBe(plain);
  });
});

describe('the personas', () => {
  it('are of every strength, the weakest first, and no two of one strength play alike', () => {
    const strengths = PERSONAS.map(({ strength }) => (strength === 'random' ? 'restless' : strength));
    expect([...new Set<string>(strengths)]).toEqual(LADDER.filter((name) => name !== 'random'));
    expect(new Set(PERSONAS.map(({ strength, manner }) => JSON.stringify([strength, manner]))).size).toBe(
      PERSONAS.length,
    );
    expect(new Set(PERSONAS.map(({ id }) => id)).size).toBe(PERSONAS.length);
  });

  it('can be named where a bot is named', () => {
    expect(effortOf('brakka')).toMatchObject({ kind: 'greedy', manner: { aggression: expect.any(Number) } });
    expect(effortOf('volt:30')).toMatchObject({ kind: 'planner', effort: { iterations: 30 } });
    expect(effortOf('biscuit')).toMatchObject({ kind: 'restless' });
    expect(effortOf('biscuit:5')).toBeUndefined();
  });

  it('that nobody here knows play like a plain bot', () => {
    expect(() => player('greedy', 'x', () => 0, 'somebody-newer')).not.toThrow();
  });
});
