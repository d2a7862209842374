/** Once per run of the tests: the packages are built, so that tests run what users run, and as fast. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const baston = fileURLToPath(new URL('../packages/cli/bin/baston.mjs', import.meta.url));

/** Whatever the command is asked, it first brings itself up to date. */
export default function setup(): void {
  execFileSync(process.execPath, [baston, 'help'], { stdio: ['ignore', 'ignore', 'inherit'] });
}
