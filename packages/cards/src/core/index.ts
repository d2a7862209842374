import type { SetDef } from '@baston/engine';
import { aliens } from './aliens.ts';
import { bases } from './bases.ts';
import { dinosaurs } from './dinosaurs.ts';
import { ninjas } from './ninjas.ts';
import { pirates } from './pirates.ts';
import { robots } from './robots.ts';
import { tricksters } from './tricksters.ts';
import { wizards } from './wizards.ts';
import { zombies } from './zombies.ts';

export const set: SetDef = {
  id: 'core',
  name: { en: 'Core box', fr: 'Boîte de base' },
  factions: [aliens, dinosaurs, ninjas, pirates, robots, tricksters, wizards, zombies],
  bases,
};
