export { adviser, HINT } from './adviser.ts';
export { Evaluator } from './evaluate.ts';
export { Foreseen, judgeOf, Stop, untilAsked } from './goal.ts';
export type { Thinker } from './ladder.ts';
export { effortOf, LADDER, thinker } from './ladder.ts';
export { Match } from './match.ts';
export {
  Network,
  type Position,
  THOUGHTS,
  THOUGHTS_AT,
  VERDICT_AT,
  VIEWS,
  WEIGHTS_IN_ALL,
} from './network.ts';
export { player } from './player.ts';
export { randomBot } from './random.ts';
export { type Effort, type Judge, Search } from './search.ts';
export { BASE, OWN, Sight } from './sight.ts';
export { WEIGHTS } from './weights.ts';
