/** Without a network: the service worker in public/sw.js keeps everything. Only what is built has one. */

/** Milliseconds between batches of files, and before another try when one has failed: each time twice as long. */
const PAUSE = 500;
const FIRST_RETRY = 5000;
const LONGEST_RETRY = 5 * 60_000;

export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    // Where it is forbidden (private windows, plain http) the game works all the same, with a network.
    navigator.serviceWorker.register(new URL('./sw.js', document.baseURI)).then(keepRest, () => undefined);
  });
}

/** Asks the service worker for the rest of the files, batch by batch, whenever there is nothing else to do. */
function keepRest(): void {
  const { serviceWorker } = navigator;
  let retry = FIRST_RETRY;
  const ask = async (): Promise<void> => (await serviceWorker.ready).active?.postMessage('keep more');
  const askAfter = (wait: number): void => {
    setTimeout(() => whenIdle(() => void ask()), wait);
  };
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ readonly left?: number }>) => {
    if (data.left === 0) return;
    const hasFailed = data.left === undefined;
    askAfter(hasFailed ? retry : PAUSE);
    retry = hasFailed ? Math.min(2 * retry, LONGEST_RETRY) : FIRST_RETRY;
  });
  askAfter(PAUSE);
}

/** Not every browser says when it is idle. */
const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run);
};
