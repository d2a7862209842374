/** The pictures that move over the table. Only where they are and how clear they are changes: nothing is painted anew. */
import { showing } from '../../showing.ts';
import { pictureOf } from '../cards/floating.ts';

/** With more than that at once nobody could follow. */
export const MOST = 16;
/** In milliseconds, at normal speed. */
const FLIGHT = 300;
const LANDING = 120;
const LEAVING = 260;
const BREAKING = 320;
const POP = 180;
const COIN = 420;
const COINS_APART = 70;
const SWIFT = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
/** How high a card rises on its way. */
const RISE = 36;

/** The pictures that fly, and what moves each. */
const flights = new Map<HTMLElement, Animation>();
let end = (): void => undefined;

/** All are removed when the last has arrived: to remove one costs a layout, and others may still fly. */
function play(picture: HTMLElement, frames: Keyframe[], options: KeyframeAnimationOptions): void {
  const animation = picture.animate(frames, { fill: 'both', ...options });
  if (flights.size === 0) end = showing('flight');
  flights.set(picture, animation);
  animation.onfinish = () => {
    picture.style.visibility = 'hidden';
    if ([...flights.values()].every(({ playState }) => playState === 'finished')) dropAll();
  };
}

/** A player who goes on does not have to watch. */
export function dropAll(): void {
  for (const [picture, animation] of flights) {
    animation.cancel();
    picture.remove();
  }
  flights.clear();
  end();
}

interface Flight {
  readonly element: HTMLElement;
  readonly from: DOMRect;
  readonly to: DOMRect;
  /** It stays where it lands; else it is gone there. */
  readonly stays: boolean;
}

/** A picture of the card flies from one box to the other; the card itself shows up when it has landed. */
export function fly({ element, from, to, stays }: Flight, speed: number): void {
  const size = stays ? to : from;
  const picture = pictureOf(element.cloneNode(true) as HTMLElement, size);
  const at = (box: DOMRect, opacity: number): Keyframe => ({
    translate: `${box.left + (box.width - size.width) / 2}px ${box.top + (box.height - size.height) / 2}px`,
    scale: Math.min(1, Math.max(0.25, Math.min(box.width / size.width, box.height / size.height))),
    opacity,
  });
  const middle = new DOMRect(
    (from.left + to.left) / 2,
    (from.top + to.top) / 2 - RISE,
    (from.width + to.width) / 2,
    (from.height + to.height) / 2,
  );
  const frames = stays ? [at(from, 1), at(middle, 1), at(to, 1)] : [at(from, 1), at(to, 0)];
  const options = { duration: (stays ? FLIGHT : LEAVING) * speed, easing: stays ? SWIFT : 'ease-in' };
  if (stays) element.animate([{ opacity: 0 }, { opacity: 0, offset: 0.95 }, { opacity: 1 }], options);
  play(picture, frames, options);
}

/** It comes down with a thud. */
export function land(element: HTMLElement, speed: number): void {
  element.animate([{ scale: 1.15 }, { scale: 1 }], {
    delay: FLIGHT * speed,
    duration: LANDING * speed,
    easing: 'ease-in',
  });
}

/** A slant cuts the card, and both halves fall. */
export function breakApart(element: HTMLElement, box: DOMRect, speed: number): void {
  const halves = [
    ['polygon(0 0, 100% 0, 100% 38%, 0 62%)', -1],
    ['polygon(0 62%, 100% 38%, 100% 100%, 0 100%)', 1],
  ] as const;
  for (const [half, side] of halves) {
    const picture = pictureOf(element.cloneNode(true) as HTMLElement, box);
    picture.style.clipPath = half;
    const start = { translate: `${box.left}px ${box.top}px`, rotate: '0deg', opacity: 1 };
    const end = { translate: `${box.left + side * 18}px ${box.top + 50}px`, rotate: `${side * 14}deg`, opacity: 0 };
    play(picture, [start, end], { duration: BREAKING * speed, easing: 'ease-in' });
  }
}

/** A card that has only made room for others. */
export function slide(element: HTMLElement, from: DOMRect, to: DOMRect, speed: number): void {
  if (Math.abs(from.left - to.left) < 2 && Math.abs(from.top - to.top) < 2) return;
  const frames = [{ translate: `${from.left - to.left}px ${from.top - to.top}px` }, { translate: '0 0' }];
  element.animate(frames, { duration: FLIGHT * speed, easing: SWIFT });
}

/** The number on a card has changed. */
export function pop(element: HTMLElement, speed: number): void {
  const number = element.querySelector('.face-badge');
  number?.animate([{ scale: 1 }, { scale: 1.18 }, { scale: 1 }], { duration: POP * speed, easing: 'ease-out' });
}

export const middleOfBases = (): DOMRect | undefined =>
  document.querySelector('.table .bases')?.getBoundingClientRect();

/** A coin for each VP, from the middle of the bases to the plate of whoever gets them; how many. */
export function tossCoins(count: number, bases: DOMRect, to: DOMRect, speed: number): number {
  for (let i = 0; i < count; i++) {
    const coin = document.createElement('span');
    coin.className = 'coin';
    coin.textContent = '1';
    const picture = pictureOf(coin, new DOMRect(0, 0, 42, 42));
    const at = (x: number, y: number, opacity: number): Keyframe => ({ translate: `${x}px ${y}px`, opacity });
    const [x, y] = [bases.left + bases.width / 2, bases.top + bases.height / 2];
    const [endX, endY] = [to.left + to.width / 2, to.top + to.height / 2];
    const frames = [at(x, y, 1), at((x + endX) / 2, Math.min(y, endY) - RISE, 1), at(endX, endY, 0.2)];
    play(picture, frames, { delay: i * COINS_APART * speed, duration: COIN * speed, easing: 'ease-in' });
  }
  return count;
}
