/** Tables over HTTP and WebSocket, on one port. */
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { routesOfAdmin } from './admin/routes.ts';
import { AdminSession } from './admin/session.ts';
import type { BotQueue } from './bots/queue.ts';
import type { Think } from './bots/thinkers.ts';
import { Costly } from './http/costly.ts';
import { Guard } from './http/guard.ts';
import { routesOfMe } from './http/me.ts';
import { LAG_TICK, routesOfOperating } from './http/operating.ts';
import { routesOfPush } from './http/push.ts';
import { routesOfRules } from './http/rules.ts';
import type { Services } from './http/services.ts';
import { serveSite } from './http/site.ts';
import { Sockets } from './http/sockets.ts';
import { routesOfTables } from './http/tables.ts';
import { upgrade } from './http/upgrade.ts';
import { LIMITS, type Limits, type MonotonicClock } from './limits.ts';
import { Metrics } from './metrics.ts';
import { Draining } from './operating/draining.ts';
import { Health } from './operating/health.ts';
import { NameFilter } from './operating/names.ts';
import { Operator } from './operating/operator.ts';
import { People } from './people/people.ts';
import { Removal } from './people/removal.ts';
import { LOOKS, Notices } from './push/notices.ts';
import { PushServices } from './push/services.ts';
import type { WindowDelay } from './rooms/entries.ts';
import { Forgetting } from './rooms/forgetting.ts';
import { recordHere, type WriteRecord } from './rooms/record.ts';
import { Records } from './rooms/records.ts';
import { Rooms } from './rooms/rooms.ts';
import { WINDOW_DELAY } from './rooms/state.ts';
import { OWN_RULEBOOK, Rulebooks } from './rulebooks.ts';
import { newId, newSecret } from './secrets.ts';
import type { Store, TableRow } from './store/store.ts';
import { TrustedTime } from './trusted-time.ts';

interface PushOptions {
  /** Push services that may be sent to, besides the known ones (push/services.ts). */
  readonly hosts: readonly string[];
  /** How long to wait before somebody is looked for, each time, in milliseconds. */
  readonly looks?: readonly number[];
}

export interface ServerOptions {
  readonly store: Store;
  readonly think: Think;
  /** Makes the record of a game that is over: takes a while, so better in another thread. */
  readonly writeRecord?: WriteRecord;
  /** The folder of the built web client; without it there are only tables. */
  readonly site?: string;
  /** Pages from here may use the server, besides its own. */
  readonly origins?: readonly string[];
  /** There is a proxy in front that says who asks (X-Forwarded-For and -Proto). */
  readonly isBehindProxy?: boolean;
  readonly limits?: Partial<Limits>;
  readonly botDelay?: number;
  readonly idleAfter?: number;
  /** The duration of windows, in milliseconds (docs/protocol.md, "Windows"). */
  readonly windowDelay?: WindowDelay;
  /** After so many milliseconds in which nothing has happened at a table it is deleted; without it, never. */
  readonly keepFor?: number;
  /** The log level, as pino names it; silent by default. */
  readonly logLevel?: string;
  /** Opens the admin page, backups and /metrics to whoever knows it; without it there is no admin page. */
  readonly adminToken?: string;
  /** A folder on the disk whose room health and metrics watch. */
  readonly dataFolder?: string;
  readonly names?: NameFilter;
  /** People who are not there are told of their turn; left out, they are not. */
  readonly push?: PushOptions;
  /** The number of pending bot answers, for the metrics. */
  readonly botQueue?: BotQueue;
  /** The file of the rulebook that new tables are played with, instead of the program's own. */
  readonly rulebook?: string;
  readonly now?: () => number;
  readonly clock?: MonotonicClock;
  /** Draws the server's share of a deal. Tests replace it to get the same deals again. */
  readonly newSecret?: () => string;
  /** Names a new table, which decides its deal too. */
  readonly newTableId?: () => string;
}

const SWEEP = 10_000;
/** A client that wants more opens another connection. */
const REQUESTS_PER_CONNECTION = 200;
const HOUR = 3_600_000;

export class Server {
  readonly #app: FastifyInstance;
  readonly #guard: Guard;
  readonly #sockets: Sockets;
  readonly #sweeper: NodeJS.Timeout;
  readonly #removal: Removal;
  readonly #costly: Costly;
  readonly #forgetting: Forgetting | undefined;
  readonly #clock: MonotonicClock;
  readonly #time: TrustedTime;
  /** When to look for what has expired next, by the monotonic clock. */
  #expireAt = 0;
  readonly #lag = monitorEventLoopDelay({ resolution: LAG_TICK });
  readonly #draining: Draining;
  readonly #operator: Operator;
  readonly rooms: Rooms;
  readonly notices: Notices | undefined;
  readonly #rulebooks: Rulebooks;
  readonly #records: Records;

  constructor(options: ServerOptions) {
    const { now = Date.now, clock = () => performance.now(), isBehindProxy = false, rulebook = OWN_RULEBOOK } = options;
    const limits = { ...LIMITS, ...options.limits };
    const metrics = new Metrics();
    const health = new Health({ store: options.store, folder: options.dataFolder, now });
    const store = measured(options.store, metrics, health);
    const app = Fastify({
      logger: { level: options.logLevel ?? 'silent', redact: ['req.headers', 'res.headers'] },
      trustProxy: (_address: string, hop: number) => isBehindProxy && hop === 0,
      bodyLimit: limits.messageSize,
      logController: new LogController({ disableRequestLogging: true }),
      forceCloseConnections: true,
      requestTimeout: 30_000,
    });
    const onTrouble = (trouble: unknown): void => {
      metrics.count('errors', 'kind="trouble"');
      app.log.error(trouble);
    };
    const rulebooks = new Rulebooks(store, rulebook, now);
    const records = new Records(store, rulebooks, options.writeRecord ?? recordHere);
    const onOver = async (id: string): Promise<unknown> => records.of((await store.table(id)) as TableRow);
    const rooms = new Rooms({
      store,
      rulebooks,
      onOver: (id) => void onOver(id).catch(onTrouble),
      onOccasion: (id, occasion) => this.notices?.heard(id, occasion),
      now,
      clock,
      think: options.think,
      botDelay: options.botDelay ?? 600,
      idleAfter: options.idleAfter ?? 60_000,
      windowDelay: options.windowDelay ?? WINDOW_DELAY,
      limits,
      onTrouble,
      newSecret: options.newSecret ?? newSecret,
      newTableId: options.newTableId ?? newId,
    });
    const pushServices = new PushServices(options.push?.hosts ?? []);
    this.notices =
      options.push &&
      new Notices({
        store,
        rooms,
        services: pushServices,
        metrics,
        now,
        clock,
        onTrouble,
        looks: options.push.looks ?? LOOKS,
      });
    const people = new People(store, now);
    const removal = new Removal({ store, rooms, now, onTrouble });
    const guard = new Guard({ limits, origins: options.origins ?? [], isBehindProxy, metrics, clock, onTrouble });
    const sockets = new Sockets({ store, rooms, bans: people.bans, limits, metrics, now, clock, onTrouble });
    const costly = new Costly(limits.costly, clock);
    const draining = new Draining(now, () => sockets.size);
    const operator = new Operator({ store, rooms, people, sockets, draining, now, onTrouble });
    const { names = new NameFilter(), adminToken, botQueue } = options;
    const services: Services = {
      app,
      store,
      rulebooks,
      records,
      people,
      removal,
      rooms,
      sockets,
      costly,
      metrics,
      health,
      draining,
      operator,
      names,
      now,
      clock,
    };
    const session = adminToken === undefined ? undefined : new AdminSession(adminToken, now);
    guard.attach(app);
    // Many requests in one packet are all parsed before the first is answered.
    app.server.maxRequestsPerSocket = REQUESTS_PER_CONNECTION;
    routesOfOperating(services, { session, lag: this.#lag, botQueue });
    if (session) routesOfAdmin(services, session);
    routesOfMe(services);
    if (options.push) routesOfPush(services, pushServices);
    routesOfTables(services);
    routesOfRules(services);
    if (options.site !== undefined) serveSite(app, options.site);
    app.server.on('upgrade', (request, stream, head) => {
      upgrade({ guard, people, sockets }, request, stream, head).catch((thrown) => {
        onTrouble(thrown);
        stream.destroy();
      });
    });
    this.#app = app;
    this.#guard = guard;
    this.#sockets = sockets;
    this.#removal = removal;
    this.#clock = clock;
    this.#time = new TrustedTime(store, now, clock);
    this.#costly = costly;
    if (options.keepFor !== undefined)
      this.#forgetting = new Forgetting({
        store,
        rooms,
        keepFor: options.keepFor,
        time: this.#time,
        clock,
        log: (facts, message) => app.log.warn(facts, message),
      });
    this.rooms = rooms;
    this.#rulebooks = rulebooks;
    this.#records = records;
    this.#sweeper = setInterval(() => this.sweep().catch(onTrouble), SWEEP);
    this.#sweeper.unref();
    this.#draining = draining;
    this.#operator = operator;
    this.#lag.enable();
    operator.refreshBans().catch(onTrouble);
  }

  /** The address to open. */
  async listen(port: number, host: string): Promise<string> {
    await this.#rulebooks.present(); // other nodes may need it as soon as there is a table
    return this.#app.listen({ port, host });
  }

  get connections(): number {
    return this.#sockets.size;
  }

  /** Resolves when the node is drained: see `drain`. */
  get drained(): Promise<void> {
    return this.#draining.done;
  }

  /** Takes no new tables, and tells everybody that it stops at that time. */
  drain(who: string, at: number): Promise<void> {
    return this.#operator.drain(who, at);
  }

  async sweep(): Promise<void> {
    this.#guard.sweep();
    this.#sockets.sweep();
    this.#costly.sweep();
    this.notices?.sweep();
    this.#rulebooks.sweep();
    await this.#operator.refreshBans();
    await this.rooms.sweep();
    await this.#sockets.closeRevoked();
    await this.#removal.sweep();
    await this.#expire();
    await this.#forgetting?.sweep();
  }

  async #expire(): Promise<void> {
    const now = await this.#time.now();
    if (now === undefined || this.#clock() < this.#expireAt) return;
    this.#expireAt = this.#clock() + HOUR;
    await this.#removal.expire(now);
  }

  /** Takes nothing new, finishes what is being written, and tells everybody to come back. */
  async close(): Promise<void> {
    clearInterval(this.#sweeper);
    this.#lag.disable();
    await this.rooms.close();
    await this.#sockets.close();
    await this.notices?.close();
    await this.#app.close();
    await this.#records.idle();
    this.#rulebooks.close();
  }
}

/** The same store, with its answers timed; health hears whether commands can be written. */
function measured(store: Store, metrics: Metrics, health: Health): Store {
  const timed = new Map<PropertyKey, unknown>();
  const time =
    (name: PropertyKey, call: (...args: never[]) => unknown) =>
    (...args: never[]): unknown => {
      const start = performance.now();
      const answer = call.apply(store, args);
      if (!(answer instanceof Promise)) return answer;
      return answer.then(
        (result) => {
          const seconds = (performance.now() - start) / 1000;
          metrics.took('database', seconds);
          if (name === 'append') {
            metrics.took('append', seconds);
            health.wrote();
          }
          return result;
        },
        (thrown) => {
          if (name === 'append') health.wrote(thrown);
          throw thrown;
        },
      );
    };
  return new Proxy(store, {
    get: (target, name) => {
      const value = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      if (!timed.has(name)) timed.set(name, time(name, value));
      return timed.get(name);
    },
  });
}
