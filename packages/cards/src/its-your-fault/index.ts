import type { SetDef } from '@baston/engine';
import { bases } from './bases.ts';
import { dragons } from './dragons.ts';
import { mythicGreeks } from './mythic-greeks.ts';
import { sharks } from './sharks.ts';
import { superHeroes } from './super-heroes.ts';
import { tornados } from './tornados.ts';

export const set: SetDef = {
  id: 'its-your-fault',
  name: { en: 'It’s Your Fault!', fr: 'Vous l’Aurez Voulu !' },
  factions: [dragons, mythicGreeks, sharks, superHeroes, tornados],
  bases,
};
