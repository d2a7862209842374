/** Which minion the pointer or the focus is on, for the note that explains its power. */
import { create } from 'zustand';

interface Details {
  readonly at: { readonly id: number; readonly box: DOMRect } | undefined;
  show(id: number, element: Element): void;
  hide(): void;
}

export const useDetails = create<Details>((set) => ({
  at: undefined,
  show: (id, element) => set({ at: { id, box: element.getBoundingClientRect() } }),
  hide: () => set({ at: undefined }),
}));
