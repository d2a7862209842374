/** What hands can do besides clicking. It is loaded when the first question has been there for a moment. */
import { useEffect, useRef } from 'react';
import { useTable } from '../state/context.ts';
import { handCardOf, keepOneStop, moveAlong } from './hand-keys.ts';

export function Handling() {
  useHandKeys();
  return undefined;
}

function useHandKeys(): void {
  const table = useTable();
  const last = useRef<HTMLElement>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other cards may be in the hand
  useEffect(() => keepOneStop(last.current), [table]);
  useEffect(() => {
    const keep = (event: FocusEvent): void => {
      last.current = handCardOf(event) ?? last.current;
      keepOneStop(last.current);
    };
    document.addEventListener('focusin', keep);
    document.addEventListener('keydown', moveAlong);
    return () => {
      document.removeEventListener('focusin', keep);
      document.removeEventListener('keydown', moveAlong);
    };
  }, []);
}
