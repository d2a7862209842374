import type { SetDef } from '@baston/engine';
import { bases } from './bases.ts';
import { basesOfMagesAndOrcs } from './bases-of-mages-and-orcs.ts';
import { clerics } from './clerics.ts';
import { dwarves } from './dwarves.ts';
import { elves } from './elves.ts';
import { halflings } from './halflings.ts';
import { mages } from './mages.ts';
import { monsters } from './monsters.ts';
import { orcs } from './orcs.ts';
import { thieves } from './thieves.ts';
import { treasures } from './treasures.ts';
import { warriors } from './warriors.ts';

export const set: SetDef = {
  id: 'munchkin',
  name: { en: 'Smash Up: Munchkin', fr: 'Smash Up : Munchkin' },
  factions: [clerics, dwarves, elves, halflings, mages, orcs, thieves, warriors],
  bases: [...bases, ...basesOfMagesAndOrcs],
  sideDecks: [monsters, treasures],
};
