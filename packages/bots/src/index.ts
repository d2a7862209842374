export { adviser } from './adviser.ts';
export type { Thinker } from './ladder.ts';
export { effortOf, LADDER, thinker } from './ladder.ts';
export { Match } from './match.ts';
export { randomBot } from './random.ts';
