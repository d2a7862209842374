#!/usr/bin/env node
import { build } from './build.mjs';

if (!process.env.BASTON_BUILT && !(await build())) process.exit(1);
process.stdout.on('error', (error) => {
  if (error.code === 'EPIPE') process.exit(0); // the reader has had enough
  throw error;
});
process.setSourceMapsEnabled(true); // before the modules are loaded: traces of errors name our sources
const { run } = await import('../dist/main.js');
process.exitCode = await run(process.argv.slice(2));
