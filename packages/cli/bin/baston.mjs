#!/usr/bin/env node
// Builds what is missing, then runs the command.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const main = new URL('../dist/main.js', import.meta.url);
if (!existsSync(fileURLToPath(main))) {
  const { status } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-b'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) process.exit(1);
}
const { run } = await import(main.href);
process.exitCode = await run(process.argv.slice(2));
