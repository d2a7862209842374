import type { SetDef } from '@baston/engine';
import { astroknights } from './astroknights.ts';
import { bases } from './bases.ts';
import { changerbots } from './changerbots.ts';
import { ignobles } from './ignobles.ts';
import { starRoamers } from './star-roamers.ts';

export const set: SetDef = {
  id: 'cease-and-desist',
  name: { en: 'Cease and Desist', fr: 'Ressemblances Fortuites' },
  factions: [astroknights, changerbots, ignobles, starRoamers],
  bases,
};
