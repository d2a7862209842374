// How often a person has to stop and decide in their own turn: npm run -s bench:flow -- [--games N] [--bots KIND,KIND]
// Scripted games, played by people who decide as these bots do, for two, three and four players, once as the page asks today and once without what spares questions, as at
// commit e6daf42. Prints JSON.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';

const { values } = parseArgs({
  options: { games: { type: 'string', default: '200' }, bots: { type: 'string', default: 'random,amateur' } },
});
const baston = fileURLToPath(new URL('../../packages/cli/bin/baston.mjs', import.meta.url));
execFileSync(process.execPath, [baston, 'help'], { stdio: 'ignore' }); // builds what it needs
const file = fileURLToPath(new URL('./index.ts', import.meta.url));
const { module } = await runnerImport(file, { configFile: false, logLevel: 'error' });
process.stdout.write(`${JSON.stringify(module.run(values.bots.split(','), Number(values.games)), undefined, 2)}\n`);
process.exit(0);
