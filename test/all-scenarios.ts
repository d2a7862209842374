/** The scenario files of the repository. Each is parsed once, when somebody wants to see what is in it. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Scenario } from '@baston/table';
import { parseScenario } from '@baston/table/scenario-file';

const root = new URL('../scenarios/', import.meta.url);

export const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));

const texts = new Map(files.map((file) => [file, readFileSync(new URL(file, root), 'utf8')]));
const parsed = new Map<string, readonly Scenario[]>();

export function scenariosIn(file: string): readonly Scenario[] {
  const scenarios = parsed.get(file) ?? parseScenario(texts.get(file) ?? '');
  parsed.set(file, scenarios);
  return scenarios;
}

/** The scenarios that show a card. */
export const scenariosAbout = (id: string): Scenario[] =>
  files
    .filter((file) => texts.get(file)?.includes(id))
    .flatMap(scenariosIn)
    .filter(({ shows }) => shows.includes(id));
