import type { SetDef } from '@baston/engine';
import { anansiTales } from './anansi-tales.ts';
import { ancientIncas } from './ancient-incas.ts';
import { bases } from './bases.ts';
import { grimmsFairyTales } from './grimms-fairy-tales.ts';
import { polynesianVoyagers } from './polynesian-voyagers.ts';
import { russianFairyTales } from './russian-fairy-tales.ts';

export const set: SetDef = {
  id: 'world-tour-culture-shock',
  name: { en: 'World Tour: Culture Shock', fr: 'Tour du Monde : Choc des Cultures' },
  factions: [anansiTales, ancientIncas, grimmsFairyTales, polynesianVoyagers, russianFairyTales],
  bases,
};
