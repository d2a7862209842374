/**
 * A verdict in half a minute: npm run quick [faction or path]. It checks types, lints what was changed, and runs the
 * scenarios and tests that choice.mjs picks.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from '../../packages/cli/bin/build.mjs';
import { choose, UnknownArgument } from './choice.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const MAIN_BRANCHES = ['origin/HEAD', 'origin/main', 'main'];
/** These tests run only for the faction or set concerned. */
const NAMED = ['test/broken-cards.test.ts', 'test/golden.test.ts'];
const LINTED = /\.(?:[cm]?[jt]sx?|json|css)$/;

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : undefined;
}

/** Files that differ from where this branch left the main one, and new ones. */
function changedFiles() {
  const [base = 'HEAD'] = MAIN_BRANCHES.map((branch) => git('merge-base', 'HEAD', branch)?.[0]).filter(Boolean);
  return [...(git('diff', '--name-only', '--diff-filter=d', base) ?? []), ...untracked()];
}
const untracked = () => git('ls-files', '--others', '--exclude-standard') ?? [];

const read = (path) => (existsSync(root + path) ? readFileSync(root + path, 'utf8') : '');
const nodeScript = (path, ...args) => [process.execPath, root + path, ...args];
const tsc = (...args) => nodeScript('node_modules/typescript/bin/tsc', ...args);
const baston = (...args) => nodeScript('packages/cli/bin/baston.mjs', ...args);
const vitest = (...args) => nodeScript('node_modules/vitest/vitest.mjs', 'run', '--project', 'rules', ...args);

/** The packages are built: nobody need look again. */
const env = { ...process.env, BASTON_BUILT: '1' };

function runOne([program, ...args]) {
  return new Promise((done) => {
    const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    child.on('error', (error) => done({ status: 1, output: String(error) }));
    child.on('close', (status) => done({ status, output }));
  });
}

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const say = (line) => process.stdout.write(`${line}\n`);

/** Runs the commands side by side. */
async function step({ name, commands, again }) {
  const started = performance.now();
  const failed = (await Promise.all(commands.map(runOne))).filter(({ status }) => status !== 0);
  say(`  ${failed.length === 0 ? '✓' : '✗'} ${name}  ${seconds(started)}`);
  for (const { output } of failed) say(output.trimEnd().replace(/^/gm, '    '));
  if (failed.length > 0) say(`    Run it again: ${again}`);
  return failed.length === 0;
}

const count = (number, noun) => `${number} ${noun}${number === 1 ? '' : 's'}`;

function stepsFor({ scenarios, tests, broken, golden, cardsOnly }, changed) {
  const linted = changed.filter((path) => LINTED.test(path) && existsSync(root + path));
  const named = [
    ...(broken.length > 0 ? [`the scenarios of (?:${broken.join('|')}) notice`] : []),
    ...(golden.length > 0 ? [`golden games .* with the set (?:${golden.join('|')})$`] : []),
  ].join('|');
  return [
    !cardsOnly && {
      name: 'types of the tests',
      commands: [tsc('-p', 'tsconfig.tests.json'), tsc('-p', 'e2e')],
      again: 'npm run types',
    },
    linted.length > 0 && {
      name: `lint of ${count(linted.length, 'changed file')}`,
      commands: [
        nodeScript(
          'node_modules/@biomejs/biome/bin/biome',
          'check',
          '--error-on-warnings',
          ...linted,
          '--no-errors-on-unmatched',
        ),
      ],
      again: `npx biome check --write ${linted.join(' ')}`,
    },
    scenarios.length > 0 && {
      name: `scenarios of ${count(scenarios.length, 'file')}`,
      commands: [baston('scenario', ...scenarios, '--lang', 'en')],
      again: `npx baston scenario ${scenarios.join(' ')}`,
    },
    tests.length > 0 && {
      name: count(tests.length, 'test file'),
      commands: [vitest(...tests)],
      again: `npx vitest run --project rules ${tests.join(' ')}`,
    },
    named !== '' && {
      name: `broken cards and golden games: ${[...broken, ...golden].join(', ')}`,
      commands: [vitest(...NAMED, '-t', named)],
      again: `npx vitest run --project rules ${NAMED.join(' ')} -t '${named}'`,
    },
  ].filter(Boolean);
}

async function main() {
  const started = performance.now();
  const [argument] = process.argv.slice(2);
  const changed = changedFiles();
  const files = [...(git('ls-files') ?? []), ...untracked()];
  const choice = choose(argument, { files, changed, read });
  say(`quick: ${argument ?? count(changed.length, 'changed file')}`);
  const isBuilt = await build({ withRulebook: !choice.cardsOnly }); // the others run what it builds
  say(`  ${isBuilt ? '✓' : '✗'} types of the packages  ${seconds(started)}`);
  const run = async (one) => ((await step(one)) ? [] : [one.name]);
  const failed = isBuilt ? (await Promise.all(stepsFor(choice, changed).map(run))).flat() : ['types of the packages'];
  if (choice.left.length > 0)
    say(`  Not run, because they take longer or need a browser: npx vitest run ${choice.left.join(' ')}`);
  say(failed.length === 0 ? `OK in ${seconds(started)}` : `FAILED in ${seconds(started)}: ${failed.join(', ')}`);
  return failed.length === 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (thrown) {
  if (!(thrown instanceof UnknownArgument)) throw thrown;
  process.stderr.write(`quick: ${thrown.message}\n`);
  process.exitCode = 2;
}
