import type { Lang } from '@baston/table';
import { credits as en } from './en/credits.ts';
import { credits as fr } from './fr/credits.ts';
import type { Translation } from './translation.ts';

export const creditsText: Record<Lang, Translation<typeof en>> = { en, fr };
