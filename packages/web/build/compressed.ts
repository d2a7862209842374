/**
 * Compressed variants beside the files that the build has written (`name.br`, `name.gz`), for servers that send files as
 * they are: only of texts, and only where they are smaller.
 */
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(?:html|js|css|json|svg|webmanifest)$/;

const ENCODERS = {
  '.br': (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  '.gz': (body: Buffer) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
} as const;

export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'baston-compressed',
    apply: (_config, { command, mode }) => command === 'build' && mode === 'production',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const names = await readdir(folder, { recursive: true });
        await Promise.all(names.filter((name) => TEXT.test(name)).map((name) => compress(join(folder, name))));
      },
    },
  };
}

async function compress(file: string): Promise<void> {
  if (!(await stat(file)).isFile()) return;
  const body = await readFile(file);
  for (const [suffix, encode] of Object.entries(ENCODERS)) {
    const packed = await encode(body);
    if (packed.length < body.length) await writeFile(file + suffix, packed);
  }
}
