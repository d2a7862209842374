import { describe, expect, test } from 'vitest';
import {
  choose,
  factionIn,
  findFactions,
  nextOpen,
  type Offer,
  openSlots,
  put,
  type Query,
  surprise,
  surpriseAll,
  takenBy,
} from './choosing.ts';
import { type Plan, usualPlan } from './plan.ts';

const offer = (id: string, fr: string, grade: Offer['grade']): Offer => ({ id, name: { en: id, fr }, grade });
const BOXES = [
  { id: 'one', name: { en: 'One', fr: 'Un' }, factions: [offer('Zebras', 'Zèbres', 1), offer('Eggs', 'Œufs', 2)] },
  {
    id: 'two',
    name: { en: 'Two', fr: 'Deux' },
    factions: [offer('Old Elves', 'Anciens Élus', 3), offer('Bees', 'Abeilles', 1)],
  },
];
const ALL: Query = { words: '', show: 'all', favourites: [], bans: [] };
const plan: Plan = { ...usualPlan('seed', BOXES), factions: 'choice' };
const A1 = { seat: 0, which: 0 } as const;
const A2 = { seat: 0, which: 1 } as const;
const B1 = { seat: 1, which: 0 } as const;
const last = (count: number): number => count - 1;

describe('search', () => {
  const find = (query: Partial<Query>, lang: 'en' | 'fr' = 'en') =>
    findFactions(BOXES, { ...ALL, ...query }, lang).map(({ of, factions }) => [
      typeof of === 'string' ? of : of.id,
      ...factions.map(({ id }) => id),
    ]);

  test('everything, box by box, in the order of the language', () => {
    expect(find({})).toEqual([
      ['one', 'Eggs', 'Zebras'],
      ['two', 'Bees', 'Old Elves'],
    ]);
    expect(find({}, 'fr')).toEqual([
      ['one', 'Eggs', 'Zebras'],
      ['two', 'Bees', 'Old Elves'],
    ]);
  });
  test.each(['zebres', 'ZÈBRES', 'zebr'])('%s', (words) =>
    expect(find({ words }, 'fr')).toEqual([['found', 'Zebras']]),
  );
  test.each(['oeufs', 'Œufs', '  ŒUF '])('%s', (words) => expect(find({ words }, 'fr')).toEqual([['found', 'Eggs']]));
  test('by the name in the other language, if there is none in this one', () => {
    expect(find({ words: 'oeufs' })).toEqual([['found', 'Eggs']]);
    expect(find({ words: 'es' })).toEqual([['found', 'Bees', 'Old Elves']]);
    expect(find({ words: 'es' }, 'fr')).toEqual([['found', 'Bees', 'Zebras']]);
  });
  test('several words, in any order', () => {
    expect(find({ words: 'elus anc' }, 'fr')).toEqual([['found', 'Old Elves']]);
    expect(find({ words: 'elus zebres' })).toEqual([]);
  });
  test('names that begin with it first, favourites or not', () => {
    expect(find({ words: 'e', favourites: ['Bees'] })).toEqual([['found', 'Eggs', 'Bees', 'Old Elves', 'Zebras']]);
    expect(find({ words: 'a' }, 'fr')).toEqual([['found', 'Bees', 'Old Elves']]);
  });
  test('favourites come first, and once', () => {
    expect(find({ favourites: ['Old Elves', 'Eggs', 'gone'] })).toEqual([
      ['favourites', 'Eggs', 'Old Elves'],
      ['one', 'Zebras'],
      ['two', 'Bees'],
    ]);
  });
  test('favourites only, banned ones only, a grade only', () => {
    const taste = { favourites: ['Eggs'], bans: ['Bees'] };
    expect(find({ ...taste, show: 'favourites' })).toEqual([['favourites', 'Eggs']]);
    expect(find({ ...taste, show: 'bans' })).toEqual([['found', 'Bees']]);
    expect(find({ show: 1 })).toEqual([
      ['one', 'Zebras'],
      ['two', 'Bees'],
    ]);
  });
});

describe('slots', () => {
  test('one after the other is filled, round the table', () => {
    const begun = choose(plan, A2, 'Bees');
    expect(factionIn(begun, A2)).toBe('Bees');
    expect(openSlots(begun)).toHaveLength(3);
    expect(nextOpen(begun, A1)).toEqual(B1);
    expect(nextOpen(begun, { seat: 1, which: 1 })).toEqual(A1);
    expect(nextOpen(surpriseAll(plan), A1)).toBeUndefined();
  });
  test('a faction is taken by the other slot of the seat, or by as many seats as there are copies', () => {
    const begun = choose(plan, A1, 'Bees');
    expect(takenBy(begun, A1, 'Bees')).toBeUndefined();
    expect(takenBy(begun, A2, 'Bees')).toBe(0);
    expect(takenBy(begun, B1, 'Bees')).toBe(0);
    expect(takenBy({ ...begun, boxes: 2 }, B1, 'Bees')).toBeUndefined();
    expect(takenBy({ ...begun, boxes: 2 }, A2, 'Bees')).toBe(0);
  });
});

describe('surprises', () => {
  const ids = ['Zebras', 'Eggs', 'Old Elves', 'Bees'];
  test('nothing that is taken or banned, and something else than before', () => {
    const begun: Plan = { ...choose(choose(plan, B1, 'Bees'), A1, 'Old Elves'), bans: ['Zebras'] };
    expect(factionIn(surprise(begun, A1, ids, last), A1)).toBe('Eggs');
    expect(factionIn(surprise(begun, A1, ['Old Elves'], last), A1)).toBe('Old Elves');
    expect(surprise(begun, A2, ['Zebras', 'Bees'], last)).toBe(begun);
  });
  test('for all that are open; then all anew', () => {
    const begun = choose(plan, B1, 'Bees');
    const full = surpriseAll(begun, last);
    expect(full.pairs.slice(0, 2)).toEqual([
      ['Old Elves', 'Eggs'],
      ['Bees', 'Zebras'],
    ]);
    expect(surpriseAll(full, last).pairs.slice(0, 2)).toEqual([
      ['Bees', 'Old Elves'],
      ['Eggs', 'Zebras'],
    ]);
  });
  test('with too few factions some stay open', () => {
    expect(openSlots(surpriseAll({ ...plan, bans: ['Bees'] }))).toHaveLength(1);
  });
});

test('a list with an id holds it once', () => {
  expect(put(['a', 'b'], 'a', true)).toEqual(['b', 'a']);
  expect(put(['a', 'b'], 'a', false)).toEqual(['b']);
});
