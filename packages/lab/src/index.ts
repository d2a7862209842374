export { BadLedger, Ledger, readLedger } from './ledger.ts';
export type { Result } from './play.ts';
export { play } from './play.ts';
export { playAll } from './pool.ts';
export { type Rate, rankCorrelation, rateOf } from './stats.ts';
export type { Pair, Plan, Study } from './study.ts';
export { planOf } from './study.ts';
export { type TuneSettings, type Tuning, tune } from './tune.ts';
