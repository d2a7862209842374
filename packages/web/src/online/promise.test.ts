import { expect, it } from 'vitest';
import { promiseAt } from './promise.ts';

it('brings the same share to a table however often it is refused, at whatever seat', () => {
  let drawn = 0;
  const draw = (): string => `share ${drawn++}`;
  const first = promiseAt(undefined, 'one', 0, draw);
  expect(first).toEqual({ commitment: 'one', seat: 0, share: 'share 0' });
  expect(promiseAt(first, 'one', 0, draw)).toEqual(first);
  expect(promiseAt(first, 'one', 2, draw)).toEqual({ ...first, seat: 2 });
  expect(drawn).toBe(1);
});

it('brings nothing where the server has changed its promise', () => {
  expect(promiseAt({ commitment: 'one', seat: 0, share: 'x' }, 'two', 0, () => 'y')).toBeUndefined();
});
