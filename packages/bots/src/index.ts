export { adviser, HINT } from './adviser.ts';
export { BASE, FACTIONS, Features, HANDS, MOST_BASES, OWN, PLACES, type Position, SEATS } from './features.ts';
export { goalEvaluator, Stop, untilAsked, WinCheck } from './goal.ts';
export { effortOf, LADDER, thinker } from './ladder.ts';
export { LinearEvaluator } from './linear-evaluator.ts';
export { WEIGHTS } from './linear-weights.ts';
export type { Manner } from './manner.ts';
export { Match } from './match.ts';
export { searching, type Thinker } from './near.ts';
export {
  BASE_AT,
  BASE_SIZE,
  BASE_UNITS,
  LAST_AT,
  LAST_UNITS,
  Network,
  OUTPUT_AT,
  PRINTED_AT,
  SEAT_AT,
  SEAT_SIZE,
  SEAT_UNITS,
  VECTOR,
  WEIGHT_COUNT,
} from './network.ts';
export { NetworkEvaluator, networkOf } from './network-evaluator.ts';
export { PERSONAS, type PersonaId, personaNamed } from './personas.ts';
export { player } from './player.ts';
export { PRINTED, printedRows, ROWS } from './printed.ts';
export { randomBot } from './random.ts';
export { type Effort, type Evaluator, Search } from './search.ts';
export { type KeptWeights, packWeights, unpackWeights } from './weights.ts';
