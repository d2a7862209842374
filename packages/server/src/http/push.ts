/** Routes for being told of one's turn on this device, by its browser's push service. A server without it has none. */
import type { PushState } from '@baston/table';
import type { FastifyRequest } from 'fastify';
import { isPushKey } from '../push/encrypt.ts';
import type { PushServices } from '../push/services.ts';
import { newVapidKey } from '../push/vapid.ts';
import { Refused } from '../refused.ts';
import { read, SUBSCRIPTION } from '../schema.ts';
import type { Known } from '../store/people.ts';
import type { Services } from './services.ts';

/** Devices of one person that are told. */
const MOST_DEVICES = 5;

export function routesOfPush({ app, people, store, now }: Services, services: PushServices): void {
  const stateOf = async ({ id, device }: Known): Promise<PushState> => {
    const { publicKey } = await store.vapidKey(newVapidKey);
    const subscriptions = await store.subscriptions(id, now());
    return { key: publicKey, isOn: subscriptions.some((one) => one.device === device) };
  };

  app.get('/api/me/push', async (request) => stateOf(await people.known(request.headers.cookie)));

  app.post('/api/me/push', async (request): Promise<PushState> => {
    const known = await people.allowed(request.headers.cookie);
    const wanted = read(SUBSCRIPTION, request.body);
    if (!services.allows(wanted.endpoint))
      throw new Refused('bad-message', 'endpoint: this server does not send to that push service');
    if (!isPushKey(wanted.p256dh)) throw new Refused('bad-message', 'p256dh: this is not a point of the curve P-256');
    const { id: person, device } = known;
    await store.subscribe({ ...wanted, person, device, page: pageOf(request), createdAt: now() }, MOST_DEVICES);
    return stateOf(known);
  });

  app.delete('/api/me/push', async (request): Promise<PushState> => {
    const known = await people.known(request.headers.cookie);
    await store.unsubscribe(known.device);
    return stateOf(known);
  });
}

/** Where this server is, as its page says: push services want to know whom to ask if something is wrong. */
const pageOf = ({ headers }: FastifyRequest): string => (headers.origin ?? '').slice(0, 200);
