/** Tests what people can and cannot do at a table. */
import { setTimeout } from 'node:timers/promises';
import { rules } from '@baston/cards';
import type { Option } from '@baston/engine';
import { CLOSED, type Me, type TableInfo } from '@baston/table';
import { describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { Guest, playOn, startServer, Visitor } from '../../../test/online.ts';
import {
  answer,
  answerSome,
  atOwnServers,
  begun,
  choose,
  code,
  here,
  sides,
  start,
  updated,
} from '../../../test/two-people.ts';
import type { TableRow } from './store/store.ts';

atOwnServers();

describe('sitting down', () => {
  it('takes a free seat, once, and gives it back', async () => {
    await start();
    const { id } = await here.ana.open({ seats: ['person', 'person', 'person'] });
    const a = await here.ana.join(id);
    const b = await here.bob.join(id);
    expect(await code(a.sit(0))).toBe('done');
    expect(await code(a.sit(1))).toBe('seated');
    expect(await code(b.sit(0))).toBe('seat-taken');
    expect(await code(b.sit(3))).toBe('no-seat');
    expect(await code((await new Visitor(here.running).join(id)).sit(1))).toBe('nobody');
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

  it('is over once the cards are dealt: a bot’s seat goes to nobody, not even with the owner’s help', async () => {
    await start({ botDelay: 1e6 });
    const { id } = await here.ana.open({ seats: ['person', 'random'] });
    const a = await here.ana.join(id);
    const b = await here.bob.join(id);
    await a.sit(0);
    const before = (await here.store.log(id, 0)).length;
    expect(await code(b.sit(1))).toBe('begun');
    expect(await code(a.say({ type: 'fill', seat: 1 }))).toBe('begun');
    expect(await code(a.say({ type: 'fill', seat: 1, bot: 'greedy' }))).toBe('begun');
    expect(await code(b.sit(1))).toBe('begun');
    expect(updated(b).seat).toBe(-1);
    expect(updated(b).view.players[1]?.hand.known).toEqual([]);
    expect((await here.store.log(id, 0)).length).toBe(before);
  });
});

/** A player has played a card that reveals nothing hidden, and can undo it. */
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
    // Another person's command with the same id is a different command.
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
    expect(updated(asked).questionNumber).toBe(question);
  });

  it('take an answer back, also after the table has been out of memory', async () => {
    await start({ idleAfter: 0 });
    const { id, a, b, play } = await played();
    for (const guest of [a, b]) guest.leave();
    await Promise.all([a.closed, b.closed]);
    here.now += 1000;
    while (here.running.server.rooms.size > 0) await here.running.server.sweep();
    const back = await here.ana.join(id);
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
    const again = await here.bob.join(id, `?from=${seq}&seat=1`);
    await again.until(() => again.update !== undefined);
    const update = updated(again);
    expect(update.from).toBe(heard.length);
    expect(update.view).toEqual({ ...updated(a).view, ...update.view });
    const whole = await here.bob.join(id, `?from=${seq}&seat=0`);
    await whole.until(() => whole.update !== undefined);
    const all = updated(whole);
    expect(all.from).toBe(0);
    expect(all.events).toEqual([...heard, ...update.events]);
    expect(await here.bob.get(`/api/tables/${id}/events`)).toEqual({ seat: 1, events: all.events });
  });

  it('finds a table that has left memory, as it was', async () => {
    await start({ idleAfter: 0 });
    const { id, a, b } = await begun();
    await answerSome(a, b, 60);
    const before = updated(a);
    for (const guest of [a, b]) guest.leave();
    await Promise.all([a.closed, b.closed]);
    here.now += 1000;
    while (here.running.server.rooms.size > 0) await here.running.server.sweep();
    const again = await here.ana.join(id);
    await again.until(() => again.update !== undefined);
    const update = updated(again);
    expect({ ...update, from: 0, events: [] }).toEqual({ ...before, from: 0, events: [] });
  });

  it('is possible on another device, once, with a code that does not live long', async () => {
    await start();
    const { id } = await begun();
    const { code: secret } = (await (await here.ana.request('/api/me/code', {})).json()) as { code: string };
    const phone = new Visitor(here.running);
    expect(await (await phone.request('/api/me/device', { code: secret })).json()).toEqual({ name: 'Ana' });
    expect(phone.cookie).not.toBe(here.ana.cookie);
    const { tables } = await phone.get<Me>('/api/me');
    expect(tables.map((table) => [table.id, table.seat])).toEqual([[id, 0]]);
    expect((await phone.join(id)).table).toMatchObject({ seat: 0, isMine: true });
    expect((await phone.request('/api/me/device', { code: secret })).status).toBe(400);
    const late = (await (await here.ana.request('/api/me/code', {})).json()) as { code: string };
    here.now += 11 * 60 * 1000;
    expect(await (await phone.request('/api/me/device', { code: late.code })).json()).toMatchObject({
      code: 'bad-code',
    });
  });

  it('is refused where its rules are unknown, but all can be read', async () => {
    await start();
    const { id, a, b } = await begun();
    await answerSome(a, b, 5);
    const lost = { ...((await here.store.table(id)) as TableRow), rules: 'lost', rulebook: 'lost' };
    const entry = JSON.stringify({ type: 'say', at: here.now, seat: 0, text: 'x' });
    await here.store.append({ row: { seq: updated(a).seq + 1, command: 'x', entry, events: '[]' }, table: lost });
    const other = await startServer({ store: here.store });
    const visitor = new Visitor(other);
    visitor.cookie = here.ana.cookie;
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
    const { id, a } = await begun({ absent: 'bot', seconds: 10 });
    await here.running.server.close();
    const late = Date.now() + 60_000;
    here.running = await startServer({ store: here.store, now: () => late, botDelay: 1e6 });
    const seat = updated(a).waitingFor as number;
    const [guest, other] = (await Promise.all(
      [seat, 1 - seat].map((number) => {
        const visitor = new Visitor(here.running);
        visitor.cookie = [here.ana, here.bob][number]?.cookie as string;
        return visitor.join(id);
      }),
    )) as [Guest, Guest];
    await guest.until(() => guest.table?.table.seats[seat]?.bot === 'greedy');
    expect(guest.table?.table.seats[seat]).toMatchObject({ isHeld: true, missingSince: late });
    expect(await answer(guest)).toBe('not-your-turn');
    const { questionNumber } = updated(guest);
    expect(await code(guest.say({ type: 'back' }))).toBe('done');
    // The time for this question was up: the bot answers it, and the next one is for the player again.
    await guest.until(() => updated(guest).questionNumber > questionNumber);
    expect(guest.table?.table.seats[seat]?.bot).toBeUndefined();
    while (updated(guest).waitingFor !== seat) {
      const before = updated(guest).questionNumber;
      await other.until(() => updated(other).questionNumber === before);
      await answer(other);
      await guest.until(() => updated(guest).questionNumber > before);
    }
    expect(await answer(guest)).toBe('done');
  });

  it('have a clock, and a bot answers when it has run out', async () => {
    await start({ now: Date.now });
    const { a } = await begun({ absent: 'clock', seconds: 10 });
    const seat = updated(a).waitingFor;
    expect((a.table?.table.deadline ?? 0) - Date.now()).toBeLessThan(10_001);
    await here.running.server.close();
    const late = Date.now() + 60_000;
    here.running = await startServer({ store: here.store, now: () => late });
    const again = await new Visitor(here.running).join(a.table?.table.id as string);
    await again.until(() => (again.update?.questionNumber ?? 0) > 0);
    expect(again.table?.table.seats[seat as number]?.bot).toBeUndefined();
  });

  it('are not forgotten by a server that starts again, though nobody looks', async () => {
    await start({ now: Date.now });
    const { id } = await begun({ absent: 'clock', seconds: 10 });
    await here.running.server.close();
    const entries = async (): Promise<number> => (await here.store.log(id, 0)).length;
    const before = await entries();
    here.running = await startServer({ store: here.store, now: Date.now });
    await here.running.server.sweep();
    expect(here.running.server.rooms.size).toBe(0); // there is time left
    await here.running.server.close();
    const late = Date.now() + 60_000;
    here.running = await startServer({ store: here.store, now: () => late });
    await here.running.server.sweep();
    expect(here.running.server.rooms.size).toBe(1);
    while ((await entries()) === before) await setTimeout(10);
    expect(JSON.parse((await here.store.log(id, before))[0]?.entry ?? '')).toMatchObject({
      type: 'answer',
      by: 'clock',
    });
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
    expect(await heard).toMatchObject({ seat: 0, name: 'Ana', text: 'Bien joué !', at: here.now });
    expect(await code(a.say({ type: 'say', text: 'x' }))).toBe('done');
    expect(await code(a.say({ type: 'say', text: 'x' }))).toBe('too-frequent');
    expect(
      await code((await (await Visitor.named(here.running, 'Eve')).join(id)).say({ type: 'say', text: 'x' })),
    ).toBe('no-seat');
    const late = await new Visitor(here.running).join(id);
    await late.until(() => late.update !== undefined);
    expect(late.frames.filter((text) => text.includes('"type":"text"'))).toHaveLength(2);
  });

  it('a rematch is a table for the same people, one seat further', async () => {
    await start();
    const { id, a, b } = await begun({ config: { vpToWin: 1, mulligan: 'none' } });
    await Promise.all([a, b].map((guest) => playOn(guest, ({ question }) => (question ? choose(question) : []))));
    expect(await code(b.say({ type: 'rematch' }))).toBe('done');
    const next = b.table?.table.next as string;
    expect(a.table?.table.next).toBe(next);
    expect(await code(a.say({ type: 'rematch' }))).toBe('begun');
    const [a2, b2, eve] = await Promise.all([
      here.ana.join(next),
      here.bob.join(next),
      Visitor.named(here.running, 'Eve').then((one) => one.join(next)),
    ]);
    expect(await code(eve.sit(0))).toBe('seat-taken');
    expect(await code(a2.sit(0))).toBe('seat-taken');
    expect(await code(b2.sit(0))).toBe('done');
    expect(await code(a2.sit(1))).toBe('done');
    expect(updated(a2)).toMatchObject({ seat: 1, questionNumber: 0 });
    expect(a2.table?.table.commitment).not.toBe(a.table?.table.commitment);
    expect((await here.ana.get<Me>('/api/me')).tables.map((table) => [table.id, table.seat])).toEqual(
      expect.arrayContaining([
        [id, 0],
        [next, 1],
      ]),
    );
  });

  it('the lobby shows listed tables that wait for somebody', async () => {
    await start();
    const listed = await here.ana.open({ listed: true });
    const hidden = await here.ana.open({ listed: false });
    const lobby = async (): Promise<string[]> =>
      (await here.bob.get<{ tables: TableInfo[] }>('/api/tables')).tables.map(({ id }) => id);
    const [a] = [await here.ana.join(listed.id), await here.ana.join(hidden.id)];
    expect(await lobby()).toEqual([listed.id]);
    await a.sit(0);
    await (await here.bob.join(listed.id)).sit(1);
    expect(await lobby()).toEqual([]);
  });

  it('nothing secret is told before the game is over', async () => {
    await start();
    const { id, a, b } = await begun();
    await answerSome(a, b, 5);
    const info = await here.ana.get<TableInfo>(`/api/tables/${id}`);
    const entries = (await here.store.log(id, 0)).map(({ entry }) => JSON.parse(entry));
    const secrets = [entries[0].secret, entries[1].share, entries[2].share, entries[1].person, entries[2].person];
    const sent = [...a.frames, ...b.frames, JSON.stringify(info), JSON.stringify(await here.ana.get('/api/me'))].join();
    for (const secret of secrets) expect(sent.includes(secret)).toBe(false);
    expect(await here.ana.get(`/api/tables/${id}/record`)).toMatchObject({ code: 'not-over' });
  });
});
