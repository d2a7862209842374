/** A table is a fold over its log: who sits there, and the game. No clock, no chance, no waiting. */
import type { Question } from '@baston/engine';
import {
  claimableAt,
  dealText,
  type GameInPlay,
  type ParkedGame,
  type SeatSetup,
  type TableEvent,
  type TableInfo,
} from '@baston/table';
import { Refused } from '../refused.ts';
import type { LoadedRulebook } from '../rulebooks.ts';
import { sha256 } from '../secrets.ts';
import { checkNumber, checkOpen, gameOf, heldSeat, playerAt } from './checks.ts';
import { afterAnswer, afterUndo, newClock } from './clock.ts';
import { agreeing, playersOf } from './ending.ts';
import type { Entry, EntryOf } from './entries.ts';
import { withoutName, withoutPerson } from './former.ts';
import { canAbort, infoOf } from './info.ts';
import { claim, counted, fill, heardFrom, remove, replace, resign, sit, stand } from './seats.ts';
import { opened, readState, type TableNow, type TableState } from './state.ts';
import { answeredInRound, withRound } from './windows.ts';

/** A table put away as it was when nothing could be taken back. */
export interface ParkedTable {
  readonly state: TableState;
  readonly game?: ParkedGame;
}

/** Far more than any game has. A game that gets there is over. */
const MOST_ENTRIES = 20_000;
/** The entries that are allowed once the game is over: messages, and a rematch. */
const ENTRIES_AFTER = 5000;

/** Since this format rulebooks can spare players questions that do not matter. */
const BRIEF = 2;

export class Table implements TableNow {
  readonly id: string;
  #rulebook: LoadedRulebook;
  #state: TableState;
  #session: GameInPlay | undefined;
  #boxes: readonly string[] | undefined;
  readonly #commitment: string;
  /** The state when nothing could be taken back. */
  #settled: TableState;
  readonly #keepsRecord: boolean;

  private constructor(id: string, rulebook: LoadedRulebook, state: TableState, keepsRecord: boolean) {
    this.id = id;
    this.#rulebook = rulebook;
    this.#state = state;
    this.#settled = state;
    this.#commitment = sha256(state.secret);
    this.#keepsRecord = keepsRecord;
  }

  /** From the first entry of its log. `keepsRecord`: the game can be asked for its record. */
  static open(id: string, rulebook: LoadedRulebook, entry: Entry, keepsRecord = false): Table {
    if (entry.type !== 'open') throw new Error(`the log of table ${id} does not begin with its opening`);
    return new Table(id, rulebook, opened(rulebook.rules, entry), keepsRecord);
  }

  static resume(id: string, rulebook: LoadedRulebook, parked: ParkedTable): Table {
    const table = new Table(id, rulebook, readState(parked.state), false);
    if (parked.game) {
      table.#session = rulebook.rules.resume(parked.game);
      table.#session.handOver(); // has been told before
      table.#state = withRound(table.#state, table.round.length > 0, false, table.#state.changedAt);
      table.#settled = table.#state;
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
  get rulebook(): LoadedRulebook {
    return this.#rulebook;
  }
  /** Until the game begins, the rulebook may become another. */
  moveTo(rulebook: LoadedRulebook): void {
    if (!this.#session) this.#rulebook = rulebook;
  }
  get session(): GameInPlay | undefined {
    return this.#session;
  }
  get phase(): TableInfo['phase'] {
    if (this.#state.ending) return 'over';
    if (!this.#session) return 'open';
    return this.#session.question ? 'playing' : 'over';
  }
  get question(): Question | undefined {
    return this.#state.ending ? undefined : this.#session?.question;
  }
  get round(): readonly Question[] {
    return this.#state.ending ? [] : (this.#session?.round ?? []);
  }
  /** The number of the last entry. */
  get seq(): number {
    return this.#state.length - 1;
  }
  /** The same as clients are told it: who has answered in an open window is not counted. */
  get toldSeq(): number {
    return this.seq - (this.#state.round?.answers.length ?? 0);
  }

  /** Does a person hold a seat, or is one kept for them? */
  concerns(person: string): boolean {
    return this.#state.seats.some((seat) => seat.person === person || seat.keptFor === person);
  }

  seatOf(person: string | undefined): number {
    return person === undefined ? -1 : this.#state.seats.findIndex((seat) => seat.person === person);
  }

  /** Applies the entry and returns the events that it causes. If it is refused, nothing has changed. */
  apply(entry: Entry): TableEvent[] {
    if (this.#state.length >= MOST_ENTRIES + ENTRIES_AFTER && entry.type !== 'gone')
      throw new Refused('full', 'the log of this table is full');
    const before = this.#state;
    const change = this.#change(entry);
    const session = this.#session;
    const events = this.#keepsRecord ? (session?.events.slice(before.events) ?? []) : (session?.handOver() ?? []);
    this.#state = {
      ...before,
      ...change,
      length: before.length + 1,
      events: before.events + events.length,
      changedAt: change.changedAt ?? entry.at,
    };
    if (this.#state.length >= MOST_ENTRIES && this.phase !== 'over')
      this.#state = { ...this.#state, ending: { kind: 'full' } };
    const isNew = this.#state.questions !== before.questions;
    this.#state = withRound(this.#state, this.round.length > 0, isNew, entry.at);
    if (!session || session.isSettled) this.#settled = this.#state;
    else if (entry.type === 'gone') this.#settled = withoutName(this.#settled, entry.person);
    return events;
  }

  #change(entry: Entry): Partial<TableState> {
    switch (entry.type) {
      case 'open':
        throw new Refused('begun', 'this table is already open');
      case 'sit':
        return this.#beginningIfFull(sit(this, entry), entry.at);
      case 'stand':
        return stand(this, entry);
      case 'fill':
        return this.#beginningIfFull(fill(this, entry), entry.at);
      case 'remove':
        return remove(this, entry);
      case 'close':
        checkOpen(this);
        return { ending: { kind: 'closed' } };
      case 'replace':
        return replace(this, entry);
      case 'answer':
        if (this.round.length > 0) return this.#answerInRound(entry);
        return this.#play(entry);
      case 'undo':
        return this.#play(entry);
      case 'shut':
        return this.#shut(entry);
      case 'resign':
        return resign(this, entry);
      case 'abort':
        gameOf(this);
        heldSeat(this.#state, entry.seat);
        if (!canAbort(this)) throw new Refused('begun', 'every player has moved: it is too late to abort the game');
        return { ending: { kind: 'aborted' } };
      case 'end':
        if (this.phase === 'over') throw new Refused('begun', 'the game is over');
        return { ending: { kind: this.#session ? 'stopped' : 'closed' } };
      case 'claim':
        return claim(this, entry, claimableAt(this.info(), entry.against, entry.awaySince));
      case 'agree':
        gameOf(this);
        playerAt(this.#state, entry.seat);
        return agreeing(this.#state, [...new Set([...this.#state.agreed, entry.seat])]);
      case 'say':
        heldSeat(this.#state, entry.seat);
        return counted(this.#state, entry.seat, 'texts');
      case 'gone':
        return withoutPerson(this.#state, entry.person, this.phase);
      case 'rematch':
        heldSeat(this.#state, entry.seat);
        if (this.phase !== 'over') throw new Refused('not-over', 'the game is not over');
        if (!this.#session) throw new Refused('not-begun', 'there was no game at this table');
        if (this.#state.next !== undefined) throw new Refused('begun', 'a rematch already exists');
        return { next: entry.next };
    }
  }

  /** The game begins when everybody is there. The seed follows from the secret and from what each of them has brought. */
  #beginningIfFull({ seats }: Pick<TableState, 'seats'>, at: number): Partial<TableState> {
    const isFull = seats.every((seat) => seat.person !== undefined || seat.bot !== undefined);
    const isSomebody = seats.some((seat) => seat.person !== undefined);
    if (this.#session || !isFull || !isSomebody) return { seats };
    const { options, secret } = this.#state;
    const shares = seats.map(({ share }) => share);
    const seed = sha256(dealText(this.id, secret, shares));
    // Somebody alone with bots has nobody to hide anything from, and need not wait.
    const discreet = playersOf(seats).length > 1;
    const { rules } = this.#rulebook;
    const brief = rules.format >= BRIEF ? { brief: true } : {};
    this.#session = rules.start({ ...options.config, ...brief, discreet, seats: seats.length, seed });
    return { seats, clock: newClock(at), awaited: playersOf(seats) };
  }

  #play(entry: EntryOf<'answer' | 'undo'>): Partial<TableState> {
    const session = gameOf(this);
    const { questions, clock } = this.#state;
    checkNumber(this.#state, entry.question);
    if (entry.type === 'undo') {
      session.undo(entry.seat);
      return { questions: questions + 1, clock: afterUndo(clock), ...counted(this.#state, entry.seat, 'undos') };
    }
    session.answer(entry.seat, entry.picks);
    return {
      questions: questions + 1,
      clock: afterAnswer(clock, session.question?.seat !== entry.seat, entry.at),
      ...heardFrom(this.#state, entry),
    };
  }

  #answerInRound(entry: EntryOf<'answer'>): Partial<TableState> {
    gameOf(this);
    checkNumber(this.#state, entry.question);
    return { round: answeredInRound(this, entry), changedAt: this.#state.changedAt };
  }

  /** In turn order, up to the first who has something to play: the others answer again. */
  #shut({ question, at }: EntryOf<'shut'>): Partial<TableState> {
    const session = gameOf(this);
    checkNumber(this.#state, question);
    const { questions, round } = this.#state;
    for (const { seat } of this.round) {
      const picks = round?.answers.find((one) => one.seat === seat)?.picks ?? [];
      session.answer(seat, picks);
      if (picks.length > 0) break;
    }
    return { questions: questions + 1, clock: newClock(at) };
  }

  /** The boxes that this game needs. */
  get boxes(): readonly string[] {
    if (!this.#session) throw new Refused('not-begun', 'the game has not started');
    this.#boxes ??= this.#rulebook.rules.boxesNeeded(this.#session.config);
    return this.#boxes;
  }

  /** The people at the seats, as an update reports them. */
  seatSetups(): SeatSetup[] {
    return this.#state.seats.map(({ name, bot, persona }) => ({
      kind: bot ?? 'human',
      name,
      ...(persona ? { persona } : {}),
    }));
  }

  info(): TableInfo {
    return infoOf(this, { id: this.id, rules: this.#rulebook.rules.version, commitment: this.#commitment });
  }
}
