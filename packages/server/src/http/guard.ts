/** Headers, limits and errors of every request, and who may ask at all. */
import type { IncomingMessage } from 'node:http';
import type { OnlineCode } from '@baston/table';
import type { FastifyInstance } from 'fastify';
import { Buckets, type Limits, type MonotonicClock } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import { Refused } from '../refused.ts';
import { addressKey } from './address.ts';
import { asRefused } from './sockets.ts';

const STATUS: Partial<Record<OnlineCode, number>> = {
  'too-large': 413,
  'too-frequent': 429,
  'bad-origin': 403,
  nobody: 401,
  banned: 403,
  'no-table': 404,
  'no-page': 404,
  'not-over': 409,
  'other-version': 409,
  unavailable: 503,
  draining: 503,
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

/** Requests other than files of the web client; those have a limit of their own, since a page makes hundreds of them. */
const IS_COUNTED = /^\/(?:api\/|healthz|metrics)/;

export interface GuardOptions {
  readonly limits: Limits;
  readonly origins: readonly string[];
  readonly isBehindProxy: boolean;
  readonly metrics: Metrics;
  readonly clock: MonotonicClock;
  readonly onTrouble: (trouble: unknown) => void;
}

export class Guard {
  readonly #options: GuardOptions;
  readonly #requests: Buckets;
  readonly #files: Buckets;
  readonly #made: Buckets;

  constructor(options: GuardOptions) {
    this.#options = options;
    this.#requests = new Buckets(options.limits.requests, options.clock);
    this.#files = new Buckets(options.limits.files, options.clock);
    this.#made = new Buckets(options.limits.made, options.clock);
  }

  attach(app: FastifyInstance): void {
    const { metrics, onTrouble } = this.#options;
    app.addHook('onRequest', async (request, reply) => {
      reply.headers(HEADERS);
      // Only the proxy knows whether it was https; without one the header would lock a name out of http.
      if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000');
      const address = addressKey(request.ip);
      const isFile = !IS_COUNTED.test(request.url);
      if (!isFile) reply.header('cache-control', 'no-store');
      if (!(isFile ? this.#files.take(address) : this.mayAsk(address)))
        throw new Refused('too-frequent', 'too many requests');
      if (request.method === 'GET' || request.method === 'HEAD') return;
      if (!this.isOwnPage(request.headers))
        throw new Refused('bad-origin', 'this page is not allowed to use the server');
      if (!this.#made.take(address)) throw new Refused('too-frequent', 'too many changes from this address');
    });
    app.addHook('onResponse', async (request, reply) => {
      metrics.count('requests', `status="${reply.statusCode}"`);
      metrics.took('http', reply.elapsedTime / 1000);
      request.log.info({
        method: request.method,
        url: request.routeOptions.url,
        status: reply.statusCode,
        ms: reply.elapsedTime,
      });
    });
    app.setErrorHandler((thrown, _request, reply) => {
      const { code, message } = asRefused(fromFastify(thrown), onTrouble);
      // Requests that are queued on the same connection go with it.
      if (code === 'too-frequent') reply.header('connection', 'close');
      reply.status(STATUS[code] ?? 400).send({ code, message });
    });
    app.setNotFoundHandler((_request, reply) => {
      reply.status(404).send({ code: 'no-page', message: 'not found' });
    });
  }

  /** Counts a request of that address (see addressKey). */
  mayAsk(address: string): boolean {
    return this.#requests.take(address);
  }

  /** A page of ours, or no page at all: what is not a browser has no origin, and no cookie that it did not mean to send. */
  isOwnPage({ origin, host }: IncomingMessage['headers']): boolean {
    if (origin === undefined || this.#options.origins.includes(origin)) return true;
    return URL.canParse(origin) && new URL(origin).host === host;
  }

  /** The address that limits count for a socket. */
  addressOf(request: IncomingMessage): string {
    const forwarded = this.#options.isBehindProxy ? request.headers['x-forwarded-for'] : undefined;
    const last = String(forwarded ?? '')
      .split(',')
      .at(-1)
      ?.trim();
    return addressKey(last || (request.socket.remoteAddress ?? ''));
  }

  /** Forgets who has not asked for a while. To be called now and then. */
  sweep(): void {
    for (const buckets of [this.#requests, this.#files, this.#made]) buckets.sweep();
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
