import type { FromTable } from '@baston/table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inOrder } from './in-order.ts';

const update = (from: number, question?: object) => ({ type: 'update', from, question }) as unknown as FromTable;
const saved = { type: 'saved' } as FromTable;
const refused = { type: 'refused' } as FromTable;

let passed: FromTable[];
let take: (message: FromTable) => void;
let showing: Promise<void> | undefined;
let isCovered: boolean;

/** Something is being shown, until the result is called. */
function show(): () => void {
  let end = (): void => undefined;
  showing = new Promise((resolve) => {
    end = resolve;
  });
  return () => {
    showing = undefined;
    end();
  };
}

/** Lets everything pass that waits for a task at most. */
const soon = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  passed = [];
  showing = undefined;
  isCovered = false;
  take = inOrder((message) => passed.push(message), { isCovered: () => isCovered, shown: () => showing });
});
afterEach(() => void vi.useRealTimers());

test('a move is shown at once if nothing else is', async () => {
  take(update(1));
  take(saved);
  await soon();
  expect(passed).toEqual([update(1), saved]);
});

test('a move waits until the one before has been shown, and what follows stays behind it', async () => {
  const end = show();
  take(update(1));
  take(saved);
  await vi.advanceTimersByTimeAsync(2500);
  expect(passed).toEqual([]);
  end();
  await soon();
  expect(passed).toEqual([update(1), saved]);
});

test('moves that wait are shown one after the other', async () => {
  let end = show();
  take(update(1));
  take(saved);
  take(update(2));
  take(saved);
  showing = showing?.then(() => {
    end = show(); // what the first of them sets moving
  });
  end();
  await soon();
  expect(passed).toEqual([update(1), saved]);
  end();
  await soon();
  expect(passed).toEqual([update(1), saved, update(2), saved]);
});

test.each([
  ['a question', update(2, {})],
  ['a refusal', refused],
])('%s waits for nothing, and comes after the moves before it', async (_, message) => {
  const end = show();
  take(update(1));
  take(message);
  expect(passed).toEqual([update(1), message]);
  end();
  await soon();
  expect(passed).toEqual([update(1), message]);
});

test('a question comes after the moves that wait for a scene, and not after their cards', async () => {
  const end = show();
  isCovered = true;
  take(update(1));
  take(update(2));
  take(update(3, {}));
  await soon();
  expect(passed).toEqual([]);
  let land = end;
  showing = showing?.then(() => {
    isCovered = false;
    land = show();
  });
  end();
  await soon();
  expect(passed).toEqual([update(1)]);
  showing = showing?.then(() => void show());
  land();
  await soon();
  expect(passed).toEqual([update(1), update(2), update(3, {})]);
});

test('a question that no move is before comes behind the scene', () => {
  show();
  isCovered = true;
  take(update(1, {}));
  expect(passed).toEqual([update(1, {})]);
});

test('a game is kept while what is asked is still being shown', async () => {
  show();
  take(update(1, {}));
  take(saved);
  await soon();
  expect(passed).toEqual([update(1, {}), saved]);
});
