/** Events as the lines of a log: what says nothing new is left out, and what belongs together is one line. */
import type { Face } from '@baston/engine';
import type { TableEvent } from '../session.ts';

/** An event, or a row of discards by one player. */
export type Entry = { readonly event: TableEvent } | { readonly discards: readonly Face[]; readonly seat: number };

/** The entries from an event on; those before it are needed to know what is new. */
export function gather(events: readonly TableEvent[], from = 0): Entry[] {
  const entries: Entry[] = [];
  let last: TableEvent | undefined;
  for (const [i, event] of events.entries()) {
    if (i >= from && event.type === 'discard' && event.from !== 'spent') addDiscard(entries, event.seat, event.card);
    else if (i >= from && !isRepetition(event, last)) entries.push({ event });
    last = event;
  }
  return entries;
}

function addDiscard(entries: Entry[], seat: number, card: Face): void {
  const before = entries.at(-1);
  if (before && 'discards' in before && before.seat === seat) {
    entries[entries.length - 1] = { seat, discards: [...before.discards, card] };
  } else entries.push({ seat, discards: [card] });
}

/** The phases show themselves, where spent actions go is clear, shuffling changes nothing that is seen, and the VP of a place are told with the place. */
function isRepetition(event: TableEvent, last: TableEvent | undefined): boolean {
  if (event.type === 'phase' || event.type === 'shuffle' || event.type === 'discard') return true;
  return event.type === 'vp' && !event.source && last?.type === 'standing' && last.seat === event.seat;
}
