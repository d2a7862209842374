import type { SetDef } from '@baston/engine';
import { bases } from './bases.ts';
import { pirates } from './pirates.ts';
import { robots } from './robots.ts';

export const core: SetDef = {
  id: 'core',
  name: { en: 'Core box', fr: 'Boîte de base' },
  factions: [pirates, robots],
  bases,
};
