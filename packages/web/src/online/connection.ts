/**
 * The way to a table on a server: it comes back by itself when it is lost, and what was not acknowledged is said
 * again, under the same name, so that it is done once.
 */
import { CLOSED, type FromServer, type OnlineCode, type ToServer } from '@baston/table';
import { randomLetters } from '../games.ts';

/** On its way for the first time; there; lost, and tried again; over, because there is no use in trying again. */
export type Line = 'opening' | 'open' | 'lost' | 'no-table' | 'other-version' | 'signed-out' | 'cut' | 'banned';

type WithoutCommand<M> = M extends { readonly command: string } ? Omit<M, 'command'> : never;
export type Wish = WithoutCommand<ToServer>;

interface Waiting {
  readonly message: ToServer;
  /** Undefined: it is done. */
  readonly settle: (refused: OnlineCode | undefined) => void;
}

export interface ConnectionOptions {
  /** Where to, with what we have heard already. */
  readonly address: () => string;
  readonly onOpen: () => void;
  readonly onFrame: (frame: FromServer) => void;
  readonly onLine: (line: Line) => void;
}

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30_000;
/** Asks whether the server is there after so long without a word, and gives it so long to say so. */
const SILENCE = 20_000;
const PATIENCE = 8000;
/** Not now, says the server: again after so long. */
const LATER = 1500;

const ENDS: { readonly [code: number]: Line } = {
  [CLOSED.noTable]: 'no-table',
  [CLOSED.otherVersion]: 'other-version',
  [CLOSED.signedOut]: 'signed-out',
  [CLOSED.frequent]: 'cut',
  [CLOSED.banned]: 'banned',
};

export class Connection {
  readonly #options: ConnectionOptions;
  readonly #waiting = new Map<string, Waiting>();
  #socket: WebSocket | undefined;
  #wait = FIRST_WAIT;
  #again: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    addEventListener('online', this.#wake);
    addEventListener('offline', this.#lose);
    document.addEventListener('visibilitychange', this.#wake);
    this.#open();
  }

  /** Says it until it is acknowledged or refused. */
  say(wish: Wish): Promise<OnlineCode | undefined> {
    const message = { ...wish, command: randomLetters() } as ToServer & { readonly command: string };
    return new Promise((settle) => {
      this.#waiting.set(message.command, { message, settle });
      this.#send(message);
    });
  }

  /** Comes in again: the server looks at who we are only at the door. */
  reopen(): void {
    this.#drop();
    this.#open();
  }

  close(): void {
    this.#isClosed = true;
    removeEventListener('online', this.#wake);
    removeEventListener('offline', this.#lose);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#drop();
  }

  #send(message: ToServer): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #drop(): void {
    clearTimeout(this.#again);
    clearTimeout(this.#watch);
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }

  #open(): void {
    clearTimeout(this.#again);
    if (this.#isClosed) return;
    const socket = new WebSocket(this.#options.address());
    this.#socket = socket;
    this.#attend(PATIENCE);
    socket.onopen = () => {
      this.#options.onOpen();
      for (const { message } of this.#waiting.values()) this.#send(message);
    };
    socket.onmessage = ({ data }) => {
      if (this.#socket === socket) this.#hear(JSON.parse(data));
    };
    socket.onclose = ({ code }) => {
      if (this.#socket === socket) this.#lost(ENDS[code]);
    };
  }

  #hear(frame: FromServer): void {
    this.#wait = FIRST_WAIT;
    this.#attend(SILENCE);
    if (frame.type === 'table') this.#options.onLine('open');
    if ('command' in frame && frame.command !== undefined) {
      if (frame.type === 'refused') this.#refused(frame.command, frame.code);
      else this.#settle(frame.command, undefined);
    }
    this.#options.onFrame(frame);
  }

  #refused(command: string, code: OnlineCode): void {
    const waiting = this.#waiting.get(command);
    if (!waiting) return;
    if (code === 'unavailable' || code === 'too-frequent') setTimeout(() => this.#repeat(command), LATER);
    else this.#settle(command, code);
  }

  #repeat(command: string): void {
    const waiting = this.#waiting.get(command);
    if (waiting) this.#send(waiting.message);
  }

  #settle(command: string, refused: OnlineCode | undefined): void {
    this.#waiting.get(command)?.settle(refused);
    this.#waiting.delete(command);
  }

  /** After a silence the server is asked whether it is there; if it says nothing then, it is not. */
  #attend(after: number): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => {
      if (after === PATIENCE) return this.#lost(undefined);
      this.#send({ type: 'ping' });
      this.#attend(PATIENCE);
    }, after);
  }

  readonly #lose = (): void => this.#lost(undefined);

  #lost(end: Line | undefined): void {
    this.#drop();
    if (this.#isClosed) return;
    this.#options.onLine(end ?? 'lost');
    if (end) {
      this.close();
      return;
    }
    // Without a network the browser says when there is one again; it may be wrong, so a try now and then all the same.
    const wait = navigator.onLine ? this.#wait * (0.75 + Math.random() / 2) : LONGEST_WAIT;
    this.#again = setTimeout(() => this.#open(), wait);
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }

  /** Reconnects at once when the network is back or the page is visible again. */
  readonly #wake = (): void => {
    if (document.visibilityState === 'hidden') return;
    this.#wait = FIRST_WAIT;
    if (!this.#socket) this.#open();
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#send({ type: 'ping' });
    this.#attend(PATIENCE);
  };
}
