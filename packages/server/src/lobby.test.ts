/** The lobby: tables whose owner is there, and how many of them one person may have. */
import type { TableInfo } from '@baston/table';
import { describe, expect, it } from 'vitest';
import { Visitor } from '../../../test/online.ts';
import { atOwnServers, code, gone, here, start } from '../../../test/two-people.ts';

atOwnServers();

const lobby = async (): Promise<string[]> =>
  (await here.bob.get<{ tables: TableInfo[] }>('/api/tables')).tables.map(({ id }) => id);
const codeOf = async (response: Promise<Response>): Promise<string> => {
  const answer = await response;
  return answer.status < 400 ? 'done' : ((await answer.json()) as { code: string }).code;
};
const OPTIONS = { config: {}, seats: ['person', 'person'], listed: true, pace: 'live', absent: 'bot', seconds: 120 };
const open = (visitor: Visitor, more: object = {}): Promise<string> =>
  codeOf(visitor.request('/api/tables', { ...OPTIONS, ...more }));

describe('the lobby', () => {
  it('lists a table while its owner is connected, and for a minute after', async () => {
    await start();
    const { id } = await here.ana.open({ listed: true });
    expect(await lobby()).toEqual([]);
    await here.bob.join(id);
    expect(await lobby()).toEqual([]);
    const a = await here.ana.join(id);
    expect(await lobby()).toEqual([id]);
    for (let i = 0; i < 6; i++) {
      here.now += 30_000;
      await here.running.server.sweep();
      expect(await lobby()).toEqual([id]);
    }
    await gone(a);
    here.now += 59_000;
    await here.running.server.sweep();
    expect(await lobby()).toEqual([id]);
    here.now += 1000;
    expect(await lobby()).toEqual([]);
    await here.ana.join(id);
    expect(await lobby()).toEqual([id]);
  });

  it('has one table of a person at a time', async () => {
    await start();
    const first = await here.ana.open({ listed: true });
    const a = await here.ana.join(first.id);
    expect(await open(here.ana)).toBe('too-many');
    expect(await open(here.ana, { listed: false })).toBe('done');
    expect(await open(here.bob)).toBe('done');
    expect(await code(a.say({ type: 'close' }))).toBe('done');
    expect(a.table?.table).toMatchObject({ phase: 'over', ending: { kind: 'closed' } });
    expect(await lobby()).toEqual([]);
    expect(await here.ana.get(`/api/tables/${first.id}/record`)).toMatchObject({ code: 'not-begun' });
    expect(await open(here.ana)).toBe('done');
  });

  it('does not hold more than a dozen unfinished tables of a person within a day', async () => {
    await start({ limits: { tables: 3 } });
    const at = here.now;
    for (let i = 0; i < 3; i++) expect(await open(here.ana, { listed: false })).toBe('done');
    expect(await open(here.ana, { listed: false })).toBe('too-many');
    expect(await open(here.bob, { listed: false })).toBe('done');
    here.now = at + 24 * 3_600_000;
    expect(await open(here.ana, { listed: false })).toBe('done');
  });

  it('opens one of many tables that a person wants at once', async () => {
    await start({ limits: { tables: 1 } });
    const told = await Promise.all(Array.from({ length: 10 }, () => open(here.ana)));
    expect(told.filter((one) => one === 'done')).toHaveLength(1);
  });
});

describe('the owner', () => {
  it('removes somebody before the game, who cannot come back at once; nobody else can', async () => {
    await start();
    const { id } = await here.ana.open({ seats: ['person', 'person', 'person'] });
    const a = await here.ana.join(id);
    const b = await here.bob.join(id);
    const eve = await (await Visitor.named(here.running, 'Eve')).join(id);
    await b.sit(1);
    expect(await code(eve.say({ type: 'remove', seat: 1 }))).toBe('not-yours');
    expect(await code(eve.say({ type: 'close' }))).toBe('not-yours');
    expect(await code(a.say({ type: 'remove', seat: 2 }))).toBe('no-seat');
    expect(await code(a.say({ type: 'remove', seat: 1 }))).toBe('done');
    await b.until(() => b.table?.seat === -1);
    expect(b.table?.table.seats[1]).toMatchObject({ isFree: true, isHeld: false, name: '' });
    expect(await code(b.sit(1))).toBe('removed');
    expect(await code(eve.sit(1))).toBe('done');
    here.now += 10 * 60_000;
    expect(await code(b.sit(2))).toBe('done');
    await a.sit(0);
    expect(await code(a.say({ type: 'remove', seat: 1 }))).toBe('begun');
    expect(await code(a.say({ type: 'close' }))).toBe('begun');
  });
});

describe('somebody who sits down and gets up', () => {
  it('is slowed down, at whatever tables', async () => {
    await start({ limits: { changes: { burst: 5, perSecond: 0.1 } } });
    const owners = await Promise.all(Array.from({ length: 8 }, (_, i) => Visitor.named(here.running, `Owner ${i}`)));
    const tables = await Promise.all(owners.map((owner) => owner.open()));
    const told: string[] = [];
    for (const { id } of tables) told.push(await code((await here.bob.join(id)).sit(0)));
    expect(told.filter((one) => one === 'done')).toHaveLength(5);
    expect(told.filter((one) => one === 'too-frequent')).toHaveLength(3);
  });
});

describe('a name', () => {
  it('has a letter or a digit that can be seen', async () => {
    await start();
    const name = (text: string): Promise<string> =>
      codeOf(new Visitor(here.running).request('/api/me', { name: text }));
    for (const text of ['\u3164', '\u115f\u1160', '\u2800', '...', '\u200b\u00ad', '\uffa0 \u3164', '💥'])
      expect(await name(text)).toBe('bad-message');
    for (const text of ['Zoé 🃏', '7', '玩家', 'ㅋㅋ', 'Ω']) expect(await name(text)).toBe('done');
  });
});
