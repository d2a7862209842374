/** `baston scenario FILE...`: runs scenario files and says what does not hold. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { rules } from '@baston/cards';
import { Refusal } from '@baston/engine';
import { MODES, parseScenario, runScenario, type Scenario } from '@baston/table';
import { readText } from '../files.ts';
import { type Command, parse, UsageError } from '../usage.ts';

/** Every scenario file below a file or folder. */
export function findScenarios(path: string): string[] {
  if (!existsSync(path)) throw new UsageError(`there is no file ${path}`);
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => join(path, name));
}

/** What is wrong with a scenario, in every way of running it. */
function findScenarioFaults(scenario: Scenario): string[] {
  const outcomes = MODES.map((mode) => ({ mode, ...runScenario(scenario, rules, mode) }));
  const faults = outcomes.flatMap(({ mode, faults }) => faults.map((fault) => `${fault} [${mode}]`));
  if (faults.length > 0) return faults;
  const [plain, suspended, restored] = outcomes;
  if (JSON.stringify(plain?.events) !== JSON.stringify(suspended?.events))
    faults.push('stopping at questions changes what happens');
  if (plain?.hash !== suspended?.hash || plain?.hash !== restored?.hash)
    faults.push('stopping or saving changes the outcome');
  return faults;
}

/** The scenarios of a file; what is wrong with it is said with its name. */
export function readScenarios(file: string): Scenario[] {
  try {
    return parseScenario(readText(file));
  } catch (thrown) {
    if (thrown instanceof Refusal) throw new UsageError(`${file}: ${thrown.message.split('\n')[0]}`);
    throw thrown;
  }
}

function runFiles(paths: readonly string[]): number {
  if (paths.length === 0) throw new UsageError('name the scenario files to run, or a folder of them');
  let passed = 0;
  let failed = 0;
  for (const file of paths.flatMap(findScenarios)) {
    for (const one of readScenarios(file)) {
      const faults = findScenarioFaults(one);
      if (faults.length === 0) passed++;
      else {
        failed++;
        process.stdout.write(`✗ ${one.title} (${file})\n${faults.map((fault) => `    ${fault}\n`).join('')}`);
      }
    }
  }
  if (passed + failed === 0) throw new UsageError(`there is no scenario in ${paths.join(', ')}`);
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  return failed === 0 ? 0 : 1;
}

export const scenario: Command = {
  summary: 'run scenario files and say what does not hold',
  help: `Usage: baston scenario FILE...

Runs scenario files, or all those in a folder, and says what does not hold.
docs/scenarios.md describes what is in such a file.

Exit status: 0 all hold, 1 some do not, 2 a file cannot be read.
`,
  run: (args) => runFiles(parse(args, {}, Number.POSITIVE_INFINITY).positionals),
};
