import type { FromTable } from '@baston/table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inOrder } from './in-order.ts';

const update = (from: number, question?: object) => ({ type: 'update', from, question }) as unknown as FromTable;
const saved = { type: 'saved' } as FromTable;
const refused = { type: 'refused' } as FromTable;

let passed: FromTable[];
let take: (message: FromTable) => void;
let landing: Promise<void> | undefined;

/** Something flies; the result lets it land. */
function fly(): () => void {
  let land = (): void => undefined;
  landing = new Promise((resolve) => {
    land = resolve;
  });
  return () => {
    landing = undefined;
    land();
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  passed = [];
  landing = undefined;
  take = inOrder(
    (message) => passed.push(message),
    () => landing,
  );
});
afterEach(() => void vi.useRealTimers());

test('a move is shown at once if nothing flies', () => {
  take(update(1));
  take(saved);
  expect(passed).toEqual([update(1), saved]);
});

test('a move waits for the cards of the move before, and what follows stays behind it', async () => {
  const land = fly();
  take(update(1));
  take(saved);
  await vi.advanceTimersByTimeAsync(300);
  expect(passed).toEqual([]);
  land();
  await vi.advanceTimersByTimeAsync(0);
  expect(passed).toEqual([update(1), saved]);
});

test.each([
  ['a question', update(2, {})],
  ['a refusal', refused],
])('%s waits for nothing, and comes after the moves before it', (_, message) => {
  fly();
  take(update(1));
  take(message);
  expect(passed).toEqual([update(1), message]);
});

test('a move waits for a second at most, and is shown once', async () => {
  const land = fly();
  take(update(1));
  await vi.advanceTimersByTimeAsync(1000);
  expect(passed).toEqual([update(1)]);
  land();
  await vi.advanceTimersByTimeAsync(1000);
  expect(passed).toEqual([update(1)]);
});
