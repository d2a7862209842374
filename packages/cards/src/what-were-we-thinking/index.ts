import type { SetDef } from '@baston/engine';
import { bases } from './bases.ts';
import { explorers } from './explorers.ts';
import { grannies } from './grannies.ts';
import { rockStars } from './rock-stars.ts';
import { teddyBears } from './teddy-bears.ts';

export const set: SetDef = {
  id: 'what-were-we-thinking',
  name: { en: 'What Were We Thinking?', fr: 'Conflit de Générations' },
  factions: [explorers, grannies, rockStars, teddyBears],
  bases,
};
