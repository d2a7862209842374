#!/usr/bin/env node
// Brings what was built up to date with the sources (half a second when it is), then runs the command.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const compiler = `${root}/node_modules/typescript/bin/tsc`;
if (existsSync(compiler) && !process.env.BASTON_BUILT) {
  const { status } = spawnSync(process.execPath, [compiler, '-b', root], { stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(1);
}
const { run } = await import('../dist/main.js');
process.exitCode = await run(process.argv.slice(2));
