import { defineConfig } from 'vitest/config';

// The packages are built (test/build.ts) and run as Node runs them: looked through by the test runner, the engine is
// several times slower.
const built = { deps: { external: [/\/packages\/[^/]+\/dist\//] } };

export default defineConfig({
  test: {
    server: built,
    globalSetup: ['test/build.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['test/**/*.test.ts', 'packages/*/src/**/*.test.ts'],
          testTimeout: 600_000, // thousands of games, on any machine
          hookTimeout: 300_000,
          maxWorkers: '100%', // one core fewer is the default, and that is half of two
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/setup.ts'],
          testTimeout: 400_000,
          hookTimeout: 120_000,
          maxWorkers: 2, // the browsers do the work
        },
      },
    ],
  },
});
