/** The address after the #: a screen, a part of it, and a query. */
import { useSyncExternalStore } from 'react';

const SCREENS = [
  '',
  'new',
  'play',
  'learn',
  'puzzles',
  'cards',
  'rules',
  'settings',
  'credits',
  'replay',
  'overflow',
  'friends',
  'lobby',
  'table',
] as const;
export type ScreenName = (typeof SCREENS)[number];

export interface Route {
  /** Undefined: there is no such screen. */
  readonly screen: ScreenName | undefined;
  /** The rest after the screen's name: `#/rules/talent` has the part `talent`. */
  readonly part: string | undefined;
  readonly query: URLSearchParams;
}

export function readRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?', 2);
  const [name = '', part] = path.split('/');
  return {
    screen: SCREENS.find((screen) => screen === name),
    part: part === undefined || part === '' ? undefined : decodeSafely(part),
    query: new URLSearchParams(query),
  };
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const listen = (changed: () => void): (() => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

export function useRoute(): Route {
  return readRoute(useSyncExternalStore(listen, () => location.hash));
}

export const linkTo = (screen: ScreenName, part = ''): string => `#/${screen}${part && `/${encodeURIComponent(part)}`}`;

let table: string | undefined;

/** Remembers the last table, so that the rules can link back to it. */
export const noteTable = (): void => {
  table = location.hash;
};
export const lastTable = (): string | undefined => table;

export const go = (screen: ScreenName, part?: string): void => {
  location.hash = linkTo(screen, part);
};
