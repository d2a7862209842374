/** Dragging, and keys for the hand. It is loaded when the first question has been there for a moment. */
import { useEffect, useRef } from 'react';
import { useTable } from '../state/context.ts';
import { Drag, draggedCard } from './dragging.ts';
import { handCardOf, keepOneStop, moveAlong } from './hand-keys.ts';

export function Handling() {
  useDragging();
  useHandKeys();
  return undefined;
}

function useDragging(): void {
  const table = useTable();
  const latest = useRef(table);
  const drag = useRef<Drag>(undefined);
  useEffect(() => {
    latest.current = table;
    drag.current?.follow(table);
  }, [table]);
  useEffect(() => {
    const press = (event: PointerEvent): void => {
      const card = draggedCard(event, latest.current);
      if (!card) return;
      drag.current?.end();
      drag.current = new Drag(card, event, latest.current);
    };
    document.addEventListener('pointerdown', press);
    return () => {
      document.removeEventListener('pointerdown', press);
      drag.current?.end();
    };
  }, []);
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
