/** A scenario as text: YAML, several to a file if it likes. */
import { Refusal } from '@baston/engine';
import { parseAllDocuments } from 'yaml';
import { checkScenario, type Scenario } from './schema.ts';

export function parseScenario(text: string): Scenario[] {
  return parseAllDocuments(text).map((document) => {
    const [error] = document.errors;
    if (error) throw new Refusal('bad-config', `this is not YAML: ${error.message}`);
    return checkScenario(document.toJS());
  });
}
