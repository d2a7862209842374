import type { table } from './en/table.ts';
import type { Translation } from './translation.ts';

export type TableText = Translation<typeof table>;
