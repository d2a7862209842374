/**
 * One table in memory. It takes its inputs one after the other: what is wanted is tried on the table, written to the
 * log, and only when it is there acknowledged and told. Memory is a cache of the log: whenever they may differ, the
 * table is made anew from it.
 */
import { type Hint, Refusal, type Rules } from '@baston/engine';
import {
  type BotKind,
  CLOSED,
  positionFor,
  type Session,
  type SpareGames,
  type TableEvent,
  type ToServer,
  type WrittenPosition,
} from '@baston/table';
import type { Entry } from './entries.ts';
import { tableFrame, updateFrame } from './frames.ts';
import { loadTable, readLog, textFrame } from './log.ts';
import { isRefusal, Refused } from './refused.ts';
import { rowOf } from './rows.ts';
import { newSecret } from './secrets.ts';
import type { LogRow, Parked, Person, Store } from './store/store.ts';
import { sha256, type Table } from './table.ts';
import type { Think } from './thinkers.ts';
import { Writer } from './writer.ts';

/** Somebody who looks at the table, from the seat that they hold or as a spectator. */
export interface Client {
  readonly person: string | undefined;
  send(frame: string): void;
  close(code: number, reason: string): void;
}

export interface RoomOptions {
  readonly store: Store;
  readonly rules: Rules;
  readonly now: () => number;
  readonly think: Think;
  /** How long a bot waits before it answers, in milliseconds. */
  readonly botDelay: number;
  /** Games that no table needs now. */
  readonly spare: SpareGames;
  /** Opens the table of a rematch, if it is not there yet. */
  readonly open: (id: string, entry: Entry) => Promise<void>;
  /** Something went wrong that nobody can be told. */
  readonly onTrouble: (trouble: unknown) => void;
}

/** What goes into the log. */
export type Command = Exclude<ToServer, { readonly type: 'hint' | 'position' | 'ping' }>;

/** More than one client has any reason to have under way. */
const MOST_WAITING = 200;
const MOST_CLIENTS = 200;
/** Now and then a table is put away, so that it need not be played again from the beginning after a crash. */
const PARK_EVERY = 40;
/** Who has not written the last entry leaves it to the node that has, for a while. */
const OTHERS_FIRST = 5000;
const LONGEST_TIMER = 2 ** 31 - 1;
const STAND_IN: BotKind = 'greedy';
const KEPT_TEXTS = 50;

export class Room {
  readonly id: string;
  readonly #options: RoomOptions;
  /** Who looks on, and from which seat they were last told something. */
  readonly #clients = new Map<Client, number>();
  #table: Table;
  #parkedAt: number;
  /** The table may be ahead of the log. */
  #isDoubtful = false;
  #line: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;
  /** When something last happened here. */
  usedAt: number;

  private constructor(id: string, options: RoomOptions, table: Table) {
    this.id = id;
    this.#options = options;
    this.#table = table;
    this.#parkedAt = table.seq;
    this.usedAt = options.now();
  }

  static async load(id: string, options: RoomOptions): Promise<Room> {
    const room = new Room(id, options, await loadTable(id, options.store, options.rules));
    room.#attend(0);
    return room;
  }

  get clients(): number {
    return this.#clients.size;
  }
  get isIdle(): boolean {
    return this.#clients.size === 0 && this.#waiting === 0;
  }
  get deadline(): number | undefined {
    return this.#table.deadline;
  }

  /** Lets somebody look on, and tells them what follows the entry `from`, if they saw it from the seat that they have now. */
  join(client: Client, from: number, seat: number): Promise<void> {
    if (this.#clients.size >= MOST_CLIENTS) throw new Refused('full', 'too many are looking on');
    return this.#inTurn(async () => {
      const mine = this.#table.seatOf(client.person);
      const isSound = Number.isInteger(from) && from >= 0 && from <= this.#table.seq && seat === mine;
      await this.#greet(client, isSound ? from : -1);
      this.#clients.set(client, mine);
    });
  }

  leave(client: Client): void {
    this.#clients.delete(client);
    this.usedAt = this.#options.now();
  }

  /** Does what somebody wants, once, however often they say it. The number of its entry. */
  command(who: Person, message: Command): Promise<number> {
    return this.#inTurn(async () => {
      const next = message.type === 'rematch' ? await this.#openNext(who.id) : '';
      return this.#commit(`${who.id}:${message.command}`, () => this.#entry(who, message, next));
    });
  }

  /** What a bot would do in the place of somebody who is asked: it knows no more than they do. */
  async hint(who: Person): Promise<Hint & { readonly question: number }> {
    const { game, question } = await this.#inTurn(async () => {
      const { session, seat } = this.#gameOf(who);
      if (session.question?.seat !== seat) throw new Refused('not-your-turn', 'you are not asked anything now');
      return { game: session.park(), question: this.#table.state.questions };
    });
    return { question, ...(await this.#options.think({ game, bot: 'adviser', seed: 'hint' })) };
  }

  /** The game as somebody who sits here may write it down. */
  position(who: Person): Promise<WrittenPosition> {
    return this.#inTurn(async () => {
      const { session, seat } = this.#gameOf(who);
      return positionFor(session.checkpoint, seat);
    });
  }

  #gameOf(who: Person): { readonly session: Session; readonly seat: number } {
    const seat = this.#seatOf(who);
    const { session } = this.#table;
    if (!session) throw new Refused('not-begun', 'the game has not begun');
    return { session, seat };
  }

  #seatOf(who: Person): number {
    const seat = this.#table.seatOf(who.id);
    if (seat < 0) throw new Refused('no-seat', 'you have no seat at this table');
    return seat;
  }

  /** Another node has written to the log. */
  async catchUp(): Promise<void> {
    await this.#inTurn(async () => {
      const rows = await this.#options.store.log(this.id, this.#table.seq + 1);
      for (const row of rows) {
        const entry: Entry = JSON.parse(row.entry);
        this.#isDoubtful = true;
        const events = this.#table.apply(entry);
        this.#isDoubtful = false;
        await this.#tell(entry, events);
      }
      if (rows.length > 0) this.#attend(OTHERS_FIRST);
    });
  }

  /** Puts the table away; nothing is taken any more, and everybody is told to come back, or why not. */
  async close(code = CLOSED.restart, reason = 'come back'): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    for (const client of this.#clients.keys()) client.close(code, reason);
    this.#clients.clear();
    await this.#line;
    if (!this.#isDoubtful) await this.#options.store.park(this.id, this.#parked()).catch(this.#options.onTrouble);
  }

  #inTurn<T>(run: () => Promise<T>): Promise<T> {
    if (this.#isClosed) return Promise.reject(new Refused('unavailable', 'the server is about to stop'));
    if (this.#waiting >= MOST_WAITING) return Promise.reject(new Refused('unavailable', 'too much at once'));
    this.#waiting++;
    this.usedAt = this.#options.now();
    const result = this.#line
      .then(async () => {
        if (this.#isDoubtful) await this.#reload();
        return run();
      })
      .finally(() => {
        this.#waiting--;
        this.#table.session?.rest(this.#options.spare);
      });
    this.#line = result.catch(() => undefined);
    return result;
  }

  /** What the message means, coming from that person. */
  #entry(who: Person, message: Command, next: string): Entry {
    const at = this.#options.now();
    const { type } = message;
    if (type === 'sit') return { type, at, seat: message.seat, person: who.id, name: who.name, share: message.share };
    if (type === 'fill') {
      if (who.id !== this.#table.state.by) throw new Refused('not-yours', 'somebody else has opened this table');
      return { type, at, seat: message.seat, ...(message.bot ? { bot: message.bot } : {}) };
    }
    const seat = this.#seatOf(who);
    switch (type) {
      case 'stand':
        return this.#table.session ? { type: 'replace', at, seat, bot: STAND_IN } : { type, at, seat };
      case 'back':
        return { type: 'replace', at, seat };
      case 'answer':
        this.#checkMyself(seat);
        return { type, at, seat, question: message.question, picks: message.picks, by: 'person' };
      case 'undo':
        this.#checkMyself(seat);
        return { type, at, seat, question: message.question };
      case 'say':
        return { type, at, seat, text: message.text };
      case 'rematch':
        return { type, at, seat, next };
    }
  }

  #checkMyself(seat: number): void {
    if (this.#table.state.seats[seat]?.bot) throw new Refused('not-your-turn', 'a bot plays for you: come back first');
  }

  /** Tries it, writes it, tells it. */
  async #commit(command: string, make: () => Entry): Promise<number> {
    const { store } = this.#options;
    for (;;) {
      const before = this.#table.state;
      let entry: Entry;
      let events: TableEvent[];
      try {
        entry = make();
        events = this.#table.apply(entry);
      } catch (thrown) {
        if (!isHarmless(thrown)) this.#isDoubtful = true;
        // What was done before is not refused when it is said again.
        const done = await store.commandAt(this.id, command);
        if (done === undefined) throw thrown;
        return done;
      }
      this.#isDoubtful = true;
      const writer = new Writer();
      const row: LogRow = {
        seq: this.#table.seq,
        command,
        entry: JSON.stringify(entry),
        events: writer.list(events),
      };
      const { seats } = this.#table.state;
      const holders = seats === before.seats ? {} : { holders: seats.map(({ person }) => person) };
      const parks = row.seq >= this.#parkedAt + PARK_EVERY;
      const change = { row, table: rowOf(this.#table), ...holders, ...(parks ? { parked: this.#parked() } : {}) };
      const appended = await store.append(change).catch((thrown) => {
        this.#attend(OTHERS_FIRST);
        throw thrown;
      });
      if (appended === 'done') {
        this.#isDoubtful = false;
        if (parks) this.#parkedAt = row.seq;
        await this.#tell(entry, events, writer);
        this.#attend(0);
        return row.seq;
      }
      await this.#reload();
      if (appended === 'repeated') return (await store.commandAt(this.id, command)) ?? row.seq;
    }
  }

  #parked(): Parked {
    const { seq, parked } = this.#table.park();
    return { seq, game: JSON.stringify(parked) };
  }

  /** The log is right. */
  async #reload(): Promise<void> {
    this.#table = await loadTable(this.id, this.#options.store, this.#options.rules);
    this.#isDoubtful = false;
    // What they have been told, they may have been told in part: so everything again.
    for (const client of this.#clients.keys()) {
      await this.#greet(client, -1);
      this.#clients.set(client, this.#table.seatOf(client.person));
    }
    this.#attend(OTHERS_FIRST);
  }

  async #greet(client: Client, from: number): Promise<void> {
    const { events, texts } = readLog(await this.#options.store.log(this.id, from + 1), this.#table);
    const seat = this.#table.seatOf(client.person);
    client.send(tableFrame(this.#table, seat, client.person));
    for (const text of texts.slice(-KEPT_TEXTS)) client.send(text);
    if (this.#table.session) client.send(updateFrame(this.#table, seat, events, new Writer()));
  }

  /** Tells everybody of an entry; what it looks like from one seat is made once. */
  async #tell(entry: Entry, events: readonly TableEvent[], writer = new Writer()): Promise<void> {
    const table = this.#table;
    const isPlay = entry.type === 'answer' || entry.type === 'undo';
    const made = new Map<string, string>();
    const once = (key: string, make: () => string): string => {
      const text = made.get(key) ?? make();
      made.set(key, text);
      return text;
    };
    for (const [client, before] of this.#clients) {
      const seat = table.seatOf(client.person);
      if (entry.type === 'say') {
        client.send(once('text', () => textFrame(entry, table.seq, table)));
        continue;
      }
      if (seat !== before && table.state.events > events.length) {
        await this.#greet(client, -1); // from here it has looked different from the beginning
        this.#clients.set(client, seat);
        continue;
      }
      this.#clients.set(client, seat);
      const key = `${seat} ${client.person === table.state.by}`;
      if (!isPlay || table.phase === 'over')
        client.send(once(`table ${key}`, () => tableFrame(table, seat, client.person)));
      if (table.session) client.send(once(`update ${seat}`, () => updateFrame(table, seat, events, writer)));
    }
  }

  /** Sees to it that whoever is asked answers: a bot now, a person in time. */
  #attend(after: number): void {
    clearTimeout(this.#timer);
    if (this.#isClosed) return;
    const { run, due } = this.#isDoubtful
      ? { run: () => this.#inTurn(async () => undefined), due: 0 }
      : this.#nextUnasked();
    if (due === Number.POSITIVE_INFINITY) return;
    this.#timer = setTimeout(
      () => {
        run().catch((thrown) => this.#later(thrown));
      },
      Math.min(Math.max(0, due) + after, LONGEST_TIMER),
    );
    this.#timer.unref();
  }

  /** What happens next by itself, and in how many milliseconds. */
  #nextUnasked(): { readonly run: () => Promise<void>; readonly due: number } {
    const { session, state, deadline = Number.POSITIVE_INFINITY } = this.#table;
    const seat = session?.question?.seat ?? -1;
    const bot = state.seats[seat]?.bot;
    const number = state.questions;
    if (bot) return { run: () => this.#botAnswers(bot, 'bot', number), due: this.#options.botDelay };
    return { run: () => this.#timeIsUp(number), due: deadline - this.#options.now() };
  }

  /** A bot or a clock was not heard: the database is away, say. Again in a while. */
  #later(thrown: unknown): void {
    if (this.#isClosed) return;
    if (!isRefusal(thrown)) this.#options.onTrouble(thrown);
    this.#attend(OTHERS_FIRST);
  }

  async #botAnswers(bot: BotKind, by: 'bot' | 'clock', number: number): Promise<void> {
    const { session, state } = this.#table;
    const question = session?.question;
    if (this.#isDoubtful || !question || state.questions !== number) return;
    const { seat } = question;
    this.#waiting++;
    const seed = `${state.secret}-${number}`;
    const { picks } = await this.#options.think({ game: session.park(), bot, seed }).finally(() => this.#waiting--);
    await this.#unasked(`${by}:${number}`, number, () => ({
      type: 'answer',
      at: this.#options.now(),
      seat,
      question: number,
      picks,
      by,
    }));
  }

  async #timeIsUp(number: number): Promise<void> {
    const { session, state, deadline } = this.#table;
    const question = session?.question;
    if (this.#isDoubtful || !question || state.questions !== number || deadline === undefined) return;
    if (deadline > this.#options.now()) return this.#attend(0);
    if (state.options.absent === 'clock') return this.#botAnswers(STAND_IN, 'clock', number);
    const { seat } = question;
    await this.#unasked(`absent:${number}:${state.length}`, number, () => ({
      type: 'replace',
      at: this.#options.now(),
      seat,
      bot: STAND_IN,
    }));
  }

  /** Writes what nobody has asked for, if it still is as it was. */
  #unasked(command: string, number: number, make: () => Entry): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#table.state.questions === number) await this.#commit(command, make);
    });
  }

  /** The table of a rematch: the same people, one seat further. All nodes find the same. */
  async #openNext(person: string): Promise<string> {
    const { options, secret, seats, next } = this.#table.state;
    if (next !== undefined || this.#table.phase !== 'over' || this.#table.seatOf(person) < 0) return next ?? '';
    const id = sha256(`next\n${this.id}\n${secret}`).slice(0, 16);
    const turned = <T>(list: readonly T[]): T[] => [...list.slice(1), ...list.slice(0, 1)];
    const { factions } = options.config;
    const config = Array.isArray(factions) ? { ...options.config, factions: turned(factions) } : options.config;
    await this.#options.open(id, {
      type: 'open',
      at: this.#options.now(),
      by: person,
      options: { ...options, config, listed: false, seats: turned(options.seats) },
      secret: newSecret(),
      keptFor: turned(seats.map((seat) => seat.person)),
    });
    return id;
  }
}

/** Was the table left as it was? */
const isHarmless = (thrown: unknown): boolean =>
  thrown instanceof Refused || (thrown instanceof Refusal && thrown.code !== 'stuck' && thrown.code !== 'diverged');
