import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLOSED, checkDeal, type ExportedPerson, type Me, type PlayedTable, type TableInfo } from '@baston/table';
import { describe, expect, it } from 'vitest';
import { type Guest, playOn, startServer, Visitor } from '../../../../test/online.ts';
import { randomChooser } from '../../../../test/players.ts';
import { answerSome, atOwnServers, begun, code, here, start } from '../../../../test/two-people.ts';
import { unpack } from '../packing.ts';
import { sha256 } from '../secrets.ts';
import type { MemoryStore } from '../store/memory.ts';
import { openStore } from '../store/open.ts';
import type { TableRow } from '../store/store.ts';

atOwnServers();

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A name that occurs nowhere by chance. */
const ANA = 'Anastasia';
const SECRET = 'meet me at the zoo';

async function startWithAnastasia(options: Parameters<typeof start>[0] = {}): Promise<void> {
  await start(options);
  await here.ana.request('/api/me', { name: ANA });
}

async function playToTheEnd(a: Guest, b: Guest): Promise<void> {
  const choose = randomChooser('removal');
  await Promise.all([a, b].map((guest) => playOn(guest, ({ question }) => (question ? choose(question) : []))));
}

/** Everything stored about a table, as one text. */
async function recordOf(store: MemoryStore, id: string): Promise<string> {
  const record = await store.record(id);
  return record === undefined ? '' : String(unpack(record));
}

async function keptAbout(store: MemoryStore, id: string): Promise<string> {
  return JSON.stringify([
    await store.table(id),
    await store.log(id, 0),
    await store.parked(id),
    await recordOf(store, id),
  ]);
}

const infoOf = (id: string): Promise<TableInfo> => here.bob.get(`/api/tables/${id}`);

describe('a person who deletes themself', () => {
  it('is nobody any more, and their sockets are closed', async () => {
    await startWithAnastasia();
    const { a } = await begun();
    const response = await here.ana.delete('/api/me');
    expect([response.status, response.headers.get('set-cookie')]).toEqual([
      200,
      'baston=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    ]);
    expect(await a.closed).toBe(CLOSED.signedOut);
    expect(await here.ana.get<Me>('/api/me')).toEqual({ name: '', tables: [] });
    expect((await here.ana.delete('/api/me')).status).toBe(401);
    expect((await here.bob.get<Me>('/api/me')).tables).toHaveLength(1);
  });

  it('leaves a finished game that can still be verified, without their name and texts', async () => {
    await startWithAnastasia();
    const { id, a, b } = await begun({ config: { vpToWin: 1 } });
    await a.say({ type: 'say', text: SECRET });
    await b.say({ type: 'say', text: 'and Bob replies' });
    await playToTheEnd(a, b);
    expect(await keptAbout(here.store, id)).toContain(ANA);
    const before = await here.bob.get<PlayedTable>(`/api/tables/${id}/record`);

    await here.ana.delete('/api/me');
    await b.until(() => b.table?.table.seats[0]?.name === '');
    const kept = await keptAbout(here.store, id);
    expect(kept).not.toContain(ANA);
    expect(kept).not.toContain(SECRET);
    const played = await here.bob.get<PlayedTable>(`/api/tables/${id}/record`);
    expect(played.record).toEqual(before.record);
    expect(await checkDeal(played, sha256)).toBeUndefined();
    expect(played.table).toMatchObject({
      phase: 'over',
      winners: before.table.winners,
      seats: [
        { name: '', isHeld: false, isFree: false },
        { name: 'Bob', isHeld: true },
      ],
    });
    const again = await here.bob.join(id);
    await again.until(() => again.update !== undefined);
    const frames = again.frames.join();
    expect(frames).toContain('and Bob replies');
    expect(again.frames.filter((frame) => frame.startsWith('{"type":"text"'))).toHaveLength(1);
    expect(frames).not.toContain(ANA);
  });

  it('resigns a game that is going on, also when an answer could still be taken back', async () => {
    await startWithAnastasia();
    const { id, a, b } = await begun();
    await answerSome(a, b, 12);
    await here.ana.delete('/api/me');
    await b.until(() => b.table?.table.seats[0]?.bot !== undefined);
    expect(await keptAbout(here.store, id)).not.toContain(ANA);
    const info = await infoOf(id);
    expect(info.seats[0]).toEqual({ name: '', isHeld: false, isFree: false, bot: 'greedy', hasResigned: true });
    expect(info).toMatchObject({ phase: 'over', winners: [1], ending: { kind: 'resigned', seats: [0] } });
    // A server that has nothing in memory reads the same from what is kept.
    await here.running.server.close();
    here.running = await startServer({ store: here.store, now: () => here.now });
    const bob = new Visitor(here.running);
    bob.cookie = here.bob.cookie;
    const back = await bob.join(id);
    await back.until(() => back.update !== undefined);
    expect(back.frames.join()).not.toContain(ANA);
  });

  it('leaves a free seat where no game has begun, also one that was kept for them', async () => {
    await startWithAnastasia();
    const { id: waiting } = await here.ana.open();
    await (await here.ana.join(waiting)).sit(0);
    const { id: played, a, b } = await begun({ config: { vpToWin: 1 } });
    await playToTheEnd(a, b);
    await b.say({ type: 'rematch' });
    await b.until(() => b.table?.table.next !== undefined);
    const next = b.table?.table.next as string;
    await here.ana.delete('/api/me');
    expect((await infoOf(waiting)).seats[0]).toMatchObject({ name: '', isFree: true });
    expect(await keptAbout(here.store, waiting)).not.toContain(ANA);
    expect(await keptAbout(here.store, played)).not.toContain(ANA);
    const eve = await (await Visitor.named(here.running, 'Eve')).join(next);
    expect(await code(eve.sit(1))).toBe('done');
  });

  it('is gone from a table that they had left, and from one whose rules this server does not have', async () => {
    await startWithAnastasia();
    const { id: left } = await here.bob.open();
    const guest = await here.ana.join(left);
    await guest.sit(0);
    await guest.say({ type: 'say', text: SECRET });
    await guest.say({ type: 'stand' });
    const { id: old, a } = await begun();
    await a.say({ type: 'say', text: SECRET });
    await here.running.server.close();
    const lost = { ...((await here.store.table(old)) as TableRow), rules: 'lost', rulebook: 'lost' };
    const seq = (await here.store.log(old, 0)).length;
    const entry = JSON.stringify({ type: 'say', at: here.now, seat: 1, text: 'x' });
    await here.store.append({ row: { seq, command: 'x', entry, events: '[]' }, table: lost });
    here.running = await startServer({ store: here.store, now: () => here.now });
    const ana = new Visitor(here.running);
    ana.cookie = here.ana.cookie;
    await ana.delete('/api/me');
    for (const id of [left, old]) {
      expect(await keptAbout(here.store, id)).not.toContain(ANA);
      expect(await keptAbout(here.store, id)).not.toContain(SECRET);
    }
    expect(await new Visitor(here.running).get(`/api/tables/${old}`)).toMatchObject({
      seats: [
        { name: '', isHeld: false },
        { name: 'Bob', isHeld: true },
      ],
    });
  });

  it('is removed for good a minute later, with whatever was still under way, also after a crash', async () => {
    await startWithAnastasia();
    const { id, a } = await begun();
    const known = await here.store.personByToken(sha256(here.ana.cookie.split('=')[1] as string), here.now);
    const person = known?.id as string;
    await a.say({ type: 'say', text: SECRET });
    await here.store.deletePerson(person, here.now); // and the process dies
    here.now += MINUTE - 1;
    await here.running.server.sweep();
    expect(await here.store.deleted()).toHaveLength(1);
    here.now += 1;
    await here.running.server.sweep();
    expect(await keptAbout(here.store, id)).not.toContain(ANA);
    expect(await keptAbout(here.store, id)).not.toContain(SECRET);
    expect(await here.store.deleted()).toEqual([]);
    expect(await here.store.tablesWith(person)).toEqual([]);
  });
});

describe('a file of SQLite', () => {
  it('has no trace of a person who was deleted', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'baston-removal-'));
    const file = join(folder, 'baston.db');
    const store = await openStore(file);
    await startWithAnastasia({ store });
    const { a, b } = await begun();
    await a.say({ type: 'say', text: SECRET });
    await answerSome(a, b, 60); // a game is put away on the way
    await here.ana.delete('/api/me');
    here.now += MINUTE;
    await here.running.server.sweep();
    await here.running.server.close();
    await store.close();
    const bytes = readFileSync(file);
    rmSync(folder, { recursive: true });
    expect(bytes.includes('Bob')).toBe(true);
    expect([bytes.includes(ANA), bytes.includes(SECRET)]).toEqual([false, false]);
  });
});

describe('an export', () => {
  it('has the name, the devices, the tables with results and everything the person did and said', async () => {
    await startWithAnastasia();
    const { id, a, b } = await begun({ config: { vpToWin: 1 } });
    await a.say({ type: 'say', text: SECRET });
    await b.say({ type: 'say', text: 'and Bob replies' });
    const during = await here.ana.get<ExportedPerson>('/api/me/export');
    expect(JSON.stringify(during)).not.toContain('"secret"'); // the deal is not told before the end
    await playToTheEnd(a, b);
    const { id: mine } = await here.ana.open();
    const response = await here.ana.request('/api/me/export');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="baston.json"');
    const exported = (await response.json()) as ExportedPerson;
    expect(exported).toMatchObject({
      format: 'baston-person',
      exportedAt: here.now,
      name: ANA,
      createdAt: here.now,
      seenAt: here.now,
      devices: [{ createdAt: here.now }],
    });
    const tables = new Map(exported.tables.map((table) => [table.id, table]));
    expect([...tables.keys()].sort()).toEqual([id, mine].sort());
    expect(tables.get(id)).toMatchObject({ phase: 'over', seat: 0 });
    expect(tables.get(mine)).toMatchObject({ phase: 'open', seat: -1, entries: [] });
    const entries = tables.get(id)?.entries as { type: string; text?: string }[];
    expect(entries.map(({ type }) => type)).toEqual(expect.arrayContaining(['sit', 'say', 'answer']));
    expect(entries.flatMap(({ text }) => text ?? [])).toEqual([SECRET]);
    const token = here.ana.cookie.split('=')[1] as string;
    expect(JSON.stringify(exported)).not.toContain(token);
    expect(JSON.stringify(exported)).not.toContain(sha256(token));
    expect(JSON.stringify(exported)).not.toContain('Bob replies');
  });

  it('is for that person only, and not for many times in a row', async () => {
    await start();
    const ask = async (visitor: Visitor): Promise<number> => (await visitor.request('/api/me/export')).status;
    expect(await ask(new Visitor(here.running))).toBe(401);
    const answers = [];
    for (let i = 0; i < 4; i++) answers.push(await ask(here.ana));
    expect(answers).toEqual([200, 200, 200, 429]);
    expect(await ask(here.bob)).toBe(200);
    here.now += MINUTE;
    expect(await ask(here.ana)).toBe(200);
  });
});

describe('what has expired', () => {
  it('goes: people without a visit for 180 days, when their tables are gone', async () => {
    await start({ keepFor: 250 * DAY });
    const { id } = await begun();
    const eve = await Visitor.named(here.running, 'Eve');
    const idOf = async (visitor: Visitor): Promise<string> => (await visitor.get<ExportedPerson>('/api/me/export')).id;
    const people = [await idOf(here.ana), await idOf(eve)];
    const left = async (): Promise<boolean[]> =>
      Promise.all(people.map(async (person) => (await here.store.person(person)) !== undefined));
    here.now += 179 * DAY;
    await here.running.server.sweep();
    expect(await left()).toEqual([true, true]);
    here.now += 2 * DAY;
    await here.running.server.sweep();
    expect(await left()).toEqual([true, false]);
    here.now += 100 * DAY;
    await here.running.server.sweep(); // announces that the table will be deleted
    here.now += DAY / 24;
    await here.running.server.sweep();
    expect(await here.store.table(id)).toBeUndefined();
    here.now += DAY;
    await here.running.server.sweep();
    expect(await left()).toEqual([false, false]);
  });
});
