/** The words of the pages in the reader's language. */
import type { Lang } from '@baston/table';
import { usePage } from '../store.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { type GamesText, gamesText } from './games.ts';
import type { UiWords } from './types.ts';

const WORDS: { readonly [L in Lang]: UiWords } = { en, fr };

export const useLang = (): Lang => usePage((page) => page.settings.lang);

export const useWords = (): UiWords => WORDS[useLang()];

export const useGamesText = (): GamesText => gamesText[useLang()];
