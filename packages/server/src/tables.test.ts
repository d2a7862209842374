/** What people can do at a table, and what they cannot. */
import { setTimeout } from 'node:timers/promises';
import { rules } from '@baston/cards';
import { type Option, Rules } from '@baston/engine';
import { CLOSED, type FromServer, type Me, type TableInfo, type Update, type WrittenPosition } from '@baston/table';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { Guest, playOn, type Running, startServer, Visitor } from '../../../test/online.ts';
import { randomChooser } from '../../../test/players.ts';
import { MemoryStore } from './store/memory.ts';

let running: Running;
let store: MemoryStore;
let now: number;
let ana: Visitor;
let bob: Visitor;

const start = async (options: Parameters<typeof startServer>[0] = {}): Promise<void> => {
  running = await startServer({ store, now: () => now, ...options });
  ana = await Visitor.named(running, 'Ana');
  bob = await Visitor.named(running, 'Bob');
};
beforeEach(() => {
  store = new MemoryStore();
  now = 1_800_000_000_000;
});
afterEach(() => running.server.close());

const code = async (said: Promise<FromServer>): Promise<string> => {
  const frame = await said;
  return frame.type === 'refused' ? frame.code : frame.type;
};

async function begun(options: Parameters<Visitor['open']>[0] = {}): Promise<{ id: string; a: Guest; b: Guest }> {
  const { id } = await ana.open(options);
  const a = await ana.join(id);
  const b = await bob.join(id);
  await a.sit(0);
  await b.sit(1);
  return { id, a, b };
}

const choose = randomChooser('tables');
const updated = (guest: Guest): Update & { seq: number } => guest.update as Update & { seq: number };
/** Whoever is asked, and whoever is not. */
const sides = (a: Guest, b: Guest): [Guest, Guest] => (updated(a).waitingFor === 0 ? [a, b] : [b, a]);

async function answer(guest: Guest): Promise<string> {
  const { question, questionNumber } = updated(guest);
  return code(guest.say({ type: 'answer', question: questionNumber, picks: question ? choose(question) : [] }));
}
async function answerSome(a: Guest, b: Guest, count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    const before = updated(a).questionNumber;
    await answer(sides(a, b)[0]);
    for (const guest of [a, b]) await guest.until(() => updated(guest).questionNumber > before);
  }
}

describe('sitting down', () => {
  it('takes a free seat, once, and gives it back', async () => {
    await start();
    const { id } = await ana.open({ seats: ['person', 'person', 'person'] });
    const a = await ana.join(id);
    const b = await bob.join(id);
    expect(await code(a.sit(0))).toBe('done');
    expect(await code(a.sit(1))).toBe('seated');
    expect(await code(b.sit(0))).toBe('seat-taken');
    expect(await code(b.sit(3))).toBe('no-seat');
    expect(await code((await new Visitor(running).join(id)).sit(1))).toBe('nobody');
    expect(await code(a.say({ type: 'stand' }))).toBe('done');
    expect(await code(b.sit(0))).toBe('done');
    expect(b.table?.table.seats.map(({ name, isHeld, isFree }) => [name, isHeld, isFree])).toEqual([
      ['Bob', true, false],
      ['', false, true],
      ['', false, true],
    ]);
    expect(await code(b.say({ type: 'fill', seat: 1, bot: 'random' }))).toBe('not-yours');
    expect(await code(a.say({ type: 'fill', seat: 0, bot: 'random' }))).toBe('seat-taken');
    expect(await code(a.say({ type: 'fill', seat: 1, bot: 'random' }))).toBe('done');
    expect(b.update).toBeUndefined();
    expect(await code(a.sit(2))).toBe('done');
    await b.until(() => b.update !== undefined);
    expect(updated(b).seats.map(({ kind }) => kind)).toEqual(['human', 'random', 'human']);
    expect(await code(a.say({ type: 'rematch' }))).toBe('not-over');
  });

  it('is possible for a late friend where a bot plays, if whoever opened the table says so', async () => {
    await start({ botDelay: 1e6 });
    const { id } = await ana.open({ seats: ['person', 'random'] });
    const a = await ana.join(id);
    const b = await bob.join(id);
    await a.sit(0);
    expect(await code(b.sit(1))).toBe('seat-taken');
    expect(await code(a.say({ type: 'fill', seat: 1 }))).toBe('done');
    expect(updated(b).seat).toBe(-1);
    expect(await code(b.sit(1))).toBe('done');
    expect(updated(b)).toMatchObject({ seat: 1, from: 0 });
    expect(updated(b).view.players[1]?.hand.known).toHaveLength(5);
    expect(updated(b).events.length).toBeGreaterThan(4);
  });
});

/** Somebody has played a card that shows nothing hidden, and could take it back. */
async function played(): Promise<{ id: string; a: Guest; b: Guest; play: Option }> {
  for (;;) {
    const table = await begun({ config: { firstPlayer: 0, mulligan: 'none' } });
    const play = updated(table.a).question?.options.find(({ id }) => id.startsWith('play:'));
    if (play) {
      expect(await code(table.a.say({ type: 'answer', question: 0, picks: [play.id] }))).toBe('done');
      if (updated(table.a).noUndo === undefined) return { ...table, play };
    }
    for (const guest of [table.a, table.b]) guest.leave();
  }
}

describe('commands', () => {
  it('are done once, however often they are said, and by nobody else', async () => {
    await start();
    const { a, b } = await begun();
    const [asked, other] = sides(a, b);
    const { question, questionNumber } = updated(asked);
    const picks = question ? choose(question) : [];
    const message = { type: 'answer' as const, command: 'same', question: questionNumber, picks };
    expect(await code(other.say({ ...message, command: 'mine' }))).toBe('not-your-turn');
    const first = await asked.say(message);
    expect(first).toMatchObject({ type: 'done' });
    await other.until(() => updated(other).questionNumber === questionNumber + 1);
    const frames = other.frames.length;
    expect(await asked.say(message)).toEqual(first);
    expect(await code(asked.say({ ...message, command: 'another' }))).toBe('stale-answer');
    // Somebody else's command of the same name is another command.
    expect(await code(other.say(message))).toBe('stale-answer');
    expect(other.frames.length - frames).toBe(1);
  });

  it('are refused out of turn, too late, too many and unknown', async () => {
    await start();
    const { a, b } = await begun({ config: { mulligan: 'none' } });
    const [asked] = sides(a, b);
    const {
      questionNumber: question,
      question: {
        options: [first],
      } = { options: [] },
    } = updated(asked);
    const say = (more: object): Promise<string> => code(asked.say({ type: 'answer', question, picks: [], ...more }));
    expect(await say({ picks: ['nothing'] })).toBe('stale-answer');
    expect(await say({ picks: [first?.id, first?.id] })).toBe('illegal-answer');
    expect(await say({ question: question + 1 })).toBe('stale-answer');
    expect(await code(asked.say({ type: 'undo', question }))).toBe('illegal-answer');
    expect(await code(asked.say({ type: 'back' }))).toBe('no-seat');
    expect(updated(asked).questionNumber).toBe(question);
  });

  it('take an answer back, also after the table has been out of memory', async () => {
    await start({ idleAfter: 0 });
    const { id, a, b, play } = await played();
    for (const guest of [a, b]) guest.leave();
    await Promise.all([a.closed, b.closed]);
    now += 1000;
    while (running.server.rooms.size > 0) await running.server.sweep();
    const back = await ana.join(id);
    await back.until(() => back.update !== undefined);
    expect(updated(back).questionNumber).toBe(1);
    expect(updated(back).noUndo).toBeUndefined();
    expect(await code(back.say({ type: 'undo', question: 1 }))).toBe('done');
    expect(updated(back).events.at(-1)).toEqual({ type: 'undo', seat: 0 });
    expect(updated(back).question?.options).toContainEqual(play);
  });
});

describe('coming back', () => {
  it('tells what follows the last number, and everything to another seat', async () => {
    await start();
    const { id, a, b } = await begun();
    await answerSome(a, b, 10);
    const { seq, events, from } = updated(b);
    const heard = b.frames.flatMap((text) => (JSON.parse(text).type === 'update' ? JSON.parse(text).events : []));
    expect(from + events.length).toBe(heard.length);
    b.leave();
    await b.closed;
    for (let i = 0; i < 3 && updated(a).waitingFor === 0; i++) await answer(a);
    const again = await bob.join(id, `?from=${seq}&seat=1`);
    await again.until(() => again.update !== undefined);
    const update = updated(again);
    expect(update.from).toBe(heard.length);
    expect(update.view).toEqual({ ...updated(a).view, ...update.view });
    const whole = await bob.join(id, `?from=${seq}&seat=0`);
    await whole.until(() => whole.update !== undefined);
    const all = updated(whole);
    expect(all.from).toBe(0);
    expect(all.events).toEqual([...heard, ...update.events]);
    expect(await bob.get(`/api/tables/${id}/events`)).toEqual({ seat: 1, events: all.events });
  });

  it('finds a table that has left memory, as it was', async () => {
    await start({ idleAfter: 0 });
    const { id, a, b } = await begun();
    await answerSome(a, b, 60);
    const before = updated(a);
    for (const guest of [a, b]) guest.leave();
    await Promise.all([a.closed, b.closed]);
    now += 1000;
    while (running.server.rooms.size > 0) await running.server.sweep();
    const again = await ana.join(id);
    await again.until(() => again.update !== undefined);
    const update = updated(again);
    expect({ ...update, from: 0, events: [] }).toEqual({ ...before, from: 0, events: [] });
  });

  it('is possible on another device, once, with a code that does not live long', async () => {
    await start();
    const { id } = await begun();
    const { code: secret } = (await (await ana.request('/api/me/code', {})).json()) as { code: string };
    const phone = new Visitor(running);
    expect(await (await phone.request('/api/me/device', { code: secret })).json()).toEqual({ name: 'Ana' });
    expect(phone.cookie).not.toBe(ana.cookie);
    const { tables } = await phone.get<Me>('/api/me');
    expect(tables.map((table) => [table.id, table.seat])).toEqual([[id, 0]]);
    expect((await phone.join(id)).table).toMatchObject({ seat: 0, isMine: true });
    expect((await phone.request('/api/me/device', { code: secret })).status).toBe(400);
    const late = (await (await ana.request('/api/me/code', {})).json()) as { code: string };
    now += 11 * 60 * 1000;
    expect(await (await phone.request('/api/me/device', { code: late.code })).json()).toMatchObject({
      code: 'bad-code',
    });
  });

  it('is refused where the rules are others, but all can be read', async () => {
    await start();
    const { id, a, b } = await begun();
    await answerSome(a, b, 5);
    const other = await startServer({ store, rules: new Rules(rules.sets, 'other') });
    const visitor = new Visitor(other);
    visitor.cookie = ana.cookie;
    const socket = new WebSocket(`${other.url.replace('http', 'ws')}/api/tables/${id}/socket`);
    const guest = new Guest(socket);
    expect(await guest.closed).toBe(CLOSED.otherVersion);
    expect(JSON.parse(guest.frames[0] as string)).toMatchObject({ type: 'refused', code: 'other-version' });
    const info = await visitor.get<TableInfo>(`/api/tables/${id}`);
    expect(info).toMatchObject({ id, rules: rules.version, phase: 'playing' });
    const { events, seat } = await visitor.get<{ events: unknown[]; seat: number }>(`/api/tables/${id}/events`);
    expect({ seat, events: events.length }).toEqual({ seat: 0, events: updated(a).from + updated(a).events.length });
    await other.server.close();
  });
});

describe('the absent', () => {
  it('are waited for', async () => {
    await start();
    const { a } = await begun({ absent: 'wait' });
    expect(a.table?.table.deadline).toBeUndefined();
  });

  it('are played for by a bot until they come back', async () => {
    await start({ now: Date.now });
    const { a, b } = await begun({ absent: 'bot', seconds: 10 });
    await running.server.close();
    const late = Date.now() + 60_000;
    running = await startServer({ store, now: () => late, botDelay: 1e6 });
    const again = new Visitor(running);
    again.cookie = [ana, bob][updated(a).waitingFor as number]?.cookie as string;
    const guest = await again.join(a.table?.table.id as string);
    await guest.until(() => guest.table?.table.seats.some(({ bot }) => bot === 'greedy') ?? false);
    expect(guest.table?.table.seats[updated(a).waitingFor as number]).toMatchObject({ bot: 'greedy', isHeld: true });
    expect(await answer(guest)).toBe('not-your-turn');
    expect(await code(guest.say({ type: 'back' }))).toBe('done');
    expect(await answer(guest)).toBe('done');
    expect(b.frames.length).toBeGreaterThan(0);
  });

  it('have a clock, and a bot answers when it has run out', async () => {
    await start({ now: Date.now });
    const { a } = await begun({ absent: 'clock', seconds: 10 });
    const seat = updated(a).waitingFor;
    expect((a.table?.table.deadline ?? 0) - Date.now()).toBeLessThan(10_001);
    await running.server.close();
    const late = Date.now() + 60_000;
    running = await startServer({ store, now: () => late });
    const again = await new Visitor(running).join(a.table?.table.id as string);
    await again.until(() => (again.update?.questionNumber ?? 0) > 0);
    expect(again.table?.table.seats[seat as number]?.bot).toBeUndefined();
  });

  it('are not forgotten by a server that starts again, though nobody looks', async () => {
    await start({ now: Date.now });
    const { id } = await begun({ absent: 'clock', seconds: 10 });
    await running.server.close();
    const entries = async (): Promise<number> => (await store.log(id, 0)).length;
    const before = await entries();
    running = await startServer({ store, now: Date.now });
    await running.server.sweep();
    expect(running.server.rooms.size).toBe(0); // there is time left
    await running.server.close();
    const late = Date.now() + 60_000;
    running = await startServer({ store, now: () => late });
    await running.server.sweep();
    expect(running.server.rooms.size).toBe(1);
    while ((await entries()) === before) await setTimeout(10);
    expect(JSON.parse((await store.log(id, before))[0]?.entry ?? '')).toMatchObject({ type: 'answer', by: 'clock' });
  });

  it('may leave the game to a bot, and it goes on to the end', async () => {
    await start();
    const { a, b } = await begun({ config: { vpToWin: 3 } });
    expect(await code(b.say({ type: 'stand' }))).toBe('done');
    await playOn(a, ({ question }) => (question ? choose(question) : []));
    expect(a.update?.view.winners.length).toBeGreaterThan(0);
  });
});

describe('around the game', () => {
  it('people talk, but not too much', async () => {
    await start({ limits: { texts: { burst: 2, perSecond: 0.1 } } });
    const { id, a, b } = await begun();
    const heard = b.next('text');
    expect(await code(a.say({ type: 'say', text: '  Bien joué !\u202e\n ' }))).toBe('done');
    expect(await heard).toMatchObject({ seat: 0, name: 'Ana', text: 'Bien joué !', at: now });
    expect(await code(a.say({ type: 'say', text: 'x' }))).toBe('done');
    expect(await code(a.say({ type: 'say', text: 'x' }))).toBe('too-frequent');
    expect(await code((await (await Visitor.named(running, 'Eve')).join(id)).say({ type: 'say', text: 'x' }))).toBe(
      'no-seat',
    );
    const late = await new Visitor(running).join(id);
    await late.until(() => late.update !== undefined);
    expect(late.frames.filter((text) => text.includes('"type":"text"'))).toHaveLength(2);
  });

  it('a rematch is a table for the same people, one seat further', async () => {
    await start();
    const { id, a, b } = await begun({ config: { vpToWin: 1 } });
    await Promise.all([a, b].map((guest) => playOn(guest, ({ question }) => (question ? choose(question) : []))));
    expect(await code(b.say({ type: 'rematch' }))).toBe('done');
    const next = b.table?.table.next as string;
    expect(a.table?.table.next).toBe(next);
    expect(await code(a.say({ type: 'rematch' }))).toBe('begun');
    const [a2, b2, eve] = await Promise.all([
      ana.join(next),
      bob.join(next),
      Visitor.named(running, 'Eve').then((one) => one.join(next)),
    ]);
    expect(await code(eve.sit(0))).toBe('seat-taken');
    expect(await code(a2.sit(0))).toBe('seat-taken');
    expect(await code(b2.sit(0))).toBe('done');
    expect(await code(a2.sit(1))).toBe('done');
    expect(updated(a2)).toMatchObject({ seat: 1, questionNumber: 0 });
    expect(a2.table?.table.commitment).not.toBe(a.table?.table.commitment);
    expect((await ana.get<Me>('/api/me')).tables.map((table) => [table.id, table.seat])).toEqual(
      expect.arrayContaining([
        [id, 0],
        [next, 1],
      ]),
    );
  });

  it('the lobby shows listed tables that wait for somebody', async () => {
    await start();
    const listed = await ana.open({ listed: true });
    await ana.open({ listed: false });
    const lobby = async (): Promise<string[]> =>
      (await bob.get<{ tables: TableInfo[] }>('/api/tables')).tables.map(({ id }) => id);
    expect(await lobby()).toEqual([listed.id]);
    for (const [seat, visitor] of [ana, bob].entries()) await (await visitor.join(listed.id)).sit(seat);
    expect(await lobby()).toEqual([]);
  });

  it('nothing secret is told before the game is over', async () => {
    await start();
    const { id, a, b } = await begun();
    await answerSome(a, b, 5);
    const info = await ana.get<TableInfo>(`/api/tables/${id}`);
    const entries = (await store.log(id, 0)).map(({ entry }) => JSON.parse(entry));
    const secrets = [entries[0].secret, entries[1].share, entries[2].share, entries[1].person, entries[2].person];
    const sent = [...a.frames, ...b.frames, JSON.stringify(info), JSON.stringify(await ana.get('/api/me'))].join();
    for (const secret of secrets) expect(sent.includes(secret)).toBe(false);
    expect(await ana.get(`/api/tables/${id}/record`)).toMatchObject({ code: 'not-over' });
  });
});

const DAY = 24 * 60 * 60 * 1000;

describe('old tables', () => {
  it('are deleted after the stated time, finished or not, and never before', async () => {
    const first = now;
    await start({ keepFor: 7 * DAY, idleAfter: 0 });
    const { id, a, b } = await begun({ config: { vpToWin: 1 } });
    await Promise.all([a, b].map((guest) => playOn(guest, ({ question }) => (question ? choose(question) : []))));
    const open = await ana.open({ listed: true });
    for (const guest of [a, b]) guest.leave();
    await Promise.all([a.closed, b.closed]);
    now = first + 3 * DAY;
    const slow = await begun({ absent: 'wait' });
    const timed = await begun({ absent: 'clock', seconds: 30 * 24 * 60 * 60 });
    const status = async (table: string): Promise<number> => (await ana.request(`/api/tables/${table}`)).status;
    const found = async (): Promise<number[]> =>
      Promise.all([id, open.id, slow.id, timed.id].map((table) => status(table)));

    now = first + 7 * DAY;
    await running.server.sweep();
    expect(await found()).toEqual([200, 200, 200, 200]);
    now += 60_000;
    await running.server.sweep(); // it looks once an hour
    expect(await found()).toEqual([200, 200, 200, 200]);
    now += 60 * 60_000;
    await running.server.sweep();
    expect(await found()).toEqual([404, 404, 200, 200]);
    expect((await ana.request(`/api/tables/${id}/record`)).status).toBe(404);
    expect((await bob.get<{ tables: TableInfo[] }>('/api/tables')).tables).toEqual([]);

    // Somebody still looks at a table where nothing has happened: they are told that it is gone.
    now = first + 10 * DAY + 1;
    await running.server.sweep();
    expect(await found()).toEqual([404, 404, 404, 200]);
    expect(await slow.a.closed).toBe(CLOSED.noTable);
    expect((await ana.get<Me>('/api/me')).tables.map((table) => table.id)).toEqual([timed.id]);
    expect(await answer(sides(timed.a, timed.b)[0])).toBe('done');
  });

  it('that somebody else deletes are gone for those who go on with them', async () => {
    await start();
    const { id, a, b } = await begun();
    expect(await store.forget(now + 1, 9)).toEqual([id]);
    expect(await answer(sides(a, b)[0])).toBe('no-table');
    expect(await store.table(id)).toBeUndefined();
  });

  it('are kept for ever if nothing is said', async () => {
    await start();
    const { id } = await ana.open();
    now += 10_000 * DAY;
    await running.server.sweep();
    expect((await ana.request(`/api/tables/${id}`)).status).toBe(200);
  });
});

describe('a hint', () => {
  it('is for whoever is asked, leaves nothing in the log, and nobody else hears of it', async () => {
    await start();
    const { id } = await ana.open({ config: { firstPlayer: 0, mulligan: 'none' } });
    const a = await ana.join(id);
    expect(await code(a.say({ type: 'hint' }))).toBe('no-seat');
    await a.sit(0);
    expect(await code(a.say({ type: 'hint' }))).toBe('not-begun');
    const b = await bob.join(id);
    await b.sit(1);
    const before = { log: await store.log(id, 0), frames: b.frames.length };
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
    expect((await store.log(id, 0)).length).toBe(before.log.length + 1);
    await b.until(() => updated(b).questionNumber === 1);
    expect(b.frames.slice(before.frames).map((text) => JSON.parse(text).type)).toEqual(['update']);
    expect(await code(b.say({ type: 'hint' }))).toBe('not-your-turn');
    expect(await code((await (await Visitor.named(running, 'Eve')).join(id)).say({ type: 'hint' }))).toBe('no-seat');
    expect(await code((await new Visitor(running).join(id)).say({ type: 'hint' }))).toBe('nobody');
  });

  it('is not given all the time', async () => {
    await start({ limits: { hints: { burst: 2, perSecond: 0.2 } }, think: async () => ({ picks: [], advice: [] }) });
    const { a, b } = await begun();
    const [asked] = sides(a, b);
    const ask = (): Promise<string> => code(asked.say({ type: 'hint' }));
    expect([await ask(), await ask(), await ask()]).toEqual(['hint', 'hint', 'too-frequent']);
    now += 5000;
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
    const eve = await (await Visitor.named(running, 'Eve')).join(id);
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
