/**
 * files.json: what the site consists of, for the service worker (public/sw.js). `first` is the page and what a first game
 * needs; `later` is all the rest, which is fetched when there is nothing else to do.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

/** Not for a browser that has no network: what asks a server, the service worker itself, and what is not shown. */
const LEFT_OUT = /^(?:index\.html|sw\.js|api\/.*|files\.json|.*\.(?:br|gz|map))$/;
/** The box of a first game: its cards, their icons, and what is printed on them. */
const FIRST_BOX = 'core';
/** Besides what the page names itself. A test sees to it that this is all that a first game needs (e2e/loading.test.ts). */
const FIRST = [
  /^assets\/(?:worker|defs|shared|first|scenery|portrait)-/,
  new RegExp(`^assets/(?:${FIRST_BOX}|_virtual_faces_${FIRST_BOX}_(?:en|fr))-[\\w-]{8}\\.`),
  /^(?:manifest\.webmanifest|icons\/icon\.svg)$/,
];

export function files(): Plugin {
  let folder = '';
  return {
    name: 'baston-files',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        await writeFile(join(folder, 'files.json'), JSON.stringify(await list(folder)));
      },
    },
  };
}

async function list(folder: string): Promise<{ readonly first: string[]; readonly later: string[] }> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = found
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )
    .filter((path) => !LEFT_OUT.test(path))
    .sort();
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const isFirst = (path: string): boolean => page.includes(path) || FIRST.some((pattern) => pattern.test(path));
  return { first: paths.filter(isFirst), later: paths.filter((path) => !isFirst(path)) };
}
