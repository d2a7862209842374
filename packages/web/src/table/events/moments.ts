/** Bases that have just scored, with what lay there before: each gets a moment of its own. */
import type { Face, MinionView, Seat, View } from '@baston/engine';
import type { TableEvent, Update } from '@baston/table';
import { startTransition, useEffect, useRef, useState } from 'react';
import { showing } from '../../showing.ts';
import { usePage } from '../../store.ts';

export interface Moment {
  readonly base: Face;
  readonly total: number;
  readonly breakpoint: number;
  readonly places: readonly Placed[];
  /** The base that takes its place, if that is known already. */
  readonly next: Face | undefined;
}

export interface Placed {
  readonly seat: Seat;
  readonly place: number;
  readonly total: number;
  readonly vp: number;
  /** The VP before. */
  readonly from: number;
  readonly minions: readonly MinionView[];
}

/** The bases that gave VP in these events; `before` is the view without them. */
function momentsIn(events: readonly TableEvent[], before: View): Moment[] {
  const standings = events.filter((event) => event.type === 'standing');
  const vps = before.players.map(({ vp }) => vp);
  return [...new Set(standings.map(({ base }) => base.id))].flatMap((id) => {
    const base = before.bases.find((one) => one.id === id);
    if (!base) return [];
    const replaced = events.find((event) => event.type === 'base' && event.replaces?.id === id);
    const places = standings
      .filter((standing) => standing.base.id === id)
      .map(({ seat, place, total, vp }) => {
        const from = vps[seat] ?? 0;
        vps[seat] = from + vp;
        const minions = base.minions.filter(({ controller }) => controller === seat);
        return { seat, place, total, vp, from, minions };
      });
    const total = places.reduce((sum, one) => sum + one.total, 0);
    const { breakpoint } = base;
    return [{ base, total, breakpoint, places, next: replaced?.type === 'base' ? replaced.base : undefined }];
  });
}

/**
 * The moment to show now, if there is one, and what ends it. Players who want nothing to move are spared it; the next moves of
 * bots wait for it.
 */
export function useMoments(update: Update): readonly [Moment | undefined, () => void] {
  const isWanted = usePage((page) => page.settings.speed !== 'off');
  const [moments, setMoments] = useState<readonly Moment[]>([]);
  const last = useRef(update);
  const end = useRef((): void => undefined);
  useEffect(() => () => end.current(), []);
  useEffect(() => {
    const before = last.current;
    last.current = update;
    const isAnotherGame = update.from < before.from;
    if (before === update || isAnotherGame || !isWanted) return;
    const fresh = momentsIn(update.events, before.view);
    if (fresh.length === 0) return;
    end.current();
    end.current = showing('scene');
    // Later, and in pieces: the table has just been drawn.
    startTransition(() => setMoments((waiting) => [...waiting, ...fresh]));
  }, [update, isWanted]);
  const endMoment = (): void => {
    if (moments.length === 1) end.current();
    setMoments(([, ...rest]) => rest);
  };
  return [moments[0], endMoment];
}
