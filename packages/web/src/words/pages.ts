import type { pages } from './en/pages.ts';
import type { Translation } from './translation.ts';

export type PagesText = Translation<typeof pages>;
