/**
 * An observer watches 1,000 windows and guesses from times and bytes whether the other player holds a Special. As many do
 * as do not, by the toss of a coin, and people answer in the same times either way, before the window closes.
 *
 * The classifier learns from the first half: of all features, the one threshold that is right most often. In the second half
 * it may be right no more often than somebody who tosses a coin is in 999 of 1,000 cases. The clock is the test's own, so
 * times are those that the server chooses, to the millisecond; how long it computes is not among them.
 */
import { below, type Game, seedWords } from '@baston/engine';
import { expect, it, vi } from 'vitest';
import { addPeople, lay, Onlooker, person, tableId } from '../../../test/laid-tables.ts';
import { startServer } from '../../../test/online.ts';
import { isHeld, positions, windowOf, withoutSpecials } from '../../../test/windows.ts';
import type { Server } from './server.ts';
import { MemoryStore } from './store/memory.ts';

const WINDOWS = 1000;
const DISTINCT = 50;
const AT_ONCE = 100;
const STEP = 100;
const untilNextTurn = (): Promise<void> => new Promise((done) => setImmediate(done));
const LASTS = { min: 3000, max: 6000 };
/** The 99.9 % quantile of right guesses in 500 tosses of a coin: 250 + 3.09 √125. */
const BY_CHANCE = 285;

interface Pair {
  readonly holder: number;
  readonly original: Game;
  readonly twin: Game;
}

interface Watched {
  readonly holds: boolean;
  readonly features: readonly number[];
}

/** Positions in which a player holds a Special, and the same without it. */
function pairs(): Pair[] {
  const found: Pair[] = [];
  for (const original of positions('timing', { seats: 2 })) {
    const round = windowOf(original);
    const holder = round.find(isHeld)?.seat;
    const twin = round.length === 2 && holder !== undefined ? withoutSpecials(original, holder) : undefined;
    if (twin && holder !== undefined) found.push({ holder, original, twin });
    if (found.length === DISTINCT) break;
  }
  return found;
}

/** Records the frames the other player gets during one window in which everybody passes at the given times, from `start`. */
async function watch(
  server: Server,
  { id, holder }: { readonly id: string; readonly holder: number },
  times: readonly number[],
  start: { readonly isReady: () => void; readonly signal: Promise<void> },
): Promise<readonly number[]> {
  return server.rooms.use(id, async (room) => {
    const observer = await Onlooker.at(room, 1 - holder);
    start.isReady();
    await start.signal;
    const { questionNumber: question, window } = observer.latest;
    const opened = Date.now();
    const passed = times.map(async (ms, seat) => {
      await new Promise((go) => setTimeout(go, ms));
      await room.command({ id: person(seat), name: '' }, { type: 'pass', command: `pass-${seat}`, question });
    });
    await observer.until(() => observer.latest.questionNumber > question);
    const closed = Date.now();
    await Promise.all(passed);
    room.leave(observer);
    const sizes = observer.frames.map(({ length }) => length);
    return [closed - opened, closed - (window?.until ?? 0), sizes.length, ...sizes.slice(0, 4)];
  });
}

/** Right guesses of the rule "this feature is more than that", or the opposite. */
function right(list: readonly Watched[], feature: number, than: number, isMore: boolean): number {
  return list.filter(({ holds, features }) => ((features[feature] ?? 0) > than === isMore) === holds).length;
}

/** A thousand windows, each with a step of the clock for every tenth of a second: beside other tests more than a minute. */
const MANY_WINDOWS = { timeout: 180_000 };

it('the holder of a Special is guessed no better than by chance', MANY_WINDOWS, async () => {
  const words = new Int32Array(4);
  seedWords('timing', words);
  const known = pairs();
  const store = new MemoryStore();
  await addPeople(store);
  const tables: { readonly id: string; readonly holder: number; readonly holds: boolean }[] = [];
  for (let n = 0; n < WINDOWS; n++) {
    const { holder } = known[n % DISTINCT] as Pair;
    const holds = below(words, 2) === 0;
    tables.push({ id: tableId(n), holder, holds });
  }
  const { server } = await startServer({ store, now: () => Date.now() });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const watched: Watched[] = [];
  for (let n = 0; n < WINDOWS; n += AT_ONCE) {
    const batch = tables.slice(n, n + AT_ONCE);
    const seen: Promise<readonly number[]>[] = [];
    let ready = 0;
    const isReady = (): void => {
      ready++;
    };
    let go = (): void => undefined;
    const signal = new Promise<void>((done) => {
      go = done;
    });
    for (const [i, { id, holder, holds }] of batch.entries()) {
      const { original, twin } = known[(n + i) % DISTINCT] as Pair;
      await lay(store, id, holds ? original : twin, { windowDelay: LASTS, at: Date.now() });
      const times = [below(words, LASTS.min), below(words, LASTS.min)];
      seen.push(watch(server, { id, holder }, times, { isReady, signal }));
    }
    // The server also waits for what is no timer: time stands still until everybody is there, and after each step.
    while (ready < batch.length) await untilNextTurn();
    go();
    for (let passed = 0; passed < 2 * LASTS.max; passed += STEP) {
      await vi.advanceTimersByTimeAsync(STEP);
      await untilNextTurn();
    }
    for (const [i, features] of (await Promise.all(seen)).entries())
      watched.push({ holds: (batch[i] as { holds: boolean }).holds, features });
  }
  vi.useRealTimers();
  await server.close();
  const [training, trial] = [watched.slice(0, WINDOWS / 2), watched.slice(WINDOWS / 2)];
  let best = { score: 0, feature: 0, than: 0, isMore: true };
  for (const feature of (watched[0] as Watched).features.keys()) {
    for (const { features } of training) {
      for (const isMore of [true, false]) {
        const than = features[feature] ?? 0;
        const score = right(training, feature, than, isMore);
        if (score > best.score) best = { score, feature, than, isMore };
      }
    }
  }
  const score = right(trial, best.feature, best.than, best.isMore);
  expect(score, JSON.stringify(best)).toBeLessThanOrEqual(BY_CHANCE);
});
