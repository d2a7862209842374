import { type ComponentType, lazy } from 'react';

/** A part that is loaded later, and left out where it cannot be loaded: without a network, say. */
export const optional = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<P> => () => undefined) }));
