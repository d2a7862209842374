import type { Lang } from '@baston/table';
import { rules as en } from './en/rules.ts';
import { rules as fr } from './fr/rules.ts';
import type { RulesText } from './rules.types.ts';

export const RULES: Record<Lang, RulesText> = { en, fr };
