// Prints the report as JSON: npm run bench:server -- [--tables N] [--seconds N] [--stores sqlite,postgresql]
// Ctrl-C ends it early, with what there is so far.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '60' },
    stores: { type: 'string', default: 'sqlite,postgresql' },
  },
});
const file = fileURLToPath(new URL('./index.ts', import.meta.url));
const baston = fileURLToPath(new URL('../../packages/cli/bin/baston.mjs', import.meta.url));
execFileSync(process.execPath, [baston, 'help'], { stdio: 'ignore' }); // builds what it needs
const conditions = ['source', 'module', 'node', 'development|production'];
const environments = { inline: { resolve: { conditions, noExternal: [/^@baston\//] } } };
const { module } = await runnerImport(file, { configFile: false, logLevel: 'error', environments });
const report = await module.run({
  tables: Number(values.tables),
  seconds: Number(values.seconds),
  stores: values.stores.split(','),
});
process.stdout.write(`${JSON.stringify(report, undefined, 2)}\n`);
process.exit(0);
