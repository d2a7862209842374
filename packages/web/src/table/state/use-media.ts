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
/** Are the bases in a list that is longer than the screen, so that one goes from one to another? */
export const useIsUpright = (): boolean => useMedia('(max-width: 61.99rem) and (min-height: 34rem)');
