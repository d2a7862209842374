import type { Lang } from '@baston/table';
import { rulesEn } from './rules.en.ts';
import { rulesFr } from './rules.fr.ts';
import type { RulesText } from './rules.types.ts';

export const RULES: Record<Lang, RulesText> = { en: rulesEn, fr: rulesFr };
