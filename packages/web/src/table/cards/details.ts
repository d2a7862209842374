/** The subject under the pointer or the focus, for the note that explains it: a minion, or somebody's total on a base. */
import type { Seat } from '@baston/engine';
import type { FocusEvent, PointerEvent } from 'react';
import { create } from 'zustand';

interface Subject {
  readonly id: number;
  /** The player, if it is a total. */
  readonly seat?: Seat;
}

interface Details {
  readonly at: (Subject & { readonly box: DOMRect }) | undefined;
  show(subject: Subject, element: Element): void;
  hide(): void;
}

export const useDetails = create<Details>((set) => ({
  at: undefined,
  show: (subject, element) => set({ at: { ...subject, box: element.getBoundingClientRect() } }),
  hide: () => set({ at: undefined }),
}));

/** Makes an element explain itself under the mouse or the focus of the keyboard. */
export function useExplained(subject: Subject): {
  readonly onPointerEnter: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: () => void;
} {
  const { show, hide } = useDetails();
  return {
    onPointerEnter: ({ pointerType, currentTarget }) => pointerType === 'mouse' && show(subject, currentTarget),
    onPointerLeave: hide,
    onFocus: ({ currentTarget }) => currentTarget.matches(':focus-visible') && show(subject, currentTarget),
    onBlur: hide,
  };
}
