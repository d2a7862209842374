/** A scenario as text: YAML, several to a file if it likes. */
import { parseAllDocuments } from 'yaml';
import { BadScenario } from './faults.ts';
import { checkScenario, type Scenario } from './schema.ts';

export function parseScenario(text: string): Scenario[] {
  return parseAllDocuments(text).map((document) => {
    const [error] = document.errors;
    if (error) throw new BadScenario('notYaml', error.linePos?.[0].line ?? 1, error.linePos?.[0].col ?? 1);
    return checkScenario(document.toJS());
  });
}
