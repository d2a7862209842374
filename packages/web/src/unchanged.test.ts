import { expect, test } from 'vitest';
import { withUnchanged } from './unchanged.ts';

test('parts that have not changed stay the same objects', () => {
  const before = {
    bases: [
      { id: 1, minions: [{ id: 3 }] },
      { id: 2, minions: [] },
    ],
    turn: 1,
  };
  const now = structuredClone({ ...before, bases: [before.bases[0], { id: 2, minions: [{ id: 4 }] }] });
  const kept = withUnchanged(before, now);
  expect(kept).toEqual(now);
  expect(kept.bases[0]).toBe(before.bases[0]);
  expect(kept.bases[1]).not.toBe(before.bases[1]);
  expect(withUnchanged(before, structuredClone(before))).toBe(before);
});

test.for([
  [{ a: 1, b: undefined }, { a: 1 }],
  [{ a: 1 }, { a: 1, b: undefined }],
  [{ a: undefined }, { b: undefined }],
  [[1, 2], [1]],
  [[1], [1, 2]],
  [[1], { 0: 1 }],
  [null, {}],
  [{ a: null }, { a: {} }],
  ['', []],
])('%j becomes %j', ([before, now]) => {
  expect(withUnchanged(before, now)).toStrictEqual(now);
});
