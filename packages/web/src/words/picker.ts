import type { Lang } from '@baston/table';
import { picker as en } from './en/picker.ts';
import { picker as fr } from './fr/picker.ts';
import type { Translation } from './translation.ts';

export const PICKER: Record<Lang, Translation<typeof en>> = { en, fr };
