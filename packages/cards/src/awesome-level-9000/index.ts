import type { SetDef } from '@baston/engine';
import { bases } from './bases.ts';
import { bearCavalry } from './bear-cavalry.ts';
import { ghosts } from './ghosts.ts';
import { killerPlants } from './killer-plants.ts';
import { steampunks } from './steampunks.ts';

export const set: SetDef = {
  id: 'awesome-level-9000',
  name: { en: 'Awesome Level 9000', fr: 'Même Pas Mort' },
  factions: [bearCavalry, ghosts, killerPlants, steampunks],
  bases,
};
