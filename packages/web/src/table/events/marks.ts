/** Which cards in play are new or have changed: told by comparing the table with what it was, and by the events since. */
import type { BaseView, MinionView, View } from '@baston/engine';
import type { TableEvent } from '@baston/table';
import type { RecapText } from '../../words/recap.ts';
import type { Mark } from '../state/since.ts';

type InPlay = Pick<MinionView, 'id' | 'counters'> & { readonly controller?: number; readonly power?: number };

/** Everything that lies open on the table, by its id. */
function inPlay({ bases }: View): Map<number, InPlay> {
  const cards: InPlay[] = bases.flatMap((base: BaseView) => [
    { id: base.id, counters: base.counters },
    ...base.actions,
    ...base.titans,
    ...base.minions.flatMap((minion) => [minion, ...minion.actions]),
  ]);
  return new Map(cards.map((card) => [card.id, card]));
}

/** Cards that came there, by what the events say. */
function cameIn(events: readonly TableEvent[]): Map<number, 'fresh' | 'moved'> {
  const came = new Map<number, 'fresh' | 'moved'>();
  for (const event of events) {
    if (event.type === 'play' || event.type === 'monster' || event.type === 'uncover') came.set(event.card.id, 'fresh');
    else if (event.type === 'base') came.set(event.base.id, 'fresh');
    else if (event.type === 'move' || event.type === 'transfer') came.set(event.card.id, 'moved');
  }
  return came;
}

interface Change {
  /** The table before; not known if nobody looked at it here. */
  readonly before: View | undefined;
  readonly now: View;
  readonly events: readonly TableEvent[];
}

export function marksOf({ before, now, events }: Change, text: RecapText): Map<number, Mark> {
  const came = cameIn(events);
  const old = before && inPlay(before);
  const marks = new Map<number, Mark>();
  for (const [id, card] of inPlay(now)) {
    const was = old?.get(id);
    const how = came.get(id) ?? (old && !was ? 'fresh' : undefined);
    const mark = how ? text.marks[how] : was && changeOf(was, card, text);
    if (mark) marks.set(id, mark);
  }
  return marks;
}

function changeOf(was: InPlay, is: InPlay, text: RecapText): Mark | undefined {
  const power = (is.power ?? 0) - (was.power ?? 0);
  const counters = is.counters - was.counters;
  if (is.controller !== was.controller) return text.controlMark;
  if (power !== 0) return { short: text.powerMark.short(power), long: text.powerMark.long(power) };
  if (counters !== 0) return { short: text.countersMark.short(counters), long: text.countersMark.long(counters) };
  return undefined;
}
