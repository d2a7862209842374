/** Portraits come when one is shown: what draws them is not needed to play. */
import { lazy } from 'react';

export const Portrait = lazy(async () => ({ default: (await import('./portrait.tsx')).Portrait }));
