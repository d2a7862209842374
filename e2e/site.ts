/** The web client as people get it: built, and served by a small server that knows nothing but files. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { CONTENT_TYPES } from '../packages/server/src/http/content-types.ts';

/** In development React complains about more, and there are screens for tests only. */
export type Mode = 'production' | 'development';

export interface Site {
  readonly url: string;
  readonly folder: string;
  close(): Promise<void>;
}

const WEB = fileURLToPath(new URL('../packages/web/', import.meta.url));
const VITE = fileURLToPath(new URL('../node_modules/vite/bin/vite.js', import.meta.url));

/** Builds it into a new folder: in a process of its own, because a test's NODE_ENV would decide which React it gets. */
export async function buildForDevelopment(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'baston-site-'));
  const options = ['--mode', 'development', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  await promisify(execFile)(process.execPath, [VITE, 'build', ...options], {
    cwd: WEB,
    env: { ...process.env, NODE_ENV: 'development' },
  });
  return folder;
}

export async function serve(folder: string): Promise<Site> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const path = normalize(decodeURIComponent(pathname.endsWith('/') ? `${pathname}index.html` : pathname));
    try {
      const body = await readFile(join(folder, path));
      response.writeHead(200, { 'content-type': CONTENT_TYPES[extname(path)] ?? 'application/octet-stream' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    folder,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
