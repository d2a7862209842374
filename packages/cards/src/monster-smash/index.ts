import type { SetDef } from '@baston/engine';
import { bases } from './bases.ts';
import { giantAnts } from './giant-ants.ts';
import { madScientists } from './mad-scientists.ts';
import { vampires } from './vampires.ts';
import { werewolves } from './werewolves.ts';

export const set: SetDef = {
  id: 'monster-smash',
  name: { en: 'Monster Smash', fr: 'Monstres Sacrés' },
  factions: [giantAnts, madScientists, vampires, werewolves],
  bases,
};
