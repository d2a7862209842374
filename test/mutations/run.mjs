/**
 * Makes small mistakes in the sources of engine and cards, one at a time, and counts those that scenarios notice:
 *
 *     npm run mutations -- [--cards 60] [--engine 40] [--seed one] [--file packages/cards/src/core/pirates.ts] [--json FILE]
 *
 * A mistake in a card is looked for by the scenarios that show the cards of its file, one in the engine by all. All
 * mistakes are bundled at once, each behind a switch, into a temporary folder; the working tree stays as it is.
 */
import { fork } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build as bundle } from 'vite';
import { build } from '../../packages/cli/bin/build.mjs';
import { apart, mutantsIn, withSwitches } from './mutants.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Not rules, or rules that scenarios do not look at: texts, pictures, chance, what bots see, how positions are written down. */
const NO_RULES =
  /\.test\.ts$|\/(?:scenes?|rulings?|lesson|index|version|grade|invariants|chance|rng|signs|imagine|position-of)\.ts$|\/readings\//;
/** Mistakes in saving are noticed by saving and restoring a game. */
const MODES = { cards: ['plain'], engine: ['plain', 'restored'] };

const { values: options } = parseArgs({
  options: {
    cards: { type: 'string', default: '60' },
    engine: { type: 'string', default: '40' },
    seed: { type: 'string', default: 'one' },
    file: { type: 'string' },
    json: { type: 'string' },
  },
});

const say = (line) => process.stdout.write(`${line}\n`);
const read = (path) => readFileSync(root + path, 'utf8');
const filesIn = (folder, ending) =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => `${folder}${file.replaceAll('\\', '/')}`)
    .sort();

// ── Which mistakes ──────────────────────────────────────────────────────────────────────────────

const { below, seedWords } = await ready();

/** Chance is that of the engine. */
async function ready() {
  if (!(await build())) process.exit(1);
  return import('@baston/engine');
}

/** Some of them, the same for the same seed. */
function sample(all, count, seed) {
  const words = new Int32Array(4);
  seedWords(seed, words);
  const left = [...all];
  return Array.from({ length: Math.min(count, all.length) }, () => left.splice(below(words, left.length), 1)[0]);
}

const sources = (part) =>
  options.file
    ? [options.file].filter((file) => file.startsWith(`packages/${part}/`))
    : filesIn(`packages/${part}/src/`, '.ts');
const chosen = ['cards', 'engine'].flatMap((part) => {
  const all = sources(part)
    .filter((file) => !NO_RULES.test(file))
    .flatMap((file) => mutantsIn(file, read(file)));
  return sample(all, Number(options[part]), `${options.seed} ${part}`).map((mutant) => ({ ...mutant, part }));
});
for (const [i, mutant] of chosen.entries()) mutant.number = i + 1;

// ── What may notice them ────────────────────────────────────────────────────────────────────────

const { parseScenario } = await import('@baston/table/scenario-file');
const parsed = new Map();

/** Parsed when they are wanted: that takes longer than running them. */
function scenariosIn(file) {
  if (!parsed.has(file)) parsed.set(file, parseScenario(read(file)));
  return parsed.get(file);
}

const scenarioFiles = filesIn('scenarios/', '.yaml');
const everything = () => sample(scenarioFiles.flatMap(scenariosIn), Number.POSITIVE_INFINITY, options.seed);

/** First the scenarios of the card with the mistake, then those of other cards in its file. */
function scenariosFor({ part, file, start }) {
  if (part === 'engine') return everything();
  const text = read(file);
  const cards = [...text.matchAll(/\b(?:minion|action|titan|base)\(\s*'([\w/-]+)'/g)];
  if (cards.length === 0) return everything();
  const ids = cards.map(([, id]) => id);
  const [, own] = cards.findLast(({ index }) => index < start) ?? [];
  const found = scenarioFiles
    .filter((name) => ids.some((id) => read(name).includes(id)))
    .flatMap(scenariosIn)
    .filter(({ shows }) => shows.some((id) => ids.includes(id)));
  const rank = ({ shows }) => (shows.includes(own) ? shows.length : 1000);
  return found.sort((one, other) => rank(one) - rank(other));
}

// ── Running ─────────────────────────────────────────────────────────────────────────────────────

const folder = mkdtempSync(join(tmpdir(), 'baston-mutants-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

/** A bundle of the rules with these mistakes behind switches. */
async function bundleWith(mutants, name) {
  const plugin = {
    name: 'mutants',
    enforce: 'pre',
    transform(code, id) {
      const here = mutants.filter(({ file }) => id === root + file);
      return here.length > 0 ? { code: withSwitches(code, here), map: null } : undefined;
    },
  };
  await bundle({
    root,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true, resolve: { conditions: ['source'] } },
    build: {
      ssr: 'test/mutations/subject.ts',
      target: 'es2022',
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      rolldownOptions: { output: { entryFileNames: name }, checks: { pluginTimings: false } },
    },
    plugins: [plugin],
  });
  return join(folder, name);
}

/** A process, which may end when a mistake never does. */
class Runner {
  #args;
  #child;

  constructor(bundle, scenarios) {
    this.#args = [bundle, scenarios];
  }

  async notice(mutant, numbers, modes) {
    this.#child ??= await this.#start();
    const answer = this.#next(this.#child);
    this.#child.send({ mutant, numbers, modes });
    const outcome = await answer;
    if (outcome.isDead) this.#child = undefined;
    return outcome;
  }

  stop() {
    this.#child?.kill();
  }

  async #start() {
    const child = fork(new URL('worker.mjs', import.meta.url), this.#args, {
      execArgv: ['--max-old-space-size=2048'],
    });
    await this.#next(child);
    return child;
  }

  #next(child) {
    return new Promise((done) => {
      const end = (outcome) => {
        child.removeAllListeners();
        done(outcome);
      };
      child.once('message', end);
      child.once('exit', () => end({ noticedBy: 'the game never ends', isDead: true }));
    });
  }
}

const done = [];
let isStopped = false;
process.once('SIGINT', () => {
  isStopped = true;
  say('Stopped: the rest is not run.');
});

const where = ({ file, line }) => `${file}:${line}`;

async function runGroup(mutants, name) {
  const wanted = mutants.map(scenariosFor);
  const all = [...new Set(wanted.flat())];
  const numbers = new Map(all.map((scenario, i) => [scenario, i]));
  const file = join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify(all));
  const runner = new Runner(await bundleWith(mutants, name), file);
  const { noticedBy: broken, fault } = await runner.notice(0, [...numbers.values()], MODES.cards);
  if (broken) throw new Error(`without a mistake, this does not hold: ${broken}: ${fault}`);
  for (const [i, mutant] of mutants.entries()) {
    const scenarios = wanted[i].map((scenario) => numbers.get(scenario));
    const { noticedBy } = await runner.notice(mutant.number, scenarios, MODES[mutant.part]);
    if (isStopped) break;
    done.push({ ...mutant, noticedBy });
    const verdict = noticedBy === undefined ? `SURVIVED ${scenarios.length} scenarios` : `noticed: ${noticedBy}`;
    say(`${done.length}/${chosen.length} ${where(mutant)} ${mutant.what}: ${verdict}`);
  }
  runner.stop();
}

for (const [i, group] of apart(chosen).entries()) if (!isStopped) await runGroup(group, `subject-${i}.mjs`);

// ── The report ──────────────────────────────────────────────────────────────────────────────────

const count = (part) => {
  const all = done.filter((one) => one.part === part);
  const noticed = all.filter(({ noticedBy }) => noticedBy !== undefined).length;
  return { mutants: all.length, noticed, survived: all.length - noticed };
};
const survivors = done.filter(({ noticedBy }) => noticedBy === undefined);
say('');
for (const part of ['cards', 'engine']) say(`${part}: ${count(part).noticed} of ${count(part).mutants} noticed`);
for (const mutant of survivors) say(`  survived: ${where(mutant)} ${mutant.what}`);
if (options.json) {
  const report = {
    command: `npm run mutations -- --cards ${options.cards} --engine ${options.engine} --seed ${options.seed}`,
    cards: count('cards'),
    engine: count('engine'),
    survived: survivors.map((mutant) => `${where(mutant)} ${mutant.what}`),
  };
  writeFileSync(options.json, `${JSON.stringify(report, undefined, 2)}\n`);
}
