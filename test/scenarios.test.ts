import { readFileSync } from 'node:fs';
import { rules } from '@baston/cards';
import { faultText, MODES, runScenario } from '@baston/table';
import { describe, expect, it } from 'vitest';
import { files, scenariosIn } from './all-scenarios.ts';

const scenarios = files.flatMap(scenariosIn);
const read = (name: string): string => readFileSync(new URL(`../docs/${name}`, import.meta.url), 'utf8');
const known = new Set([
  ...[...read('rules.md').matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm)].map((match) => match[1]),
  ...[...read('examples.md').matchAll(/^### (EX-\d+)/gm)].map((match) => match[1]),
  ...rules.defs.map((def) => def.id),
]);

describe.each(files)('%s', (file) => {
  it.each(scenariosIn(file).map((one) => [one.title, one] as const))('%s', (_title, one) => {
    const outcomes = MODES.map((mode) => runScenario(one, rules, mode));
    for (const { faults } of outcomes) expect(faults.map((fault) => faultText('en', fault))).toEqual([]);
    // The twins: stopped at every question, and restored after every answer, they agree event for event.
    for (const { events, hash } of outcomes) {
      expect(events).toEqual(outcomes[0]?.events);
      expect(hash).toBe(outcomes[0]?.hash);
    }
  });
});

describe('the scenarios', () => {
  it('name only rules, examples and cards that exist', () => {
    const unknown = scenarios.flatMap(({ shows }) => shows).filter((id) => !known.has(id));
    expect(unknown).toEqual([]);
  });

  it('have titles of their own', () => {
    const titles = scenarios.map(({ title }) => title);
    expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
  });

  it('show every card and base at least once', () => {
    const shown = new Set(scenarios.flatMap(({ shows }) => shows));
    const missing = rules.defs.slice(1).filter((def) => !shown.has(def.id));
    expect(missing.map((def) => def.id)).toEqual([]);
  });
});
