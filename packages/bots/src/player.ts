/** The bots that people meet at a table. */
import { thinker } from './ladder.ts';
import { picking } from './near.ts';
import { personaNamed, type Strength } from './personas.ts';

/** `now` is a clock in milliseconds; a persona that is not known plays like anybody of that strength. */
export const player = (kind: Strength, seed: string, now: () => number, persona?: string) =>
  picking(thinker(kind === 'random' ? 'restless' : kind, seed, now, undefined, personaNamed(persona)?.manner));
