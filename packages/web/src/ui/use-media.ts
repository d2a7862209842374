import { useSyncExternalStore } from 'react';

/** A component asks at each of its renderings, and to make a list anew takes time. */
const lists = new Map<string, MediaQueryList>();

function listFor(query: string): MediaQueryList {
  const list = lists.get(query) ?? matchMedia(query);
  lists.set(query, list);
  return list;
}

/** Whether a media query holds, now and when the window changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (tell) => {
      listFor(query).addEventListener('change', tell);
      return () => listFor(query).removeEventListener('change', tell);
    },
    () => listFor(query).matches,
  );
}
