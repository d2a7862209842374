/** Once per run of the tests: the packages are built, so that tests run what users run, and as fast. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A folder for what one test file leaves to the others of this run. */
    left: string;
  }
}

const baston = fileURLToPath(new URL('../packages/cli/bin/baston.mjs', import.meta.url));

/** The command brings itself up to date first, whatever it is asked. */
export default function setup(project: TestProject): () => void {
  if (!process.env.BASTON_BUILT)
    execFileSync(process.execPath, [baston, 'help'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const left = mkdtempSync(join(tmpdir(), 'baston-left-'));
  chmodSync(left, 0o755); // PostgreSQL may be somebody else's process
  process.env.BASTON_POSTGRES = join(left, 'postgres');
  project.provide('left', left);
  return () => rmSync(left, { recursive: true, force: true });
}
