/** How we read what no text decides, in words for players. Not part of the rules: they are loaded to be read. */
import { control } from './control.ts';
import { counting } from './counting.ts';
import { effects } from './effects.ts';
import { moments } from './moments.ts';
import { places } from './places.ts';
import { plays } from './plays.ts';
import type { Reading } from './reading.ts';

export const readings: readonly Reading[] = [...moments, ...plays, ...places, ...control, ...counting, ...effects];
