import { rules } from '@baston/cards';
import { Game, type Imagination } from '@baston/engine';
import { expect, it } from 'vitest';
import { thinker } from './ladder.ts';
import { Match } from './match.ts';
import { type Judge, Search } from './search.ts';

/** The first move that somebody has to make. */
function firstMove(): Imagination {
  const game = Game.create(rules, { seed: 'first', seats: 2 });
  let asked: Imagination | undefined;
  const players = game.allSeats().map((seat) => {
    const restless = thinker('restless', `${seat}`);
    return (mind: Imagination): number[] => {
      if (mind.asked.kind === 'move') asked ??= mind;
      return restless(mind);
    };
  });
  const match = new Match(game, players);
  while (!asked) match.step();
  return asked;
}

it('expects of the next player the best of the replies', () => {
  const mind = firstMove();
  const me = mind.asked.seat;
  const turns: number[] = [];
  const judge: Judge = {
    spread: 0.15,
    evaluate(world) {
      const theirs = [0.2, 0.9, 0.5][turns.length % 3] as number;
      turns.push(world.turn);
      return Float64Array.from([0, 1], (seat) => (seat === me ? 1 - theirs : theirs));
    },
  };
  const search = new Search({ iterations: 10, turns: 1, replies: 3 }, judge, 'x');
  search.decide(mind);
  expect(turns).toEqual(Array(30).fill(mind.turn + 1)); // three in each world, at the end of the turn after this one
  for (const { visits, chance } of search.verdicts) if (visits > 0) expect(chance).toBeCloseTo(0.1);
});
