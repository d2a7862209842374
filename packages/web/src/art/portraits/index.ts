/** Portraits come when one is shown: what draws them is not needed to play. */
import { lazy } from 'react';
import { headStart } from '../idle.ts';

const load = async () => ({ default: (await import('./portrait.tsx')).Portrait });

export const Portrait = lazy(load);

/** At the table everything else comes first. */
export const LatePortrait = lazy(() => headStart().then(load));
