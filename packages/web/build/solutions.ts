/** Puzzles with the answers that solve them: read by build/puzzles.ts together with all that it needs. */
import { rules } from '@baston/cards';
import { type Answer, answersIn, type Scenario } from '@baston/table';
import { parseScenario } from '@baston/table/scenario-file';

export interface Solved {
  readonly scenario: Scenario;
  readonly solution: readonly Answer[];
}

export const solutions = (text: string): readonly Solved[] =>
  parseScenario(text).map((scenario) => ({ scenario, solution: answersIn(scenario, rules) }));
