import type { Lang } from '@baston/table';
import { puzzlesEn } from './puzzles.en.ts';
import { puzzlesFr } from './puzzles.fr.ts';
import type { PuzzlesText } from './puzzles.types.ts';

export const PUZZLES: Record<Lang, PuzzlesText> = { en: puzzlesEn, fr: puzzlesFr };
