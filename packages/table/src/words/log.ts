/** Events as the lines of a log: what says nothing new is left out, and what belongs together is one line. */
import type { Face } from '@baston/engine';
import type { TableEvent } from '../session/record.ts';

/** A row of discards by one player, because of one card. */
export interface Discards {
  readonly discards: readonly Face[];
  readonly seat: number;
  readonly cause: Face | undefined;
}

export type Entry = { readonly event: TableEvent } | Discards;

/** The card whose effect it is, if the event is told with it. */
export const causeOf = (event: TableEvent): Face | undefined => ('cause' in event ? event.cause : undefined);

/** Is that card named in the event anyway, as what it happens to or where? */
export function isNamed(event: TableEvent): boolean {
  const { cause, ...rest } = event as TableEvent & { readonly cause?: Face };
  const names = (value: unknown): boolean => {
    if (typeof value !== 'object' || value === null) return false;
    return (value as Partial<Face>).def === cause?.def || Object.values(value).some(names);
  };
  return cause !== undefined && Object.values(rest).some(names);
}

/** The entries from an event on; those before it are needed to know what is new. */
export function gather(events: readonly TableEvent[], from = 0): Entry[] {
  const entries: Entry[] = [];
  let last: TableEvent | undefined;
  for (const [i, event] of events.entries()) {
    if (i >= from && event.type === 'discard' && event.from !== 'spent') addDiscard(entries, event);
    else if (i >= from && !isRepetition(event, last)) entries.push({ event });
    last = event;
  }
  return entries;
}

function addDiscard(entries: Entry[], event: Extract<TableEvent, { type: 'discard' }>): void {
  const { seat, card } = event;
  const cause = isNamed(event) ? undefined : event.cause;
  const before = entries.at(-1);
  if (before && 'discards' in before && before.seat === seat && before.cause?.def === cause?.def) {
    entries[entries.length - 1] = { seat, discards: [...before.discards, card], cause };
  } else entries.push({ seat, discards: [card], cause });
}

/** The phases show themselves, where spent actions go is clear, shuffling a deck changes nothing that is seen, and the VP of a place are told with the place. */
function isRepetition(event: TableEvent, last: TableEvent | undefined): boolean {
  if (event.type === 'phase' || event.type === 'discard') return true;
  if (event.type === 'shuffle') return !event.discardPile;
  return event.type === 'vp' && !event.source && last?.type === 'standing' && last.seat === event.seat;
}
