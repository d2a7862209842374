/** Endpoints for monitoring: health, readiness and metrics. */
import { readFileSync } from 'node:fs';
import type { IntervalHistogram } from 'node:perf_hooks';
import type { FastifyRequest } from 'fastify';
import type { AdminSession } from '../admin/session.ts';
import type { BotQueue } from '../bots/queue.ts';
import { Refused } from '../refused.ts';
import type { Services } from './services.ts';

export interface Watched {
  readonly session: AdminSession | undefined;
  readonly lag: IntervalHistogram;
  readonly botQueue: BotQueue | undefined;
}

/** Milliseconds between two measurements of the event loop. */
export const LAG_TICK = 10;
const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

const TROUBLES = {
  database: 'the database does not answer',
  disk: 'the disk is full, or nearly so',
  write: 'the last command could not be written',
};

const { version }: { readonly version: string } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);

export function routesOfOperating(services: Services, { session, lag, botQueue }: Watched): void {
  const { app, rulebooks, rooms, sockets, metrics, health, draining } = services;
  const checkHealth = async (): Promise<void> => {
    const trouble = await health.trouble();
    if (trouble) throw new Refused('unavailable', TROUBLES[trouble]);
  };
  /** From this machine, and not on behalf of somebody else. */
  const isLocal = ({ ip, headers }: FastifyRequest): boolean =>
    LOOPBACK.test(ip) && headers['x-forwarded-for'] === undefined;

  /** The monitor measures from one of its ticks to the next: what exceeds a tick is lag. */
  const lagOf = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e9 - LAG_TICK / 1000);

  app.get('/healthz', async () => {
    await checkHealth();
    return { ok: true };
  });
  app.get('/readyz', async () => {
    if (draining.at !== undefined) throw new Refused('draining', 'this node is about to stop');
    await checkHealth();
    return { ok: true };
  });
  app.get('/metrics', async (request, reply) => {
    if (!isLocal(request) && session?.whoAsks(request) === undefined)
      throw new Refused('no-page', 'metrics need the admin token, or a request from this machine');
    const { rules } = await rulebooks.present();
    const memory = process.memoryUsage();
    const free = await health.free().catch(() => undefined);
    const text = metrics.text({
      [`build_info{version="${version}",rules="${rules.version}",node="${process.version}"}`]: 1,
      tables_in_memory: rooms.size,
      connections: sockets.size,
      draining: draining.at === undefined ? 0 : 1,
      healthy: (await health.trouble()) === undefined ? 1 : 0,
      ...(botQueue
        ? {
            bots_waiting: botQueue.waiting,
            bots_busy: botQueue.busy,
            bots_longest_wait_seconds: botQueue.longestWait / 1000,
          }
        : {}),
      'event_loop_lag_seconds{quantile="0.5"}': lagOf(lag.percentile(50)),
      'event_loop_lag_seconds{quantile="0.99"}': lagOf(lag.percentile(99)),
      'event_loop_lag_seconds{quantile="1"}': lagOf(lag.max),
      ...(free === undefined ? {} : { disk_free_bytes: free }),
      resident_bytes: memory.rss,
      heap_bytes: memory.heapUsed,
    });
    lag.reset(); // each scrape tells of the time since the last
    reply.type('text/plain; version=0.0.4');
    return text;
  });
}
