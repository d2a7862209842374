/** Routes about yourself: your name, tables and devices; export and deletion of your data. */
import type { Me, MyDevice } from '@baston/table';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Buckets } from '../limits.ts';
import { exportPerson } from '../people/export.ts';
import { Refused } from '../refused.ts';
import { readSummary } from '../rooms/rows.ts';
import { CODE, NAME, read } from '../schema.ts';
import type { Known } from '../store/people.ts';
import type { Services } from './services.ts';

const MINE = 100;
/** An export reads all that somebody ever did. */
const EXPORTS = { burst: 3, perSecond: 1 / 60 };

export function routesOfMe({ app, people, removal, store, sockets, names, now, clock }: Services): void {
  const exports = new Buckets(EXPORTS, clock);

  app.get('/api/me', async (request, reply): Promise<Me> => {
    const person = await people.visit(request, reply);
    if (!person) return { name: '', tables: [] };
    const rows = await store.tablesOf(person.id, MINE);
    return {
      name: person.name,
      tables: rows.map((row) => {
        const { info, holders } = readSummary(row);
        return { ...info, seat: holders.indexOf(person.id) };
      }),
    };
  });
  app.post('/api/me', async (request, reply) => {
    const wanted = read(NAME, request.body).name;
    names.check(wanted);
    const { name } = await people.name(wanted, request, reply);
    return { name };
  });
  app.delete('/api/me', async (request, reply) => {
    const known = await people.known(request.headers.cookie);
    await people.delete(known, request, reply);
    await sockets.closeRevoked();
    await removal.begin(known.id);
    return {};
  });

  app.post('/api/me/code', async (request) => people.newCode(await people.allowed(request.headers.cookie)));
  app.post('/api/me/device', async (request, reply) => {
    const { name } = await people.takeCode(read(CODE, request.body).code, request, reply);
    await sockets.closeRevoked();
    return { name };
  });
  const devicesOf = async ({ id, device }: Known): Promise<{ readonly devices: readonly MyDevice[] }> => {
    const devices = await store.devices(id, now());
    return { devices: devices.map((one) => ({ ...one, isThis: one.id === device })) };
  };
  const signOut = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const known = await people.known(request.headers.cookie);
    const { id } = request.params as { readonly id?: string };
    await people.signOut(known, id, request, reply);
    await sockets.closeRevoked();
    return devicesOf(known);
  };
  app.get('/api/me/devices', async (request) => devicesOf(await people.known(request.headers.cookie)));
  app.delete('/api/me/devices', signOut);
  app.delete('/api/me/devices/:id', signOut);

  app.get('/api/me/export', async (request, reply) => {
    const known = await people.known(request.headers.cookie);
    if (!exports.take(known.id)) throw new Refused('too-frequent', 'too many exports: try again in a minute');
    exports.sweep();
    reply.header('content-disposition', 'attachment; filename="baston.json"');
    return exportPerson(known, store, now());
  });
}
