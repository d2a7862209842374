import type { Lang } from '@baston/table';
import { replay as en } from './en/replay.ts';
import { replay as fr } from './fr/replay.ts';
import type { Translation } from './translation.ts';

export type ReplayText = Translation<typeof en>;
export const replayText: Record<Lang, ReplayText> = { en, fr };
