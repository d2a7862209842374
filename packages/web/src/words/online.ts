import type { Lang } from '@baston/table';
import { online as en } from './en/online.ts';
import { online as fr } from './fr/online.ts';
import type { Translation } from './translation.ts';

export type OnlineText = Translation<typeof en>;
export const onlineText: Record<Lang, OnlineText> = { en, fr };
