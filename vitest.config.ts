import { defineConfig } from 'vitest/config';

// The workspaces' packages are tested from their sources, not from what was last built.
const conditions = ['source', 'module', 'node', 'development|production'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['test/**/*.test.ts', 'packages/*/src/**/*.test.ts'],
          testTimeout: 600_000, // thousands of games, on any machine
          hookTimeout: 300_000,
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
