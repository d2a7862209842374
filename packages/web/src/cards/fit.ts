/**
 * Makes texts fit their boxes: each element marked `data-fit` inside gets the largest `--fit` that does. Letters never
 * get smaller than the style sheet allows. What does not fit then is set tight (`data-fit="tight"`), and what does not
 * fit even so is cut (`data-fit="cut"`): the card in full has all of it.
 */
import { type RefObject, useLayoutEffect } from 'react';

const SMALLEST = 0.35;
const ROUNDS = 6;
const WAYS = ['', 'tight', 'cut'] as const;

interface Fit {
  readonly way: (typeof WAYS)[number];
  readonly scale: number;
}

export const overflows = (box: Element): boolean =>
  box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth;

const fitNow = (box: HTMLElement): Fit => ({
  way: box.dataset.fit as Fit['way'],
  scale: Number(box.style.getPropertyValue('--fit') || 1),
});

/** Writes only what differs: most texts fit as they are, and then nothing has to be laid out again. */
function apply(box: HTMLElement, { way, scale }: Fit): void {
  const now = fitNow(box);
  if (now.way !== way) {
    box.dataset.fit = way;
    // The picture makes room for a text set tight. Were it to look for one with `:has`, all of the page would be styled anew.
    if (box.classList.contains('face-text')) box.parentElement?.toggleAttribute('data-tight', way !== '');
  }
  if (now.scale !== scale) box.style.setProperty('--fit', String(scale));
}

/** Returns the boxes that fit in the given style. All are written before any is read, so that the page is laid out once. */
function fitting(boxes: readonly HTMLElement[], fitOf: (box: HTMLElement) => Fit): Set<HTMLElement> {
  for (const box of boxes) apply(box, fitOf(box));
  return new Set(boxes.filter((box) => !overflows(box)));
}

function fitBoxes(boxes: readonly HTMLElement[]): void {
  let left = [...boxes];
  for (const fit of [{ way: '', scale: 1 }, ...WAYS.map((way) => ({ way, scale: SMALLEST }))] as const) {
    const done = fitting(left, () => fit);
    if (fit.scale < 1) grow([...done]);
    left = left.filter((box) => !done.has(box));
  }
}

/** Text that fits in the smallest letters may fit in larger ones. */
function grow(boxes: readonly HTMLElement[]): void {
  const range = new Map(boxes.map((box) => [box, { low: SMALLEST, high: 1 }]));
  const fitOf = (box: HTMLElement, scale: number): Fit => ({ way: box.dataset.fit as Fit['way'], scale });
  const at = (box: HTMLElement) => range.get(box) as { low: number; high: number };
  const middle = (box: HTMLElement): number => (at(box).low + at(box).high) / 2;
  for (let round = 0; round < ROUNDS; round++) {
    const done = fitting(boxes, (box) => fitOf(box, middle(box)));
    for (const box of boxes) at(box)[done.has(box) ? 'low' : 'high'] = middle(box);
  }
  for (const box of boxes) apply(box, fitOf(box, at(box).low));
}

/** Caches measurements: a card is measured once for each of its sizes. */
const measured = new Map<string, readonly Fit[]>();

const boxesOf = (face: Element): HTMLElement[] => [...face.querySelectorAll<HTMLElement>('[data-fit]')];
const isName = (box: Element): boolean => box.classList.contains('face-name');

function fitFaces(faces: readonly Element[]): void {
  const letters = getComputedStyle(document.documentElement).fontSize;
  const keyOf = (face: Element): string =>
    `${watched.get(face)}|${face.clientWidth}x${face.clientHeight}|${devicePixelRatio}|${letters}`;
  const keys = new Map(faces.filter(({ clientWidth }) => clientWidth > 0).map((face) => [face, keyOf(face)]));
  const fresh = [...keys].filter(([, key]) => !measured.has(key));
  const boxes = fresh.flatMap(([face]) => boxesOf(face));
  // Names take the room they need; texts have what is left.
  fitBoxes(boxes.filter(isName));
  fitBoxes(boxes.filter((box) => !isName(box)));
  for (const [face, key] of fresh) measured.set(key, boxesOf(face).map(fitNow));
  for (const [face, key] of keys) {
    const fits = measured.get(key) ?? [];
    boxesOf(face).forEach((box, i) => void (fits[i] && apply(box, fits[i])));
  }
}

/** The faces on the page, and what is written on each. */
const watched = new Map<Element, string>();

/** Tells about faces once they are laid out, before they are painted, and whenever their size changes. */
const observer = new ResizeObserver((entries) => fitFaces(entries.map(({ target }) => target)));

/** A measure taken in other letters, before ours had come, no longer holds. */
document.fonts.addEventListener('loadingdone', () => {
  measured.clear();
  fitFaces([...watched.keys()]);
});

/** `text` stands for everything that is written on the card: another text is measured anew. */
export function useFit(root: RefObject<HTMLElement | null>, text: string): void {
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    watched.set(element, text);
    observer.observe(element);
    return () => {
      observer.unobserve(element);
      watched.delete(element);
    };
  }, [root, text]);
}
