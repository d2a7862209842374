/**
 * The files of the web client. They are read once, at the start; only what was found then is served, so no path leads
 * anywhere else. Where the build has left compressed variants beside a file (packages/web/build/compressed.ts), a client
 * gets the smallest that it understands.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CONTENT_TYPES } from './content-types.ts';

/** The smallest first. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

interface Variant {
  readonly body: Buffer;
  readonly etag: string;
  readonly encoding?: string;
}

interface SiteFile {
  readonly type: string;
  readonly cacheControl: string;
  /** The compressed ones first; the last one is the file as it is. */
  readonly variants: readonly Variant[];
}

export function serveSite(app: FastifyInstance, root: string): void {
  const files = readSite(root);
  app.get('/*', (request, reply) => {
    const path = request.url.split('?', 1)[0] as string;
    const file = files.get(path === '/' ? '/index.html' : path);
    return file ? send(file, request, reply) : reply.callNotFound();
  });
}

function send({ type, cacheControl, variants }: SiteFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const accepted = acceptedBy(request.headers['accept-encoding']);
  const { body, etag, encoding } = variants.find((one) => !one.encoding || accepted.has(one.encoding)) as Variant;
  reply.headers({ 'cache-control': cacheControl, etag });
  if (variants.length > 1) reply.header('vary', 'accept-encoding');
  if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
  if (encoding) reply.header('content-encoding', encoding);
  return reply.type(type).send(body);
}

/** The encodings that a client takes, of `gzip, br;q=0.9, identity;q=0`. */
const acceptedBy = (header = ''): Set<string> =>
  new Set(
    header
      .toString()
      .split(',')
      .map((part) => part.trim().toLowerCase().split(';'))
      .filter(([, quality]) => !/^\s*q=0(?:\.0*)?$/.test(quality ?? ''))
      .map(([name]) => name as string),
  );

/** The files of a folder by their paths, without the compressed variants of others. */
function readSite(root: string): ReadonlyMap<string, SiteFile> {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const paths = new Set(names.filter((name) => statSync(join(root, name)).isFile()));
  const files = new Map<string, SiteFile>();
  for (const path of paths) {
    if (ENCODINGS.some(([, suffix]) => path.endsWith(suffix) && paths.has(path.slice(0, -suffix.length)))) continue;
    const encoded = ENCODINGS.filter(([, suffix]) => paths.has(path + suffix));
    files.set(`/${path.split(sep).join('/')}`, {
      type: CONTENT_TYPES[extname(path)] ?? 'application/octet-stream',
      // A file with a hash in its name never changes.
      cacheControl: path.startsWith(`assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
      variants: [
        ...encoded.map(([encoding, suffix]) => variant(join(root, path + suffix), encoding)),
        variant(join(root, path)),
      ],
    });
  }
  return files;
}

function variant(file: string, encoding?: string): Variant {
  const body = readFileSync(file);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return encoding ? { body, etag, encoding } : { body, etag };
}
