/** The words of the pages in the reader's language. */
import type { Lang } from '@baston/table';
import { usePage } from '../store.ts';
import { type GamesText, gamesText } from './games.ts';
import { type PagesText, pagesText } from './pages.ts';

export const useLang = (): Lang => usePage((page) => page.settings.lang);

export const useWords = (): PagesText => pagesText[useLang()];

export const useGamesText = (): GamesText => gamesText[useLang()];
