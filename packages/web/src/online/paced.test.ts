import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paced } from './paced.ts';

const DRAWING = 200;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A page that takes its time to draw. */
function slowPage() {
  const shown: string[] = [];
  const show = (text: string): void => {
    shown.push(text);
    vi.setSystemTime(Date.now() + DRAWING);
  };
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now());
  return { shown, ...paced(show, (earlier, later) => earlier + later) };
}

test('a value is shown at once while nothing is drawn', () => {
  const page = slowPage();
  page.add('a');
  vi.advanceTimersByTime(1);
  expect(page.shown).toEqual(['a']);
});

test('values that arrive together are shown as one', () => {
  const page = slowPage();
  for (const text of 'abc') page.add(text);
  vi.advanceTimersByTime(1);
  expect(page.shown).toEqual(['abc']);
});

test('values that arrive just after drawing wait for more, but not for long', () => {
  const page = slowPage();
  page.add('a');
  vi.advanceTimersByTime(1);
  page.add('b');
  vi.advanceTimersByTime(DRAWING / 2);
  page.add('c');
  expect(page.shown).toEqual(['a']);
  vi.advanceTimersByTime(DRAWING);
  expect(page.shown).toEqual(['a', 'bc']);
});

test('no value is shown twice, or after the end', () => {
  const page = slowPage();
  page.add('a');
  page.flush();
  vi.advanceTimersByTime(DRAWING);
  page.add('b');
  page.stop();
  vi.advanceTimersByTime(2 * DRAWING);
  expect(page.shown).toEqual(['a']);
});
