import { expect, it } from 'vitest';
import { Presence } from './presence.ts';

it('takes somebody for away since their last connection to any node was lost', () => {
  const presence = new Presence(0);
  expect(presence.awaySince('zoe', 4999)).toBeUndefined(); // the node has only just begun to look
  expect(presence.awaySince('zoe', 5000)).toBe(0);
  presence.came('zoe');
  presence.came('zoe');
  presence.left('zoe', 10_000);
  expect(presence.awaySince('zoe', 90_000)).toBeUndefined();
  presence.left('zoe', 90_000);
  expect(presence.awaySince('zoe', 94_999)).toBeUndefined();
  expect(presence.awaySince('zoe', 95_000)).toBe(90_000);

  presence.heard(new Map([['zoe', 150_000]]));
  expect(presence.isHere('zoe')).toBe(false);
  expect(presence.awaySince('zoe', 149_999)).toBeUndefined();
  presence.heard(new Map());
  expect(presence.awaySince('zoe', 160_000)).toBe(150_000);
  expect(presence.away(['yann', undefined, 'zoe'], 160_000)).toEqual([
    { seat: 0, since: 0 },
    { seat: 2, since: 150_000 },
  ]);
});
