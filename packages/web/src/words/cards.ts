import type { Lang } from '@baston/table';
import { cards as en } from './en/cards.ts';
import { cards as fr } from './fr/cards.ts';
import type { Translation } from './translation.ts';

export type CardWords = Translation<typeof en>;
export const CARD_WORDS: Record<Lang, CardWords> = { en, fr };
