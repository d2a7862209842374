import type { Lang } from '@baston/table';
import { newGameEn } from './new-game.en.ts';
import { newGameFr } from './new-game.fr.ts';
import type { NewGameText } from './new-game.types.ts';

export type { NewGameText } from './new-game.types.ts';
export const newGameText: { readonly [L in Lang]: NewGameText } = { en: newGameEn, fr: newGameFr };
