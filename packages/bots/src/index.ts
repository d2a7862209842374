export { adviser, HINT } from './adviser.ts';
export { Evaluator, FEATURES, type Weights } from './evaluate.ts';
export type { Thinker } from './ladder.ts';
export { effortOf, LADDER, thinker } from './ladder.ts';
export { Match } from './match.ts';
export { player } from './player.ts';
export { randomBot } from './random.ts';
export { type Effort, type Judge, Search } from './search.ts';
export { WEIGHTS } from './weights.ts';
