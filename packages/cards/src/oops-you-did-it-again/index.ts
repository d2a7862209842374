import type { SetDef } from '@baston/engine';
import { ancientEgyptians } from './ancient-egyptians.ts';
import { bases } from './bases.ts';
import { cowboys } from './cowboys.ts';
import { samurai } from './samurai.ts';
import { vikings } from './vikings.ts';

export const set: SetDef = {
  id: 'oops-you-did-it-again',
  name: { en: 'Oops, You Did It Again', fr: 'Vous En Voulez Encore ?' },
  factions: [ancientEgyptians, cowboys, samurai, vikings],
  bases,
};
