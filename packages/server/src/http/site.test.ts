/** The files of the web client: which variant, for how long, and under which limit. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Running, startServer } from '../../../../test/online.ts';

const SCRIPT = 'export const answer = 42;\n'.repeat(100);
let folder: string;
let running: Running;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baston-files-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<div id="root"></div>');
  writeFileSync(join(folder, 'assets', 'a-12345678.js'), SCRIPT);
  writeFileSync(join(folder, 'assets', 'a-12345678.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, 'assets', 'a-12345678.js.gz'), gzipSync(SCRIPT));
});
afterEach(async () => {
  await running.server.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: Buffer;
}

/** Without a client that decodes what it gets, or makes paths tidy. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((done, failed) => {
    const { hostname, port } = new URL(running.url);
    const asked = request({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    asked.on('error', failed);
    asked.end();
  });

const ASSET = '/assets/a-12345678.js';

describe('the files of the web client', () => {
  it('are sent in the smallest encoding that the client accepts', async () => {
    running = await startServer({ site: folder });
    const encodings = ['gzip, deflate, br, zstd', 'gzip', 'br;q=0, gzip;q=0.5', 'identity', ''];
    const answers = await Promise.all(encodings.map((accepted) => get(ASSET, { 'accept-encoding': accepted })));
    expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      'gzip',
      undefined,
      undefined,
    ]);
    const [br, gzip, , plain] = answers as [Answer, Answer, Answer, Answer];
    expect(String(brotliDecompressSync(br.body))).toBe(SCRIPT);
    expect(String(gunzipSync(gzip.body))).toBe(SCRIPT);
    expect(String(plain.body)).toBe(SCRIPT);
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3);
    for (const { headers } of answers) {
      expect(headers.vary).toBe('accept-encoding');
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('are not sent again to a client that has them cached', async () => {
    running = await startServer({ site: folder });
    const page = await get('/', { 'accept-encoding': 'br' });
    expect(page).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } });
    expect(page.headers.vary).toBeUndefined(); // there is only one form of it
    const again = await get('/index.html?x=1', { 'if-none-match': String(page.headers.etag) });
    expect({ status: again.status, size: again.body.length }).toEqual({ status: 304, size: 0 });
    const head = await get(ASSET, { 'accept-encoding': 'br' }, 'HEAD');
    expect(head.body.length).toBe(0);
    expect(head.headers['content-length']).toBe(String(brotliCompressSync(SCRIPT).length));
  });

  it.each([
    '/../package.json',
    '/assets/../../package.json',
    '/..%2f..%2fpackage.json',
    '/assets',
    '/assets/',
    '//index.html',
    '/index.html%00',
    `${ASSET}.br`,
    '/nothing',
  ])('are the only ones: %s is not there', async (path) => {
    running = await startServer({ site: folder });
    writeFileSync(join(folder, 'nothing'), 'made after the start');
    expect((await get(path)).status).toBe(404);
  });

  it('do not count against the limit of API requests', async () => {
    running = await startServer({ site: folder, limits: { requests: { burst: 3, perSecond: 0.001 } } });
    const codes = await Promise.all(Array.from({ length: 200 }, () => get(ASSET).then(({ status }) => status)));
    expect(new Set(codes)).toEqual(new Set([200]));
    expect((await get('/api/me')).status).toBe(200);
  });

  it('have a rate limit of their own', async () => {
    running = await startServer({ site: folder, limits: { files: { burst: 3, perSecond: 0.001 } } });
    const codes = [];
    for (let i = 0; i < 4; i++) codes.push((await get(ASSET)).status);
    expect(codes).toEqual([200, 200, 200, 429]);
    expect((await get('/api/me')).status).toBe(200);
  });
});
