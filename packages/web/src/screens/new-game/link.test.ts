import { describe, expect, test } from 'vitest';
import { linkQuery, readLink } from './link.ts';
import { type Plan, setupOf, sitDown, usualPlan } from './plan.ts';

const sets = ['one', 'two', 'three'].map((id) => ({ id, factions: [{ id: `${id} a` }, { id: `${id} b` }] }));
const read = (query: string) => readLink(new URLSearchParams(query), usualPlan('usual', sets));

const plan: Plan = {
  ...usualPlan('a seed & more', sets),
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
  const usual = usualPlan('another', sets);
  expect(read(linkQuery(usual))).toEqual({ plan: usual });
  expect(linkQuery(usual)).toBe('seats=you.greedy&factions=random&sets=one.two.three&seed=another');
});

test('some of the boxes are some of the factions, in a draft too', () => {
  const draft: Plan = { ...usualPlan('drafted', sets), factions: 'draft', sets: sets.slice(1) };
  expect(read(linkQuery(draft))).toEqual({ plan: draft });
  expect(setupOf(draft, 'en').config).toMatchObject({
    factions: 'draft',
    pool: ['two a', 'two b', 'three a', 'three b'],
  });
  expect(setupOf(plan, 'en').config).not.toHaveProperty('pool');
});

test('bans are in the link, as far as they matter, and not in the pool', () => {
  const dealt: Plan = { ...usualPlan('dealt', sets.slice(1), ['two b', 'one a', 'gone']) };
  expect(linkQuery(dealt)).toContain('sets=two.three&bans=two+b&');
  expect(read(linkQuery(dealt))).toEqual({ plan: { ...dealt, bans: ['two b'] } });
  expect(setupOf(dealt, 'en').config).toHaveProperty('pool', ['two a', 'three a', 'three b']);
  expect(linkQuery({ ...plan, bans: ['two b'] })).toBe(linkQuery(plan));
});

test('without a link, the usual set-up', () => {
  expect(read('')).toEqual({ plan: usualPlan('usual', sets) });
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
    'sets=',
    'sets=two.four',
    'sets=one.one',
    'bans=',
    'bans=four a',
    'bans=one a.one a',
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
      plan: usualPlan('usual', sets),
      fault: { is: 'bad', part: query },
    });
  });
  test('a name that means nothing', () => {
    expect(read('seed=a&constructor=1').fault).toEqual({ is: 'unknown', part: 'constructor' });
  });
});

test('a persona is in the link, and stands for its strength', () => {
  const { seats } = usualPlan('faces', sets);
  const faces: Plan = {
    ...usualPlan('faces', sets),
    seats: [...seats.slice(0, 1), { kind: 'planner', persona: 'volt', name: '' }, ...seats.slice(2)],
  };
  expect(linkQuery(faces)).toContain('seats=you.volt&');
  expect(read(linkQuery(faces))).toEqual({ plan: faces });
  expect(setupOf(faces, 'fr').seats[1]).toEqual({ kind: 'planner', persona: 'volt', name: 'Volt' });
  expect(sitDown(faces, 1, 'greedy').seats[1]).toEqual({ kind: 'greedy', persona: undefined, name: '' });
});
