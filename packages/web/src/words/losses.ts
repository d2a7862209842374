import type { Lang } from '@baston/table';
import { losses as en } from './en/losses.ts';
import { losses as fr } from './fr/losses.ts';
import type { Translation } from './translation.ts';

export const LOSSES: Record<Lang, Translation<typeof en>> = { en, fr };
