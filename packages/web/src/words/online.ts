import type { Lang } from '@baston/table';
import { onlineEn } from './online.en.ts';
import { onlineFr } from './online.fr.ts';
import type { OnlineText } from './online.types.ts';

export type { OnlineText } from './online.types.ts';
export const onlineText: { readonly [L in Lang]: OnlineText } = { en: onlineEn, fr: onlineFr };
