import { en } from './en/index.ts';
import { fr } from './fr/index.ts';
import type { Lang, Phrasebook } from './types.ts';

/** All languages. A page has only those that it has loaded (packages/web/src/words/phrasebooks.ts). */
export const PHRASEBOOKS: { readonly [L in Lang]: Phrasebook } = { en, fr };
