/** `baston scenario FILE...`: runs scenario files and says what does not hold. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { rules } from '@baston/cards';
import { MODES, parseScenario, runScenario, type Scenario } from '@baston/table';
import { UsageError } from '../usage.ts';

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
export function findScenarioFaults(scenario: Scenario): string[] {
  const outcomes = MODES.map((mode) => ({ mode, ...runScenario(scenario, rules, mode) }));
  const faults = outcomes.flatMap(({ mode, faults }) => faults.map((fault) => `${fault} [${mode}]`));
  if (faults.length > 0) return faults;
  const [plain, suspended, restored] = outcomes;
  if (JSON.stringify(plain?.events) !== JSON.stringify(suspended?.events)) faults.push('stopping at questions changes what happens');
  if (plain?.hash !== suspended?.hash || plain?.hash !== restored?.hash) faults.push('stopping or saving changes the outcome');
  return faults;
}

export function scenario(args: readonly string[]): number {
  if (args.length === 0) throw new UsageError('name the scenario files to run, or a folder of them');
  let passed = 0;
  let failed = 0;
  for (const file of args.flatMap(findScenarios)) {
    for (const one of parseScenario(readFileSync(file, 'utf8'))) {
      const faults = findScenarioFaults(one);
      if (faults.length === 0) passed++;
      else {
        failed++;
        process.stdout.write(`✗ ${one.title} (${file})\n${faults.map((fault) => `    ${fault}\n`).join('')}`);
      }
    }
  }
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  return failed === 0 ? 0 : 1;
}
