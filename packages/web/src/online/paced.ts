/** Shows values as fast as the page can draw them; those that arrive in the meantime are shown as one. */
export interface Paced<T> {
  add(value: T): void;
  /** Shows at once what has been added. */
  flush(): void;
  stop(): void;
}

export function paced<T>(show: (value: T) => void, join: (earlier: T, later: T) => T): Paced<T> {
  let next: T | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** After drawing there is as long a pause: a page that draws all the time hears too little of what has arrived. */
  let freeAt = 0;

  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
    next = undefined;
  };
  const flush = (): void => {
    const value = next;
    stop();
    if (value === undefined) return;
    const begun = performance.now();
    show(value);
    setTimeout(() => {
      const now = performance.now();
      freeAt = now + (now - begun);
    });
  };
  return {
    add(value) {
      next = next === undefined ? value : join(next, value);
      timer ??= setTimeout(flush, Math.max(0, freeAt - performance.now()));
    },
    flush,
    stop,
  };
}
