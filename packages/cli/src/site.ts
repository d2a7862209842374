/** The built web client, which a server serves. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inRepository } from './files.ts';
import { UsageError } from './usage.ts';
import type { Wording } from './words/index.ts';

const SITE = inRepository('packages/web/dist/site');
const SOURCES = [
  ...['web', 'cards', 'engine', 'table', 'bots'].map((name) => inRepository('packages', name, 'src')),
  inRepository('scenarios', 'puzzles'),
];

/** Its folder; if the sources are newer, it is built first. */
export function findSite({ serve }: Wording): string {
  const index = join(SITE, 'index.html');
  const vite = inRepository('node_modules/vite/bin/vite.js');
  const isThere = existsSync(index);
  if (isThere && (!existsSync(vite) || statSync(index).mtimeMs > newest(SOURCES))) return SITE;
  if (!existsSync(vite)) throw new UsageError(serve.noSite);
  process.stderr.write(`${serve.building}\n`);
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: inRepository('packages/web'),
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) throw new UsageError(serve.noSite);
  return SITE;
}

const newest = (folders: readonly string[]): number =>
  Math.max(
    ...folders.flatMap((folder) =>
      existsSync(folder)
        ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => statSync(join(folder, file)).mtimeMs)
        : [],
    ),
  );
