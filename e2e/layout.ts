/** Checks where things are on the page: runs in the browser, and describes each mistake. */
import type { Veiled } from './veil.ts';

/** A finger hits this. Names of cards inside of sentences may be smaller, and so may actions on cards. */
const FINGER = 40;
const PARTS = '.top-bar, .base-strip, .bases, .draft, .latest, .question, .hand, .table-log';
const SMALL = '.card-link, .explained, .plate-total, .base-name, .attached, .base-target, .option, .hand-info';

export const layoutFaults = ({ finger, parts, small }: { finger: number; parts: string; small: string }): string[] => {
  const { veil } = window as Veiled;
  if (veil) veil.disabled = true; // behind it nothing can be seen
  const faults: string[] = [];
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth || scrollHeight > innerHeight)
    faults.push(`the page scrolls: ${scrollWidth}x${scrollHeight}`);

  const boxes = [...document.querySelectorAll<HTMLElement>(parts)].map((part) => ({
    name: part.className,
    box: part.getBoundingClientRect(),
  }));
  for (const { name, box } of boxes) {
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      faults.push(`${name} is not inside of the window`);
    if (box.height < finger) faults.push(`${name} is only ${Math.round(box.height)} high`);
  }
  for (const [i, one] of boxes.entries()) {
    for (const other of boxes.slice(i + 1)) {
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (across > 1 && down > 1) faults.push(`${one.name} and ${other.name} overlap by ${across}x${down}`);
    }
  }

  /** An element that lies on a base that is asked for lets touches through. */
  const isOut = (button: HTMLElement): boolean => getComputedStyle(button).pointerEvents === 'none';
  const isShown = (button: HTMLElement): boolean =>
    button.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && button.offsetWidth > 0;
  const points = [0.06, 0.25, 0.5, 0.75, 0.94];
  for (const button of document.querySelectorAll<HTMLElement>('button, a[href], summary')) {
    if (!isShown(button) || isOut(button)) continue;
    button.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = button.getBoundingClientRect();
    const name = `${button.className} “${button.getAttribute('aria-label') ?? button.innerText}”`;
    const hits = (x: number, y: number): boolean => {
      const found = document.elementFromPoint(left + x * width, top + y * height);
      return found !== null && (button.contains(found) || found.contains(button));
    };
    if (!points.some((x) => points.some((y) => hits(x, y)))) faults.push(`${name} cannot be touched`);
    const isSmall = Math.min(width, height) < finger - 0.5;
    if (isSmall && !button.matches(small))
      faults.push(`${name} is too small: ${Math.round(width)}x${Math.round(height)}`);
  }
  if (veil) veil.disabled = false;
  return faults;
};

export const RULES = { finger: FINGER, parts: PARTS, small: SMALL };
