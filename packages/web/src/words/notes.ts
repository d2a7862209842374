import type { Lang } from '@baston/table';
import { notes as en } from './en/notes.ts';
import { notes as fr } from './fr/notes.ts';
import type { Translation } from './translation.ts';

export const NOTES: Record<Lang, Translation<typeof en>> = { en, fr };
