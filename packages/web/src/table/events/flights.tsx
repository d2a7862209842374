/**
 * Cards fly from where they were to where they are, and what is destroyed breaks. Where things are is measured around
 * each update, unless nothing is to move or a base that breaks hides the table; what moves is a picture over the table, so
 * that nothing waits for it and everything can be touched.
 */
import type { Update } from '@baston/table';
import { Component } from 'react';
import { showing } from '../../showing.ts';
import { beforePicture } from '../../ui/before-picture.ts';
import { motion } from '../../ui/motion.ts';
import { breakApart, dropAll, fly, land, MOST, middleOfBases, pop, slide, tossCoins } from './pictures.ts';
import './flights.css';

interface Spot {
  readonly element: HTMLElement;
  readonly box: DOMRect;
  /** The number on the card. */
  readonly number: string;
}
type Spots = ReadonlyMap<string, Spot>;

function measure(): Spots {
  const cards = [...document.querySelectorAll<HTMLElement>('.table [data-card]')];
  return new Map(
    cards.map((element) => {
      const number = element.querySelector('.face-badge b')?.textContent ?? '';
      return [element.dataset.card as string, { element, box: element.getBoundingClientRect(), number }];
    }),
  );
}

/** The plates of players, where decks, discard piles and the hands of others are, by seat. */
function measurePlates(): ReadonlyMap<string | undefined, DOMRect> {
  const plates = [...document.querySelectorAll<HTMLElement>('.player-chip')];
  return new Map(plates.map((plate) => [plate.dataset.seat, plate.getBoundingClientRect()]));
}

/** Everything is measured before the first picture is there: each would cost another layout. */
function show(before: Spots, after: Spots, { events }: Update): void {
  const speed = motion();
  if (before.size === 0) return;
  const plates = measurePlates();
  const middle = middleOfBases();
  const destroyed = new Set(events.flatMap((event) => (event.type === 'destroy' ? [String(event.card.id)] : [])));
  const gone = [...before].filter(([id]) => !after.has(id));
  const fresh = [...after].filter(([id]) => !before.has(id)).map(([, spot]) => spot);
  let left = MOST;
  for (const { element, box } of fresh) {
    const i = gone.findIndex(([, one]) => one.element.dataset.def === element.dataset.def);
    const from = i >= 0 ? gone.splice(i, 1)[0]?.[1].box : plates.get(element.dataset.owner);
    if (!from || left-- <= 0) continue;
    fly({ element, from, to: box, stays: true }, speed);
    land(element, speed);
  }
  for (const [id, { element, box }] of gone) {
    const to = plates.get(element.dataset.owner);
    if (left-- <= 0) break;
    if (destroyed.has(id)) breakApart(element, box, speed);
    else if (to) fly({ element, from: box, to, stays: false }, speed);
  }
  for (const [id, { element, box, number }] of after) {
    const was = before.get(id);
    if (!was) continue;
    slide(element, was.box, box, speed);
    if (was.number !== number) pop(element, speed);
  }
  for (const event of events) {
    const to = event.type === 'vp' && event.amount > 0 ? plates.get(String(event.seat)) : undefined;
    if (event.type === 'vp' && to && middle) left -= tossCoins(Math.min(event.amount, left), middle, to, speed);
  }
}

const isHidden = (): boolean => document.querySelector('.scoring') !== null;

export class Flights extends Component<{ readonly update: Update }> {
  #callOff = (): void => undefined;

  override componentDidMount(): void {
    document.addEventListener('pointerdown', dropAll);
    document.addEventListener('keydown', dropAll);
  }
  override componentWillUnmount(): void {
    document.removeEventListener('pointerdown', dropAll);
    document.removeEventListener('keydown', dropAll);
    this.#callOff();
  }
  override getSnapshotBeforeUpdate(before: { readonly update: Update }): Spots | null {
    if (before.update === this.props.update || motion() === 0 || isHidden()) return null;
    dropAll(); // what still flies shows the move before
    return measure();
  }
  override componentDidUpdate(last: { readonly update: Update }, _state: unknown, before: Spots | null): void {
    const { update } = this.props;
    if (last.update === update) return;
    this.#callOff();
    const isOnward = update.from >= last.update.from; // whoever looks at it again begins further back
    if (!before || !isOnward) return;
    // Tasks of their own: the page is laid out to be measured, and so are the pictures.
    let after: Spots | undefined;
    const end = showing('flight');
    const callOffMeasuring = beforePicture(() => {
      after = measure();
    });
    const next = requestAnimationFrame(() => {
      if (after) show(before, after, update);
      end();
    });
    this.#callOff = () => {
      end();
      callOffMeasuring();
      cancelAnimationFrame(next);
    };
  }
  override render() {
    return undefined;
  }
}
