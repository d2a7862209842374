import type { SetDef } from '@baston/engine';
import { bases } from './bases.ts';
import { fairies } from './fairies.ts';
import { kittyCats } from './kitty-cats.ts';
import { mythicHorses } from './mythic-horses.ts';
import { princesses } from './princesses.ts';

export const set: SetDef = {
  id: 'pretty-pretty-smash-up',
  name: { en: 'Pretty Pretty Smash Up', fr: 'Trop Minions' },
  factions: [fairies, kittyCats, mythicHorses, princesses],
  bases,
};
