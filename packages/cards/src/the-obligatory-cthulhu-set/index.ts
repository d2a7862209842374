import type { SetDef } from '@baston/engine';
import { bases } from './bases.ts';
import { elderThings } from './elder-things.ts';
import { innsmouth } from './innsmouth.ts';
import { madness } from './madness.ts';
import { minionsOfCthulhu } from './minions-of-cthulhu.ts';
import { miskatonicUniversity } from './miskatonic-university.ts';

export const set: SetDef = {
  id: 'the-obligatory-cthulhu-set',
  name: { en: 'The Obligatory Cthulhu Set', fr: 'Cthulhu Fhtagn !' },
  factions: [elderThings, innsmouth, minionsOfCthulhu, miskatonicUniversity],
  bases,
  sideDecks: [madness],
};
