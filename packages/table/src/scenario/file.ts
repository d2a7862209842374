/** A scenario as text: YAML, several to a file if it likes. */
import { type Document, LineCounter, parseAllDocuments, visit } from 'yaml';
import { BadScenario } from './faults.ts';
import { checkScenario, type Scenario } from './schema.ts';

export function parseScenario(text: string): Scenario[] {
  const lineCounter = new LineCounter();
  return parseAllDocuments(text, { lineCounter }).map((document) => {
    const at = document.errors[0]?.pos[0] ?? unknownAlias(document);
    if (at !== undefined) {
      const { line, col } = lineCounter.linePos(at);
      throw new BadScenario('notYaml', line, col);
    }
    return checkScenario(document.toJS());
  });
}

/** Where the first alias without an anchor is: such a document is parsed, but has no value. */
function unknownAlias(document: Document): number | undefined {
  let at: number | undefined;
  visit(document, {
    Alias(_key, alias) {
      if (alias.resolve(document)) return undefined;
      at = alias.range?.[0];
      return visit.BREAK;
    },
  });
  return at;
}
