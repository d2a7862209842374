// Takes pictures of the screens: npm run shots -- [--screen NAME,…] [--size WxH,…] [--theme light,dark] [--language en,fr]
// [--small] [--out FOLDER]. It tells on the way how far it is; Ctrl-C ends it with what there is so far.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';

const { values } = parseArgs({
  options: {
    screen: { type: 'string' },
    size: { type: 'string' },
    theme: { type: 'string' },
    language: { type: 'string' },
    small: { type: 'boolean', default: false },
    out: { type: 'string', default: '.cache/shots' },
  },
});
const file = fileURLToPath(new URL('./index.ts', import.meta.url));
const baston = fileURLToPath(new URL('../../packages/cli/bin/baston.mjs', import.meta.url));
execFileSync(process.execPath, [baston, 'help'], { stdio: 'ignore' }); // builds what it needs
const { module } = await runnerImport(file, { configFile: false, logLevel: 'error' });
process.exit(await module.run(values));
