/** A server and people at its tables, over real sockets. */
import { Server, type ServerOptions } from '@baston/server';
import type { FromServer, TableInfo, TableOptions, ToServer, Update } from '@baston/table';
import WebSocket from 'ws';
import { thinkHere } from '../packages/server/src/bots/think.ts';
import { MemoryStore } from '../packages/server/src/store/memory.ts';
import { nextSecret } from './deals.ts';

type FrameOf<T extends FromServer['type']> = Extract<FromServer, { readonly type: T }>;
type Answer = FrameOf<'done' | 'refused' | 'hint' | 'position'>;

export interface Running {
  readonly server: Server;
  readonly url: string;
}

/** Nothing is limited, bots answer and windows close at once, unless the options say otherwise. */
export async function startServer(options: Partial<ServerOptions> = {}): Promise<Running> {
  const much = { burst: 1e9, perSecond: 1e9 };
  const server = new Server({
    store: new MemoryStore(),
    think: async (task) => thinkHere(task.bot === 'adviser' ? task : { ...task, bot: 'random' }),
    newSecret: nextSecret,
    newTableId: () => nextSecret().slice(0, 16),
    botDelay: 0,
    windowDelay: { min: 0, max: 0 },
    ...options,
    limits: {
      ...{ requests: much, files: much, costly: much, made: much, messages: much, texts: much, hints: much },
      ...{ changes: much, sockets: 1e9, tables: 1e9 },
      ...options.limits,
    },
  });
  return { server, url: await server.listen(0, '127.0.0.1') };
}

const TABLE: TableOptions = {
  config: {},
  seats: ['person', 'person'],
  listed: false,
  pace: 'live',
  absent: 'wait',
  seconds: 60,
};

/** Somebody with a browser: a cookie, and requests. */
export class Visitor {
  readonly url: string;
  cookie = '';

  constructor({ url }: Pick<Running, 'url'>) {
    this.url = url;
  }

  async request(
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
    method = body === undefined ? 'GET' : 'POST',
  ): Promise<Response> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        cookie: this.cookie,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    this.cookie = response.headers.get('set-cookie')?.split(';')[0] ?? this.cookie;
    return response;
  }

  async delete(path: string): Promise<Response> {
    return this.request(path, undefined, {}, 'DELETE');
  }

  async get<T>(path: string): Promise<T> {
    return (await this.request(path)).json() as Promise<T>;
  }

  static async named(running: Pick<Running, 'url'>, name: string): Promise<Visitor> {
    const visitor = new Visitor(running);
    await visitor.request('/api/me', { name });
    return visitor;
  }

  async open(options: Partial<TableOptions> = {}): Promise<TableInfo> {
    const response = await this.request('/api/tables', { ...TABLE, ...options });
    if (response.status !== 201) throw new Error(await response.text());
    return response.json() as Promise<TableInfo>;
  }

  async join(table: string, query = ''): Promise<Guest> {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/api/tables/${table}/socket${query}`, {
      headers: { cookie: this.cookie },
    });
    const guest = new Guest(socket);
    await guest.next('table');
    return guest;
  }
}

let commands = 0;

/** Somebody at a table. Frames are kept as they came. */
export class Guest {
  readonly socket: WebSocket;
  readonly frames: string[] = [];
  update: (Update & { readonly seq: number }) | undefined;
  table: FrameOf<'table'> | undefined;
  /** Called after each frame. */
  onFrame: ((frame: FromServer) => void) | undefined;
  readonly closed: Promise<number>;
  readonly #waiting: { fits: (frame: FromServer) => boolean; done: (frame: FromServer) => void }[] = [];

  constructor(socket: WebSocket) {
    this.socket = socket;
    this.closed = new Promise((done) => socket.on('close', (code) => done(code)));
    socket.on('error', () => undefined);
    socket.on('message', (data) => {
      const text = String(data);
      this.frames.push(text);
      const frame = JSON.parse(text) as FromServer;
      if (frame.type === 'update') this.update = frame;
      if (frame.type === 'table') this.table = frame;
      this.onFrame?.(frame);
      for (const waiting of this.#waiting.filter(({ fits }) => fits(frame))) {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        waiting.done(frame);
      }
    });
  }

  /** Waits until that is so. */
  until(isSo: () => boolean): Promise<void> {
    if (isSo()) return Promise.resolve();
    return new Promise((done) => {
      this.#waiting.push({ fits: isSo, done: () => done() });
    });
  }

  /** The next frame of that type that fits. */
  next<T extends FromServer['type']>(type: T, fits: (frame: FrameOf<T>) => boolean = () => true): Promise<FrameOf<T>> {
    return new Promise((done) => {
      this.#waiting.push({
        fits: (frame) => frame.type === type && fits(frame as FrameOf<T>),
        done: (frame) => done(frame as FrameOf<T>),
      });
    });
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Says something, and waits for what it comes to. */
  async say(message: { readonly type: ToServer['type'] } & Record<string, unknown>): Promise<Answer> {
    const command = (message.command as string | undefined) ?? `c${commands++}`;
    const heard = new Promise<Answer>((done) => {
      this.#waiting.push({
        fits: (frame) => 'command' in frame && frame.command === command,
        done: (frame) => done(frame as Answer),
      });
    });
    this.send({ ...message, command });
    return heard;
  }

  sit(seat: number): Promise<Answer> {
    return this.say({ type: 'sit', seat, share: nextSecret() });
  }

  leave(): void {
    this.socket.close();
  }
}

/** Answers whatever is asked until the game is over. */
export function playOn(guest: Guest, choose: (update: Update) => readonly string[]): Promise<void> {
  return new Promise((done) => {
    let answered = -1;
    const answer = (): void => {
      const { update } = guest;
      if (update && update.waitingFor === undefined && !update.window) done();
      if (!update?.question || update.questionNumber === answered) return;
      answered = update.questionNumber;
      guest.send({ type: 'answer', command: `a${answered}`, question: answered, picks: choose(update) });
    };
    guest.onFrame = answer;
    answer();
  });
}
