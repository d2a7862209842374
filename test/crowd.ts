/** Scripted people at the tables of servers that may go away at any moment: they come back and go on. */
import type { FromServer, TableOptions, Update } from '@baston/table';
import WebSocket from 'ws';
import { nextSecret } from './deals.ts';
import { Visitor } from './online.ts';
import { type Chooser, randomChooser } from './players.ts';

/** How long people wait before they try again, in milliseconds. */
const AGAIN_MS = 20;
const AT_ONCE = 8;

/** A command that has been acknowledged. */
export interface Done {
  readonly table: string;
  readonly command: string;
  readonly seq: number;
  /** From the first word of it to the acknowledgement. */
  readonly ms: number;
}

interface Pending {
  readonly message: { readonly type: 'sit' | 'answer'; readonly command: string } & Record<string, unknown>;
  readonly since: number;
}

export interface Habits {
  /** Where the server is now. */
  readonly url: () => string;
  /** How long somebody thinks, in milliseconds. */
  readonly thinks: () => number;
  readonly onDone: (done: Done) => void;
  /** How long they wait before they come back, in milliseconds. */
  readonly returns?: () => number;
  /** They can be asked what they last saw of the game. */
  readonly remembers?: boolean;
}

let people = 0;

/** Somebody who sits down and answers whatever is asked, each command until it is acknowledged. */
export class Person {
  readonly table: string;
  readonly seat: number;
  /** The commands refused for another reason than a server or database that is away. */
  readonly refused: string[] = [];
  readonly #habits: Habits;
  readonly #cookie: string;
  readonly #choose: Chooser;
  readonly #name = `p${people++}`;
  #seen: Buffer | undefined;
  #asked: Pick<Update, 'question' | 'questionNumber'> | undefined;
  #seq = -1;
  /** How often the game was shown. */
  updates = 0;
  #pending: Pending | undefined;
  #answered = -1;
  #socket: WebSocket | undefined;
  #timer: NodeJS.Timeout | undefined;
  #hasLeft = false;
  #isOver = false;

  constructor({ cookie }: Visitor, table: string, seat: number, habits: Habits) {
    this.table = table;
    this.seat = seat;
    this.#habits = habits;
    this.#cookie = cookie;
    this.#choose = randomChooser(`${this.#name} of ${seat}`);
    this.#want({ type: 'sit', command: `${this.#name}-sit`, seat, share: nextSecret() });
    this.#connect();
  }

  get update(): (Update & { readonly seq: number }) | undefined {
    return this.#seen && JSON.parse(String(this.#seen));
  }
  get seq(): number {
    return this.#seq;
  }

  /** Answers nothing any more. */
  stop(): void {
    this.#answered = Number.POSITIVE_INFINITY;
    clearTimeout(this.#timer);
  }
  /** Have they seen the end of their game? */
  get isOver(): boolean {
    this.#isOver ||= (this.update?.view.winners.length ?? 0) > 0;
    return this.#isOver;
  }
  /** Has everything been acknowledged? */
  get isHeard(): boolean {
    return this.#pending === undefined;
  }

  /** The question they wait for, in a line for somebody who looks for a mistake. */
  get waiting(): string {
    const { question, questionNumber } = this.#asked ?? {};
    const asked = question ? `asked ${questionNumber}` : 'not asked';
    const said = this.#pending ? `${this.#pending.message.command} not acknowledged` : `answered ${this.#answered}`;
    return [`table ${this.table}, seat ${this.seat}, entry ${this.#seq}: ${asked}, ${said}`, ...this.refused].join(
      '; ',
    );
  }

  /** Leaves, and comes in again where the server is now. */
  reconnect(): void {
    this.#socket?.close();
  }

  leave(): void {
    this.#hasLeft = true;
    clearTimeout(this.#timer);
    this.#socket?.terminate();
  }

  #connect(): void {
    if (this.#hasLeft) return;
    const address = `${this.#habits.url().replace('http', 'ws')}/api/tables/${this.table}/socket`;
    const socket = new WebSocket(`${address}?from=${this.#seq}&seat=${this.seat}`, {
      headers: { cookie: this.#cookie },
      perMessageDeflate: false,
    });
    this.#socket = socket;
    socket.on('error', () => {}); // it is closed then
    socket.on('close', () => setTimeout(() => this.#connect(), this.#habits.returns?.() ?? AGAIN_MS));
    socket.on('message', (data: Buffer) => this.#hear(data));
    socket.on('open', () => this.#say());
  }

  #want(message: Pending['message']): void {
    this.#pending = { message, since: performance.now() };
    this.#say();
  }
  #say(): void {
    if (this.#pending && this.#socket?.readyState === WebSocket.OPEN)
      this.#socket.send(JSON.stringify(this.#pending.message));
  }

  #hear(data: Buffer): void {
    const seq = /^\{"type":"update","seq":(\d+)/.exec(data.toString('latin1', 0, 50))?.[1];
    if (seq !== undefined) {
      this.#seeGame(Number(seq), data);
      return;
    }
    const frame: FromServer = JSON.parse(String(data));
    if (frame.type === 'done' && frame.command === this.#pending?.message.command) {
      const { since } = this.#pending;
      this.#pending = undefined;
      const ms = performance.now() - since;
      this.#habits.onDone({ table: this.table, command: frame.command, seq: frame.seq, ms });
      this.#think();
    } else if (frame.type === 'refused') {
      if (frame.code !== 'unavailable') this.refused.push(`${frame.code}: ${frame.message}`);
      else if (frame.command !== undefined) setTimeout(() => this.#say(), AGAIN_MS);
    }
  }

  /** Only what they need to answer is read: a crowd has to be quick, too. */
  #seeGame(seq: number, data: Buffer): void {
    if (this.#habits.remembers) this.#seen = data;
    this.#seq = seq;
    this.#asked = JSON.parse(`{${data.subarray(data.lastIndexOf('"questionNumber":'))}`);
    this.updates++;
    this.#think();
  }

  #think(): void {
    clearTimeout(this.#timer);
    const asked = this.#asked;
    if (this.#pending || !asked?.question || asked.questionNumber <= this.#answered) return;
    this.#timer = setTimeout(() => this.#answer(), this.#habits.thinks());
  }
  #answer(): void {
    if (!this.#asked?.question || this.#hasLeft) return;
    const { question, questionNumber } = this.#asked;
    this.#answered = questionNumber;
    const command = `${this.#name}-${questionNumber}`;
    this.#want({ type: 'answer', command, question: questionNumber, picks: this.#choose(question) });
  }
}

/** Opens tables for two, and seats people there; `habits` may differ by seat. */
export async function seatCrowd(
  tables: number,
  url: string,
  habits: readonly [Habits, Habits],
  options: Partial<TableOptions> = {},
): Promise<Person[]> {
  const crowd: Person[] = [];
  const seatOne = async (): Promise<void> => {
    const [one, other] = await Promise.all([Visitor.named({ url }, 'Ana'), Visitor.named({ url }, 'Bob')]);
    const { id } = await one.open({ config: { vpToWin: 99 }, ...options });
    crowd.push(new Person(one, id, 0, habits[0]), new Person(other, id, 1, habits[1]));
  };
  for (let left = tables; left > 0; left -= AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(left, AT_ONCE) }, seatOne));
  return crowd;
}
