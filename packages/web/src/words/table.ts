import type { Lang } from '@baston/table';
import { table as en } from './en/table.ts';
import { table as fr } from './fr/table.ts';
import type { Translation } from './translation.ts';

export type TableText = Translation<typeof en>;
export const tableText: Record<Lang, TableText> = { en, fr };
