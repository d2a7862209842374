import type { FromTable } from '@baston/table';

/** In milliseconds. Nothing lands in a tab that nobody sees. */
const LONGEST = 1000;

/** Nobody here is asked for an answer by it, so it need not be shown before the cards that fly have landed. */
const canWait = (message: FromTable): boolean =>
  message.type === 'saved' || (message.type === 'update' && !message.question);

/**
 * Passes messages on in their order. A move after which nobody here is asked is shown when the cards of the move before
 * have landed, so that on a slow device, too, they are seen to arrive.
 */
export function inOrder(
  pass: (message: FromTable) => void,
  landed: () => Promise<unknown> | undefined,
): (message: FromTable) => void {
  let waiting: FromTable[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const passAll = (): void => {
    clearTimeout(timer);
    const all = waiting;
    waiting = [];
    for (const message of all) pass(message);
  };
  return (message) => {
    const isFirst = waiting.push(message) === 1;
    const landing = isFirst ? landed() : undefined;
    if (!canWait(message) || (isFirst && !landing)) passAll();
    else if (landing) {
      timer = setTimeout(passAll, LONGEST);
      void landing.then(() => setTimeout(passAll)); // a task of its own
    }
  };
}
