/** Waiting until nobody would notice some work: the browser has nothing to do, and nothing moves on the page. */

/** Milliseconds until we look again. */
const PAUSE = 120;

const pause = (time = PAUSE): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

/** Safari has no idle callbacks. */
const browserIsIdle = (): Promise<void> =>
  'requestIdleCallback' in window ? new Promise((resolve) => requestIdleCallback(() => resolve())) : pause();

/** An animation that never ends does not count: else nothing would ever be still. */
const somethingMoves = (): boolean =>
  document
    .getAnimations()
    .some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);

/** A page that opens a table has better things to load than pictures; on a slow device that takes as long as it takes. */
export const headStart = (): Promise<void> => browserIsIdle().then(() => pause(2000));

export async function idle(): Promise<void> {
  await browserIsIdle();
  while (somethingMoves()) {
    await pause();
    await browserIsIdle();
  }
}
