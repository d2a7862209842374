export interface Mutant {
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly what: string;
  /** The code that replaces it. */
  readonly instead: string;
  readonly isStatement: boolean;
}
export interface Numbered extends Mutant {
  readonly number: number;
}

export function mutantsIn(file: string, text: string): Mutant[];
export function withSwitches(text: string, mutants: readonly Numbered[]): string;
export function apart<M extends Mutant>(mutants: readonly M[]): M[][];
