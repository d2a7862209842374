import { rules } from '@baston/cards';
import {
  describe as describeQuestion,
  Game,
  type Hint,
  Imagination,
  type Position,
  type Request,
  view,
} from '@baston/engine';
import { describe, expect, it } from 'vitest';
import { adviser } from './adviser.ts';

const EFFORT = { iterations: 60, turns: 1 };

/** The advice to the first player who is asked. */
function adviceOn(game: Game): Hint {
  const before = game.clone();
  let hint: Hint | undefined;
  const stop = new Error('asked');
  const many = (g: Game, request: Request): never => {
    const question = describeQuestion(g, request);
    const { seat, kind, min, max, options } = question;
    const mind = new Imagination(before, [], { seat, kind, min, max, options: options.length });
    hint = adviser(rules, EFFORT, 'x')(question, view(g, seat), mind);
    throw stop;
  };
  game.decider = { one: many, many };
  expect(() => game.step()).toThrow(stop);
  return hint as Hint;
}

/** In the play phase with one card in hand, in front of these bases. */
function advice(hand: string, bases: Position['bases'], vp = 0): Hint {
  const pile = { hand: [], deck: [], discard: [] };
  const factions: [string, string][] = [
    ['pirates', 'ninjas'],
    ['robots', 'aliens'],
  ];
  const { game } = Game.arrange(
    rules,
    { seed: 'x', boxes: 4, factions },
    {
      active: 0,
      phase: 'play',
      turn: 1,
      players: [
        { ...pile, vp, hand: [{ card: hand }] },
        { ...pile, vp: 0 },
      ],
      bases,
      baseDeck: [{ card: 'base/tar-pits' }],
      baseDiscard: [],
    },
  );
  return adviceOn(game);
}

const on = (base: string, mine: readonly string[], theirs: readonly string[]): Position['bases'][number] => ({
  base: { card: `base/${base}` },
  minions: [...mine.map((card) => ({ card, controller: 0 })), ...theirs.map((card) => ({ card, controller: 1 }))],
  actions: [],
});

describe('the adviser', () => {
  const king = 'pirates/pirate-king'; // power 5
  const bot = 'robots/nukebot'; // power 5
  it.each([
    ['that it leads', [on('jungle-oasis', [], ['robots/zapbot'])], 0, 'lead'],
    ['that it leads by more', [on('jungle-oasis', [king], [])], 0, 'keepLead'],
    ['which place it would have', [on('tortuga', [], [bot, bot])], 0, 'place'],
    ['that a base would score', [on('tortuga', [king, king, king], [bot])], 0, 'score'],
    ['that the game would be won', [on('tortuga', [king, king, king], [bot])], 14, 'win'],
  ])('says %s', (_, bases, vp, kind) => {
    const { advice: opinions } = advice(king, bases, vp);
    const play = opinions.find(({ option }) => option.startsWith('play:'));
    expect(play?.reason.kind).toBe(kind);
  });

  it('sees a won game, and how likely it is', () => {
    const { picks, advice: opinions } = advice(king, [on('tortuga', [king, king, king], [bot])], 14);
    expect(picks).toEqual([opinions[0]?.option]);
    expect(picks[0]).toMatch(/^play:/);
    expect(opinions[0]?.chance).toBeGreaterThan(0.95);
    for (const { chance } of opinions) expect(chance).toBeLessThanOrEqual(opinions[0]?.chance as number);
  });

  it('does not praise an action that has nothing to do', () => {
    const { advice: opinions } = advice('pirates/cannon', [on('tortuga', [], [])]);
    expect(opinions.find(({ option }) => option.startsWith('play:'))?.reason.kind).toBe('best');
  });

  it('would rather wait than harm itself', () => {
    const { picks, advice: opinions } = advice('ninjas/poison', [on('tortuga', [king, king, king], [])]);
    expect(picks).toEqual(['end']);
    expect(opinions[0]?.reason.kind).toBe('wait');
  });
});
