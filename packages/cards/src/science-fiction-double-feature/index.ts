import type { SetDef } from '@baston/engine';
import { bases } from './bases.ts';
import { cyborgApes } from './cyborg-apes.ts';
import { shapeshifters } from './shapeshifters.ts';
import { superSpies } from './super-spies.ts';
import { timeTravelers } from './time-travelers.ts';

export const set: SetDef = {
  id: 'science-fiction-double-feature',
  name: { en: 'Science Fiction Double Feature', fr: 'Séries B' },
  factions: [cyborgApes, shapeshifters, superSpies, timeTravelers],
  bases,
};
