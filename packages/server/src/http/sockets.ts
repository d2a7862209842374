/** Clients on WebSockets: what they say is checked, counted and done; what they do not read cuts them off. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { CLOSED, type FromServer, type Notice } from '@baston/table';
import { type WebSocket, WebSocketServer } from 'ws';
import { Bucket, Buckets, type Limits, type MonotonicClock } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import { isRefusal, Refused } from '../refused.ts';
import type { Client } from '../rooms/audience.ts';
import { frame } from '../rooms/frames.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { type Message, readMessage } from '../schema.ts';
import type { Known } from '../store/people.ts';
import { type Store, StoreError } from '../store/store.ts';

export interface SocketsOptions {
  readonly store: Store;
  readonly rooms: Rooms;
  /** Banned people. */
  readonly bans: ReadonlySet<string>;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly now: () => number;
  readonly clock: MonotonicClock;
  readonly onTrouble: (trouble: unknown) => void;
}

/** The parameters of a socket's request. */
export interface Visit {
  readonly table: string;
  readonly from: number;
  readonly seat: number;
  readonly person: Known | undefined;
  readonly address: string;
}

/** Refused so often, somebody is not listening. */
const MOST_REFUSED = 100;
const HEARTBEAT = 30_000;
/** Devices are looked for that were signed out so long ago at most, here or on another node, whose clock may differ. */
const REVOKED_LATELY = 5 * 60_000;
/** A client that was told why its socket is closed may still say so much, and has so long to hang up. */
const LAST_BYTES = 64 * 1024;
const LAST_MS = 2000;
/** The part of an unread message in which the id of the command is looked for. */
const COMMAND = /"command":"([\w-]{1,40})"/;
const COMMAND_WITHIN = 200;

export class Sockets {
  readonly #options: SocketsOptions;
  readonly #server: WebSocketServer;
  readonly #perAddress = new Map<string, number>();
  /** The sockets of devices. */
  readonly #devices = new Map<WebSocket, string>();
  readonly #people = new WeakMap<WebSocket, string>();
  /** A notice that clients who join later get too. */
  #notice: Notice | undefined;
  readonly #texts: Buckets;
  readonly #hints: Buckets;

  constructor(options: SocketsOptions) {
    this.#options = options;
    this.#texts = new Buckets(options.limits.texts, options.clock);
    this.#hints = new Buckets(options.limits.hints, options.clock);
    this.#server = new WebSocketServer({
      noServer: true,
      perMessageDeflate: false,
      maxPayload: options.limits.messageSize,
      maxFragments: options.limits.fragments,
      autoPong: false, // pings are counted
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
    const { rooms, limits } = this.#options;
    const { address, table, person } = visit;
    this.#perAddress.set(address, (this.#perAddress.get(address) ?? 0) + 1);
    if (person) this.#devices.set(socket, person.device);
    if (person) this.#people.set(socket, person.id);
    const gather = gathering(stream);
    /** Everything sent is bounded by what waits already. */
    const deliver = (write: () => void): void => {
      if (socket.readyState !== socket.OPEN) return;
      gather();
      write();
      if (socket.bufferedAmount > limits.unread) this.#cut(socket);
    };
    const client: Client = {
      person: person?.id,
      send: (text) => deliver(() => socket.send(text)),
      close: (code, reason) => dismiss(socket, stream, code, reason),
    };
    const bucket = new Bucket(limits.messages, this.#options.clock);
    let refusals = 0;
    /** Counts a refusal; is that too many? */
    const isTooMuch = (): boolean => {
      if (++refusals > MOST_REFUSED) client.close(CLOSED.frequent, 'too many mistakes');
      return refusals > MOST_REFUSED;
    };
    const refuse = (thrown: unknown, command?: string): void => {
      if (!isTooMuch()) client.send(this.#refusal(thrown, command));
    };
    const joined = this.#join(client, visit);
    joined.catch((thrown) => {
      client.send(this.#refusal(thrown));
      client.close(closeCode(thrown), 'see the last message');
    });

    const heartbeat = this.#watch(socket);
    socket.on('ping', (data) => {
      if (socket.readyState !== socket.OPEN) return;
      if (bucket.take()) deliver(() => socket.pong(data));
      else isTooMuch();
    });
    socket.on('pong', () => {
      if (socket.readyState === socket.OPEN && !bucket.take()) isTooMuch();
    });
    socket.on('message', (data, isBinary) => {
      if (socket.readyState !== socket.OPEN) return;
      if (!bucket.take())
        return refuse(new Refused('too-frequent', 'too many requests: slow down'), commandIn(data as Buffer));
      let message: Message;
      try {
        if (isBinary) throw new Refused('bad-message', 'the message is not text');
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
    socket.on('error', () => stopReading(socket, stream)); // it is closed with a code that says what was wrong with it
    socket.on('close', () => {
      clearInterval(heartbeat);
      this.#devices.delete(socket);
      const left = (this.#perAddress.get(address) ?? 1) - 1;
      if (left > 0) this.#perAddress.set(address, left);
      else this.#perAddress.delete(address);
      void joined.then(() => rooms.use(table, (room) => room.leave(client))).catch(() => undefined);
    });
  }

  async #join(client: Client, { table, from, seat }: Visit): Promise<void> {
    const { rooms, bans } = this.#options;
    if (bans.has(client.person ?? '')) throw new Refused('banned', 'the operator of this server has banned you');
    await rooms.use(table, (room) => room.join(client, from, seat));
    if (this.#notice) client.send(frame(this.#notice));
  }

  /** Tells everybody who is connected, and those who come later if it is about an update. */
  tell(notice: Notice): void {
    if (notice.kind === 'update') this.#notice = notice;
    const text = frame(notice);
    for (const socket of this.#server.clients) if (socket.readyState === socket.OPEN) socket.send(text);
  }

  closePerson(person: string, code: number, reason: string): void {
    for (const socket of this.#server.clients) if (this.#people.get(socket) === person) socket.close(code, reason);
  }

  /** Does it; what it came to. */
  async #do({ table, person }: Visit, message: Exclude<Message, { type: 'ping' }>): Promise<FromServer> {
    const { rooms, metrics } = this.#options;
    const { command } = message;
    if (!person) throw new Refused('nobody', 'not signed in: POST /api/me first');
    if (this.#options.bans.has(person.id)) throw new Refused('banned', 'the operator of this server has banned you');
    if (message.type === 'say' && !this.#texts.take(`${table} ${person.id}`))
      throw new Refused('too-frequent', 'too many chat messages: slow down');
    if (message.type === 'hint' && !this.#hints.take(person.id))
      throw new Refused('too-frequent', 'too many hints: slow down');
    const answer = await rooms.use(table, async (room): Promise<FromServer> => {
      if (message.type === 'hint') return { type: 'hint', command, ...(await room.hint(person)) };
      if (message.type === 'position') return { type: 'position', command, position: await room.position(person) };
      if (message.type === 'skip') return { type: 'done', command, seq: await room.skip(person, message.isOn) };
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
    this.#texts.sweep();
    this.#hints.sweep();
  }

  /** Lets the devices go that have been signed out. */
  async closeRevoked(): Promise<void> {
    const revoked = new Set(await this.#options.store.revokedSince(this.#options.now() - REVOKED_LATELY));
    if (revoked.size === 0) return;
    for (const [socket, device] of this.#devices) {
      if (!revoked.has(device)) continue;
      socket.removeAllListeners('message'); // what is on its way is not done any more
      socket.close(CLOSED.signedOut, 'this device has been signed out');
    }
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

/** Closes a socket with a reason, which still leaves; nothing is heard any more. */
function dismiss(socket: WebSocket, stream: Duplex, code: number, reason: string): void {
  if (socket.readyState !== socket.OPEN) return;
  socket.close(code, reason);
  stream.end();
  stopReading(socket, stream);
}

/** Nothing of what comes is parsed any more: it is thrown away, up to a limit, until the client hangs up. */
function stopReading(socket: WebSocket, stream: Duplex): void {
  let left = LAST_BYTES;
  stream.removeAllListeners('data');
  stream.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) socket.terminate();
  });
  setTimeout(() => socket.terminate(), LAST_MS).unref();
}

/** The name of a command, if it is easily found: a client that is refused can say that one again. */
const commandIn = (data: Buffer): string | undefined => COMMAND.exec(data.toString('latin1', 0, COMMAND_WITHIN))?.[1];

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
  if (code === 'banned') return CLOSED.banned;
  return code === 'other-version' ? CLOSED.otherVersion : CLOSED.later;
};

/** Maps an error to a refusal, without internal details. */
export function asRefused(thrown: unknown, onTrouble: (trouble: unknown) => void): Pick<Refused, 'code' | 'message'> {
  if (isRefusal(thrown)) return thrown;
  onTrouble(thrown);
  if (thrown instanceof StoreError) return new Refused('unavailable', 'the database is not responding: try again');
  return new Refused('broken', 'internal server error');
}
