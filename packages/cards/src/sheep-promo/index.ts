import type { SetDef } from '@baston/engine';
import { bases } from './bases.ts';
import { sheep } from './sheep.ts';

export const set: SetDef = {
  id: 'sheep-promo',
  name: { en: 'Sheep Promo', fr: 'Promo Moutons' },
  factions: [sheep],
  bases,
};
