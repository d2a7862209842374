/** The texts of the command line, by language. */
import type { Lang } from '@baston/table';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Wording } from './types.ts';

const WORDINGS: { readonly [L in Lang]: Wording } = { en, fr };

export const wording = (lang: Lang): Wording => WORDINGS[lang];

export { numbersOf } from './numbers.ts';
export type { CommandName, CommandOptions, OptionHelp, Wording } from './types.ts';
