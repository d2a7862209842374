import type { Lang } from '@baston/table';
import { gamesEn } from './games.en.ts';
import { gamesFr } from './games.fr.ts';
import type { GamesText } from './games.types.ts';
import { useLang } from './index.ts';

export const gamesText: { readonly [L in Lang]: GamesText } = { en: gamesEn, fr: gamesFr };

export const useGamesText = (): GamesText => gamesText[useLang()];
