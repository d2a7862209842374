/** Waiting until nobody would notice some work: the browser has nothing to do, and nothing moves on the page. */

/** Milliseconds until we look again. */
const PAUSE = 120;

const pause = (time = PAUSE): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

/** A page that has just opened a table has better things to load than pictures. */
export const headStart = (): Promise<void> => pause(2000);

/** Safari has no idle callbacks. */
const browserIsIdle = (): Promise<void> =>
  'requestIdleCallback' in window ? new Promise((resolve) => requestIdleCallback(() => resolve())) : pause();

/** An animation that never ends does not count: else nothing would ever be still. */
const somethingMoves = (): boolean =>
  document
    .getAnimations()
    .some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);

export async function idle(): Promise<void> {
  await browserIsIdle();
  while (somethingMoves()) {
    await pause();
    await browserIsIdle();
  }
}
