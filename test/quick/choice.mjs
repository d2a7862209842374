/**
 * Which scenarios and tests `npm run quick` runs for a faction, a path or the files that were changed. All paths are
 * relative to the root of the repository and written with slashes.
 */
import { posix } from 'node:path';

const { dirname, join } = posix;

const OF_A_SET = /^packages\/cards\/src\/([^/]+)\/([^/]+)\.ts$/;
const IN_A_PACKAGE = /^packages\/([^/]+)\/src\//;
const IS_TEST = /\.test\.ts$/;

/** These take longer than a quick check may. They run when they are asked for by their path, and in the full check. */
const SLOW = [
  'packages/cli/src/backup.test.ts',
  'packages/cli/src/serve.test.ts',
  'packages/server/src/secrecy.test.ts',
  'packages/server/src/store/backup.test.ts',
  'test/attack.test.ts',
  'test/broken-cards.test.ts',
  'test/cli/commands.test.ts',
  'test/cli/help.test.ts',
  'test/cli/play.test.ts',
  'test/never-lost/nodes.test.ts',
  'test/never-lost/postgresql.test.ts',
  'test/never-lost/sqlite.test.ts',
  'test/outlive.test.ts',
  'test/positions.test.ts',
  'test/queue.test.ts',
  'test/random-games.test.ts',
];

/** For a set its own games are enough. */
const GOLDEN = 'test/golden.test.ts';

/** Tests of packages that have none beside their sources. */
const ELSEWHERE = {
  engine: [GOLDEN, 'test/rng.test.ts', 'test/session.test.ts'],
  cards: ['test/cards.test.ts', 'test/rulings.test.ts'],
  rulebook: ['test/outlive.test.ts'],
};
const ARROWS = 'test/architecture.test.ts';

/** An argument that names nothing; the message says what can be named. */
export class UnknownArgument extends Error {}

/**
 * @param argument the id of a faction, a path, or nothing: then it is about the changed files
 * @param repository `files`: all files; `changed`: those that were changed; `read`: the text of a file
 */
export function choose(argument, { files, changed, read }) {
  const about = argument === undefined ? changed : pathsOf(argument, files);
  const scenarios = new Set();
  const tests = new Set();
  const broken = new Set();
  const golden = new Set();
  for (const path of about) {
    const [, set, name] = OF_A_SET.exec(path) ?? [];
    const [, inPackage] = IN_A_PACKAGE.exec(path) ?? [];
    if (path.startsWith('scenarios/') && path.endsWith('.yaml')) scenarios.add(path);
    else if (set) {
      if (name.startsWith('bases')) broken.add(`bases of ${set}`);
      else if (files.includes(`scenarios/cards/${name}.yaml`)) broken.add(name);
      for (const file of scenariosOf(set, name, files, read)) scenarios.add(file);
      for (const file of ELSEWHERE.cards) tests.add(file);
      golden.add(set);
    } else if (inPackage) {
      if (inPackage === 'engine') for (const file of files.filter(isScenario)) scenarios.add(file);
      for (const file of IS_TEST.test(path) ? [path] : testsNear(path, inPackage, files)) tests.add(file);
      tests.add(ARROWS);
    } else if (IS_TEST.test(path)) tests.add(path);
    else if (/^(?:test|e2e)\/.*\.(?:ts|mjs)$/.test(path))
      for (const file of usersOf(path, files, read)) tests.add(file);
  }
  const existing = new Set(files);
  const chosen = [...tests].filter((file) => existing.has(file)).sort();
  const isLeft = (file) => file.startsWith('e2e/') || (SLOW.includes(file) && file !== argument);
  return {
    scenarios: [...scenarios].filter((file) => existing.has(file)).sort(),
    tests: chosen.filter((file) => !isLeft(file)),
    broken: [...broken].sort(),
    golden: tests.has(GOLDEN) ? [] : [...golden].sort(),
    cardsOnly: about.length > 0 && about.every((path) => OF_A_SET.test(path) || isScenario(path)),
    left: chosen.filter(isLeft),
  };
}

function pathsOf(argument, files) {
  const faction = files.find((file) => OF_A_SET.exec(file)?.[2] === argument);
  if (faction !== undefined) return [faction];
  const path = argument.replaceAll('\\', '/').replace(/^\.\//, '').replace(/\/$/, '');
  const found = files.filter((file) => file === path || file.startsWith(`${path}/`));
  if (found.length > 0) return found;
  const factions = files.filter((file) => file.startsWith('scenarios/cards/')).map(nameOf);
  throw new UnknownArgument(
    `There is no faction and no path "${argument}". Name a file, a folder or one of the factions: ${factions.join(', ')}.`,
  );
}

const nameOf = (path) => path.slice(path.lastIndexOf('/') + 1).replace(/\.[^/]*$/, '');
const isScenario = (path) => path.startsWith('scenarios/') && path.endsWith('.yaml');

/** The scenarios of a faction, those elsewhere that show one of its cards, and those of the bases of its set. */
function scenariosOf(set, name, files, read) {
  const card = new RegExp(`^shows:.*\\b${name}/`, 'm');
  const own = [`scenarios/cards/${name}.yaml`, `scenarios/bases/${set}.yaml`];
  return files.filter((file) => isScenario(file) && (own.includes(file) || card.test(read(file))));
}

/** The tests in the same folder; where there are none, those of the nearest folder above, up to its package. */
function testsNear(path, inPackage, files) {
  const top = `packages/${inPackage}/src`;
  for (let folder = path; folder !== top; ) {
    folder = folder.slice(0, folder.lastIndexOf('/'));
    const beside = files.filter((file) => IS_TEST.test(file) && file.slice(0, file.lastIndexOf('/')) === folder);
    if (beside.length > 0) return beside;
  }
  return ELSEWHERE[inPackage] ?? [];
}

/** The tests that import a helper, directly or through other helpers. */
function usersOf(path, files, read) {
  const imports = new Map(files.filter((file) => /\.m?ts$/.test(file)).map((file) => [file, importsOf(file, read)]));
  const users = new Set([path]);
  for (const one of users) for (const [file, imported] of imports) if (imported.includes(one)) users.add(file);
  return [...users].filter((file) => IS_TEST.test(file));
}

const importsOf = (file, read) =>
  [...read(file).matchAll(/\b(?:from|import\(?)\s*'(\.[^']+)'/g)].map(([, path]) => join(dirname(file), path));
