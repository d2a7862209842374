/**
 * Cards fly from where they were to where they are. Both are measured around each update; what flies is a picture over
 * the table, so that nothing waits for it and everything can be touched meanwhile.
 */
import type { Update } from '@baston/table';
import { Component } from 'react';
import './flights.css';

interface Spot {
  readonly element: HTMLElement;
  readonly box: DOMRect;
}
type Spots = ReadonlyMap<string, Spot>;

/** With more than that at once nobody could follow. */
const MOST = 16;
/** In milliseconds, at normal speed. */
const DURATION = 300;
const EASING = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

function measure(): Spots {
  const cards = [...document.querySelectorAll<HTMLElement>('.table [data-card]')];
  return new Map(
    cards.map((element) => [element.dataset.card as string, { element, box: element.getBoundingClientRect() }]),
  );
}

/** 0 when motion is off, or when the system asks for less. */
const motion = (): number => Number(getComputedStyle(document.documentElement).getPropertyValue('--motion'));

/** The chip of a player, where decks, discard piles and the hands of others are. */
function chipOf(element: HTMLElement): DOMRect | undefined {
  const { owner } = element.dataset;
  return document.querySelector(`.player-chip[data-seat="${owner}"]`)?.getBoundingClientRect();
}

function fly(before: Spots, after: Spots): void {
  const speed = motion();
  if (speed === 0 || before.size === 0) return;
  const gone = [...before].filter(([id]) => !after.has(id)).map(([, spot]) => spot);
  const fresh = [...after].filter(([id]) => !before.has(id)).map(([, spot]) => spot);
  const flights: [Spot['element'], DOMRect, DOMRect, boolean][] = [];
  for (const { element, box } of fresh) {
    const i = gone.findIndex((one) => one.element.dataset.def === element.dataset.def);
    const from = i >= 0 ? gone.splice(i, 1)[0]?.box : chipOf(element);
    if (from) flights.push([element, from, box, true]);
  }
  for (const { element, box } of gone) {
    const to = chipOf(element);
    if (to) flights.push([element, box, to, false]);
  }
  const options = { duration: DURATION * speed, easing: EASING };
  for (const [element, from, to, stays] of flights.slice(0, MOST)) launch(element, from, to, stays, options);
  for (const [id, { element, box }] of after) slide(element, before.get(id)?.box, box, options);
}

/** A picture of the card flies from one box to the other; the card itself shows up when it has landed. */
function launch(element: HTMLElement, from: DOMRect, to: DOMRect, stays: boolean, options: KeyframeAnimationOptions) {
  const size = stays ? to : from;
  const picture = document.createElement('div');
  picture.className = 'flight';
  picture.ariaHidden = 'true';
  picture.inert = true;
  picture.style.inlineSize = `${size.width}px`;
  picture.style.blockSize = `${size.height}px`;
  picture.append(element.cloneNode(true));
  document.body.append(picture);
  const at = (box: DOMRect, opacity: number): Keyframe => ({
    translate: `${box.left + (box.width - size.width) / 2}px ${box.top + (box.height - size.height) / 2}px`,
    scale: Math.min(1, Math.max(0.25, Math.min(box.width / size.width, box.height / size.height))),
    opacity,
  });
  if (stays) element.animate([{ opacity: 0 }, { opacity: 0, offset: 0.95 }, { opacity: 1 }], options);
  picture.animate([at(from, 1), at(to, stays ? 1 : 0)], options).onfinish = () => picture.remove();
}

/** A card that has only made room for others. */
function slide(element: HTMLElement, from: DOMRect | undefined, to: DOMRect, options: KeyframeAnimationOptions): void {
  if (!from || (Math.abs(from.left - to.left) < 2 && Math.abs(from.top - to.top) < 2)) return;
  element.animate([{ translate: `${from.left - to.left}px ${from.top - to.top}px` }, { translate: '0 0' }], options);
}

export class Flights extends Component<{ readonly update: Update }> {
  override getSnapshotBeforeUpdate(before: { readonly update: Update }): Spots | null {
    return before.update === this.props.update ? null : measure();
  }
  override componentDidUpdate(_props: unknown, _state: unknown, before: Spots | null): void {
    if (before) fly(before, measure());
  }
  override render() {
    return undefined;
  }
}
