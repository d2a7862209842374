export { adviser, HINT } from './adviser.ts';
export { BASE, Features, OWN } from './features.ts';
export { goalEvaluator, Stop, untilAsked, WinCheck } from './goal.ts';
export { effortOf, LADDER, thinker } from './ladder.ts';
export { LinearEvaluator } from './linear-evaluator.ts';
export { WEIGHTS } from './linear-weights.ts';
export type { Manner } from './manner.ts';
export { Match } from './match.ts';
export type { Thinker } from './near.ts';
export {
  BASE_UNITS,
  HIDDEN_AT,
  HIDDEN_UNITS,
  Network,
  OUTPUT_AT,
  type Position,
  WEIGHT_COUNT,
} from './network.ts';
export { PERSONAS, type PersonaId, personaNamed } from './personas.ts';
export { player } from './player.ts';
export { randomBot } from './random.ts';
export { type Effort, type Evaluator, Search } from './search.ts';
