/** Looking again at what has happened, one step after another. */
import type { TableEvent, Update } from '@baston/table';
import { useEffect, useState } from 'react';
import { usePage } from '../../store.ts';
import { useSince } from './since.ts';

/** In milliseconds from one step to the next. */
const STEP = { off: 900, fast: 500, normal: 900, slow: 1800 } as const;
/** They change nothing on the table. */
const UNSEEN: readonly TableEvent['type'][] = ['phase', 'turn', 'permit', 'shuffle', 'look'];
const NONE: readonly Update[] = [];

export interface Watching {
  /** The step that is shown, from 1 on; 0 for the table as it was before, nothing for the table as it is. */
  readonly step: number | undefined;
  readonly steps: number;
  play(): void;
  go(by: 1 | -1): void;
}

/** Frames in which something is seen to happen, and the one before them. */
const stepsIn = (frames: readonly Update[]): number[] =>
  [...frames.keys()].filter((i) => i === 0 || frames[i]?.events.some(({ type }) => !UNSEEN.includes(type)));

export function useWatching(seat: number): Watching {
  const frames = useSince(({ bySeat }) => bySeat[seat]?.frames ?? NONE);
  const at = useSince((since) => since.at);
  const speed = usePage((page) => page.settings.speed);
  const [isPlaying, setPlaying] = useState(false);
  const steps = stepsIn(frames);
  const last = steps.length - 1;
  const step = at === undefined ? undefined : steps.findLastIndex((frame) => frame <= at);
  /** After the last one comes the table as it is. */
  const show = (to: number): void => useSince.setState({ at: steps[Math.max(0, to)] });
  useEffect(() => {
    if (!isPlaying || step === undefined) return;
    const timer = setTimeout(() => show(step + 1), STEP[speed]);
    return () => clearTimeout(timer);
  });
  return {
    step,
    steps: last,
    play() {
      setPlaying(true);
      show(0);
    },
    go(by) {
      setPlaying(false);
      show((step ?? last + 1) + by);
    },
  };
}
