/**
 * Scenarios as text: YAML, one or several to a file. Others import it as `@baston/table/scenario-file`, so that only those
 * who read such files load what that takes.
 */
import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseAllDocuments,
  visit,
} from 'yaml';
import { BadScenario, type Fault, type Path } from '../position/faults.ts';
import { faultsIn } from './check.ts';
import { type Scenario, scenarioSchema, scenariosOf, type Written } from './schema.ts';

export { scenarioJsonSchema } from './schema.ts';

export const parseScenario = (text: string): readonly Scenario[] => new ScenarioFile(text).scenarios;

export class ScenarioFile {
  readonly scenarios: readonly Scenario[];
  readonly #lines = new LineCounter();
  /** The origin of each scenario: its document, the path of its variant, and the number of steps before it. */
  readonly #origins = new Map<Scenario, readonly [document: Document, variant: Path, before: number]>();

  /** A BadScenario says all that is wrong. */
  constructor(text: string) {
    const documents = parseAllDocuments(text, { lineCounter: this.#lines }) as Document[];
    const faults = documents.flatMap((document) => this.#notYaml(document));
    this.scenarios = faults.length > 0 ? [] : documents.flatMap((document) => this.#read(document, faults));
    if (faults.length > 0) throw new BadScenario(faults.sort((a, b) => (a.line ?? 0) - (b.line ?? 0)));
  }

  /** The faults of a scenario with their places in the file. */
  located(scenario: Scenario, faults: readonly Fault[]): Fault[] {
    const [document, variant, before] = this.#origins.get(scenario) ?? [];
    if (!document || !variant || before === undefined) return [...faults];
    return faults.map((fault) => {
      const [key, index, ...rest] = fault.path;
      const isLater = key === 'steps' && typeof index === 'number' && index >= before;
      const path = isLater ? [...variant, 'steps', index - before, ...rest] : fault.path;
      const word = fault.path.length === 0 ? fault.says[1] : undefined; // a name that is not at a place yet
      const at = typeof word === 'string' ? whereSaid(document, word) : undefined;
      const line = at === undefined ? this.#line(document, path) : this.#lines.linePos(at).line;
      return { ...fault, path, line };
    });
  }

  #read(document: Document, faults: Fault[]): Scenario[] {
    const data: unknown = document.toJS();
    const { error } = scenarioSchema.safeParse(data);
    if (error) {
      for (const fault of faultsIn(error.issues, data))
        faults.push({ ...fault, line: this.#line(document, fault.path) });
      return [];
    }
    const written = data as Written; // in the order in which the file says it, from which puzzles have their names
    const scenarios = scenariosOf(written);
    const before = written.variants ? (written.steps?.length ?? 0) : Number.POSITIVE_INFINITY;
    for (const [i, scenario] of scenarios.entries()) this.#origins.set(scenario, [document, ['variants', i], before]);
    return scenarios;
  }

  #notYaml(document: Document): Fault[] {
    const places = [...document.errors.map(({ pos }) => pos[0]), ...unknownAliases(document)];
    return places.map((at) => {
      const { line, col } = this.#lines.linePos(at);
      return { path: [], line, says: ['notYaml', col] };
    });
  }

  /** The line of a place, or of the last that there is on the way to it. */
  #line(document: Document, path: Path): number | undefined {
    let node: unknown = document.contents;
    let at = document.contents?.range?.[0];
    for (const key of path) {
      if (isAlias(node)) node = node.resolve(document);
      if (isMap(node)) {
        const pair = node.items.find((item) => isScalar(item.key) && item.key.value === key);
        at = (isScalar(pair?.key) && pair.key.range?.[0]) || at;
        node = pair?.value;
      } else if (isSeq(node)) {
        node = node.items[Number(key)];
        at = (node as Alias | undefined)?.range?.[0] ?? at;
      } else break;
    }
    return at === undefined ? undefined : this.#lines.linePos(at).line;
  }
}

/** Finds aliases without an anchor: such a document parses, but has no value. */
function unknownAliases(document: Document): number[] {
  const found: number[] = [];
  visit(document, {
    Alias(_key, alias) {
      if (!alias.resolve(document)) found.push(alias.range?.[0] ?? 0);
    },
  });
  return found;
}

/** Finds the first occurrence of a word, alone or with a number ("zapbot x3"). */
function whereSaid(document: Document, word: string): number | undefined {
  let at: number | undefined;
  visit(document, {
    Scalar(_key, { value, range }) {
      if (value !== word && !String(value).startsWith(`${word} x`)) return undefined;
      at = range?.[0];
      return visit.BREAK;
    },
  });
  return at;
}
