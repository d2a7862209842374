/** The subject under the pointer, the focus or a resting finger, for the note that explains it. */
import type { Seat } from '@baston/engine';
import type { FocusEvent, MouseEvent, PointerEvent } from 'react';
import { create } from 'zustand';

/** A minion; somebody's total on a base; or a card that is only named. */
type Subject = { readonly id: number; readonly seat?: Seat } | { readonly def: string };

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

/** A finger that rests that long, in milliseconds, wants to look and not to press. */
const HOLD = 450;
let holding: ReturnType<typeof setTimeout> | undefined;
let wasHeld = false;

/** Makes an element explain itself under the mouse, the focus of the keyboard, or a finger that rests on a name. */
export function useExplained(subject: Subject) {
  const { show, hide } = useDetails();
  const rest = (): void => clearTimeout(holding);
  return {
    onPointerEnter: ({ pointerType, currentTarget }: PointerEvent) =>
      pointerType === 'mouse' && show(subject, currentTarget),
    onPointerLeave: () => {
      rest();
      hide();
    },
    onFocus: ({ currentTarget }: FocusEvent) => currentTarget.matches(':focus-visible') && show(subject, currentTarget),
    onBlur: hide,
    ...('def' in subject && {
      onPointerDown: ({ pointerType, currentTarget }: PointerEvent) => {
        wasHeld = false;
        if (pointerType === 'mouse') return;
        holding = setTimeout(() => {
          wasHeld = true;
          show(subject, currentTarget);
        }, HOLD);
      },
      onPointerUp: rest,
      onClickCapture: (event: MouseEvent) => {
        if (wasHeld) event.stopPropagation();
        wasHeld = false;
      },
    }),
  };
}
