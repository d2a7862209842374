import { rules } from '@baston/cards';
import { Game, type Imagination, signOfTable } from '@baston/engine';
import { describe, expect, it } from 'vitest';
import { thinker } from './ladder.ts';
import { LinearEvaluator } from './linear-evaluator.ts';
import { WEIGHTS } from './linear-weights.ts';
import { Match } from './match.ts';
import type { Thinker } from './near.ts';
import { type Evaluator, Search } from './search.ts';

/** The move that restless players have to make after so many others. */
function moveAfter(moves: number, seed = 'first'): Imagination {
  const game = Game.create(rules, { seed, seats: 2 });
  const asked: Imagination[] = [];
  const players = game.allSeats().map((seat) => {
    const restless = thinker('restless', `${seat}`);
    return (mind: Imagination): number[] => {
      if (mind.asked.kind === 'move') asked.push(mind);
      return restless(mind);
    };
  });
  const match = new Match(game, players);
  while (asked.length <= moves) match.step();
  return asked[moves] as Imagination;
}

describe('the next player', () => {
  /** When positions were evaluated, in ten worlds with up to three replies; `theirs` are the chances, one after the other. */
  function evaluatedWith(theirs: readonly number[]): { readonly turns: readonly number[]; readonly search: Search } {
    const mind = moveAfter(0);
    const turns: number[] = [];
    const evaluator: Evaluator = {
      spread: 0.15,
      evaluate(world) {
        const chance = theirs[turns.length % theirs.length] as number;
        turns.push(world.turn - mind.turn);
        return Float64Array.from([0, 1], (seat) => (seat === mind.asked.seat ? 1 - chance : chance));
      },
    };
    const search = new Search({ iterations: 10, turns: 1, replies: 3 }, evaluator, 'x');
    search.decide(mind);
    return { turns, search };
  }

  it('is expected to take the best of the replies', () => {
    const { turns, search } = evaluatedWith([0.95, 0.2, 0.9, 0.5]);
    // In each world at the end of the turn, then three times at the end of the one after it.
    expect(turns).toEqual(Array(10).fill([0, 1, 1, 1]).flat());
    for (const { visits, chance } of search.estimates) if (visits > 0) expect(chance).toBeCloseTo(0.1);
  });

  it('looks for no other reply after one that is better than usual', () => {
    const { turns, search } = evaluatedWith([0.5, 0.4, 0.8]);
    expect(turns).toEqual(Array(10).fill([0, 1, 1]).flat());
    for (const { visits, chance } of search.estimates) if (visits > 0) expect(chance).toBeCloseTo(0.2);
  });
});

describe('what was found out for one decision', () => {
  const evaluator = new LinearEvaluator(WEIGHTS);
  const EFFORT = { iterations: 60, turns: 1, isThrifty: true };
  const core = rules.sets[0]?.factions.map(({ id }) => id) ?? [];

  /** A game against a restless player. `instead` sees what was decided, and what that owes to the decisions before; it says what is done. */
  function play(seed: string, instead: (picks: number[], kept: number, mind: Imagination) => number[]): void {
    const search = new Search(EFFORT, evaluator, 'x');
    const game = Game.create(rules, { seed, seats: 2, pool: core });
    const me: Thinker = (mind) => instead(search.decide(mind), search.kept, mind);
    const match = new Match(game, [me, thinker('restless', 'y')]);
    for (let i = 0; i < 120 && !game.isOver(); i++) match.step();
  }

  it('counts for the next one of the turn', () => {
    const keptIn: number[][] = [];
    play('kept-3', (picks, kept, { turn }) => {
      keptIn[turn] ??= [];
      keptIn[turn]?.push(kept);
      return picks;
    });
    const turns = keptIn.filter((turn) => turn.length > 1);
    expect(turns.length).toBeGreaterThan(4);
    const helped = turns.filter(([, ...later]) => Math.max(...later) > 0);
    expect(helped.length).toBeGreaterThan(turns.length / 2);
  });

  // Another move is sure to lead elsewhere: of the options of an effect, some do the same.
  it.each(['kept-0', 'kept-1', 'kept-3', 'kept-5'])('counts for nothing when another move was made: %s', (seed) => {
    let isElsewhere = false;
    const after: number[] = [];
    play(seed, (picks, kept, { asked: { kind, min, options } }) => {
      if (isElsewhere) after.push(kept);
      isElsewhere = kind === 'move' && options > 1;
      if (!isElsewhere) return picks;
      if (min === 0) return picks.length === 0 ? [0] : [];
      return [picks[0] === options - 1 ? 0 : options - 1];
    });
    expect(after.length).toBeGreaterThan(4);
    expect(Math.max(...after)).toBe(0);
  });

  it('counts for nothing when something else lasts', () => {
    const signs = ['one', 'other'].map((on) => {
      const minion = (as: string) => ({ card: 'robots/zapbot', controller: 0, owner: 0, as });
      const effects = [{ kind: 'power', until: 'endOfTurn', seat: 0, on, amount: 4 }] as const;
      const bases = [{ base: { card: 'base/tortuga' }, minions: [minion('one'), minion('other')], actions: [] }];
      const players = [0, 1].map(() => ({ vp: 0, hand: [], deck: [], discard: [] }));
      const position = {
        active: 0,
        phase: 'play',
        turn: 1,
        players,
        bases,
        baseDeck: [],
        baseDiscard: [],
        effects,
      } as const;
      return signOfTable(Game.arrange(rules, { seed: 'lasts', seats: 2 }, position).game, 0);
    });
    expect(signs[0]).not.toBe(signs[1]);
  });

  it('counts for nothing in another game', () => {
    const search = new Search(EFFORT, evaluator, 'x');
    for (let moves = 0; moves < 12; moves++) {
      search.decide(moveAfter(moves, 'one'));
      search.decide(moveAfter(moves + 1, 'other'));
      expect(search.kept).toBe(0);
    }
  });
});

it('needs fewer worlds where there are few options', () => {
  const linear = new LinearEvaluator(WEIGHTS);
  let worlds = 0;
  const evaluator: Evaluator = {
    spread: linear.spread,
    evaluate(world) {
      worlds++;
      return linear.evaluate(world);
    },
  };
  const search = new Search({ iterations: 100, turns: 1, isThrifty: true }, evaluator, 'x');
  const few: number[] = [];
  const many: number[] = [];
  const me: Thinker = (mind) => {
    worlds = 0;
    const picks = search.decide(mind);
    const { min, max, options } = mind.asked;
    if (max === 1 && options + 1 - min === 2) few.push(worlds);
    if (max === 1 && options > 12) many.push(worlds);
    return picks;
  };
  const match = new Match(Game.create(rules, { seed: 'few-1', seats: 2 }), [me, thinker('restless', 'y')]);
  for (let i = 0; i < 150 && !match.game.isOver(); i++) match.step();
  expect(few.length).toBeGreaterThan(3);
  expect(Math.max(...few)).toBe(16);
  expect(Math.max(...many)).toBe(100);
});
