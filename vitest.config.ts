import { defineConfig } from 'vitest/config';

// The workspaces' packages are tested from their sources, not from what was last built.
const conditions = ['source', 'module', 'node', 'development|production'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['test/**/*.test.ts', 'packages/*/src/**/*.test.ts'],
    testTimeout: 120_000,
  },
});
