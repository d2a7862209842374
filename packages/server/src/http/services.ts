import type { FastifyInstance } from 'fastify';
import type { MonotonicClock } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import type { Draining } from '../operating/draining.ts';
import type { Health } from '../operating/health.ts';
import type { NameFilter } from '../operating/names.ts';
import type { Operator } from '../operating/operator.ts';
import type { People } from '../people/people.ts';
import type { Removal } from '../people/removal.ts';
import type { Records } from '../rooms/records.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Rulebooks } from '../rulebooks.ts';
import type { Store } from '../store/store.ts';
import type { Costly } from './costly.ts';
import type { Sockets } from './sockets.ts';

/** The services that routes use. */
export interface Services {
  readonly app: FastifyInstance;
  readonly store: Store;
  readonly rulebooks: Rulebooks;
  readonly records: Records;
  readonly people: People;
  readonly removal: Removal;
  readonly rooms: Rooms;
  readonly sockets: Sockets;
  readonly costly: Costly;
  readonly metrics: Metrics;
  readonly health: Health;
  readonly draining: Draining;
  readonly operator: Operator;
  readonly names: NameFilter;
  readonly now: () => number;
  readonly clock: MonotonicClock;
}
