import type { Lang } from '@baston/table';
import { recap as en } from './en/recap.ts';
import { recap as fr } from './fr/recap.ts';
import type { Translation } from './translation.ts';

export type RecapText = Translation<typeof en>;
export const RECAP: Record<Lang, RecapText> = { en, fr };
