/** Tests hints, exported positions and the deletion of old tables. */
import { CLOSED, type FromServer, type Me, type TableInfo, type WrittenPosition } from '@baston/table';
import { describe, expect, it } from 'vitest';
import { type Guest, playOn, Visitor } from '../../../test/online.ts';
import { answer, atOwnServers, begun, choose, code, here, sides, start, updated } from '../../../test/two-people.ts';

atOwnServers();

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

const NO_SPECIALS = [
  ['robots', 'zombies'],
  ['wizards', 'aliens'],
] as const;

describe('old tables', () => {
  it('are deleted after the stated time, finished or not, and never before', async () => {
    const first = here.now;
    await start({ keepFor: 7 * DAY, idleAfter: 0, clock: () => here.now });
    const { id, a, b } = await begun({ config: { vpToWin: 1 } });
    await Promise.all([a, b].map((guest) => playOn(guest, ({ question }) => (question ? choose(question) : []))));
    const open = await here.ana.open({ listed: true });
    for (const guest of [a, b]) guest.leave();
    await Promise.all([a.closed, b.closed]);
    here.now = first + 3 * DAY;
    const slow = await begun({ absent: 'wait' });
    const timed = await begun({ absent: 'clock', seconds: 30 * 24 * 60 * 60 });
    const status = async (table: string): Promise<number> => (await here.ana.request(`/api/tables/${table}`)).status;
    const found = async (): Promise<number[]> =>
      Promise.all([id, open.id, slow.id, timed.id].map((table) => status(table)));

    const { sweep } = here.running.server;
    const sweepAt = async (time: number): Promise<number[]> => {
      here.now = time;
      await sweep.call(here.running.server);
      return found();
    };
    const all = [200, 200, 200, 200];
    expect(await sweepAt(first + 7 * DAY)).toEqual(all);
    expect(await sweepAt(first + 7 * DAY + HOUR)).toEqual(all); // announced
    expect(await sweepAt(first + 7 * DAY + 2 * HOUR - 1)).toEqual(all);
    expect(await sweepAt(first + 7 * DAY + 2 * HOUR)).toEqual([404, 404, 200, 200]);
    expect((await here.ana.request(`/api/tables/${id}/record`)).status).toBe(404);
    expect((await here.bob.get<{ tables: TableInfo[] }>('/api/tables')).tables).toEqual([]);

    // A client that is still connected to the deleted table is told so.
    expect(await sweepAt(first + 10 * DAY + HOUR)).toEqual([404, 404, 200, 200]);
    expect(await sweepAt(first + 10 * DAY + 2 * HOUR)).toEqual([404, 404, 404, 200]);
    expect(await slow.a.closed).toBe(CLOSED.noTable);
    expect((await here.ana.get<Me>('/api/me')).tables.map((table) => table.id)).toEqual([timed.id]);
    expect(await answer(sides(timed.a, timed.b)[0])).toBe('done');
  });

  it.each(['before the server starts', 'while it runs'])('are not those of a clock set forward %s', async (when) => {
    let uptime = 0;
    await start({ keepFor: 7 * DAY, clock: () => uptime });
    const { id, a, b } = await begun();
    for (const guest of [a, b]) guest.leave();
    if (when === 'while it runs') await here.running.server.sweep();
    else await here.running.server.close();
    here.now += 100 * DAY; // tokens still hold
    if (when !== 'while it runs') await start({ keepFor: 7 * DAY, clock: () => uptime });
    await here.ana.open(); // a change with the wrong date
    const sweepAfter = async (passed: number): Promise<number> => {
      uptime += passed;
      await here.running.server.sweep();
      return (await here.ana.request(`/api/tables/${id}`)).status;
    };
    expect(await sweepAfter(1)).toBe(200);
    expect(await sweepAfter(2 * HOUR)).toBe(200);
    expect(await sweepAfter(6 * DAY)).toBe(200);
    expect(await sweepAfter(DAY)).toBe(200); // announced
    expect(await sweepAfter(HOUR)).toBe(404);
  });

  it('that somebody else deletes are gone for those who go on with them', async () => {
    await start();
    const { id, a, b } = await begun();
    expect(await here.store.forget(here.now + 1, 9)).toEqual([id]);
    expect(await answer(sides(a, b)[0])).toBe('no-table');
    expect(await here.store.table(id)).toBeUndefined();
  });

  it('are kept for ever if nothing is said', async () => {
    await start();
    const { id } = await here.ana.open();
    here.now += 10_000 * DAY;
    await here.running.server.sweep();
    expect((await here.ana.request(`/api/tables/${id}`)).status).toBe(200);
  });
});

describe('a hint', () => {
  it('is for whoever is asked, leaves nothing in the log, and nobody else hears of it', async () => {
    await start();
    // Factions without Specials: in a window both could be asked.
    const { id } = await here.ana.open({ config: { firstPlayer: 0, mulligan: 'none', factions: NO_SPECIALS } });
    const a = await here.ana.join(id);
    expect(await code(a.say({ type: 'hint' }))).toBe('no-seat');
    await a.sit(0);
    expect(await code(a.say({ type: 'hint' }))).toBe('not-begun');
    const b = await here.bob.join(id);
    await b.sit(1);
    const before = { log: await here.store.log(id, 0), frames: b.frames.length };
    const { question } = updated(a);
    const hint = await a.say({ type: 'hint', command: 'help' });
    expect(hint).toMatchObject({ type: 'hint', command: 'help', question: 0 });
    const options = question?.options.map((option) => option.id);
    const { picks, advice } = hint as Extract<FromServer, { type: 'hint' }>;
    expect(options).toEqual(expect.arrayContaining([...picks]));
    expect(picks).toHaveLength(1);
    expect(advice[0]).toMatchObject({ option: picks[0], chance: expect.any(Number) });
    expect(options).toEqual(expect.arrayContaining(advice.map(({ option }) => option)));
    expect(await code(a.say({ type: 'answer', question: 0, picks }))).toBe('done');
    expect((await here.store.log(id, 0)).length).toBe(before.log.length + 1);
    for (const guest of [a, b]) await guest.until(() => updated(guest).questionNumber === 1);
    expect(b.frames.slice(before.frames).map((text) => JSON.parse(text).type)).toEqual(['update']);
    expect(await code(sides(a, b)[1].say({ type: 'hint' }))).toBe('not-your-turn');
    expect(await code((await (await Visitor.named(here.running, 'Eve')).join(id)).say({ type: 'hint' }))).toBe(
      'no-seat',
    );
    expect(await code((await new Visitor(here.running).join(id)).say({ type: 'hint' }))).toBe('nobody');
  });

  it('is not given all the time', async () => {
    const limits = { hints: { burst: 2, perSecond: 0.2 } };
    await start({ clock: () => here.now, limits, think: async () => ({ picks: [], advice: [] }) });
    const { a, b } = await begun();
    const [asked] = sides(a, b);
    const ask = (): Promise<string> => code(asked.say({ type: 'hint' }));
    expect([await ask(), await ask(), await ask()]).toEqual(['hint', 'hint', 'too-frequent']);
    here.now += 5000;
    expect([await ask(), await ask()]).toEqual(['hint', 'too-frequent']);
  });
});

type Cards = NonNullable<NonNullable<WrittenPosition['players']>['A']>['hand'];

describe('a position', () => {
  const positionOf = async (guest: Guest): Promise<WrittenPosition> => {
    const frame = await guest.say({ type: 'position' });
    if (frame.type !== 'position') throw new Error(frame.type);
    return frame.position;
  };
  const cards = (entries: Cards = []): string[] =>
    entries
      .flatMap((entry) => {
        const [card = '', count = '1'] = (typeof entry === 'string' ? entry : entry.card).split(' x');
        return Array.from({ length: Number(count) }, () => card);
      })
      .sort();
  const handOf = (guest: Guest, seat: number): string[] =>
    (updated(guest).view.players[seat]?.hand.known ?? []).map(({ def }) => def).sort();

  it('holds what the seat knows, and everything once the game is over', async () => {
    await start();
    const { id, a, b } = await begun({ config: { firstPlayer: 0, mulligan: 'none', vpToWin: 1 } });
    const [mine, theirs] = await Promise.all([positionOf(a), positionOf(b)]);
    expect([cards(mine.players?.A?.hand), cards(theirs.players?.B?.hand)]).toEqual([handOf(a, 0), handOf(b, 1)]);
    expect(cards(mine.players?.B?.hand)).not.toEqual(handOf(b, 1)); // made up
    expect(cards(mine.players?.B?.hand)).toHaveLength(5);
    expect(JSON.stringify([mine, theirs])).not.toContain('seed');
    const eve = await (await Visitor.named(here.running, 'Eve')).join(id);
    expect(await code(eve.say({ type: 'position' }))).toBe('no-seat');
    await Promise.all([a, b].map((guest) => playOn(guest, ({ question }) => (question ? choose(question) : []))));
    const end = await positionOf(a);
    expect(end).toEqual(await positionOf(b));
    expect([cards(end.players?.A?.hand), cards(end.players?.B?.hand)]).toEqual([handOf(a, 0), handOf(b, 1)]);
  });

  it('is there from the first turn on', async () => {
    await start();
    const { a } = await begun({ config: { factions: 'draft' } });
    expect(await code(a.say({ type: 'position' }))).toBe('not-asked');
  });
});
