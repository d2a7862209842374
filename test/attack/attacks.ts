/** Attacks that a stranger can make. Each goes on until its time is over, at a rate that one machine can send. */
import { setTimeout as sleep } from 'node:timers/promises';
import { seededChance } from '../chance.ts';
import type { Guest } from '../online.ts';
import {
  dial,
  FIRST_PIECE,
  frame,
  handshake,
  many,
  PIECE,
  PING,
  PONG,
  pour,
  rawSocket,
  socketPath,
  type Target,
  TEXT,
} from './raw.ts';
import { Caller } from './server.ts';

export type Attack = (target: Target) => Promise<void>;

const NOWHERE = socketPath('x'.repeat(16));
const MADE_UP = `Cookie: baston=${'x'.repeat(43)}\r\n`;
/** One stranger, as far as limits can tell; and many. */
const ONE = '203.0.113.7';
let strangers = 0;
const anybody = (): string => `2001:db8:${(strangers++ % 60_000).toString(16)}::1`;

const chance = seededChance('attacks');

/** Repeats something until the time is over, so many at a time, with a pause of so many milliseconds. */
async function again(target: Target, atOnce: number, pause: number, run: () => unknown): Promise<void> {
  while (!target.isOver()) {
    await Promise.all(Array.from({ length: atOnce }, async () => run())).catch(() => undefined);
    await sleep(pause);
  }
}

/** Handshakes that are dropped at some moment. */
const drops =
  (path: string, headers: string, address: () => string, how: 'reset' | 'close'): Attack =>
  (target) =>
    again(target, 4, 10, async () => {
      const socket = dial(target, handshake(path, address(), headers));
      await sleep(chance() * 6);
      if (how === 'reset') socket.resetAndDestroy();
      else socket.destroy();
    });

/** A socket that is poured full, and opened again when it is cut off. */
const floods =
  (sockets: number, data: Buffer, address: () => string, reads = true): Attack =>
  async (target) => {
    const flood = async (): Promise<void> => {
      while (!target.isOver()) {
        const socket = await rawSocket(target, target.over, address());
        if (!socket) {
          await sleep(50);
          continue;
        }
        if (reads) socket.resume();
        else socket.pause();
        await pour(socket, data, target);
        socket.destroy();
      }
    };
    await Promise.all(Array.from({ length: sockets }, flood));
  };

/** Opens this many connections that do nothing more. */
const holds =
  (count: number, said: () => string): Attack =>
  async (target) => {
    const held = [];
    for (let i = 0; i < count && !target.isOver(); i++) {
      held.push(dial(target, said()).pause());
      if (i % 10 === 9) await sleep(5);
    }
    while (!target.isOver()) await sleep(50);
    for (const socket of held) socket.destroy();
  };

const gets =
  (paths: (target: Target) => readonly string[], address: () => string, reads = true): Attack =>
  (target) =>
    again(target, 5, 20, async () => {
      for (const path of paths(target)) {
        const request = `GET ${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address()}\r\nAccept-Encoding: identity\r\n\r\n`;
        const socket = dial(target, request);
        if (reads) socket.resume();
        else socket.pause();
        setTimeout(() => socket.destroy(), reads ? 2000 : 6000).unref();
      }
    });

const wholeGames = ({ long, over }: Target): string[] => [
  `/api/tables/${long}/events`,
  `/api/tables/${over}/events`,
  `/api/tables/${over}/record`,
];

const ODD = [
  'GET // HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET http://[ HTTP/1.1\r\nHost: x\r\n\r\n',
  'CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\nUpgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\n\r\n',
  `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`,
  `GET /${'x'.repeat(60_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9999999999\r\n\r\n{',
  'POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nffffffff\r\nxx',
  'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  '\0'.repeat(10_000),
  'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(500),
];

/** Somebody at a table of their own, with a friend in the other seat. */
async function ownTable(
  target: Target,
  seats: readonly ('person' | 'search')[],
): Promise<{ id: string; caller: Caller; guests: Guest[] }> {
  const caller = await Caller.called(target.url, anybody(), 'Eve');
  const { id } = await caller.open({ seats: seats as never, config: { vpToWin: 99 } });
  const guests = [await caller.join(id)];
  await guests[0]?.sit(0);
  if (seats[1] === 'person') {
    const friend = await Caller.called(target.url, caller.address, 'Mallory');
    guests.push(await friend.join(id));
    await guests[1]?.sit(1);
  }
  return { id, caller, guests };
}

const repeatedCommands: Attack = async (target) => {
  const { id, guests, caller } = await ownTable(target, ['person', 'person']);
  const spectators = await Promise.all(
    Array.from({ length: 20 }, () => new Caller(target.url, caller.address).join(id)),
  );
  const again = [guests[0] as Guest, await caller.join(id), await caller.join(id)];
  await again[0]?.say({ type: 'say', text: 'once', command: 'same' });
  while (!target.isOver()) {
    for (const guest of again) guest.send({ type: 'say', text: 'once', command: 'same' });
    await sleep(100);
  }
  for (const guest of [...guests, ...again, ...spectators]) guest.leave();
};

const standAndBack: Attack = async (target) => {
  const { guests } = await ownTable(target, ['person', 'person']);
  for (let i = 0; !target.isOver(); i++) {
    for (const guest of guests) guest.send({ type: i % 2 ? 'back' : 'stand', command: `s${i}` });
    await sleep(60);
  }
  for (const guest of guests) guest.leave();
};

const botTables: Attack = async (target) => {
  for (let i = 0; i < 28 && !target.isOver(); i++) {
    const { guests } = await ownTable(target, ['person', 'search', 'search', 'search']);
    guests[0]?.send({ type: 'stand', command: 'stand' });
    await guests[0]?.next('done');
    guests[0]?.leave();
  }
  while (!target.isOver()) await sleep(50);
};

const fullLog: Attack = async (target) => {
  const guests: Guest[] = [];
  await again(target, 2, 50, async () => {
    const guest = new Caller(target.url, anybody()).connect(target.long);
    guests.push(guest);
    guest.send = () => undefined;
    if (guests.length > 20) guests.shift()?.socket.terminate();
    await Promise.race([guest.closed, guest.next('table'), sleep(2000)]);
  });
  for (const guest of guests) guest.socket.terminate();
};

const slowReaders: Attack = async (target) => {
  const { id, guests, caller } = await ownTable(target, ['person', 'person']);
  const sockets = await Promise.all(Array.from({ length: 60 }, () => rawSocket(target, id, caller.address)));
  for (const socket of sockets) socket?.pause();
  for (let i = 0; !target.isOver(); i++) {
    for (const guest of guests) guest.send({ type: i % 2 ? 'back' : 'stand', command: `r${i}` });
    await sleep(110);
  }
  for (const socket of sockets) socket?.destroy();
  for (const guest of guests) guest.leave();
};

const spectators: Attack = async (target) => {
  const { id, guests } = await ownTable(target, ['person', 'person']);
  const callers: Guest[] = [];
  await again(target, 20, 50, () => {
    if (callers.length < 1000) callers.push(new Caller(target.url, anybody()).connect(id));
  });
  for (const guest of [...guests, ...callers]) guest.socket.terminate();
};

const ping = frame(TEXT, '{"type":"ping"}');
const say = frame(TEXT, '{"type":"say","command":"x","text":"x"}');
const one = (): string => ONE;

export const ATTACKS: { readonly [name: string]: Attack } = {
  'dropped handshakes: wrong path, reset': drops('/x', '', anybody, 'reset'),
  'dropped handshakes: wrong path, closed': drops('/x', '', anybody, 'close'),
  'dropped handshakes: made-up cookie': drops(NOWHERE, MADE_UP, anybody, 'reset'),
  'dropped handshakes: over the limit': drops(NOWHERE, '', one, 'reset'),
  'half-open handshakes': holds(500, () => 'GET /api/tables/x/socket HTTP/1.1\r\nHost: x\r\nUpgrade: web'),
  'handshakes that never read': holds(300, () => handshake(NOWHERE, anybody())),
  'upgrade of //': (target) => again(target, 10, 10, () => dial(target, handshake('//', anybody())).resume()),
  'flood on one socket': floods(1, many(2000, ping), one),
  'flood on fifty sockets': floods(50, many(200, say), one),
  'flood of many strangers': floods(50, many(200, say), anybody),
  'pings on one socket, unread': floods(1, many(500, frame(PING, 'x'.repeat(100))), one, false),
  'pings and pongs on fifty sockets': floods(50, Buffer.concat([frame(PING), frame(PONG)]), anybody),
  'fragments without an end': floods(20, Buffer.concat([frame(FIRST_PIECE), many(1000, frame(PIECE))]), anybody),
  'fragments of one byte': floods(20, Buffer.concat([frame(FIRST_PIECE, 'x'), many(1000, frame(PIECE, 'x'))]), anybody),
  'slow readers': slowReaders,
  'repeated commands': repeatedCommands,
  'whole games, one address': gets(wholeGames, one),
  'whole games, many addresses': gets(wholeGames, anybody),
  'whole games, unread': gets(wholeGames, anybody, false),
  'files, unread': gets(() => ['/', '/sw.js', '/files.json'], anybody, false),
  'lists of tables, many addresses': gets(() => ['/api/tables', '/api/me'], anybody),
  'odd HTTP': (target) => again(target, 1, 20, () => ODD.map((said) => dial(target, said).resume())),
  'full logs': fullLog,
  'spectators by the hundred': spectators,
  'stand and back': standAndBack,
  'tables full of bots': botTables,
};
