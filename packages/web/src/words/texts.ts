/** The texts that every page needs, in the languages that have been read in. */
import type { Lang } from '@baston/table';
import type { CardWords } from './cards.ts';
import type { GamesText } from './games.ts';
import type { NotesText } from './notes.ts';
import type { PagesText } from './pages.ts';
import { PHRASEBOOKS } from './phrasebooks.ts';
import type { TableText } from './table.ts';

interface Texts {
  readonly pages: PagesText;
  readonly games: GamesText;
  readonly cards: CardWords;
  readonly notes: NotesText;
  readonly table: TableText;
}

const FIRST = { en: () => import('./en/first.ts'), fr: () => import('./fr/first.ts') } as const;
const loaded: { [L in Lang]?: Texts } = {};
const loading = new Map<Lang, Promise<void>>();

/** Once it is done, everything can be said in that language. Always the same promise, so that a component can wait for it. */
export function loadTexts(lang: Lang): Promise<void> {
  const before = loading.get(lang);
  if (before) return before;
  const now = FIRST[lang]().then(({ phrases, ...texts }) => {
    PHRASEBOOKS[lang] = phrases;
    loaded[lang] = texts;
  });
  loading.set(lang, now);
  return now;
}

/** Nothing is shown before they are there (App). */
export const textsIn = (lang: Lang): Texts => loaded[lang] as Texts;
