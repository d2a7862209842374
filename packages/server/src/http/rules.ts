/** The rulebooks of all tables, for browsers and for whoever checks a game. */

import { unpack, zipped } from '../packing.ts';
import { Refused } from '../refused.ts';
import type { Services } from './services.ts';

export function routesOfRules({ app, store }: Services): void {
  app.get<{ Params: { readonly file: string } }>('/rules/:file', async ({ params, headers }, reply) => {
    const hash = /^([0-9a-f]{64})\.mjs$/.exec(params.file)?.[1];
    const code = hash === undefined ? undefined : await store.rulebookCode(hash);
    if (code === undefined) throw new Refused('no-page', 'this server does not have these rules');
    reply.type('text/javascript; charset=utf-8');
    reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' });
    if (!/\bgzip\b/.test(String(headers['accept-encoding']))) return unpack(code);
    reply.header('content-encoding', 'gzip');
    return zipped(code);
  });
  app.get<{ Params: { readonly version: string } }>('/api/rules/:version', async ({ params }) => {
    const rulebook = await store.rulebookOf(params.version);
    if (!rulebook) throw new Refused('no-page', 'this server does not have these rules');
    return rulebook;
  });
}
