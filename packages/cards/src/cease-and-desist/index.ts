import type { SetDef } from '@baston/engine';
import { bases } from './bases.ts';
import { starRoamers } from './star-roamers.ts';

export const set: SetDef = {
  id: 'cease-and-desist',
  name: { en: 'Cease and Desist', fr: 'Ressemblances Fortuites' },
  factions: [starRoamers],
  bases,
};
