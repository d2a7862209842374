import { rules } from '@baston/cards';
import { Game, seedWords } from '@baston/engine';
import { expect, it } from 'vitest';
import { LearnedRollout } from './learned-rollout.ts';
import { RandomRollout } from './random-rollout.ts';

const mean = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0) / list.length;

/** The power that a player has on the bases after a turn, in the mean of many that begin in the same position. */
function powerOf(player: RandomRollout, start: Game, onTurn: (power: number) => void = () => {}): number {
  const world = start.clone();
  const powers = Array.from({ length: 60 }, () => {
    world.copyFrom(start).decider = player;
    player.begin(start.turn);
    do world.step();
    while (world.phase !== 'start');
    const power = world.bases().reduce((sum, base) => sum + world.totalOf(base, start.active), 0);
    onTurn(power);
    return power;
  });
  return mean(powers);
}

it('plays at random at first, then what has gained most', () => {
  const words = new Int32Array(4);
  seedWords('habit', words);
  const random = new RandomRollout(words);
  const atFirst: number[] = [];
  const learned: number[] = [];
  for (let i = 0; i < 12; i++) {
    const start = Game.create(rules, { seed: `habit-${i}`, seats: 2 });
    start.decider = random;
    while (start.turn < 3 || start.phase !== 'start') start.step();
    const usual = powerOf(random, start);
    atFirst.push(powerOf(new LearnedRollout(words), start) - usual);
    const rollout = new LearnedRollout(words);
    powerOf(rollout, start, (power) => rollout.learn(power - usual));
    learned.push(powerOf(rollout, start) - usual);
  }
  expect(Math.abs(mean(atFirst))).toBeLessThan(0.5);
  expect(mean(learned)).toBeGreaterThan(1);
});
