/**
 * Makes texts fit their boxes: each element marked `data-fit` inside gets a `--fit` with which it just does. Letters never
 * get smaller than the style sheet allows. What does not fit then is set tight (`data-fit="tight"`), and what does not
 * fit even so is cut (`data-fit="cut"`): the card in full has all of it.
 */
import { type RefObject, useLayoutEffect } from 'react';

const SMALLEST = 0.35;
/** Every try costs a layout of the page. */
const HOPES = [0.6, 0, 0];
/** Padding does not shrink with the letters. */
const SPARE = 0.985;
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

/** Returns the boxes whose text is too large in the given style. All are written before any is read: one layout for all. */
function tooLarge(boxes: readonly HTMLElement[], fitOf: (box: HTMLElement) => Fit): readonly HTMLElement[] {
  const fits = boxes.map(fitOf);
  boxes.forEach((box, i) => void apply(box, fits[i] as Fit));
  return boxes.filter(overflows);
}

const sizeOf = ({ scrollWidth, scrollHeight }: Element): string => `${scrollWidth}x${scrollHeight}`;

function fitBoxes(boxes: readonly HTMLElement[]): void {
  let left = boxes;
  for (const way of WAYS) {
    left = tooLarge(left, () => ({ way, scale: 1 }));
    const least: HTMLElement[] = []; // letters that get no smaller
    for (const hope of HOPES) {
      const before = new Map(left.map((box) => [box, sizeOf(box)]));
      const large = tooLarge(left, (box) => ({ way, scale: smaller(box, hope) }));
      left = large.filter((box) => sizeOf(box) !== before.get(box));
      least.push(...large.filter((box) => !left.includes(box)));
    }
    left = [...least, ...tooLarge(left, () => ({ way, scale: SMALLEST }))];
  }
}

/**
 * The scale at which a text should fit. Surely (`hope` 0) it does where all its lines shrink as much as the height falls short;
 * at best (1) the square root of that is enough, since more fits in each line.
 */
function smaller(box: HTMLElement, hope: number): number {
  const high = box.clientHeight / box.scrollHeight;
  const wide = box.clientWidth / box.scrollWidth;
  return Math.max(SMALLEST, fitNow(box).scale * SPARE * Math.min(wide, high ** (1 - hope / 2)));
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
