/** Notifications tell nothing about windows, in which only holders of a Special have anything to decide. */
import { expect, it } from 'vitest';
import { AT, addPeople, lay, person, tableId } from '../../../../test/laid-tables.ts';
import { startServer } from '../../../../test/online.ts';
import { PushService, Subscriber } from '../../../../test/push-service.ts';
import { isHeld, positions, windowOf } from '../../../../test/windows.ts';
import type { Command } from '../rooms/commands.ts';
import { MemoryStore } from '../store/memory.ts';

const ID = tableId(0);
const WINDOWS = 8;

it('tells nobody of windows, however they are answered: only of turns', async () => {
  const service = await PushService.start();
  let windows = 0;
  let turns = 0;
  for (const game of positions('push', { seats: 3 })) {
    const [holder, ...others] = windowOf(game).filter(isHeld);
    if (!holder || others.length > 0) continue;
    if (windows === WINDOWS) break;
    const store = new MemoryStore();
    await addPeople(store);
    for (const seat of game.allSeats()) {
      const { address } = new Subscriber(`${service.origin}/${seat}`);
      const whose = { person: person(seat), device: `device ${seat}`, page: '', createdAt: AT };
      await store.subscribe({ ...address, ...whose }, 1);
    }
    await lay(store, ID, game, { windowDelay: { min: 0, max: 0 } });
    const { server } = await startServer({ store, now: () => AT, push: { hosts: [service.origin], looks: [0] } });
    // Nobody is connected. Every second time the Special is played, and another window may follow.
    const picks = windows % 2 === 0 ? [] : [holder.options[0]?.id ?? ''];
    const command: Command = { type: 'answer', command: 'mine', question: 0, picks };
    await server.rooms.use(ID, (room) => room.command({ id: person(holder.seat), name: '' }, command));
    const isShut = async (): Promise<boolean> =>
      (await store.log(ID, 1)).some(({ entry }) => JSON.parse(entry).type === 'shut');
    await expect.poll(isShut).toBe(true);
    await server.rooms.close(); // nothing follows
    await server.notices?.idle();
    const events = (await store.log(ID, 1)).flatMap((row) => JSON.parse(row.events));
    const begun = events.flatMap(({ type, seat }) => (type === 'turn' ? [`/${seat}`] : []));
    expect(service.received.map(({ path }) => path)).toEqual(begun);
    await server.close();
    service.received.length = 0;
    turns += begun.length;
    windows++;
  }
  await service.stop();
  expect([windows, turns < windows]).toEqual([WINDOWS, true]);
});
