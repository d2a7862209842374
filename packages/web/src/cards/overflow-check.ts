import { overflows } from './fit.ts';

/** The texts on faces under an element that do not fit their boxes: size, language, card and box of each. */
export function findOverflows(root: ParentNode): string[] {
  return [...root.querySelectorAll<HTMLElement>('.face')].flatMap((face) =>
    [...face.querySelectorAll<HTMLElement>('.face-inside, [data-fit]')]
      .filter(overflows)
      .map((box) => `${face.className} ${face.lang} ${face.dataset.def} ${box.className}`),
  );
}
