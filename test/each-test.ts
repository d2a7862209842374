/** Runs before each test of every file. */
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach } from 'vitest';
import { seedDeals } from './deals.ts';

/** The runner says that a test has taken too long once it has time to; if it has none for so many milliseconds, the watchdog does. */
const GRACE = 15_000;
const LONGEST_NAME = 200;
const { now } = Date; // some tests set the clock

interface Watched {
  /** When the test must be over, and its name. */
  readonly until: Float64Array;
  readonly name: Uint8Array;
}
declare global {
  var watched: Watched | undefined;
}

function startWatchdog(): Watched {
  const shared = new SharedArrayBuffer(8 + LONGEST_NAME);
  new Worker(new URL('watchdog.mjs', import.meta.url), { workerData: shared }).unref();
  return { until: new Float64Array(shared, 0, 1), name: new Uint8Array(shared, 8) };
}

/** One for all files that a process runs. */
globalThis.watched ??= startWatchdog();
const { until, name } = globalThis.watched;

beforeEach(({ task }) => {
  name.fill(0).set(Buffer.from(task.name).subarray(0, LONGEST_NAME));
  until[0] = now() + task.timeout + GRACE;
  seedDeals(task.name);
});
afterEach(() => {
  until[0] = 0;
});
