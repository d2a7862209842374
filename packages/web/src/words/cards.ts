import type { cards } from './en/cards.ts';
import type { Translation } from './translation.ts';

export type CardWords = Translation<typeof cards>;
