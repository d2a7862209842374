import type { Lang } from '@baston/table';
import { pages as en } from './en/pages.ts';
import { pages as fr } from './fr/pages.ts';
import type { Translation } from './translation.ts';

export type PagesText = Translation<typeof en>;
export const pagesText: Record<Lang, PagesText> = { en, fr };
