/** A scenario as YAML: what file.ts reads. One line for each player, each place on the table, each entry of a list. */
import type { Scenario } from './schema.ts';

/** Texts that need no quotes: names of cards, letters of seats, words of the format. */
const PLAIN = /^(?!(?:true|false|null|yes|no|on|off|y|n)$)[a-z][a-z0-9]*(?:[-/ ]+[a-z0-9]+)*$/i;

function inLine(value: unknown): string {
  if (typeof value === 'string') return PLAIN.test(value) ? value : JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(inLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined);
  return `{ ${entries.map(([key, entry]) => `${key}: ${inLine(entry)}`).join(', ')} }`;
}

const isMapping = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function inBlock(entries: object, indent: string): string {
  return Object.entries(entries)
    .map(([key, value]) => `${indent}${key}: ${inLine(value)}\n`)
    .join('');
}

/** A list of mappings begins each of them with a dash. */
const inList = (mappings: readonly object[]): string =>
  mappings.map((mapping) => inBlock(mapping, '    ').replace('    ', '  - ')).join('');

export function printScenario(scenario: Scenario): string {
  return Object.entries(scenario)
    .map(([key, value]) => {
      if (key === 'players' && isMapping(value)) return `players:\n${inBlock(value, '  ')}`;
      if ((key === 'bases' || key === 'steps') && Array.isArray(value) && value.length > 0)
        return `${key}:\n${inList(value)}`;
      return inBlock({ [key]: value }, '');
    })
    .join('');
}
