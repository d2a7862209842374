import type { Lang, Phrasebook } from '@baston/table';

/** Takes the place of the same file of the table (build/one-language.ts): nobody fetches a language that they do not read. */
export const PHRASEBOOKS: { [L in Lang]?: Phrasebook } = {};
