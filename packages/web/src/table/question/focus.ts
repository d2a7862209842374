/** When the button that had the focus goes away, the keyboard goes on at the next question. */
import { type RefObject, useEffect } from 'react';
import { beforePicture } from '../../ui/before-picture.ts';

export function useKeptFocus(target: RefObject<HTMLElement | null>, question: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is what may have taken the focus away
  useEffect(() => {
    const isLost = (): boolean => document.activeElement === document.body || document.activeElement === null;
    if (!isLost()) return;
    return beforePicture(() => isLost() && target.current?.focus({ preventScroll: true })); // the browser lays out the page for it
  }, [question, target]);
}
