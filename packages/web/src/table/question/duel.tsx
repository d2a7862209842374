/** A duel as it happens. What shows it is loaded when the first one begins. */
import type { View } from '@baston/engine';
import type { TableEvent } from '@baston/table';
import { lazy, Suspense } from 'react';
import { usePage } from '../../store.ts';
import { useTable } from '../state/context.ts';
import type { Shown } from './duel-stage.tsx';

const DuelStage = lazy(async () => ({ default: (await import('./duel-stage.tsx')).DuelStage }));

/** Events that take the result of a duel off the table. */
const NEXT: readonly TableEvent['type'][] = ['play', 'use', 'phase', 'turn', 'undo'];

/** The duel under way, or the last one as long as nothing else has begun. */
function duelShown({ duel }: View, events: readonly TableEvent[]): Shown | undefined {
  const start = events.findLastIndex(({ type }) => type === 'duel');
  const begun = events[start];
  if (begun?.type !== 'duel') return undefined;
  const since = events.slice(start + 1);
  const end = since.findIndex(({ type }) => type === 'duelOver');
  const isGone = end >= 0 && since.slice(end + 1).some(({ type }) => NEXT.includes(type));
  if (isGone || (end < 0 && !duel)) return undefined;
  const revealed = since.flatMap((event) =>
    event.type === 'reveal' && event.from === 'duel' ? event.cards.map((card) => ({ seat: event.seat, card })) : [],
  );
  const { minions, seats } = begun;
  return { minions, seats, hidden: duel?.cards ?? [], revealed, over: since[end] as Shown['over'] };
}

export function Duel() {
  const { view } = useTable();
  const duel = duelShown(
    view,
    usePage((page) => page.events),
  );
  if (!duel) return undefined;
  return (
    <Suspense>
      <DuelStage key={duel.minions.map(({ id }) => id).join()} duel={duel} />
    </Suspense>
  );
}
