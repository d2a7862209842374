/**
 * Runs it before the next picture of the screen, as a task of its own where the browser can do that: whoever touches something
 * waits for one task at most. Returns what calls it off.
 */
export function beforePicture(run: () => void): () => void {
  const runOnce = (): void => {
    callOff();
    run();
  };
  const frame = requestAnimationFrame(runOnce);
  const taken = new AbortController();
  const callOff = (): void => {
    cancelAnimationFrame(frame);
    taken.abort();
  };
  const { scheduler } = globalThis as { readonly scheduler?: Scheduler }; // Safari has none
  scheduler?.postTask(runOnce, { priority: 'user-blocking', signal: taken.signal }).catch((thrown) => {
    if (thrown !== taken.signal.reason) reportError(thrown);
  });
  return callOff;
}
