export { BadLedger, Ledger } from './ledger.ts';
export type { Result } from './play.ts';
export { playAll } from './pool.ts';
export { reportOf } from './report.ts';
export { type Rate, rateOf } from './stats.ts';
export type { Pair, Study } from './study.ts';
export { balanceOf, factionName, toCsv, tournamentOf } from './summary.ts';
export { tune } from './tune.ts';
