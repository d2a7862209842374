import type { Lang } from '@baston/table';
import { settings as en } from './en/settings.ts';
import { settings as fr } from './fr/settings.ts';
import type { Translation } from './translation.ts';

export const settingsText: Record<Lang, Translation<typeof en>> = { en, fr };
