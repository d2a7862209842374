import type { Lang } from '@baston/table';
import { push as en, notices as enNotices } from './en/push.ts';
import { push as fr, notices as frNotices } from './fr/push.ts';
import type { Translation } from './translation.ts';

export const pushText: Record<Lang, Translation<typeof en>> = { en, fr };
export const noticesText: Record<Lang, Translation<typeof enNotices>> = { en: enNotices, fr: frNotices };
