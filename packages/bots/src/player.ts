/** The bots that people meet at a table. */
import type { Imagination, Question } from '@baston/engine';
import { thinker } from './ladder.ts';

/** Nobody waits longer than this for a bot. */
const STRENGTHS = {
  random: 'restless',
  greedy: 'greedy',
  planner: 'planner:400ms',
  search: 'search:1000ms',
} as const;

/** Gives the ids of the options it picks. `now` is a clock in milliseconds. */
export function player(kind: keyof typeof STRENGTHS, seed: string, now: () => number) {
  const think = thinker(STRENGTHS[kind], seed, now);
  return ({ options }: Question, mind: Imagination): string[] => think(mind).map((index) => options[index]?.id ?? '');
}
