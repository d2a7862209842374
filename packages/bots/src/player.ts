/** The bots that people meet at a table. */
import { thinker } from './ladder.ts';
import { picking } from './near.ts';
import { personaNamed, type Strength } from './personas.ts';

/** Nobody waits longer than this for a bot. */
const STRENGTHS = {
  random: 'restless',
  greedy: 'greedy',
  planner: 'planner:400ms',
  search: 'search:1000ms',
} as const satisfies Record<Strength, string>;

/** `now` is a clock in milliseconds; a persona that is not known plays like anybody of that strength. */
export const player = (kind: Strength, seed: string, now: () => number, persona?: string) =>
  picking(thinker(STRENGTHS[kind], seed, now, undefined, personaNamed(persona)?.manner));
