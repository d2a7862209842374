import type { Lang } from '@baston/table';
import { games as en } from './en/games.ts';
import { games as fr } from './fr/games.ts';
import type { Translation } from './translation.ts';

export type GamesText = Translation<typeof en>;
export const gamesText: Record<Lang, GamesText> = { en, fr };
