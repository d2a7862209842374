/** The scenario files of the repository. Each is parsed once in a run of the tests, when somebody wants to see what is in it. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Scenario } from '@baston/table';
import { parseScenario } from '@baston/table/scenario-file';
import { inject } from 'vitest';

const root = new URL('../scenarios/', import.meta.url);

export const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));

const texts = new Map(files.map((file) => [file, readFileSync(new URL(file, root), 'utf8')]));
const parsed = new Map<string, readonly Scenario[]>();

export function scenariosIn(file: string): readonly Scenario[] {
  const scenarios = parsed.get(file) ?? parsedOnce(file);
  parsed.set(file, scenarios);
  return scenarios;
}

/** Parsing takes longer than running: whoever does it first leaves the outcome to the other test files. */
function parsedOnce(file: string): readonly Scenario[] {
  const left = join(inject('left'), `${file.replaceAll(/[/\\]/g, '~')}.json`);
  if (existsSync(left)) return JSON.parse(readFileSync(left, 'utf8'));
  const scenarios = parseScenario(texts.get(file) ?? '');
  const writing = join(mkdtempSync(`${left}-`), 'scenarios.json');
  writeFileSync(writing, JSON.stringify(scenarios));
  renameSync(writing, left); // it is there when it is complete
  return scenarios;
}

/** The files that name a card in full, and maybe show it. */
const naming = new Map<string, Set<string>>();
for (const [file, text] of texts)
  for (const [id] of text.matchAll(/[\w-]+\/[\w-]+/g)) naming.set(id, (naming.get(id) ?? new Set()).add(file));

/** The scenarios that show a card. */
export const scenariosAbout = (id: string): Scenario[] =>
  [...(naming.get(id) ?? [])].flatMap(scenariosIn).filter(({ shows }) => shows.includes(id));
