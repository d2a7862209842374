/** Tab comes to the hand once; arrows, Home and End go from card to card there. */
import { useSince } from '../state/since.ts';

const CARD = '.hand .table-card';
const cardsInHand = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(CARD)];

/** Tab stops at the card that had the focus last. `I` opens it, so that its button needs no stop of its own. */
export function keepOneStop(last: HTMLElement | undefined): void {
  const cards = cardsInHand();
  const stop = cards.find((card) => card === last) ?? cards[0];
  for (const card of cards) setTabIndex(card, card === stop ? 0 : -1);
  for (const info of document.querySelectorAll<HTMLElement>('.hand-info')) setTabIndex(info, -1);
}
/** Setting costs a browser something also where nothing changes, and this is done after every change of the table. */
function setTabIndex(element: HTMLElement, tabIndex: number): void {
  if (element.getAttribute('tabindex') !== String(tabIndex)) element.tabIndex = tabIndex;
}

/** The card of the hand that an event is about. */
export const handCardOf = ({ target }: Event): HTMLElement | undefined =>
  target instanceof HTMLElement && target.matches(CARD) ? target : undefined;

/** The arrows step through what has happened while somebody looks at that. */
const isTaken = (event: KeyboardEvent): boolean =>
  event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || useSince.getState().at !== undefined;

export function moveAlong(event: KeyboardEvent): void {
  const from = handCardOf(event);
  if (!from || isTaken(event)) return;
  const cards = cardsInHand();
  const at = cards.indexOf(from);
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: cards.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  cards[to]?.focus();
}
