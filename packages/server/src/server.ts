/** Tables over HTTP and WebSocket, on one port. */
import type { IncomingMessage } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { Duplex } from 'node:stream';
import { rules as allRules } from '@baston/cards';
import type { Rules } from '@baston/engine';
import { type Me, type OnlineCode, type PlayedTable, tableEventFor } from '@baston/table';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { Buckets, LIMITS, type Limits } from './limits.ts';
import { replay } from './log.ts';
import { Metrics } from './metrics.ts';
import { People } from './people.ts';
import { Refused } from './refused.ts';
import { Rooms } from './rooms.ts';
import { readSummary, type Summary } from './rows.ts';
import { CODE, NAME, read, TABLE, TABLE_ID } from './schema.ts';
import { asRefused, Sockets } from './sockets.ts';
import type { Store } from './store/store.ts';
import type { Think } from './thinkers.ts';

export interface ServerOptions {
  readonly store: Store;
  readonly think: Think;
  /** The folder of the built web client; without it there are only tables. */
  readonly site?: string;
  /** Pages from here may use the server, besides its own. */
  readonly origins?: readonly string[];
  /** There is a proxy in front that says who asks (X-Forwarded-For and -Proto). */
  readonly isBehindProxy?: boolean;
  readonly limits?: Partial<Limits>;
  readonly botDelay?: number;
  readonly idleAfter?: number;
  /** After so many milliseconds in which nothing has happened at a table it is deleted; without it, never. */
  readonly keepFor?: number;
  /** What is logged: as pino names it; silent by default. */
  readonly logLevel?: string;
  readonly rules?: Rules;
  readonly now?: () => number;
}

const STATUS: Partial<Record<OnlineCode, number>> = {
  'too-large': 413,
  'too-frequent': 429,
  'bad-origin': 403,
  nobody: 401,
  'no-table': 404,
  'no-page': 404,
  'not-over': 409,
  'other-version': 409,
  unavailable: 503,
  broken: 500,
};

const HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
};

const LISTED = 50;
const MINE = 100;
const SWEEP = 10_000;
const HOUR = 3_600_000;

export class Server {
  readonly #app: FastifyInstance;
  readonly #store: Store;
  readonly #rules: Rules;
  readonly #limits: Limits;
  readonly #origins: readonly string[];
  readonly #isBehindProxy: boolean;
  readonly #now: () => number;
  readonly #metrics = new Metrics();
  readonly #people: People;
  readonly #sockets: Sockets;
  readonly #requests: Buckets;
  readonly #made: Buckets;
  readonly #sweeper: NodeJS.Timeout;
  readonly #keepFor: number | undefined;
  /** When to look for old tables next. */
  #forgetAt = 0;
  readonly rooms: Rooms;

  constructor(options: ServerOptions) {
    const { store, now = Date.now } = options;
    this.#now = now;
    this.#store = this.#measured(store);
    this.#rules = options.rules ?? allRules;
    this.#limits = { ...LIMITS, ...options.limits };
    this.#origins = options.origins ?? [];
    this.#isBehindProxy = options.isBehindProxy ?? false;
    this.#keepFor = options.keepFor;
    this.#requests = new Buckets(this.#limits.requests);
    this.#made = new Buckets(this.#limits.made);
    this.#app = Fastify({
      logger: { level: options.logLevel ?? 'silent', redact: ['req.headers', 'res.headers'] },
      trustProxy: (_address: string, hop: number) => this.#isBehindProxy && hop === 0,
      bodyLimit: this.#limits.messageSize,
      logController: new LogController({ disableRequestLogging: true }),
      forceCloseConnections: true,
      requestTimeout: 30_000,
    });
    const onTrouble = (trouble: unknown): void => {
      this.#metrics.count('errors', 'kind="trouble"');
      this.#app.log.error(trouble);
    };
    this.#people = new People(this.#store, now);
    this.rooms = new Rooms({
      store: this.#store,
      rules: this.#rules,
      now,
      think: options.think,
      botDelay: options.botDelay ?? 600,
      idleAfter: options.idleAfter ?? 60_000,
      onTrouble,
    });
    this.#sockets = new Sockets({ rooms: this.rooms, limits: this.#limits, metrics: this.#metrics, now, onTrouble });
    this.#guard(onTrouble);
    this.#routes();
    if (options.site !== undefined)
      this.#app.register(fastifyStatic, {
        root: options.site,
        dotfiles: 'ignore',
        cacheControl: false,
        // What has a hash in its name never changes.
        setHeaders: (reply, path) =>
          reply.setHeader(
            'cache-control',
            /[/\\]assets[/\\]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
          ),
      });
    this.#app.server.on('upgrade', (request, stream, head) => {
      this.#upgrade(request, stream, head).catch((thrown) => {
        onTrouble(thrown);
        stream.destroy();
      });
    });
    this.#sweeper = setInterval(() => this.sweep().catch(onTrouble), SWEEP);
    this.#sweeper.unref();
  }

  /** The address to open. */
  listen(port: number, host: string): Promise<string> {
    return this.#app.listen({ port, host });
  }

  get connections(): number {
    return this.#sockets.size;
  }

  async sweep(): Promise<void> {
    this.#requests.sweep(this.#now());
    this.#made.sweep(this.#now());
    this.#sockets.sweep();
    await this.rooms.sweep();
    await this.#forget();
  }

  async #forget(): Promise<void> {
    const now = this.#now();
    if (this.#keepFor === undefined || now < this.#forgetAt) return;
    this.#forgetAt = now + HOUR;
    const tables = await this.rooms.forget(now - this.#keepFor);
    if (tables > 0) this.#app.log.info({ forgotten: tables });
  }

  /** Takes nothing new, finishes what is being written, and tells everybody to come back. */
  async close(): Promise<void> {
    clearInterval(this.#sweeper);
    await this.rooms.close();
    await this.#sockets.close();
    await this.#app.close();
  }

  #measured(store: Store): Store {
    const append: Store['append'] = async (change) => {
      const start = performance.now();
      const appended = await store.append(change);
      this.#metrics.appended((performance.now() - start) / 1000);
      return appended;
    };
    return new Proxy(store, {
      get: (target, key) => {
        if (key === 'append') return append;
        const value = Reflect.get(target, key, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  }

  /** Headers, limits and errors of every request. */
  #guard(onTrouble: (trouble: unknown) => void): void {
    const app = this.#app;
    app.addHook('onRequest', async (request, reply) => {
      reply.headers(HEADERS);
      if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
      if (!this.#requests.take(request.ip, this.#now())) throw new Refused('too-frequent', 'too many requests');
      if (request.method === 'GET' || request.method === 'HEAD') return;
      if (!this.#isOwnPage(request.headers)) throw new Refused('bad-origin', 'this page may not use the server');
      if (!this.#made.take(request.ip, this.#now())) throw new Refused('too-frequent', 'too many new things');
    });
    app.addHook('onResponse', async (request, reply) => {
      this.#metrics.count('requests', `status="${reply.statusCode}"`);
      request.log.info({
        method: request.method,
        url: request.routeOptions.url,
        status: reply.statusCode,
        ms: reply.elapsedTime,
      });
    });
    app.setErrorHandler((thrown, _request, reply) => {
      const { code, message } = asRefused(fromFastify(thrown), onTrouble);
      reply.status(STATUS[code] ?? 400).send({ code, message });
    });
    app.setNotFoundHandler((_request, reply) => {
      reply.status(404).send({ code: 'no-page', message: 'there is nothing here' });
    });
  }

  /** A page of ours, or no page at all: what is not a browser has no origin, and no cookie that it did not mean to send. */
  #isOwnPage({ origin, host }: IncomingMessage['headers']): boolean {
    if (origin === undefined || this.#origins.includes(origin)) return true;
    return URL.canParse(origin) && new URL(origin).host === host;
  }

  #routes(): void {
    const app = this.#app;
    const isSecure = (request: FastifyRequest): boolean => request.protocol === 'https';
    const idOf = (request: FastifyRequest): string => {
      const parsed = TABLE_ID.safeParse((request.params as { readonly id?: unknown }).id);
      if (!parsed.success) throw new Refused('no-table', 'there is no such table');
      return parsed.data;
    };

    app.get('/healthz', async () => {
      await this.#store.ping();
      return { ok: true };
    });
    app.get('/metrics', async (_request, reply) => {
      const memory = process.memoryUsage();
      reply.type('text/plain; version=0.0.4');
      return this.#metrics.text({
        tables_in_memory: this.rooms.size,
        connections: this.connections,
        resident_bytes: memory.rss,
        heap_bytes: memory.heapUsed,
      });
    });

    app.get('/api/me', async (request): Promise<Me> => {
      const person = await this.#people.who(request.headers.cookie);
      if (!person) return { name: '', tables: [] };
      const rows = await this.#store.tablesOf(person.id, MINE);
      return {
        name: person.name,
        tables: rows.map((row) => {
          const { info, holders } = readSummary(row);
          return { ...info, seat: holders.indexOf(person.id) };
        }),
      };
    });
    app.post('/api/me', async (request, reply) => {
      const { name } = read(NAME, request.body);
      const person = await this.#people.name(request.headers.cookie, name, reply, isSecure(request));
      return { name: person.name };
    });
    app.post('/api/me/code', async (request) => {
      return this.#people.newCode(await this.#people.known(request.headers.cookie));
    });
    app.post('/api/me/device', async (request, reply) => {
      const person = await this.#people.takeCode(read(CODE, request.body).code, reply, isSecure(request));
      return { name: person.name };
    });

    app.get('/api/tables', async () => {
      const rows = await this.#store.listed(LISTED);
      return { tables: rows.map((row) => readSummary(row).info) };
    });
    app.post('/api/tables', async (request, reply) => {
      const person = await this.#people.known(request.headers.cookie);
      const id = await this.rooms.open(person.id, read(TABLE, request.body));
      reply.status(201);
      return (await this.#summary(id)).info;
    });
    app.get('/api/tables/:id', async (request) => (await this.#summary(idOf(request))).info);
    /** What your seat has heard, in any version of the rules. */
    app.get('/api/tables/:id/events', async (request) => {
      const id = idOf(request);
      const person = await this.#people.who(request.headers.cookie);
      const { holders } = await this.#summary(id);
      const seat = person ? holders.indexOf(person.id) : -1;
      const rows = await this.#store.log(id, 0);
      const events = rows.flatMap((one) => JSON.parse(one.events).map((event: never) => tableEventFor(event, seat)));
      return { seat, events };
    });
    app.get('/api/tables/:id/record', async (request): Promise<PlayedTable> => {
      const { info } = await this.#summary(idOf(request));
      if (info.phase !== 'over') throw new Refused('not-over', 'the game is not over');
      const table = replay(info.id, this.#rules, await this.#store.log(info.id, 0), true);
      if (!table.session) throw new Refused('not-begun', 'the game has not begun');
      return { table: info, record: table.session.record() };
    });
  }

  async #summary(id: string): Promise<Summary> {
    const row = await this.#store.table(id);
    if (!row) throw new Refused('no-table', 'there is no such table');
    return readSummary(row);
  }

  async #upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    const reject = (status: string): void => {
      stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    };
    const url = new URL(request.url ?? '/', 'http://server');
    const found = /^\/api\/tables\/([\w-]{16})\/socket$/.exec(url.pathname);
    const address = this.#addressOf(request);
    if (!this.#isOwnPage(request.headers)) return reject('403 Forbidden');
    if (!found) return reject('404 Not Found');
    if (this.#sockets.isFull(address) || !this.#requests.take(address, this.#now()))
      return reject('429 Too Many Requests');
    const number = (name: string): number => {
      const text = url.searchParams.get(name) ?? '';
      return /^\d{1,9}$/.test(text) ? Number(text) : -1;
    };
    const person = await this.#people.who(request.headers.cookie);
    this.#sockets.accept(request, stream, head, {
      table: found[1] as string,
      from: number('from'),
      seat: number('seat'),
      person,
      address,
    });
  }

  #addressOf(request: IncomingMessage): string {
    const forwarded = this.#isBehindProxy ? request.headers['x-forwarded-for'] : undefined;
    const last = String(forwarded ?? '')
      .split(',')
      .at(-1)
      ?.trim();
    return last || (request.socket.remoteAddress ?? '');
  }
}

/** Fastify's own errors in our words. */
function fromFastify(thrown: unknown): unknown {
  const { code, statusCode } = thrown as { readonly code?: string; readonly statusCode?: number };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Refused('too-large', 'the request is too large');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new Refused('bad-message', 'the request cannot be read');
  return thrown;
}
