import type { TableEvent } from '@baston/table';
import { expect, test } from 'vitest';
import { momentAt } from './history.ts';

test('a base that scores has a moment before it gives its VP, and one after', () => {
  const base = { id: 7, def: 'base/tortuga' };
  const events: TableEvent[] = [
    { type: 'scoring', base: { id: 5, def: 'base/tar-pits' } },
    { type: 'standing', base: { id: 5, def: 'base/tar-pits' }, seat: 0, place: 1, total: 20, vp: 4 },
    { type: 'base', base: { id: 6, def: 'base/cuzcu' }, replaces: { id: 5, def: 'base/tar-pits' } },
    { type: 'scoring', base },
  ];
  const standing: TableEvent = { type: 'standing', base, seat: 0, place: 1, total: 20, vp: 4 };
  expect(momentAt(7, events, 'score')).toBe('beforeScoring');
  expect(momentAt(7, [...events, standing], 'score')).toBe('afterScoring');
  expect(momentAt(8, events, 'score')).toBeUndefined();
  expect(momentAt(7, events, 'play')).toBeUndefined();
});
