import type { Lang } from '@baston/table';
import { tableEn } from './table.en.ts';
import { tableFr } from './table.fr.ts';
import type { TableText } from './table.types.ts';

export type { TableText } from './table.types.ts';
export const tableText: Record<Lang, TableText> = { en: tableEn, fr: tableFr };
