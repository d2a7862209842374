import type { KeyboardEvent } from 'react';

/** The poster that an arrow, Home or End leads to; up and down go to the nearest one of the next row. */
function target(key: string, all: readonly HTMLElement[], from: HTMLElement): HTMLElement | undefined {
  const at = all.indexOf(from);
  const centre = (one: HTMLElement): { readonly x: number; readonly y: number } => {
    const { left, top, width } = one.getBoundingClientRect();
    return { x: left + width / 2, y: top };
  };
  const here = centre(from);
  const nearest = (down: 1 | -1): HTMLElement | undefined => {
    const beyond = all.filter((one) => (centre(one).y - here.y) * down > 4);
    const far = (one: HTMLElement): number =>
      1000 * Math.abs(centre(one).y - here.y) + Math.abs(centre(one).x - here.x);
    return beyond.toSorted((a, b) => far(a) - far(b))[0];
  };
  switch (key) {
    case 'ArrowRight':
      return all[at + 1];
    case 'ArrowLeft':
      return all[at - 1];
    case 'ArrowDown':
      return nearest(1);
    case 'ArrowUp':
      return nearest(-1);
    case 'Home':
      return all[0];
    case 'End':
      return all.at(-1);
    default:
      return undefined;
  }
}

/** Moves the focus from poster to poster; false if the key does not. */
export function stepOnWall({ key, currentTarget, target: from }: KeyboardEvent<HTMLElement>): boolean {
  const poster = (from as HTMLElement).closest('[data-id]')?.querySelector<HTMLElement>('.poster-take');
  const all = [...currentTarget.querySelectorAll<HTMLElement>('.poster-take')];
  const to = poster && target(key, all, poster);
  to?.focus();
  return to !== undefined;
}
