/** Tests malformed input: it gets a typed error, changes nothing, and nobody else notices. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { below, seedWords } from '@baston/engine';
import { CLOSED, ONLINE_CODES } from '@baston/table';
import { afterEach, describe, expect, it, vi } from 'vitest';
import WebSocket from 'ws';
import { Guest, playOn, type Running, startServer, Visitor } from '../../../test/online.ts';
import { randomChooser } from '../../../test/players.ts';
import { MemoryStore } from './store/memory.ts';

let running: Running;
afterEach(() => running.server.close());

const CODES: readonly string[] = [
  ...ONLINE_CODES,
  ...['bad-config', 'bad-answer', 'not-asked', 'not-your-turn', 'stale-answer', 'illegal-answer'],
];
const SHARE = '0'.repeat(64);
const BODY = { config: {}, seats: ['person', 'greedy'], listed: true, pace: 'live', absent: 'bot', seconds: 60 };
const FRAMES = [
  { type: 'sit', command: 'a', seat: 0, share: SHARE },
  { type: 'stand', command: 'b' },
  { type: 'back', command: 'c' },
  { type: 'fill', command: 'd', seat: 1, bot: 'random' },
  { type: 'answer', command: 'e', question: 0, picks: ['end'] },
  { type: 'undo', command: 'f', question: 0 },
  { type: 'say', command: 'g', text: 'hello' },
  { type: 'rematch', command: 'h' },
  { type: 'hint', command: 'i' },
  { type: 'position', command: 'j' },
  { type: 'resign', command: 'k' },
  { type: 'abort', command: 'l' },
  { type: 'agree', command: 'm' },
  { type: 'claim', command: 'n', seat: 1, choice: 'end' },
  { type: 'remove', command: 'o', seat: 1 },
  { type: 'close', command: 'p' },
];
/** Messages that are valid at any time. */
const WELCOME = ['stand', 'back', 'hint', 'position', 'resign', 'abort', 'agree'];
const ODD: readonly unknown[] = [
  null,
  -1,
  1.5,
  1e308,
  2 ** 53,
  '',
  'x'.repeat(300),
  [],
  {},
  true,
  '__proto__',
  '\u0000',
  '💥',
  ['end', 'end'],
  [null],
  { toString: 1 },
  Number.MAX_SAFE_INTEGER,
  'constructor',
  '../../etc/passwd',
  "'; drop table tables; --",
];

/** Would it be done? Not all that is changed is wrong. */
function isRight(text: string): boolean {
  try {
    const { type, command, ...rest } = JSON.parse(text);
    if (typeof command !== 'string' || command.length < 1 || command.length > 40) return false;
    if (type === 'say') return typeof rest.text === 'string' && Object.keys(rest).length === 1;
    if (WELCOME.includes(type)) return true;
    return type === 'answer' && JSON.stringify(rest) === '{"question":0,"picks":["end"]}';
  } catch {
    return false;
  }
}

/** Values and texts that are nearly right. */
class Mutator {
  readonly #words = new Int32Array(4);
  constructor(seed: string) {
    seedWords(seed, this.#words);
  }
  below(n: number): number {
    return below(this.#words, n);
  }
  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }

  /** Something in it is replaced, left out or added. */
  value(value: object): unknown {
    const changed = structuredClone(value) as Record<string, unknown>;
    const key = this.pick(Object.keys(changed));
    const kind = this.below(4);
    if (kind === 0) delete changed[key];
    else if (kind === 1) changed[`${key}s`] = this.pick(ODD);
    else if (kind === 2 && typeof changed[key] === 'object' && Object.keys(changed[key] as object).length > 0)
      changed[key] = this.value(changed[key] as object);
    else changed[key] = this.pick(ODD);
    return changed;
  }

  /** Letters of it are changed, lost or doubled. */
  text(text: string): string {
    let changed = text;
    for (let i = this.below(4); i >= 0; i--) {
      const at = this.below(changed.length + 1);
      const middle = this.pick(['', '{', '"', ']', '\\', '0', '\u0007', 'é', changed.slice(at, at + 9)]);
      changed = changed.slice(0, at) + middle + changed.slice(at + this.below(3));
    }
    return changed;
  }

  of(value: object): string {
    return this.below(3) === 0 ? this.text(JSON.stringify(value)) : JSON.stringify(this.value(value));
  }
}

/** A player and a spectator who receives everything. */
async function table(options: Parameters<typeof startServer>[0] = {}) {
  const store = new MemoryStore();
  running = await startServer({ store, botDelay: 1e6, ...options });
  const ana = await Visitor.named(running, 'Ana');
  const bob = await Visitor.named(running, 'Bob');
  const { id } = await ana.open({ config: { vpToWin: 99, mulligan: 'none' } }); // no answer is a right one to a mulligan
  const a = await ana.join(id);
  const b = await bob.join(id);
  await a.sit(0);
  await b.sit(1);
  return { store, id, ana, bob, a, b };
}
const open = (id: string, headers: Record<string, string> = {}): Guest =>
  new Guest(new WebSocket(`${running.url.replace('http', 'ws')}/api/tables/${id}/socket`, { headers }));

describe('malformed input', () => {
  it('changes nothing in 18,500 frames, each of which gets a typed error', async () => {
    const { store, id, ana, a, b } = await table();
    const before = JSON.stringify(await store.log(id, 0));
    const mutator = new Mutator('frames');
    const looker = await (await Visitor.named(running, 'Eve')).join(id);
    await b.until(() => b.update !== undefined);
    const heard = b.frames.length;
    let sent = 0;
    let refused = 0;
    const count = (guest: Guest): Guest => {
      guest.onFrame = (frame) => {
        if (frame.type !== 'refused') return;
        refused++;
        if (!CODES.includes(frame.code)) throw new Error(`an error of an unknown kind: ${frame.code}`);
      };
      return guest;
    };
    let guests = [count(a), count(looker)];
    while (sent < 18_500) {
      for (const guest of guests) {
        const frames = Array.from({ length: 90 }, () => mutator.of(mutator.pick(FRAMES))).filter(
          (text) => !isRight(text),
        );
        for (const text of frames) guest.send(text);
        sent += frames.length;
        await guest.until(() => refused === sent);
        guest.leave();
      }
      guests = [count(await ana.join(id)), count(await new Visitor(running).join(id))];
    }
    expect(JSON.stringify(await store.log(id, 0))).toBe(before);
    expect(b.frames.length).toBe(heard);
    expect(b.socket.readyState).toBe(WebSocket.OPEN);
  });

  it('changes nothing in 1,500 requests, each of which gets a typed error', async () => {
    const { store, id, ana } = await table();
    const mutator = new Mutator('requests');
    const lobby = (): Promise<string> => ana.request('/api/tables').then((response) => response.text());
    const before = [JSON.stringify(await store.log(id, 0)), await ana.request('/api/me').then((r) => r.text())];
    const paths = ['/api/tables', '/api/me', '/api/me/device', `/api/tables/${id}`, `/api/tables/${id}/record`];
    let made = 0;
    for (let i = 0; i < 1500; i += 50) {
      await Promise.all(
        Array.from({ length: 50 }, async () => {
          const path = mutator.pick(paths);
          const isPost = mutator.below(3) > 0;
          const body = mutator.of(path === '/api/tables' ? BODY : { name: 'Ana', code: 'abcdefghjkmn' });
          const address = mutator.below(2) ? path : mutator.text(path).replace(/[^\x21-\x7e]|[\\#]/g, '-');
          const response = await fetch(new URL(`${running.url}/${address.replace(/^\/+/, '')}`), {
            method: isPost ? 'POST' : 'GET',
            headers: { cookie: ana.cookie, 'content-type': 'application/json' },
            ...(isPost ? { body } : {}),
          });
          const text = await response.text();
          if (response.status === 201) made++;
          if (response.status < 400) return;
          const error = JSON.parse(text);
          expect(CODES).toContain(error.code);
          expect(response.status).toBeLessThan(500);
        }),
      );
    }
    expect(made).toBeLessThan(500); // what was changed into something right
    expect(JSON.stringify(await store.log(id, 0))).toBe(before[0]);
    expect(JSON.parse(await lobby()).tables.length).toBeLessThanOrEqual(made);
  });

  it('is rejected from other origins and without a host', async () => {
    const { id, ana, bob } = await table();
    const other = { origin: 'https://elsewhere.example' };
    expect((await ana.request('/api/me', { name: 'Eve' }, other)).status).toBe(403);
    expect((await ana.request('/api/me', { name: 'Ana' }, { origin: running.url })).status).toBe(200);
    expect(await open(id, other).closed).toBe(1006);
    expect(await open(id, { origin: 'null' }).closed).toBe(1006);
    const nowhere = open('x'.repeat(16));
    expect(await nowhere.closed).toBe(CLOSED.noTable);
    expect(JSON.parse(nowhere.frames[0] as string)).toMatchObject({ type: 'refused', code: 'no-table' });
    expect((await bob.request('/api/tables/..%2f..%2fpackage.json')).status).toBe(404);
    expect(await new Visitor(running).get('/api/tables/x')).toMatchObject({ code: 'no-table' });
  });

  it('is rejected if it is too large, too frequent or not text', async () => {
    const { id, ana } = await table({
      limits: { messages: { burst: 5, perSecond: 0.001 }, requests: { burst: 30, perSecond: 0.001 } },
    });
    const large = await ana.join(id);
    large.send(JSON.stringify({ type: 'say', command: 'a', text: 'x'.repeat(20_000) }));
    expect(await large.closed).toBe(1009);
    const guest = await ana.join(id);
    guest.socket.send(Buffer.from([1, 2, 3]));
    for (let i = 0; i < 110; i++) guest.send({ type: 'ping' });
    expect(await guest.closed).toBe(CLOSED.frequent);
    const said = guest.frames
      .map((text) => JSON.parse(text))
      .filter(({ type }) => type === 'refused' || type === 'pong');
    expect(said.slice(0, 6).map(({ type, code }) => code ?? type)).toEqual([
      'bad-message',
      'pong',
      'pong',
      'pong',
      'pong',
      'too-frequent',
    ]);
    expect((await ana.request('/api/me', { name: 'x'.repeat(20_000) })).status).toBe(413);
    const codes = await Promise.all(
      Array.from({ length: 40 }, () => ana.request('/api/me').then(({ status }) => status)),
    );
    expect(codes).toContain(429);
  });

  it('is limited per address', async () => {
    const { id } = await table({ limits: { sockets: 3 } });
    const third = open(id);
    await third.next('table');
    expect(await open(id).closed).toBe(1006);
    third.leave();
    await third.closed;
    await expect
      .poll(async () => {
        const again = open(id);
        return Promise.race([again.closed, again.next('table').then(() => 'in')]);
      })
      .toBe('in');
  });

  it('disconnects clients that do not read, and nobody else', async () => {
    const { id, a, b } = await table({ limits: { unread: 64 * 1024 } });
    const deaf = open(id);
    await deaf.next('table');
    deaf.socket.pause();
    // The system keeps some megabytes for it before anybody notices.
    const choose = randomChooser('deaf');
    for (const guest of [a, b]) void playOn(guest, ({ question }) => (question ? choose(question) : []));
    await expect.poll(() => running.server.connections, { timeout: 120_000 }).toBe(2);
    const heard = b.next('text', ({ text }) => text === 'still here');
    await a.say({ type: 'say', text: 'still here' });
    await heard;
    deaf.socket.terminate();
  });

  it('does not keep clients that leave a ping unanswered', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const { id, a, b } = await table();
      const gone = new WebSocket(`${running.url.replace('http', 'ws')}/api/tables/${id}/socket`, { autoPong: false });
      const closed = once(gone, 'close');
      await once(gone, 'message');
      const pinged = Promise.all([a.socket, b.socket, gone].map((socket) => once(socket, 'ping')));
      vi.advanceTimersByTime(30_000);
      await pinged;
      for (const guest of [a, b]) await guest.say({ type: 'say', text: 'here' }); // after their pongs
      vi.advanceTimersByTime(30_000);
      expect((await closed)[0]).toBe(1006);
      expect(running.server.connections).toBe(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is rejected on a raw socket', async () => {
    const { id, b } = await table();
    const mutator = new Mutator('raw');
    const { hostname, port } = new URL(running.url);
    const ask = `GET /api/tables/${id}/socket HTTP/1.1\r\nHost: ${hostname}:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n`;
    for (let i = 0; i < 200; i++) {
      await new Promise<void>((done) => {
        const socket = connect(Number(port), hostname, () => socket.end(mutator.text(ask)));
        socket.on('error', () => undefined);
        socket.on('close', () => done());
        socket.resume();
        setTimeout(() => socket.destroy(), 200);
      });
    }
    expect(b.socket.readyState).toBe(WebSocket.OPEN);
    expect((await new Visitor(running).request('/healthz')).status).toBe(200);
  });
});
