/** Makes texts fit their boxes: each element marked `data-fit` inside gets the largest `--fit` that does. */
import { type RefObject, useLayoutEffect } from 'react';

const SMALLEST = 0.35;
const ROUNDS = 6;

export const overflows = (box: Element): boolean =>
  box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth;

function fitsAt(box: HTMLElement, scale: number): boolean {
  box.style.setProperty('--fit', String(scale));
  return !overflows(box);
}

function largestThatFits(box: HTMLElement): number {
  if (fitsAt(box, 1)) return 1;
  let low = SMALLEST;
  let high = 1;
  for (let round = 0; round < ROUNDS; round++) {
    const middle = (low + high) / 2;
    if (fitsAt(box, middle)) low = middle;
    else high = middle;
  }
  fitsAt(box, low);
  return low;
}

/** What was measured before, so that a card is measured once for each of its sizes. */
const measured = new Map<string, readonly number[]>();

function fitAll(root: HTMLElement, text: string): void {
  const { clientWidth, clientHeight } = root;
  if (clientWidth === 0) return;
  const boxes = [...root.querySelectorAll<HTMLElement>('[data-fit]')];
  const key = `${text}|${clientWidth}x${clientHeight}|${devicePixelRatio}`;
  const known = measured.get(key);
  if (!known) measured.set(key, boxes.map(largestThatFits));
  else boxes.forEach((box, i) => void box.style.setProperty('--fit', String(known[i] ?? 1)));
}

const watched = new WeakMap<Element, string>();

/** Tells about a face once it is laid out, before it is painted, and whenever its size changes. */
const observer = new ResizeObserver((entries) => {
  for (const { target } of entries) fitAll(target as HTMLElement, watched.get(target) ?? '');
});

/** `text` stands for everything that is written on the card: another text is measured anew. */
export function useFit(root: RefObject<HTMLElement | null>, text: string): void {
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    watched.set(element, text);
    observer.observe(element);
    return () => observer.unobserve(element);
  }, [root, text]);
}
