import type { Lang } from '@baston/table';
import { lesson as en } from './en/lesson.ts';
import { lesson as fr } from './fr/lesson.ts';
import type { LessonText } from './lesson.types.ts';

export const LESSON: Record<Lang, LessonText> = { en, fr };
