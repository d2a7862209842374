import { useSyncExternalStore } from 'react';

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (tell) => {
      const list = matchMedia(query);
      list.addEventListener('change', tell);
      return () => list.removeEventListener('change', tell);
    },
    () => matchMedia(query).matches,
  );
}

/** Is there room for the log beside the table? */
export const useIsWide = (): boolean => useMedia('(min-width: 62rem) and (min-height: 34rem)');
/** A phone on its side: cards in hand are shown small. */
export const useIsLow = (): boolean => useMedia('(max-height: 30rem)');
