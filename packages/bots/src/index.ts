export { adviser, HINT } from './adviser.ts';
export { Evaluator } from './evaluate.ts';
export { Foreseen, judgeOf, Stop, untilAsked } from './goal.ts';
export { effortOf, LADDER, thinker } from './ladder.ts';
export type { Manner } from './manner.ts';
export { Match } from './match.ts';
export type { Thinker } from './near.ts';
export {
  Network,
  type Position,
  THOUGHTS,
  THOUGHTS_AT,
  VERDICT_AT,
  VIEWS,
  WEIGHTS_IN_ALL,
} from './network.ts';
export { PERSONAS, type PersonaId, personaNamed } from './personas.ts';
export { player } from './player.ts';
export { randomBot } from './random.ts';
export { type Effort, type Judge, Search } from './search.ts';
export { BASE, OWN, Sight } from './sight.ts';
export { WEIGHTS } from './weights.ts';
