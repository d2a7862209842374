/** Set by hand. Those of the evaluation between turns are learned (network-weights.ts). */
import type { Weights } from './linear-evaluator.ts';

export const WEIGHTS: Weights = {
  vp: 5,
  nearness: 3,
  power: 0.3,
  minions: 0.2,
  promise: 0.6,
  imminent: 0.6,
  due: 1.2,
  contest: 0.5,
  hand: 0.4,
  reserve: 0.2,
  actions: 0.1,
  counters: 0.1,
  tempo: 0.2,
  minionPlay: 0.3,
  actionPlay: 0.2,
};
