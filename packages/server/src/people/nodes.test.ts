/** Two servers on one database: what a person does at one holds at the other. */
import { CLOSED, type MyDevice } from '@baston/table';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Running, startServer, Visitor } from '../../../../test/online.ts';
import { type Postgres, startPostgres } from '../../../../test/postgres.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';

let postgres: Postgres;
let stores: [Store, Store];
let nodes: [Running, Running];
beforeAll(async () => {
  postgres = await startPostgres();
  const url = await postgres.database();
  stores = [await openStore(url), await openStore(url)];
  nodes = [await startServer({ store: stores[0] }), await startServer({ store: stores[1] })];
});
afterAll(async () => {
  await Promise.all(nodes.map(({ server }) => server.close()));
  await Promise.all(stores.map((store) => store.close()));
  await postgres.stop();
});

it('closes the sockets of a device that was signed out at another node', async () => {
  const ana = await Visitor.named(nodes[0], 'Ana');
  const { id } = await ana.open();
  const elsewhere = new Visitor(nodes[1]);
  elsewhere.cookie = ana.cookie;
  const guest = await elsewhere.join(id);
  const { devices } = await ana.get<{ devices: MyDevice[] }>('/api/me/devices');
  await ana.delete(`/api/me/devices/${devices[0]?.id}`);
  await nodes[1].server.sweep();
  expect(await guest.closed).toBe(CLOSED.signedOut);
});

it('takes somebody who deletes themself out of a table that another node has in memory', async () => {
  const [ana, bob] = [await Visitor.named(nodes[0], 'Anastasia'), await Visitor.named(nodes[1], 'Bob')];
  const { id } = await ana.open();
  const [a, b] = [await ana.join(id), await bob.join(id)];
  await a.sit(0);
  await b.sit(1);
  await a.say({ type: 'say', text: 'meet me at the zoo' });
  await b.until(() => b.table?.table.seats[0]?.name === 'Anastasia');
  await ana.delete('/api/me');
  await b.until(() => b.table?.table.seats[0]?.name === '');
  expect(b.table?.table.seats[0]).toMatchObject({ isHeld: false, bot: 'greedy' });
  await b.say({ type: 'say', text: 'where are you?' }); // written by the other node, with what it knows
  const kept = JSON.stringify([await stores[0].table(id), await stores[0].log(id, 0), await stores[0].parked(id)]);
  expect(kept).toContain('where are you?');
  expect(kept).not.toContain('Anastasia');
  expect(kept).not.toContain('the zoo');
});
