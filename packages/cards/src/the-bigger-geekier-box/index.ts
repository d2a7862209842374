import type { SetDef } from '@baston/engine';
import { bases } from './bases.ts';
import { geeks } from './geeks.ts';
import { smashUpAllStars } from './smash-up-all-stars.ts';

export const set: SetDef = {
  id: 'the-bigger-geekier-box',
  name: { en: 'The Bigger Geekier Box', fr: 'L’Énorme Boîte pour Geek' },
  factions: [geeks, smashUpAllStars],
  bases,
};
