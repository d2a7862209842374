import { Rules } from '@baston/engine';
import { core } from './core/index.ts';

/** Goes up whenever a card or the engine changes so that recorded answers would mean something else. */
const VERSION = '2';

export const rules = new Rules([core], VERSION);
