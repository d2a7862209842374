import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// The packages are built (test/build.ts) and run as Node runs them: looked through by the test runner, the engine is
// several times slower.
const built = { deps: { external: [/\/packages\/[^/]+\/dist\//] } };

/**
 * Files that take longest. If one of them came last, the others would have nothing left to do meanwhile. Those that wait for
 * killed servers stand between those that need the processor.
 */
const LONGEST = [
  'e2e/games.test.ts',
  'e2e/tutorial.test.ts',
  'test/never-lost/sqlite.test.ts',
  'e2e/development.test.ts',
  'packages/server/src/secrecy.test.ts',
  'test/never-lost/nodes.test.ts',
  'e2e/online-access.test.ts',
  'e2e/questions.test.ts',
  'test/never-lost/postgresql.test.ts',
  'e2e/access.test.ts',
  'packages/cli/src/backup.test.ts',
  'e2e/phone.test.ts',
  'e2e/online-endings.test.ts',
  'test/scenarios.test.ts',
  'e2e/start.test.ts',
  'test/random-games.test.ts',
  'e2e/offline.test.ts',
  'test/cli/commands.test.ts',
  'e2e/online-windows.test.ts',
  'e2e/dragging.test.ts',
  'e2e/outlive.test.ts',
  'packages/cli/src/serve.test.ts',
  'e2e/online.test.ts',
  'test/outlive.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const found = LONGEST.findIndex((file) => moduleId.endsWith(`/${file}`));
      return found < 0 ? LONGEST.length : found;
    };
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  test: {
    server: built,
    globalSetup: ['test/build.ts'],
    setupFiles: ['test/each-test.ts'],
    sequence: { sequencer: LongestFirst },
    // A test that needs longer says why.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Whoever waits for a condition waits as long as a busy machine may need.
    expect: { poll: { timeout: 30_000 } },
    // Many tests wait for servers and browsers: one more than there are cores finds something to do meanwhile.
    maxWorkers: availableParallelism() + 1,
    // Loading all cards, or a browser, takes longer than most files run: a process goes on with the next file.
    isolate: false,
    projects: [
      {
        extends: true,
        test: { name: 'rules', include: ['test/**/*.test.ts', 'packages/*/src/**/*.test.ts'] },
      },
      {
        extends: true,
        test: { name: 'browser', include: ['e2e/**/*.test.ts'], globalSetup: ['e2e/setup.ts'] },
      },
    ],
  },
});
