/**
 * Runs a part of the tests on other versions of Node.js: the engine, both databases with their native modules, a whole
 * game over sockets, and the command line. Each version comes from npm, once, into .cache/node.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const VERSIONS = JSON.parse(readFileSync(new URL('versions.json', import.meta.url), 'utf8'));
/** As in ./baston and the Containerfile. A version that does not know one refuses to start. */
const FLAGS = ['--max-semi-space-size=64', '--heap-growing-percent=200'];
const TESTS = [
  'test/golden.test.ts',
  'packages/server/src/store/store.test.ts',
  'packages/server/src/games.test.ts',
  'packages/server/src/people/',
  'packages/cli/src/serve.test.ts',
];

/** The program of that version, installed if need be. */
function nodeOf(version) {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const folder = join(root, '.cache', 'node', version);
  const program = join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  const flags = ['--prefix', folder, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', ['install', ...flags, `${name}@${version}`], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0 || !existsSync(program))
    throw new Error(`Node.js ${version} could not be installed: npm has to offer ${name}@${version}`);
  return program;
}

const failed = VERSIONS.filter((version) => {
  const node = nodeOf(version);
  const { stdout } = spawnSync(node, [...FLAGS, '--version'], { encoding: 'utf8' });
  process.stdout.write(`\nNode.js ${stdout.trim()}\n`);
  if (stdout.trim() !== `v${version}`) throw new Error(`${node} is not Node.js ${version}, or does not know the flags`);
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const { status } = spawnSync(node, [vitest, 'run', '--project', 'rules', ...TESTS], { cwd: root, stdio: 'inherit' });
  return status !== 0;
});
if (failed.length > 0) process.stderr.write(`\nFailed on Node.js ${failed.join(' and ')}\n`);
process.exitCode = failed.length > 0 ? 1 : 0;
