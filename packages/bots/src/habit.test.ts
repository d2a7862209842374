import { rules } from '@baston/cards';
import { Game, seedWords } from '@baston/engine';
import { expect, it } from 'vitest';
import { Habit } from './habit.ts';
import { Whim } from './whim.ts';

const mean = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0) / list.length;

/** The power that a player has on the bases after a turn, in the mean of many that begin in the same position. */
function powerOf(player: Whim, start: Game, onTurn: (power: number) => void = () => {}): number {
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
  const whim = new Whim(words);
  const atFirst: number[] = [];
  const learned: number[] = [];
  for (let i = 0; i < 12; i++) {
    const start = Game.create(rules, { seed: `habit-${i}`, seats: 2 });
    start.decider = whim;
    while (start.turn < 3 || start.phase !== 'start') start.step();
    const usual = powerOf(whim, start);
    atFirst.push(powerOf(new Habit(words), start) - usual);
    const habit = new Habit(words);
    powerOf(habit, start, (power) => habit.learn(power - usual));
    learned.push(powerOf(habit, start) - usual);
  }
  expect(Math.abs(mean(atFirst))).toBeLessThan(0.5);
  expect(mean(learned)).toBeGreaterThan(1);
});
