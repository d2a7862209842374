/** Push services that mean harm: whatever they answer, and however slowly, games go on as if they were not there. */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { Visitor } from '../../../../test/online.ts';
import { Subscriber } from '../../../../test/push-service.ts';
import { answerSome, atOwnServers, begun, gone, here, start, updated } from '../../../../test/two-people.ts';

atOwnServers();

/** As many as a person has, and at two tables more than the server sends to at once: all of its senders are busy. */
const DEVICES = 5;
const SENDERS = 8;
/** No command takes longer, on a busy machine either. Without the attack it is a few milliseconds. */
const PROMPT_MS = 1500;
const MEGABYTE = 2 ** 20;

/** The ways in which it treats a request. The trap is another address of the same machine. */
const WAYS: { readonly [way: string]: (response: ServerResponse, trap: string) => void } = {
  'never answers': () => undefined,
  'begins an answer and never ends it': (response) =>
    response.writeHead(201, { 'content-length': 1000 * MEGABYTE }).write('x'),
  'answers without an end': (response) => {
    const piece = Buffer.alloc(MEGABYTE);
    const pour = (): void => {
      while (!response.destroyed && response.write(piece));
    };
    response.writeHead(201).on('drain', pour);
    pour();
  },
  'answers with an endless header': (response) => {
    const pour = (): void => {
      while (response.socket?.writable && response.socket.write(`x-more: ${'x'.repeat(64_000)}\r\n`));
    };
    response.socket?.write('HTTP/1.1 201 Created\r\n');
    response.socket?.on('drain', pour);
    pour();
  },
  'sends us to another address': (response, trap) => response.writeHead(303, { location: trap }).end(),
  'refuses everything': (response) => response.writeHead(403).end('no'),
  'breaks the line': (response) => response.socket?.destroy(),
};

class HostileService {
  requests = 0;
  trapped = 0;
  readonly #server: Server;
  readonly #sent = new Set<{ readonly bytesWritten: number }>();

  private constructor(way: string) {
    this.#server = createServer(({ url, socket }, response) => {
      this.#sent.add(socket);
      response.on('error', () => undefined); // whoever is hung up on goes on
      if (url === '/trap') {
        this.trapped++;
        response.end();
        return;
      }
      this.requests++;
      WAYS[way]?.(response, `${this.origin}/trap`);
    });
  }

  static async start(way: string): Promise<HostileService> {
    const service = new HostileService(way);
    await new Promise<void>((done) => service.#server.listen(0, '127.0.0.1', done));
    return service;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The most it could make us take, all in all. */
  get megabytes(): number {
    return [...this.#sent].reduce((sum, { bytesWritten }) => sum + bytesWritten, 0) / MEGABYTE;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }
}

/** All devices of a person are told by that service. */
async function subscribeAll(visitor: Visitor, origin: string): Promise<void> {
  for (let i = 0; i < DEVICES; i++) {
    const device = i === 0 ? visitor : new Visitor(here.running);
    if (i > 0) {
      const { code } = (await (await visitor.request('/api/me/code', {})).json()) as { code: string };
      await device.request('/api/me/device', { code });
    }
    const { address } = new Subscriber(`${origin}/${i}`);
    expect((await device.request('/api/me/push', address)).status).toBe(200);
    here.now += 60_000; // so that nobody is taken for a flood
  }
}

describe.each(Object.keys(WAYS))('a push service that %s', (way) => {
  let service: HostileService;
  afterEach(() => service.stop());

  it('slows no command, keeps no memory, and does not hold up the end', async () => {
    service = await HostileService.start(way);
    await start({ push: { hosts: [service.origin], looks: [0] } });
    const left = [await begun({ pace: 'slow' }), await begun({ pace: 'slow' })];
    await subscribeAll(here.bob, service.origin);
    const other = await begun(); // a game that goes on meanwhile
    for (const { b } of left) await gone(b);
    const before = process.memoryUsage().rss;
    for (const { a } of left) await a.say({ type: 'resign' }); // Bob is told on all devices
    await expect.poll(() => service.requests).toBeGreaterThanOrEqual(SENDERS);

    const times: number[] = [];
    for (let i = 0; i < 30; i++) {
      here.now += 1000;
      const began = performance.now();
      await answerSome(other.a, other.b, 1);
      times.push(performance.now() - began);
    }
    expect(updated(other.a).questionNumber).toBeGreaterThan(29);
    expect(Math.max(...times)).toBeLessThan(PROMPT_MS);
    expect(service.trapped).toBe(0);
    expect(service.megabytes).toBeLessThan(64);
    expect((process.memoryUsage().rss - before) / MEGABYTE).toBeLessThan(256);
    const began = performance.now();
    await here.running.server.close();
    expect(performance.now() - began).toBeLessThan(PROMPT_MS);
  });
});
