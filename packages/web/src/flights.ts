/** The pictures that fly over the table, and what moves each. */
export const flights = new Map<HTMLElement, Animation>();

/** Settles when all that fly now have landed, or have been dropped; undefined if nothing flies. */
export const landed = (): Promise<unknown> | undefined =>
  flights.size === 0 ? undefined : Promise.allSettled([...flights.values()].map(({ finished }) => finished));
