/** When the button that had the focus goes away, the keyboard goes on at the next question. */
import { type RefObject, useEffect } from 'react';

export function useKeptFocus(target: RefObject<HTMLElement | null>, question: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is what may have taken the focus away
  useEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (isLost) target.current?.focus({ preventScroll: true });
  }, [question, target]);
}
