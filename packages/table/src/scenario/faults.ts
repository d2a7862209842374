/** What can be wrong with a scenario, or not hold in it. */
import { type PhaseName, type Question, Refusal } from '@baston/engine';
import type { FaultWords } from './words.ts';

/**
 * A sentence of FaultWords, and what it speaks of. Places are written as in the file, steps and other entries counted
 * from 1 (`steps[2].asked`), so that they need no language.
 */
export type Fault = {
  [K in keyof FaultWords]: readonly [sentence: K, ...about: Parameters<FaultWords[K]>];
}[keyof FaultWords];

/** A question as a fault tells of it, by the names that scenarios use. */
export interface AskedNow {
  /** The card that asks; nothing for the rules. */
  readonly by: string | undefined;
  readonly seat: string;
  readonly phase: PhaseName;
  readonly purpose: Question['purpose'];
  readonly min: number;
  readonly max: number;
  readonly options: readonly string[];
}

/** The scenario is not one, or cannot go on. */
export class BadScenario extends Refusal {
  readonly fault: Fault;
  constructor(...fault: Fault) {
    super('bad-config', JSON.stringify(fault)); // words are for those who speak: see words.ts
    this.fault = fault;
  }
}

/** Whatever was refused, as a fault: what the engine refuses is quoted. */
export const faultOf = (refusal: Refusal): Fault =>
  refusal instanceof BadScenario ? refusal.fault : ['refused', refusal.message];
