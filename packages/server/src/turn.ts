let last: Promise<unknown> = Promise.resolve();

/**
 * Waits for a turn. Among all that open a socket, read a log or replay a game one has a turn in each round of the event
 * loop: however many they are, everybody else is served in between.
 */
export function turn(): Promise<unknown> {
  last = last.then(() => new Promise((done) => setImmediate(done)));
  return last;
}
