/** A turn in which nothing is left to do ends by itself, after a moment in which the player can stop it. */
import type { Update } from '@baston/table';
import { useEffect, useState } from 'react';
import { usePage } from '../../store.ts';
import type { Answering } from './answering.ts';
import { isIdle } from './choices.ts';

export interface AutoEnd {
  /** How long the moment is, in milliseconds; none if the turn does not end by itself. */
  readonly after: number | undefined;
  stop(): void;
}

/** For who cannot answer. */
export const NEVER: AutoEnd = { after: undefined, stop() {} };

const MOMENT = { off: 900, fast: 900, normal: 1800, slow: 3000 } as const;

/** `isAllowed`: nobody explains anything. */
export function useAutoEnd(update: Update, { question, isBusy, end }: Answering, isAllowed: boolean): AutoEnd {
  const isRemote = usePage((page) => page.isRemote);
  const { autoEnd, speed } = usePage((page) => page.settings);
  const [stopped, stop] = useState<typeof question>();
  const isDue = question !== undefined && isIdle(question, update.view, isRemote);
  const isRunning = isAllowed && autoEnd === 'on' && isDue && !isBusy && stopped !== question;
  const after = isRunning ? MOMENT[speed] : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `end` is new each time, and ends this question whenever it is called
  useEffect(() => {
    if (after === undefined) return;
    const timer = setTimeout(end, after);
    return () => clearTimeout(timer);
  }, [after, question]);
  return { after, stop: () => stop(question) };
}
