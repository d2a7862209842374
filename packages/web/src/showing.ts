type Kind = 'flight' | 'scene';

/** Parts of a move that are being shown: cards that fly, and the scene of a base that breaks. Each settles when it is over. */
const parts = new Map<Promise<void>, Kind>();

/** In milliseconds. Nothing lands in a tab that nobody sees. */
const LONGEST_FLIGHT = 1000;

/** Something begins to be shown, until the result is called. */
export function showing(kind: Kind): () => void {
  let end = (): void => undefined;
  const part = new Promise<void>((resolve) => {
    end = resolve;
  });
  parts.set(part, kind);
  void part.then(() => parts.delete(part));
  if (kind === 'flight') setTimeout(end, LONGEST_FLIGHT);
  return end;
}

/** Is a scene before the table, or about to be? */
export const isCovered = (): boolean => [...parts.values()].includes('scene');

/** Settles when nothing is being shown any more, in a task of its own; undefined if nothing is. */
export const shown = (): Promise<void> | undefined => (parts.size > 0 ? untilShown() : undefined);

async function untilShown(): Promise<void> {
  do {
    await Promise.all(parts.keys());
    await new Promise((resolve) => setTimeout(resolve));
  } while (parts.size > 0);
}
