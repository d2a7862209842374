/**
 * A card of the hand that is dragged to where it is played. Nothing is decided here: who lifts the card touches it, who
 * drops it presses what lies there, and both do what a click does. Only the picture under the pointer is new.
 */
import { motion } from '../../ui/motion.ts';
import { pictureOf } from '../cards/floating.ts';
import { openOptions } from '../state/choices.ts';
import type { Table } from '../state/context.ts';
import './dragging.css';

/** After so many pixels a press is no click any more. */
const THRESHOLD = 8;
/** Where the pointer holds the card, as parts of its size: low, so that the card does not hide what is below. */
const GRIP = { x: 0.5, y: 0.92 };
/** At so many pixels from an edge, bases that are out of sight come nearer, by so many in each frame. */
const EDGE = 36;
const PACE = 9;
/** Targets that the card could choose, and buttons that play it with an answer. */
const AIMS = '[data-role="aim"], .together .button';
/** In milliseconds, at normal speed. */
const WAY_BACK = 180;

/** The card under a pointer that has just been pressed, if it can be played. */
export function draggedCard(
  { target, isPrimary, button }: PointerEvent,
  { answering }: Table,
): HTMLElement | undefined {
  const { question, isBusy } = answering;
  if (!isPrimary || button !== 0 || question?.kind !== 'move' || isBusy || !(target instanceof Element))
    return undefined;
  return target.closest<HTMLElement>('.hand .table-card[data-role]:not([data-role="aim"])') ?? undefined;
}

/** Follows the pointer from the press to the end. */
export class Drag {
  readonly #card: HTMLElement;
  readonly #press: PointerEvent;
  readonly #question: Table['answering']['question'];
  readonly #listeners = new AbortController();
  #table: Table;
  #box = new DOMRect();
  #at: { readonly x: number; readonly y: number };
  #picture: HTMLElement | undefined;
  #place: Element | undefined;
  #isDropped = false;

  constructor(card: HTMLElement, press: PointerEvent, table: Table) {
    this.#card = card;
    this.#press = press;
    this.#at = press;
    this.#table = table;
    this.#question = table.answering.question;
    const listen = <K extends keyof DocumentEventMap>(type: K, act: (event: DocumentEventMap[K]) => void): void =>
      document.addEventListener(type, act, { capture: true, signal: this.#listeners.signal });
    const isMine = ({ pointerId }: PointerEvent): boolean => pointerId === press.pointerId;
    listen('pointermove', (event) => {
      if (!isMine(event)) return;
      if (event.buttons === 0)
        this.#putBack(); // it was let go outside of the window
      else this.#move(event);
    });
    listen('pointerup', (event) => isMine(event) && this.#drop());
    listen('pointercancel', (event) => isMine(event) && this.#putBack());
    listen('contextmenu', () => this.#putBack());
    listen('keydown', (event) => {
      if (event.key !== 'Escape' || !this.#picture) return;
      event.preventDefault();
      this.#putBack();
    });
  }

  /** The table has changed: the card has been played, or there is nothing left to drag it for. */
  follow(table: Table): void {
    this.#table = table;
    const { question, isBusy, risk } = table.answering;
    const isIdle = !isBusy && question === this.#question;
    if (this.#isDropped ? !isBusy || risk : !isIdle) this.end();
    else this.#markBoard();
  }

  /** Removes everything that is shown of the drag. */
  end(): void {
    this.#listeners.abort();
    this.#pointAt(undefined);
    this.#picture?.remove();
    this.#picture = undefined;
    this.#card.style.translate = '';
    delete this.#card.dataset.dragged;
    this.#markBoard();
  }

  #move({ clientX: x, clientY: y, pointerType }: PointerEvent): void {
    this.#at = { x, y };
    const across = x - this.#press.clientX;
    const up = this.#press.clientY - y;
    // Sideways, a finger scrolls the hand.
    const isDrag =
      pointerType === 'mouse' ? Math.hypot(across, up) >= THRESHOLD : up >= Math.max(THRESHOLD, Math.abs(across));
    if (!this.#picture && isDrag) this.#lift();
    if (this.#picture) this.#picture.style.translate = this.#translate();
  }

  #lift(): void {
    const { dataset } = this.#card;
    const face = this.#card.querySelector('.face');
    if (!face) return;
    this.#box = this.#card.getBoundingClientRect();
    this.#picture = pictureOf(face.cloneNode(true) as HTMLElement, this.#box, 'dragged');
    this.#card.setPointerCapture(this.#press.pointerId);
    ignoreClicks();
    if (dataset.role !== 'chosen') this.#card.click();
    dataset.dragged = '';
    requestAnimationFrame(this.#look);
  }

  #translate(): string {
    const { width, height } = this.#box;
    return `${this.#at.x - width * GRIP.x}px ${this.#at.y - height * GRIP.y}px`;
  }

  /** In each frame: what lies under the pointer. */
  readonly #look = (): void => {
    if (!this.#picture || this.#listeners.signal.aborted) return;
    this.#scroll();
    this.#pointAt(this.#placeBelow());
    requestAnimationFrame(this.#look);
  };

  #scroll(): void {
    const stages = document.querySelector('.stages');
    const { x, y } = this.#at;
    if (!stages?.contains(document.elementFromPoint(x, y))) return;
    const { left, right, top, bottom } = stages.getBoundingClientRect();
    const step = (at: number, from: number, to: number): number =>
      at < from + EDGE ? -PACE : at > to - EDGE ? PACE : 0;
    stages.scrollBy(step(x, left, right), step(y, top, bottom));
  }

  /** A card that goes nowhere may be dropped anywhere on the board. */
  #needsPlace(): boolean {
    return openOptions(this.#table.answering.draft).some(({ where }) => where);
  }

  /** The place that takes the card, under the pointer. */
  #placeBelow(): Element | undefined {
    if (this.#table.answering.draft.card === undefined) return undefined;
    const below = document.elementFromPoint(this.#at.x, this.#at.y);
    return below?.closest(`${AIMS}, ${this.#needsPlace() ? '[data-role="place"]' : '.bases'}`) ?? undefined;
  }

  #pointAt(place: Element | undefined): void {
    if (place === this.#place) return;
    this.#place?.removeAttribute('data-over');
    place?.setAttribute('data-over', '');
    this.#place = place;
  }

  #markBoard(): void {
    const isOpen = this.#picture !== undefined && !this.#isDropped && !this.#needsPlace();
    document.querySelector('.bases')?.toggleAttribute('data-drop', isOpen);
  }

  #drop(): void {
    const place = this.#picture && this.#placeBelow();
    if (place) this.#playAt(place);
    else this.#putBack();
  }

  #playAt(place: Element): void {
    this.#listeners.abort();
    this.#pointAt(undefined);
    this.#isDropped = true;
    this.#leaveThere();
    const button = place.matches('.bases') ? this.#card : (place.querySelector<HTMLElement>('.base-target') ?? place);
    (button as HTMLElement).click();
  }

  /** The card is measured where it was dropped, and flies on from there. */
  #leaveThere(): void {
    const home = this.#card.getBoundingClientRect();
    const here = this.#picture?.getBoundingClientRect() ?? home;
    const [x, y] = [here.left - home.left, here.top - home.top];
    this.#card.style.translate = `${x + (here.width - home.width) / 2}px ${y + (here.height - home.height) / 2}px`;
  }

  /** Nothing is chosen any more. */
  #putBack(): void {
    this.#listeners.abort();
    if (!this.#picture) return;
    this.#table.answering.cancel();
    this.#pointAt(undefined);
    const { left, top } = this.#card.getBoundingClientRect();
    const frames = [{ translate: this.#translate() }, { translate: `${left}px ${top}px`, scale: 1 }];
    const duration = WAY_BACK * motion();
    if (duration === 0) this.end();
    else this.#picture.animate(frames, { duration, easing: 'ease-out' }).onfinish = () => this.end();
  }
}

/** A mouse clicks where it lets go: that belongs to the drag. Clicks of our own pass. */
function ignoreClicks(): void {
  const ignoring = new AbortController();
  const options = { capture: true, signal: ignoring.signal };
  document.addEventListener('click', (event) => event.isTrusted && event.stopPropagation(), options);
  for (const type of ['pointerup', 'pointercancel', 'pointerdown'])
    document.addEventListener(type, () => setTimeout(() => ignoring.abort()), options);
}
