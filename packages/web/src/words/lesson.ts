import type { Lang } from '@baston/table';
import { lessonEn } from './lesson.en.ts';
import { lessonFr } from './lesson.fr.ts';
import type { LessonText } from './lesson.types.ts';

export const LESSON: Record<Lang, LessonText> = { en: lessonEn, fr: lessonFr };
