import type { SetDef } from '@baston/engine';
import { bases } from './bases.ts';
import { ittyCritters } from './itty-critters.ts';
import { kaiju } from './kaiju.ts';
import { magicalGirls } from './magical-girls.ts';
import { megaTroopers } from './mega-troopers.ts';

export const set: SetDef = {
  id: 'big-in-japan',
  name: { en: 'Big in Japan', fr: 'Rois du Japon' },
  factions: [ittyCritters, kaiju, magicalGirls, megaTroopers],
  bases,
};
