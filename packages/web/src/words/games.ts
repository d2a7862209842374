import type { Lang } from '@baston/table';
import { gamesEn } from './games.en.ts';
import { gamesFr } from './games.fr.ts';
import type { GamesText } from './games.types.ts';

export type { GamesText } from './games.types.ts';
export const gamesText: { readonly [L in Lang]: GamesText } = { en: gamesEn, fr: gamesFr };
