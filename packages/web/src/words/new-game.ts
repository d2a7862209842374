import type { Lang } from '@baston/table';
import { newGame as en } from './en/new-game.ts';
import { newGame as fr } from './fr/new-game.ts';
import type { Translation } from './translation.ts';

export type NewGameText = Translation<typeof en>;
export const newGameText: Record<Lang, NewGameText> = { en, fr };
