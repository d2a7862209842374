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
  ...['build', 'public', 'index.html', 'vite.config.ts'].map((name) => inRepository('packages', 'web', name)),
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
    env: { ...process.env, NODE_ENV: 'production' }, // in another one React would be larger and slower
  });
  if (status !== 0) throw new UsageError(serve.noSite);
  return SITE;
}

const newest = (paths: readonly string[]): number =>
  Math.max(...paths.filter(existsSync).flatMap((path) => filesOf(path).map((file) => statSync(file).mtimeMs)));

const filesOf = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true, encoding: 'utf8' }).map((file) => join(path, file))
    : [path];
