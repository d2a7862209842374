/** For each seat at this device: the table at its last decision, and every update since. */
import type { Seat } from '@baston/engine';
import type { TableEvent, Update } from '@baston/table';
import { useEffect } from 'react';
import { create } from 'zustand';
import { usePage } from '../../store.ts';

interface Since {
  /** The number of events up to then. */
  readonly count: number;
  /** The table as it was then, unless nobody has looked at it here, and as it has been since. */
  readonly frames: readonly Update[];
}

/** A card is new, or something about it has changed: on the card, and in words. */
export interface Mark {
  readonly short: string;
  readonly long: string;
}

interface Page {
  readonly bySeat: Readonly<Record<Seat, Since>>;
  /** Cards that are marked, by their ids. */
  readonly marks: ReadonlyMap<number, Mark>;
  /** The first question has been there for a moment: there is time to load what tells of others. */
  readonly isCalm: boolean;
  /** The frame that is looked at; left out for the table as it is. */
  readonly at?: number | undefined;
}

export const useSince = create<Page>(() => ({ bySeat: {}, marks: new Map(), isCalm: false }));

export const useMark = (id: number): Mark | undefined => useSince(({ marks }) => marks.get(id));

/** The buttons for stepping keep the past on screen; any other press returns to the present table. */
const STEPPING = '.watch-controls, .recap';
const STEP_KEYS = ['w', 'ArrowLeft', 'ArrowRight'];

function comeBack(event: Event): void {
  const isStep = event instanceof KeyboardEvent && STEP_KEYS.includes(event.key);
  if (isStep || (event.target instanceof Element && event.target.closest(STEPPING))) return;
  useSince.setState({ at: undefined });
}

/** The table as it is shown: as it is, or as it was while somebody looks at that again. Nothing waits for it. */
export function useShown(update: Update): Update {
  const frame = useSince(({ bySeat, at }) => (at === undefined ? undefined : bySeat[update.seat]?.frames[at]));
  const isPast = frame !== undefined;
  useEffect(() => {
    if (!isPast) return;
    for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, comeBack, true);
    return () => {
      for (const type of ['pointerdown', 'keydown']) document.removeEventListener(type, comeBack, true);
    };
  }, [isPast]);
  return frame ?? update;
}

/** Where the turns of the others begin, if this seat has played nothing since. */
function whereOthersBegin(events: readonly TableEvent[], seat: Seat): number {
  const mine = events.findLastIndex((event) => (event.type === 'play' || event.type === 'use') && event.seat === seat);
  const found = events.findIndex((event, i) => i > mine && event.type === 'turn' && event.seat !== seat);
  return found < 0 ? events.length : found;
}

/** The first question has the page for itself for this many milliseconds. */
const MOMENT = 1000;
/** A seat that is never asked does not need the whole history. */
const MOST_FRAMES = 200;

usePage.subscribe(({ update, events }, before) => {
  if (!update || update === before.update || update.seat < 0) return;
  const { seat, from, questionNumber } = update;
  const last = before.update?.seat === seat ? before.update : undefined;
  const { bySeat, isCalm } = useSince.getState();
  if (update.question && !isCalm) setTimeout(() => useSince.setState({ isCalm: true }), MOMENT);
  const known = bySeat[seat];
  // A table that was opened anew counts its questions from the start. A prepared position has no events before the first answer.
  const hasDecided = last?.question !== undefined && questionNumber > last.questionNumber;
  const isOther =
    !before.update || questionNumber < before.update.questionNumber || events.length < (known?.count ?? 0);
  const isOpened = !hasDecided && from === 0 && (last !== undefined || isOther);
  const others = isOpened ? {} : bySeat;
  const now = ((): Since => {
    if (hasDecided) return { count: events.length, frames: [update] };
    if (known && !isOpened) return { ...known, frames: [...known.frames, update].slice(0, MOST_FRAMES) };
    const count = whereOthersBegin(events, seat);
    return { count, frames: count === events.length ? [update] : [] };
  })();
  useSince.setState({ bySeat: { ...others, [seat]: now }, ...(now.frames.length < 2 && { at: undefined }) });
});
