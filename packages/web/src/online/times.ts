/** Spans of time in words. */
import type { Lang } from '@baston/table';

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** "2 minutes": the largest unit that it is made of. */
export function span(seconds: number, lang: Lang): string {
  const [unit, size] = UNITS.find(([, length]) => seconds >= length) ?? ['second', 1];
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.round(seconds / size));
}

/** The time on a clock: "4:05"; hours and days in words. */
export function clock(seconds: number, lang: Lang): string {
  if (seconds >= 3600) return span(seconds, lang);
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
}
