/** Faults of a scenario, and expectations that are not met. */
import { type PhaseName, type Question, Refusal } from '@baston/engine';

/** The values that a file can hold. */
export type Shape = 'object' | 'record' | 'array' | 'string' | 'number' | 'int' | 'boolean' | 'never';

/** The sentences about faults in a language. Each is what follows the place in the file. */
export interface FaultWords {
  // The file
  notYaml(column: number): string;
  notOf(shapes: readonly Shape[]): string;
  unknownKey(key: string, known: string): string;
  noChoice(name: string, known: readonly unknown[]): string;
  tooSmall(least: number): string;
  tooLarge(most: number): string;
  notOneThing(): string;
  noCard(name: string): string;
  ambiguous(name: string, ids: readonly string[]): string;
  notInPlay(name: string): string;
  /** The engine refuses, in its own words. */
  refused(message: string): string;
  notRefused(): string;
  // The questions
  notAsked(seat: string, now: AskedNow): string;
  notOffered(option: string, now: AskedNow): string;
  offered(option: string, now: AskedNow): string;
  offersMore(options: readonly string[], now: AskedNow): string;
  picked(count: number, now: AskedNow): string;
  leftOver(now: AskedNow): string;
  notReached(): string;
  // The expectations
  differs(expected: string, actual: string): string;
  unseen(seat: string, what: string): string;
  seen(seat: string, what: string): string;
  /** Expected so many times, or at least once; heard so many times. */
  heard(seat: string, event: string, expected: number | undefined, times: number): string;
  notInOrder(seat: string, event: string): string;
}

/** A sentence of FaultWords, and what it speaks of. */
export type Sentence = {
  [K in keyof FaultWords]: readonly [sentence: K, ...about: Parameters<FaultWords[K]>];
}[keyof FaultWords];

/** The keys and indexes that lead to a place in a scenario. */
export type Path = readonly PropertyKey[];

export interface Fault {
  readonly path: Path;
  readonly says: Sentence;
  /** In the file, if it comes from one. */
  readonly line?: number | undefined;
  /** The seed of the failing run, if there were several. */
  readonly seed?: string;
}

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
  readonly faults: readonly Fault[];
  constructor(faults: readonly Fault[]) {
    super('bad-config', JSON.stringify(faults)); // words are for those who speak: see scenario/words.ts
    this.faults = faults;
  }
}

export const bad = (...says: Sentence): BadScenario => new BadScenario([{ path: [], says }]);

/** A fault for a refusal: the engine's own words are quoted. */
export const faultsOf = (refusal: Refusal, path: Path): readonly Fault[] =>
  refusal instanceof BadScenario
    ? refusal.faults.map((fault) => ({ ...fault, path: [...path, ...fault.path] }))
    : [{ path, says: ['refused', refusal.message] }];
