import type { Phrasebook } from '../types.ts';
import { gathered, lines } from './events.ts';
import { labels } from './labels.ts';
import { amounts, prompts } from './prompts.ts';
import { reasons } from './reasons.ts';
import { screen } from './screen.ts';

export const fr: Phrasebook = {
  prompts,
  amounts,
  reasons,
  lines,
  gathered,
  labels,
  screen,
  quote: (name) => (name.startsWith('«') ? name : `« ${name} »`), // some names are printed in quotes
  colon: (text) => `${text} :`,
};
