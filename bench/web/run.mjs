// Prints the report as JSON: npm run bench:web -- [--against FOLDER], another checkout whose site has been built,
// [--only loads,tasks,clicks,motion,games] [--runs N]
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';

const options = { against: { type: 'string' }, only: { type: 'string' }, runs: { type: 'string' } };
const { values } = parseArgs({ options });
const conditions = ['source', 'module', 'node', 'development|production'];
const file = fileURLToPath(new URL('./index.ts', import.meta.url));
const environments = { inline: { resolve: { conditions, noExternal: [/^@baston\//] } } };
const { module } = await runnerImport(file, { configFile: false, logLevel: 'error', environments });
process.stdout.write(`${JSON.stringify(await module.run(values), undefined, 2)}\n`);
process.exit(0);
