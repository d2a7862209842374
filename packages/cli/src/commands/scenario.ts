/** `baston scenario FILE...`: runs scenario files and says what does not hold. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { rules } from '@baston/cards';
import { BadScenario, faultText, MODES, runScenario, type Scenario } from '@baston/table';
import { parseScenario, ScenarioFile } from '@baston/table/scenario-file';
import { readText } from '../files.ts';
import { terminalWidth, wrap } from '../terminal.ts';
import { type Command, type OptionsOf, parse, UsageError, whole } from '../usage.ts';
import type { Wording } from '../words/index.ts';

/** Every scenario file below a file or folder. */
export function findScenarios(path: string, { errors }: Wording): string[] {
  if (!existsSync(path)) throw new UsageError(errors.noSuchFile(path));
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => join(path, name));
}

/** The faults of a scenario, each with the ways of running it that show the fault, unless all do. */
function findScenarioFaults(file: ScenarioFile, scenario: Scenario, seeds: number, words: Wording): string[] {
  const { scenario: say, lang } = words;
  const outcomes = MODES.map((mode) => ({ mode, ...runScenario(withSeeds(scenario, seeds), rules, mode) }));
  const modes = new Map<string, string[]>();
  for (const { mode, faults } of outcomes) {
    for (const text of file.located(scenario, faults).map((fault) => faultText(lang, fault)))
      modes.set(text, [...(modes.get(text) ?? []), mode]);
  }
  if (modes.size > 0)
    return [...modes].map(([text, where]) => (where.length === MODES.length ? text : `${text} [${where.join(', ')}]`));
  const [plain, suspended, restored] = outcomes;
  const sameEvents = JSON.stringify(plain?.events) === JSON.stringify(suspended?.events);
  const sameEnd = plain?.hash === suspended?.hash && plain?.hash === restored?.hash;
  return [...(sameEvents ? [] : [say.otherEvents]), ...(sameEnd ? [] : [say.otherOutcome])];
}

/** Runs with many seeds, unless the scenario names its own. */
const withSeeds = (scenario: Scenario, seeds: number): Scenario =>
  seeds === 0 || scenario.seed !== undefined || scenario.match?.seed !== undefined ? scenario : { ...scenario, seeds };

/** Reads a file of scenarios, and reports all its faults with its name. */
export function readScenarioFile<T>(file: string, read: (text: string) => T, words: Wording): T {
  try {
    return read(readText(file, words));
  } catch (thrown) {
    if (!(thrown instanceof BadScenario)) throw thrown;
    throw new UsageError(...thrown.faults.map((fault) => words.errors.badScenario(file, faultText(words.lang, fault))));
  }
}

const parsed = new Map<string, readonly Scenario[]>();

/** Each file is parsed once in a process: that takes longer than all else. */
export function readScenarios(file: string, words: Wording): readonly Scenario[] {
  const scenarios = parsed.get(file) ?? readScenarioFile(file, parseScenario, words);
  parsed.set(file, scenarios);
  return scenarios;
}

function runFiles(paths: readonly string[], seeds: number, words: Wording): number {
  if (paths.length === 0) throw new UsageError(words.errors.nameScenarios);
  const width = terminalWidth();
  let passed = 0;
  let failed = 0;
  for (const path of paths.flatMap((each) => findScenarios(each, words))) {
    const file = readScenarioFile(path, (text) => new ScenarioFile(text), words);
    for (const one of file.scenarios) {
      const faults = findScenarioFaults(file, one, seeds, words);
      if (faults.length === 0) passed++;
      else {
        failed++;
        const lines = faults.flatMap((fault) => wrap(`    ${fault}`, width, 6));
        process.stdout.write(`✗ ${one.title} (${path})\n${lines.join('\n')}\n`);
      }
    }
  }
  if (passed + failed === 0) throw new UsageError(words.errors.noScenario(paths));
  process.stdout.write(`${words.scenario.outcome(passed, failed)}\n`);
  return failed === 0 ? 0 : 1;
}

const OPTIONS = { seeds: { type: 'string' } } as const satisfies OptionsOf<'scenario'>;

export const scenario: Command = {
  run(args, words) {
    const { values, positionals } = parse(args, words, OPTIONS, Number.POSITIVE_INFINITY);
    return runFiles(positionals, whole(words, values.seeds, '--seeds', 2, 1000, 0), words);
  },
};
