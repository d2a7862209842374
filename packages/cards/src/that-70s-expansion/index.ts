import type { SetDef } from '@baston/engine';
import { bases } from './bases.ts';
import { discoDancers } from './disco-dancers.ts';
import { kungFuFighters } from './kung-fu-fighters.ts';
import { truckers } from './truckers.ts';
import { vigilantes } from './vigilantes.ts';

export const set: SetDef = {
  id: 'that-70s-expansion',
  name: { en: 'That ’70s Expansion', fr: 'Ces Années-Là' },
  factions: [discoDancers, kungFuFighters, truckers, vigilantes],
  bases,
};
