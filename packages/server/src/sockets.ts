/** Clients on WebSockets: what they say is checked, counted and done; what they do not read cuts them off. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { CLOSED, type FromServer } from '@baston/table';
import { type WebSocket, WebSocketServer } from 'ws';
import { frame } from './frames.ts';
import { Bucket, Buckets, type Limits } from './limits.ts';
import type { Metrics } from './metrics.ts';
import { isRefusal, Refused } from './refused.ts';
import type { Client } from './room.ts';
import type { Rooms } from './rooms.ts';
import { type Message, readMessage } from './schema.ts';
import { type Person, StoreError } from './store/store.ts';

export interface SocketsOptions {
  readonly rooms: Rooms;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly now: () => number;
  readonly onTrouble: (trouble: unknown) => void;
}

/** What a socket asked for when it was opened. */
export interface Visit {
  readonly table: string;
  readonly from: number;
  readonly seat: number;
  readonly person: Person | undefined;
  readonly address: string;
}

/** Refused so often, somebody is not listening. */
const MOST_REFUSED = 100;
const HEARTBEAT = 30_000;

export class Sockets {
  readonly #options: SocketsOptions;
  readonly #server: WebSocketServer;
  readonly #perAddress = new Map<string, number>();
  readonly #texts: Buckets;
  readonly #hints: Buckets;

  constructor(options: SocketsOptions) {
    this.#options = options;
    this.#texts = new Buckets(options.limits.texts);
    this.#hints = new Buckets(options.limits.hints);
    this.#server = new WebSocketServer({
      noServer: true,
      perMessageDeflate: false,
      maxPayload: options.limits.messageSize,
    });
  }

  get size(): number {
    return this.#server.clients.size;
  }

  isFull(address: string): boolean {
    return (this.#perAddress.get(address) ?? 0) >= this.#options.limits.sockets;
  }

  accept(request: IncomingMessage, stream: Duplex, head: Buffer, visit: Visit): void {
    this.#server.handleUpgrade(request, stream, head, (socket) => this.#open(socket, stream, visit));
  }

  #open(socket: WebSocket, stream: Duplex, visit: Visit): void {
    const { rooms, limits, now } = this.#options;
    const { address, table, person } = visit;
    this.#perAddress.set(address, (this.#perAddress.get(address) ?? 0) + 1);
    const heartbeat = this.#watch(socket);
    const gather = gathering(stream);
    const client: Client = {
      person: person?.id,
      send: (text) => {
        if (socket.readyState !== socket.OPEN) return;
        gather();
        socket.send(text);
        if (socket.bufferedAmount > limits.unread) this.#cut(socket);
      },
      close: (code, reason) => socket.close(code, reason),
    };
    const bucket = new Bucket(limits.messages, now());
    let refused = 0;
    const refuse = (thrown: unknown, command?: string): void => {
      client.send(this.#refusal(thrown, command));
      if (++refused > MOST_REFUSED) socket.close(CLOSED.frequent, 'too many mistakes');
    };
    const joined = rooms.use(table, (room) => room.join(client, visit.from, visit.seat));
    joined.catch((thrown) => {
      client.send(this.#refusal(thrown));
      socket.close(closeCode(thrown), 'see the last message');
    });
    socket.on('message', (data, isBinary) => {
      if (!bucket.take(now())) return refuse(new Refused('too-frequent', 'not so fast'));
      let message: Message;
      try {
        if (isBinary) throw new Refused('bad-message', 'the message is not a text');
        message = readMessage(String(data));
      } catch (thrown) {
        return refuse(thrown);
      }
      if (message.type === 'ping') return client.send(frame({ type: 'pong' }));
      const { command } = message;
      joined
        .then(() => this.#do(visit, message))
        .then(
          (answer) => client.send(frame(answer)),
          (thrown) => refuse(thrown, command),
        );
    });
    socket.on('error', () => undefined); // it is closed with a code that says what was wrong with it
    socket.on('close', () => {
      clearInterval(heartbeat);
      const left = (this.#perAddress.get(address) ?? 1) - 1;
      if (left > 0) this.#perAddress.set(address, left);
      else this.#perAddress.delete(address);
      void joined.then(() => rooms.use(table, (room) => room.leave(client))).catch(() => undefined);
    });
  }

  /** Does it; what it came to. */
  async #do({ table, person }: Visit, message: Exclude<Message, { type: 'ping' }>): Promise<FromServer> {
    const { rooms, metrics, now } = this.#options;
    const { command } = message;
    if (!person) throw new Refused('nobody', 'say who you are first: POST /api/me');
    if (message.type === 'say' && !this.#texts.take(`${table} ${person.id}`, now()))
      throw new Refused('too-frequent', 'not so many texts');
    if (message.type === 'hint' && !this.#hints.take(person.id, now()))
      throw new Refused('too-frequent', 'not so many hints');
    const answer = await rooms.use(table, async (room): Promise<FromServer> => {
      if (message.type === 'hint') return { type: 'hint', command, ...(await room.hint(person)) };
      if (message.type === 'position') return { type: 'position', command, position: await room.position(person) };
      return { type: 'done', command, seq: await room.command(person, message) };
    });
    metrics.count('commands', `type="${message.type}"`);
    return answer;
  }

  #refusal(thrown: unknown, command?: string): string {
    const { code, message } = asRefused(thrown, this.#options.onTrouble);
    this.#options.metrics.count('refused', `code="${code}"`);
    return frame({ type: 'refused', ...(command === undefined ? {} : { command }), code, message });
  }

  /** It reads too slowly, and what waits for it would fill the memory. */
  #cut(socket: WebSocket): void {
    this.#options.metrics.count('errors', 'kind="slow"');
    socket.terminate();
  }

  /** Each has a heartbeat of its own: thousands of pings at once would keep everybody waiting. */
  #watch(socket: WebSocket): NodeJS.Timeout {
    let isAlive = true;
    socket.on('pong', () => {
      isAlive = true;
    });
    const beat = (): void => {
      if (isAlive) socket.ping();
      else socket.terminate();
      isAlive = false;
    };
    return setInterval(beat, HEARTBEAT).unref();
  }

  /** Forgets who has not said anything for a while. To be called now and then. */
  sweep(): void {
    this.#texts.sweep(this.#options.now());
    this.#hints.sweep(this.#options.now());
  }

  async close(): Promise<void> {
    const left = [...this.#server.clients];
    for (const socket of left) socket.close(CLOSED.restart, 'come back');
    const patience = setTimeout(() => {
      for (const socket of left) socket.terminate();
    }, 2000);
    await new Promise((done) => this.#server.close(done));
    await Promise.all(
      left.map((socket) => new Promise((done) => (socket.readyState === 3 ? done(0) : socket.once('close', done)))),
    );
    clearTimeout(patience);
  }
}

/** To be called before something is sent: what is sent in one go leaves in one piece. */
function gathering(stream: Duplex): () => void {
  let isGathering = false;
  const release = (): void => {
    isGathering = false;
    stream.uncork();
  };
  return () => {
    if (isGathering) return;
    isGathering = true;
    stream.cork();
    process.nextTick(release);
  };
}

const closeCode = (thrown: unknown): number => {
  const code = isRefusal(thrown) ? thrown.code : 'unavailable';
  if (code === 'no-table') return CLOSED.noTable;
  return code === 'other-version' ? CLOSED.otherVersion : CLOSED.later;
};

/** What is told of something that went wrong: never more than was meant for outside. */
export function asRefused(thrown: unknown, onTrouble: (trouble: unknown) => void): Pick<Refused, 'code' | 'message'> {
  if (isRefusal(thrown)) return thrown;
  onTrouble(thrown);
  if (thrown instanceof StoreError) return new Refused('unavailable', 'the database does not answer: try again');
  return new Refused('broken', 'something went wrong here');
}
