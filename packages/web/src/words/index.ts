/** The words of the pages in the reader's language. */
import type { Lang } from '@baston/table';
import { usePage } from '../store.ts';
import type { GamesText } from './games.ts';
import type { PagesText } from './pages.ts';
import { textsIn } from './texts.ts';

export const useLang = (): Lang => usePage((page) => page.settings.lang);

export const useWords = (): PagesText => textsIn(useLang()).pages;

export const useGamesText = (): GamesText => textsIn(useLang()).games;
