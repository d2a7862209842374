/** The log, which is loaded when it is wanted. */
import { type ComponentProps, lazy, Suspense } from 'react';

export const loadLog = () => import('./log.tsx');
const Log = lazy(async () => ({ default: (await loadLog()).Log }));

export const LaterLog = (props: ComponentProps<typeof Log>) => (
  <Suspense>
    <Log {...props} />
  </Suspense>
);
