import type { Lang } from '@baston/table';
import { puzzles as en } from './en/puzzles.ts';
import { puzzles as fr } from './fr/puzzles.ts';
import type { Translation } from './translation.ts';

export type PuzzlesText = Translation<typeof en>;
export const PUZZLES: Record<Lang, PuzzlesText> = { en, fr };
