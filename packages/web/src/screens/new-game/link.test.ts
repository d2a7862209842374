import { describe, expect, test } from 'vitest';
import { linkQuery, readLink } from './link.ts';
import { type Plan, usualPlan } from './plan.ts';

const read = (query: string) => readLink(new URLSearchParams(query), 'usual');

const plan: Plan = {
  ...usualPlan('a seed & more'),
  count: 3,
  seats: ['person', 'you', 'random', 'greedy'].map((kind) => ({ kind: kind as 'you', name: '' })),
  factions: 'choice',
  pairs: [
    ['pirates', 'zombies'],
    ['robots', 'wizards'],
    ['aliens', 'pirates'],
    ['', ''],
  ],
  boxes: 2,
  bases: 'all',
  vpToWin: 10,
  mulligan: 'none',
  firstPlayer: 2,
};

test('a link reproduces the set-up and the seed', () => {
  expect(read(linkQuery(plan))).toEqual({ plan });
  const usual = usualPlan('another');
  expect(read(linkQuery(usual))).toEqual({ plan: usual });
  expect(linkQuery(usual)).toBe('seats=you.greedy&factions=random&seed=another');
});

test('without a link, the usual set-up', () => {
  expect(read('')).toEqual({ plan: usualPlan('usual') });
});

describe('nonsense is named, and nothing of the link is used', () => {
  const nonsense = [
    'seats=you',
    'seats=you.you',
    'seats=you.greedy.greedy.greedy.greedy',
    'seats=you.__proto__',
    'factions=choice',
    'factions=pirates.zombies',
    'factions=pirates.zombies_robots',
    'boxes=0',
    'boxes=1.5',
    'bases=none',
    'vpToWin=100',
    'vpToWin=-1',
    'mulligan=maybe',
    'firstPlayer=2',
    'seed=',
  ];
  test.each(nonsense)('%s', (query) => {
    expect(read(`${query}&seed=mine`.replace('seed=&seed=mine', 'seed='))).toEqual({
      plan: usualPlan('usual'),
      fault: { is: 'bad', part: query },
    });
  });
  test('a name that means nothing', () => {
    expect(read('seed=a&constructor=1').fault).toEqual({ is: 'unknown', part: 'constructor' });
  });
});
