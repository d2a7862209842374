/** Makes SVG of the words for a face: a bust with a thick line, flat colours and one shade. */
import type { Face } from './faces.ts';
import { COATS, EYES, HAIR, HATS, HEADS, MARKS, MOUTHS, path } from './parts.ts';

export function draw({ head, skin, coat, cloth, hair, hairColour = '', hat, eyes, mouth, marks = [] }: Face): string {
  const shape = HEADS[head];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" fill="none" stroke-linejoin="round" stroke-linecap="round">',
    COATS[coat](cloth),
    path('M41 70V84Q50 90 59 84V70Z', skin),
    path(shape, skin),
    // The shaded side.
    `<clipPath id="h"><path d="${shape}"/></clipPath><path clip-path="url(#h)" d="M66 10Q78 50 58 90H100V10Z" fill="#1b1524" opacity=".16"/>`,
    path(shape),
    EYES[eyes](),
    MOUTHS[mouth](),
    ...marks.map((mark) => MARKS[mark]()),
    hair ? HAIR[hair](hairColour) : '',
    hat ? HATS[hat](cloth) : '',
    '</svg>',
  ].join('');
}
