/** A table is a fold over its log: who sits there, and the game. No clock, no chance, no waiting. */
import { createHash } from 'node:crypto';
import { boxesNeeded, type Rules } from '@baston/engine';
import {
  type BotKind,
  dealText,
  type ParkedGame,
  type SeatSetup,
  Session,
  type TableEvent,
  type TableInfo,
  type TableOptions,
} from '@baston/table';
import type { Entry } from './entries.ts';
import { Refused } from './refused.ts';

interface SeatState {
  /** Who holds it. */
  readonly person?: string;
  readonly name: string;
  /** Who plays, if it is not that person. */
  readonly bot?: BotKind;
  readonly isFree: boolean;
  /** Nobody else may take it. */
  readonly keptFor?: string;
  readonly share: string;
}

interface TableState {
  readonly by: string;
  readonly options: TableOptions;
  readonly secret: string;
  readonly seats: readonly SeatState[];
  /** How many entries, answers and events there have been; an undo counts as an answer. */
  readonly length: number;
  readonly questions: number;
  readonly events: number;
  readonly createdAt: number;
  readonly changedAt: number;
  /** Since when somebody is asked what they are asked. */
  readonly askedAt: number;
  readonly next?: string;
}

/** A table put away as it was when nothing could be taken back. */
export interface ParkedTable {
  readonly state: TableState;
  readonly game?: ParkedGame;
}

type EntryOf<T extends Entry['type']> = Extract<Entry, { readonly type: T }>;

/** Far more than any game has: a table that is not played at is not written to for ever. */
const MOST_ENTRIES = 20_000;

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export class Table {
  readonly id: string;
  readonly rules: Rules;
  #state: TableState;
  #session: Session | undefined;
  #boxes: readonly string[] | undefined;
  readonly #commitment: string;
  /** The state when nothing could be taken back. */
  #settled: TableState;
  readonly #keepsRecord: boolean;

  private constructor(id: string, rules: Rules, state: TableState, keepsRecord: boolean) {
    this.id = id;
    this.rules = rules;
    this.#state = state;
    this.#settled = state;
    this.#commitment = sha256(state.secret);
    this.#keepsRecord = keepsRecord;
  }

  /** From the first entry of its log. `keepsRecord`: the game can be asked for its record. */
  static open(id: string, rules: Rules, entry: Entry, keepsRecord = false): Table {
    if (entry.type !== 'open') throw new Error(`the log of table ${id} does not begin with its opening`);
    return new Table(id, rules, opened(rules, entry), keepsRecord);
  }

  static resume(id: string, rules: Rules, parked: ParkedTable): Table {
    const table = new Table(id, rules, parked.state, false);
    if (parked.game) {
      table.#session = Session.resume(rules, parked.game);
      table.#session.handOver(); // has been told before
    }
    return table;
  }

  park(): { readonly seq: number; readonly parked: ParkedTable } {
    const game = this.#session?.parkSettled();
    return { seq: this.#settled.length - 1, parked: { state: this.#settled, ...(game ? { game } : {}) } };
  }

  get state(): TableState {
    return this.#state;
  }
  get session(): Session | undefined {
    return this.#session;
  }
  get phase(): TableInfo['phase'] {
    if (!this.#session) return 'open';
    return this.#session.question ? 'playing' : 'over';
  }
  /** The number of the last entry. */
  get seq(): number {
    return this.#state.length - 1;
  }

  seatOf(person: string | undefined): number {
    return person === undefined ? -1 : this.#state.seats.findIndex((seat) => seat.person === person);
  }

  /** When the time of whoever is asked is up; a bot needs none. */
  get deadline(): number | undefined {
    const { options, seats, askedAt } = this.#state;
    const question = this.#session?.question;
    if (options.absent === 'wait' || !question || seats[question.seat]?.bot) return undefined;
    return askedAt + options.seconds * 1000;
  }

  /** When the game goes on though nobody says anything: at once if a bot is asked. */
  get wakeAt(): number | undefined {
    const { seats, askedAt } = this.#state;
    const question = this.#session?.question;
    return question && seats[question.seat]?.bot ? askedAt : this.deadline;
  }

  /** What the entry does; the events that it causes. Where it is refused nothing has changed. */
  apply(entry: Entry): TableEvent[] {
    if (this.#state.length >= MOST_ENTRIES) throw new Refused('full', 'nothing more can be written about this table');
    const before = this.#state;
    const change = this.#change(entry);
    const session = this.#session;
    const events = this.#keepsRecord ? (session?.events.slice(before.events) ?? []) : (session?.handOver() ?? []);
    this.#state = {
      ...before,
      ...change,
      length: before.length + 1,
      events: before.events + events.length,
      changedAt: entry.at,
    };
    if (!session || session.isSettled) this.#settled = this.#state;
    return events;
  }

  #change(entry: Entry): Partial<TableState> {
    switch (entry.type) {
      case 'open':
        throw new Refused('begun', 'this table has been opened');
      case 'sit':
        return this.#sit(entry);
      case 'stand':
        return this.#stand(entry);
      case 'fill':
        return this.#fill(entry);
      case 'replace': {
        this.#playing();
        const { bot, ...seat } = this.#held(entry.seat);
        if ((entry.bot === undefined) === (bot === undefined))
          throw new Refused('no-seat', bot ? 'a bot plays there already' : 'no bot plays there');
        return { askedAt: entry.at, seats: this.#with(entry.seat, entry.bot ? { ...seat, bot: entry.bot } : seat) };
      }
      case 'answer':
      case 'undo':
        return this.#play(entry);
      case 'say':
        this.#held(entry.seat);
        return {};
      case 'rematch':
        this.#held(entry.seat);
        if (this.phase !== 'over') throw new Refused('not-over', 'the game is not over');
        if (this.#state.next !== undefined) throw new Refused('begun', 'there is a rematch already');
        return { next: entry.next };
    }
  }

  #seat(number: number): SeatState {
    const seat = this.#state.seats[number];
    if (!seat) throw new Refused('no-seat', 'there is no such seat');
    return seat;
  }
  #held(number: number): SeatState {
    const seat = this.#seat(number);
    if (seat.person === undefined) throw new Refused('no-seat', 'nobody holds that seat');
    return seat;
  }
  #with(number: number, seat: SeatState): SeatState[] {
    return this.#state.seats.with(number, seat);
  }
  #playing(): Session {
    if (!this.#session) throw new Refused('not-begun', 'the game has not begun');
    return this.#session;
  }

  #sit({ seat: number, person, name, share, at }: EntryOf<'sit'>): Partial<TableState> {
    const seat = this.#seat(number);
    if (this.phase === 'over') throw new Refused('begun', 'the game is over');
    if (this.seatOf(person) >= 0) throw new Refused('seated', 'you have a seat at this table');
    if (!seat.isFree || (seat.keptFor !== undefined && seat.keptFor !== person))
      throw new Refused('seat-taken', 'this seat is taken');
    const seats = this.#with(number, {
      person,
      name,
      isFree: false,
      share: this.#session ? seat.share : share, // it has been dealt
      ...(seat.keptFor === undefined ? {} : { keptFor: seat.keptFor }),
    });
    return { seats, ...this.#beginIfFull(seats, at) };
  }

  /** Before the game: the seat is free again. In the game a bot plays on. */
  #stand({ seat: number }: EntryOf<'stand'>): Partial<TableState> {
    const { keptFor } = this.#held(number);
    if (this.#session) throw new Refused('begun', 'the game has begun');
    return { seats: this.#with(number, { ...FREE, ...(keptFor === undefined ? {} : { keptFor }) }) };
  }

  /** A bot for a seat where nobody sits; or a seat for a person, where a bot plays on until somebody comes. */
  #fill({ seat: number, bot, at }: EntryOf<'fill'>): Partial<TableState> {
    const seat = this.#seat(number);
    if (seat.person !== undefined) throw new Refused('seat-taken', 'somebody sits there');
    if (this.phase === 'over') throw new Refused('begun', 'the game is over');
    const free = this.#session ? { ...seat, isFree: true } : FREE;
    const seats = this.#with(number, bot ? { name: '', bot, isFree: false, share: '' } : free);
    return { seats, ...this.#beginIfFull(seats, at) };
  }

  /** The game begins when everybody is there. The seed follows from the secret and from what each of them has brought. */
  #beginIfFull(seats: readonly SeatState[], at: number): Partial<TableState> {
    const isFull = seats.every((seat) => seat.person !== undefined || seat.bot !== undefined);
    const isSomebody = seats.some((seat) => seat.person !== undefined);
    if (this.#session || !isFull || !isSomebody) return {};
    const { options, secret } = this.#state;
    const shares = seats.map(({ share }) => share);
    const seed = sha256(dealText(this.id, secret, shares));
    this.#session = Session.start(this.rules, { ...options.config, seats: seats.length, seed });
    return { askedAt: at };
  }

  #play(entry: EntryOf<'answer' | 'undo'>): Partial<TableState> {
    const session = this.#playing();
    const { questions } = this.#state;
    if (entry.question !== questions) throw new Refused('stale-answer', 'this question has been answered');
    if (entry.type === 'undo') session.undo(entry.seat);
    else session.answer(entry.seat, entry.picks);
    return { questions: questions + 1, askedAt: entry.at };
  }

  /** The boxes that this game needs. */
  get boxes(): readonly string[] {
    this.#boxes ??= boxesNeeded(this.rules, this.#playing().checkpoint.config);
    return this.#boxes;
  }

  /** Who sits there, as an update says it. */
  seatSetups(): SeatSetup[] {
    return this.#state.seats.map(({ name, bot }) => ({ kind: bot ?? 'human', name }));
  }

  info(): TableInfo {
    const { options, seats, secret, next, createdAt, changedAt } = this.#state;
    const game = this.#session?.game;
    const isOver = this.phase === 'over';
    const waitingFor = this.#session?.question?.seat;
    const { deadline } = this;
    return {
      id: this.id,
      rules: this.rules.version,
      options,
      phase: this.phase,
      seats: seats.map(({ name, person, bot, isFree }) => ({
        name,
        isHeld: person !== undefined,
        isFree,
        ...(bot ? { bot } : {}),
      })),
      ...(waitingFor === undefined ? {} : { waitingFor }),
      ...(deadline === undefined ? {} : { deadline }),
      turn: game?.turn ?? 0,
      vps: game?.allSeats().map((seat) => game.vp(seat)) ?? [],
      winners: game?.winners() ?? [],
      commitment: this.#commitment,
      ...(isOver ? { secret, shares: seats.map(({ share }) => share) } : {}),
      ...(next === undefined ? {} : { next }),
      createdAt,
      changedAt,
    };
  }
}

const FREE: SeatState = { name: '', isFree: true, share: '' };

function opened(rules: Rules, { options, by, secret, keptFor, at }: EntryOf<'open'>): TableState {
  if (!options.seats.includes('person')) throw new Refused('bad-config', 'a table needs a seat for a person');
  if ((options.config.seats ?? options.seats.length) !== options.seats.length)
    throw new Refused('bad-config', 'there is not one player for each seat');
  Session.start(rules, { ...options.config, seats: options.seats.length, seed: 'any' }); // refuses what makes no sense
  return {
    by,
    options,
    secret,
    seats: options.seats.map((kind, seat): SeatState => {
      const person = keptFor?.[seat];
      if (kind !== 'person') return { name: '', bot: kind, isFree: false, share: '' };
      return person === undefined ? FREE : { ...FREE, keptFor: person };
    }),
    length: 1,
    questions: 0,
    events: 0,
    createdAt: at,
    changedAt: at,
    askedAt: at,
  };
}
