/** The admin part of the server: pages for operators, and backups for `baston backup`. */
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { OnlineCode } from '@baston/table';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../http/services.ts';
import { asRefused } from '../http/sockets.ts';
import { Refused } from '../refused.ts';
import { readSummary } from '../rooms/rows.ts';
import { TABLE_ID as ID, MINUTES, OPERATOR, read, SEAT, TEXT } from '../schema.ts';
import { backupStream } from '../store/backup.ts';
import { StoreError } from '../store/store.ts';
import { failurePage, loginPage, overviewPage, tablePage } from './pages.ts';
import type { AdminSession } from './session.ts';
import { STYLE } from './style.ts';
import { type AdminWords, adminWords } from './words.ts';

const LISTED = 50;
const MINUTE = 60_000;
const STATUS: Partial<Record<OnlineCode, number>> = {
  'bad-message': 400,
  'bad-origin': 403,
  'no-table': 404,
  'too-frequent': 429,
  unavailable: 503,
  broken: 500,
};

const HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  // Without a referrer a browser names no origin with a form, and the guard refuses it.
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
};

type Form = Readonly<Record<string, string>>;
type Params = Readonly<Record<string, string>>;

export function routesOfAdmin(services: Services, session: AdminSession): void {
  services.app.register(async (admin) => addRoutes(admin, services, session), { prefix: '/admin' });
}

function addRoutes(admin: FastifyInstance, services: Services, session: AdminSession): void {
  const { store, rooms, sockets, operator, health, draining, now } = services;
  admin.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
  admin.addContentTypeParser('application/gzip', async (_request: FastifyRequest, body: Readable) => body);
  admin.addHook('onRequest', async (_request, reply) => {
    reply.headers(HEADERS);
  });
  admin.setErrorHandler((thrown, request, reply) => {
    // A program is told what is wrong with the database; it knows the words for it.
    if (thrown instanceof StoreError && request.headers.authorization !== undefined)
      return reply.status(409).type('application/json').send({ code: thrown.trouble, message: thrown.message });
    const { code } = asRefused(thrown, (trouble) => request.log.error(trouble));
    const { failures } = wordsFor(request);
    reply.status(STATUS[code] ?? 409).type('text/html; charset=utf-8');
    return reply.send(failurePage(wordsFor(request), failures[code] ?? failures.other));
  });

  /** The operator who asks; anybody else is sent to the sign-in page. */
  const operatorOf = (request: FastifyRequest, reply: FastifyReply): string | undefined => {
    const who = session.whoAsks(request);
    if (who !== undefined) return who;
    reply
      .status(401)
      .type('text/html; charset=utf-8')
      .send(loginPage(wordsFor(request), false));
    return undefined;
  };
  /** A page for operators. */
  const show = (path: string, make: (request: FastifyRequest, who: string) => Promise<string>): void => {
    admin.get(path, async (request, reply) => {
      const who = operatorOf(request, reply);
      if (who === undefined) return reply;
      const { lang } = request.query as Params;
      if (lang === 'en' || lang === 'fr')
        reply.header(
          'set-cookie',
          `baston-admin-lang=${lang}; Path=/admin; Max-Age=31536000; HttpOnly; SameSite=Strict`,
        );
      return reply.type('text/html; charset=utf-8').send(await make(request, who));
    });
  };
  /** Something that operators do; then they are back where they were. */
  const act = (path: string, run: (who: string, form: Form, params: Params) => Promise<string | undefined>): void => {
    admin.post(path, async (request, reply) => {
      const who = operatorOf(request, reply);
      if (who === undefined) return reply;
      const next = await run(who, (request.body ?? {}) as Form, request.params as Params);
      return reply.redirect(next ?? '/admin', 303);
    });
  };

  admin.get('/style.css', async (_request, reply) => {
    reply.type('text/css; charset=utf-8');
    return STYLE;
  });
  admin.post('/login', async (request, reply) => {
    const { token = '', who } = (request.body ?? {}) as Form;
    const name = read(OPERATOR, who);
    if (!session.isToken(token, request.ip))
      return reply
        .status(401)
        .type('text/html; charset=utf-8')
        .send(loginPage(wordsFor(request), true));
    await operator.note(name, 'sign-in');
    return reply.header('set-cookie', session.cookieFor(name, isSecure(request))).redirect('/admin', 303);
  });
  admin.post('/logout', async (request, reply) =>
    reply.header('set-cookie', session.signOut(isSecure(request))).redirect('/admin', 303),
  );

  show('', async (request, who) => {
    const { people: sought = '' } = request.query as Params;
    const [tables, people, banned, audits, free, trouble] = await Promise.all([
      store.allTables(LISTED),
      store.peopleNamed(sought, LISTED),
      store.banned(),
      store.audits(LISTED),
      health.free().catch(() => undefined),
      health.trouble(),
    ]);
    return overviewPage(wordsFor(request), {
      who,
      connections: sockets.size,
      tablesInMemory: rooms.size,
      memory: process.memoryUsage().rss,
      free,
      trouble,
      stopsAt: draining.at,
      tables: tables.map((row) => readSummary(row).info),
      sought,
      people,
      banned,
      audits,
    });
  });
  show('/tables/:id', async (request, who) => {
    const row = await store.table(read(ID, (request.params as Params).id));
    if (!row) throw new Refused('no-table', 'this table does not exist');
    return tablePage(wordsFor(request), who, readSummary(row));
  });

  act('/message', async (who, { text }) => {
    await operator.message(who, read(TEXT, text));
    return undefined;
  });
  act('/drain', async (who, { minutes }) => {
    await operator.drain(who, now() + read(MINUTES, minutes) * MINUTE);
    return undefined;
  });
  act('/tables/:id/end', async (who, _form, { id }) => {
    await operator.endTable(who, read(ID, id));
    return `/admin/tables/${id}`;
  });
  act('/tables/:id/seats/:seat/remove', async (who, _form, { id, seat }) => {
    await operator.removeFrom(who, read(ID, id), read(SEAT, seat));
    return `/admin/tables/${id}`;
  });
  act('/people/:id/ban', async (who, _form, { id }) => {
    await operator.ban(who, read(ID, id));
    return undefined;
  });
  act('/people/:id/unban', async (who, _form, { id }) => {
    await operator.unban(who, read(ID, id));
    return undefined;
  });

  admin.get('/backup', async (request, reply) => {
    const who = operatorOf(request, reply);
    if (who === undefined) return reply;
    await operator.note(who, 'backup');
    const name = `baston-${new Date(now()).toISOString().slice(0, 10)}.backup`;
    reply.header('content-disposition', `attachment; filename="${name}"`).type('application/gzip');
    return reply.send(backupStream(store, now()));
  });
  admin.post('/restore', async (request, reply) => {
    const who = operatorOf(request, reply);
    if (who === undefined) return reply;
    const { overwrite } = request.query as Params;
    const folder = await mkdtemp(join(tmpdir(), 'baston-restore-'));
    try {
      const file = join(folder, 'backup');
      await pipeline(request.body as Readable, createWriteStream(file));
      return { rows: await operator.restore(who, file, overwrite === '1') };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}

const isSecure = (request: FastifyRequest): boolean => request.protocol === 'https';

function wordsFor({ headers, query }: FastifyRequest): AdminWords {
  const { lang } = query as Params;
  const kept = /(?:^|;\s*)baston-admin-lang=(en|fr)(?:;|$)/.exec(headers.cookie ?? '')?.[1];
  return adminWords(lang ?? kept, headers['accept-language']);
}
