/** Tests abusive connections. Each of these once stopped or slowed down everybody. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { CLOSED } from '@baston/table';
import { afterEach, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { Guest, type Running, startServer, Visitor } from '../../../test/online.ts';
import { MemoryStore } from './store/memory.ts';

let running: Running;
afterEach(() => running.server.close());

const NOWHERE = '/api/tables/xxxxxxxxxxxxxxxx/socket';
const NOBODY = `cookie: baston=${'x'.repeat(43)}\r\n`;

/** A connection on which the handshake of a WebSocket has been asked for. */
function ask(path: string, headers = ''): Socket {
  const { hostname, port } = new URL(running.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n${headers}\r\n`,
  );
  return socket;
}

/** The first line of what a handshake is answered with, once the connection is over. */
async function answerTo(path: string): Promise<string> {
  const socket = ask(path);
  let heard = '';
  socket.on('data', (data) => {
    heard += data;
  });
  await once(socket, 'close');
  return heard.split('\r\n')[0] as string;
}

/** A frame as a client sends it, with a mask that changes nothing. */
const frameOf = (first: number, payload = ''): Buffer =>
  Buffer.concat([Buffer.from([first, 0x80 | payload.length, 0, 0, 0, 0]), Buffer.from(payload)]);
const TEXT = 0x81;
const PING = 0x89;
const PONG = 0x8a;

const isWell = async (): Promise<number> => (await new Visitor(running).request('/healthz')).status;
const trouble = async (): Promise<boolean> =>
  (await (await fetch(`${running.url}/metrics`)).text()).includes('trouble');

async function table(options: Parameters<typeof startServer>[0] = {}) {
  const store = new MemoryStore();
  running = await startServer({ store, botDelay: 1e6, ...options });
  const ana = await Visitor.named(running, 'Ana');
  const bob = await Visitor.named(running, 'Bob');
  const { id } = await ana.open({ config: { mulligan: 'none' } });
  const a = await ana.join(id);
  const b = await bob.join(id);
  await a.sit(0);
  await b.sit(1);
  return { store, id, ana, bob, a, b, path: `/api/tables/${id}/socket` };
}
const open = (id: string): Guest =>
  new Guest(new WebSocket(`${running.url.replace('http', 'ws')}/api/tables/${id}/socket`));

async function readWhole(id: string, address: string, path = 'events'): Promise<number> {
  const response = await fetch(`${running.url}/api/tables/${id}/${path}`, { headers: { 'x-forwarded-for': address } });
  await response.text();
  return response.status;
}
describe('a handshake', () => {
  it.each([
    ['at a wrong path, reset', '/x', '', (socket: Socket) => socket.resetAndDestroy()],
    ['at a wrong path, closed', '/x', '', (socket: Socket) => socket.destroy()],
    ['with a made-up cookie, reset', NOWHERE, NOBODY, (socket: Socket) => socket.resetAndDestroy()],
    ['over the limit, reset', NOWHERE, '', (socket: Socket) => socket.resetAndDestroy()],
  ])('that is dropped ends nothing: %s', async (what, path, headers, drop) => {
    const requests = { burst: what.startsWith('over') ? 5 : 1e9, perSecond: 1e-9 };
    running = await startServer({ limits: { requests } });
    for (let i = 0; i < 100; i++) {
      const socket = ask(path, headers);
      if (i % 2) await once(socket, 'connect');
      drop(socket);
    }
    for (let i = 0; i < 100; i++) {
      const socket = ask(path, headers);
      await once(socket, 'connect');
      await setTimeout(i % 4); // it may have been read, half answered or answered
      drop(socket);
    }
    expect(await isWell()).toBe(what.startsWith('over') ? 429 : 200);
  });

  it('that is refused leaves no connection behind, though the client does not hang up', async () => {
    running = await startServer();
    const { hostname, port } = new URL(running.url);
    const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
    const failed = once(socket, 'error').catch(([error]) => error);
    socket.write('GET /x HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
    socket.resume();
    await once(socket, 'end');
    const writing = setInterval(() => socket.write('x'), 10); // refused by the other side, if that is gone
    const [error] = await failed;
    clearInterval(writing);
    expect(['EPIPE', 'ECONNRESET']).toContain(error.code);
  });

  it.each(['//', '///', '/\\', 'http://[', '/%', '*'])(
    'at %s is counted and refused, and is no trouble',
    async (path) => {
      running = await startServer({ limits: { requests: { burst: 4, perSecond: 0.1 } } });
      expect(await answerTo(path)).toMatch(/ 40[04] /);
      expect(await trouble()).toBe(false);
      for (let i = 0; i < 3; i++) await answerTo(path);
      if (path !== '*') expect(await answerTo(path)).toContain(' 429 ');
    },
  );
});

describe('a socket', () => {
  it('that was told that it is closed is gone, though it goes on and does not hang up', async () => {
    const { path } = await table({ limits: { messages: { burst: 5, perSecond: 0.001 } } });
    const socket = ask(path);
    await once(socket, 'data');
    const more = Buffer.concat(Array.from({ length: 2000 }, () => frameOf(TEXT, '{"type":"ping"}')));
    socket.on('drain', () => socket.write(more));
    socket.resume();
    socket.write(more);
    await expect.poll(() => running.server.connections).toBe(2);
    socket.destroy();
  });

  it('that was told that it is closed hears why', async () => {
    const { id } = await table({ limits: { messages: { burst: 5, perSecond: 0.001 } } });
    const guest = open(id);
    await guest.next('table');
    for (let i = 0; i < 5000; i++) guest.send({ type: 'ping' });
    expect(await guest.closed).toBe(CLOSED.frequent);
  });

  it.each([
    ['pings', PING],
    ['pongs', PONG],
  ])('is closed for too many %s', async (_what, kind) => {
    const { path } = await table({ limits: { messages: { burst: 5, perSecond: 0.001 } } });
    const socket = ask(path);
    await once(socket, 'data');
    expect(running.server.connections).toBe(3);
    const heard: Buffer[] = [];
    socket.on('data', (data) => heard.push(data));
    for (let i = 0; i < 120; i++) socket.write(frameOf(kind, 'p'));
    await expect.poll(() => running.server.connections).toBe(2);
    const pongs = Buffer.concat(heard).toString('latin1').split('\x8a\x01p').length - 1;
    expect(pongs).toBe(kind === PING ? 5 : 0);
  });

  it('that does not read its pongs is cut off', async () => {
    const { path } = await table({ limits: { unread: 64 * 1024 } });
    const socket = ask(path);
    await once(socket, 'data');
    socket.pause();
    const pings = Buffer.concat(Array.from({ length: 2000 }, () => frameOf(PING, 'x'.repeat(120))));
    const isCut = (): boolean => running.server.connections === 2;
    // The system keeps some megabytes for it before anybody notices.
    for (let i = 0; i < 400 && !isCut(); i++)
      if (!socket.write(pings))
        await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => undefined);
    await expect.poll(isCut).toBe(true);
    socket.destroy();
  });

  it('is closed for a message in too many pieces, also of nothing', async () => {
    for (const payload of ['x', '']) {
      const { path } = await table();
      const socket = ask(path);
      await once(socket, 'data');
      socket.resume();
      socket.write(frameOf(0x01, payload));
      for (let i = 0; i < 40; i++) socket.write(frameOf(0x00, payload));
      await expect.poll(() => running.server.connections).toBe(2);
      if (payload) await running.server.close();
    }
  });

  it('is told which command came too soon', async () => {
    const { a } = await table({ limits: { messages: { burst: 2, perSecond: 0.001 } } });
    await a.say({ type: 'say', text: 'one' });
    expect(await a.say({ type: 'say', text: 'two', command: 'second' })).toMatchObject({
      type: 'refused',
      code: 'too-frequent',
      command: 'second',
    });
  });

  it('is heard though the clock of the machine has been set back', async () => {
    let now = Date.now();
    const { a, ana } = await table({
      now: () => now,
      limits: { messages: { burst: 5, perSecond: 1 }, requests: { burst: 50, perSecond: 1 } },
    });
    now -= 60 * 60 * 1000;
    expect((await a.say({ type: 'say', text: 'here' })).type).toBe('done');
    expect((await ana.request('/api/me')).status).toBe(200);
  });
});

describe('a table', () => {
  it('has room for whoever holds a seat, however many look on', async () => {
    const { id, ana, a } = await table();
    a.leave();
    await a.closed;
    const spectators = Array.from({ length: 210 }, () => open(id));
    const codes = await Promise.all(
      spectators.map((guest) => Promise.race([guest.closed, guest.next('table').then(() => 'in')])),
    );
    expect(codes.filter((one) => one === 'in')).toHaveLength(200);
    const back = await ana.join(id);
    expect(back.table?.seat).toBe(0);
    for (const guest of spectators) guest.leave();
  });

  it('has no room for more than ten connections of one person: the oldest is closed', async () => {
    const { id, ana, a, b } = await table();
    const more = [];
    for (let i = 0; i < 9; i++) more.push(await ana.join(id));
    expect(a.socket.readyState).toBe(WebSocket.OPEN);
    await ana.join(id);
    expect(await a.closed).toBe(CLOSED.frequent);
    expect([b, ...more].map(({ socket }) => socket.readyState)).toEqual(Array(10).fill(WebSocket.OPEN));
  });

  it('tells nobody anything when a command is repeated', async () => {
    const { a, b, store, id } = await table();
    const first = await a.say({ type: 'say', text: 'once', command: 'same' });
    await a.say({ type: 'say', text: 'later' });
    await b.until(() => b.frames.some((text) => text.includes('later')));
    const before = b.frames.length;
    for (let i = 0; i < 20; i++) expect(await a.say({ type: 'say', text: 'once', command: 'same' })).toEqual(first);
    await a.say({ type: 'say', text: 'last' });
    await b.until(() => b.frames.some((text) => text.includes('last')));
    expect(b.frames.length).toBe(before + 1);
    expect((await store.log(id, 0)).length).toBe(6);
  });

  it('is read as a whole not often by one address, which is counted by its /64', async () => {
    const { id } = await table({ limits: { costly: { burst: 5, perSecond: 0.001 } }, isBehindProxy: true });
    const codes = [];
    for (let i = 0; i < 7; i++) codes.push(await readWhole(id, `2001:db8::${i}`, i % 2 ? 'record' : 'events'));
    expect(codes).toEqual([200, 409, 200, 409, 200, 429, 429]);
  });

  it('is read as a whole by few at once, one after the other', async () => {
    let isOpen = () => {};
    const gate = new Promise<void>((done) => {
      isOpen = done;
    });
    let reading = 0;
    let most = 0;
    class SlowStore extends MemoryStore {
      override async log(...asked: Parameters<MemoryStore['log']>): ReturnType<MemoryStore['log']> {
        if (asked[2] === undefined || asked[1] !== 0 || !id) return super.log(...asked);
        most = Math.max(most, ++reading);
        await gate;
        reading--;
        return super.log(...asked);
      }
    }
    let id = '';
    id = (await table({ store: new SlowStore(), isBehindProxy: true })).id;
    const own: number[] = [];
    const strangers: number[] = [];
    const read = (address: string, heard: number[]): Promise<number> =>
      readWhole(id, address).then((status) => heard.push(status));
    const all = Array.from({ length: 5 }, () => read('192.0.2.1', own));
    await expect.poll(() => own).toEqual([429, 429, 429]);
    for (let i = 2; i < 42; i++) all.push(read(`192.0.2.${i}`, strangers));
    await expect.poll(() => strangers).toEqual(Array(26).fill(503));
    isOpen();
    await Promise.all(all);
    expect(own.slice(3)).toEqual([200, 200]);
    expect(strangers.slice(26)).toEqual(Array(14).fill(200));
    expect(most).toBe(1);
    expect(await readWhole(id, '192.0.2.99')).toBe(200);
  });

  it('tells a long story in parts', async () => {
    const { id, store, ana } = await table();
    const [last] = (await store.log(id, 0)).slice(-1);
    const row = await store.table(id);
    if (!last || !row) throw new Error('no table');
    const events = JSON.stringify([{ type: 'x', text: 'x'.repeat(10_000) }]);
    for (let seq = last.seq + 1; seq < 450; seq++)
      await store.append({ row: { seq, command: `c${seq}`, entry: '{}', events }, table: row });
    let from: number | undefined = 0;
    let count = 0;
    let parts = 0;
    while (from !== undefined) {
      const part: { events: unknown[]; next?: number } = await ana.get(`/api/tables/${id}/events?from=${from}`);
      count += part.events.length;
      parts++;
      from = part.next;
    }
    const all = (await store.log(id, 0)).flatMap((one) => JSON.parse(one.events));
    expect(count).toBe(all.length);
    expect(parts).toBe(5);
  });
});
