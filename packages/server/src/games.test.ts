/** Whole games over real sockets. */
import { rules } from '@baston/cards';
import { checkDeal, type Me, type PlayedTable, Session, type TableInfo } from '@baston/table';
import { afterEach, describe, expect, it } from 'vitest';
import { type Guest, playOn, type Running, startServer, Visitor } from '../../../test/online.ts';
import { randomChooser } from '../../../test/players.ts';
import { sha256 } from './secrets.ts';

let running: Running;
afterEach(() => running?.server.close());

async function seated(
  options: Parameters<Visitor['open']>[0] = {},
): Promise<{ id: string; ana: Visitor; bob: Visitor; a: Guest; b: Guest; watcher: Guest }> {
  const ana = await Visitor.named(running, 'Ana');
  const bob = await Visitor.named(running, 'Bob');
  const { id } = await ana.open(options);
  const a = await ana.join(id);
  const b = await bob.join(id);
  const watcher = await new Visitor(running).join(id);
  expect((await a.sit(0)).type).toBe('done');
  expect((await b.sit(1)).type).toBe('done');
  return { id, ana, bob, a, b, watcher };
}

const player = (guest: Guest, seed: string): Promise<void> => {
  const choose = randomChooser(seed);
  return playOn(guest, ({ question }) => (question ? choose(question) : []));
};

describe('a table on a server', () => {
  it('is played by two people to the end, and a third looks on', async () => {
    running = await startServer();
    for (const config of [{}, { factions: 'draft' as const, vpToWin: 5 }]) {
      const { id, ana, a, b, watcher } = await seated({ config });
      await Promise.all([player(a, 'a'), player(b, 'b'), playOn(watcher, () => [])]);
      expect(a.update?.view.winners.length).toBeGreaterThan(0);
      expect(watcher.update?.view.winners).toEqual(a.update?.view.winners);
      expect(watcher.frames.join().includes('"question":{')).toBe(false);
      const { table, record } = await ana.get<PlayedTable>(`/api/tables/${id}/record`);
      expect(table.phase).toBe('over');
      const again = Session.replay(rules, record);
      expect(again.view(0)).toEqual(a.update?.view);
      const heard = a.frames.flatMap((text) => {
        const frame = JSON.parse(text);
        return frame.type === 'update' ? frame.events : [];
      });
      expect(heard).toEqual(JSON.parse(JSON.stringify(again.eventsFor(0))));
      expect(await checkDeal({ table, record }, sha256, { commitment: table.commitment })).toBeUndefined();
    }
  });

  it('is played against bots, who need nobody to wait', async () => {
    running = await startServer();
    const ana = await Visitor.named(running, 'Ana');
    const { id } = await ana.open({ seats: ['greedy', 'person', 'random'], config: { vpToWin: 6 } });
    const a = await ana.join(id);
    await a.sit(1);
    await player(a, 'bots');
    expect(a.update?.view.winners.length).toBeGreaterThan(0);
    const { tables } = await ana.get<Me>('/api/me');
    expect(tables.map((table) => [table.id, table.seat, table.phase])).toEqual([[id, 1, 'over']]);
    const info = await ana.get<TableInfo>(`/api/tables/${id}`);
    expect(info.winners).toEqual(a.update?.view.winners);
  });
});
