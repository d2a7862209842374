/** Sees to it that whoever is asked answers: a bot soon, a person in time. */
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { leastAnswer, onlyAnswer, type Question } from '@baston/engine';
import type { BotKind, Thought } from '@baston/table';
import type { Think } from '../bots/thinkers.ts';
import { isRefusal } from '../refused.ts';
import { deadlineOf } from './deadlines.ts';
import { STAND_IN } from './ending.ts';
import type { Entry } from './entries.ts';
import type { Round } from './state.ts';
import type { Table } from './table.ts';
import { closesAt, drawnDelay, isAnswered, isHolder, unanswered } from './windows.ts';

/** The room that is attended. */
export interface Attended {
  readonly table: Table;
  /** The table has to be made anew from its log first. */
  readonly isDoubtful: boolean;
  /** Somebody who holds a seat is connected. */
  readonly isVisited: boolean;
  /** Does the seat pass all windows of this turn? */
  isSkipping(seat: number): boolean;
  /** Makes the table anew if it is doubtful. */
  refresh(): Promise<void>;
  /** Writes an entry that nobody has asked for, if that question is still being asked. */
  write(command: string, question: number, make: () => Entry | undefined): Promise<void>;
  /** Keeps the room in memory meanwhile. */
  during<T>(work: Promise<T>): Promise<T>;
  /** Nobody has to look at the table until somebody comes. */
  sleep(): Promise<void>;
}

export interface AttendantOptions {
  readonly now: () => number;
  readonly think: Think;
  /** How long a bot waits before it answers, in milliseconds. */
  readonly botDelay: number;
  readonly onTrouble: (trouble: unknown) => void;
}

/** After something went wrong, and where another node may be at it already. */
export const OTHERS_FIRST = 5000;
const LONGEST_TIMER = 2 ** 31 - 1;

export class Attendant {
  readonly #room: Attended;
  readonly #options: AttendantOptions;
  #timer: NodeJS.Timeout | undefined;
  /** Which question a bot is to answer, and since when: nothing that happens meanwhile keeps it from that. */
  #bot = { question: -1, since: 0 };
  /** The question that a bot thinks about. */
  #thinksAbout = -1;
  /** The question about which a bot last broke off. */
  #failedAt = -1;
  #isClosed = false;

  constructor(room: Attended, options: AttendantOptions) {
    this.#room = room;
    this.#options = options;
  }

  /** To be called whenever something has happened; `after` so many milliseconds more than needed. */
  attend(after: number): void {
    clearTimeout(this.#timer);
    if (this.#isClosed) return;
    const { run, due } = this.#next();
    if (due === Number.POSITIVE_INFINITY) return;
    this.#timer = setTimeout(
      () => {
        run().catch((thrown) => this.#later(thrown));
      },
      Math.min(Math.max(0, due) + after, LONGEST_TIMER),
    );
    this.#timer.unref();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  /** The next thing that happens without a command, and in how many milliseconds. */
  #next(): { readonly run: () => Promise<void>; readonly due: number } {
    const { isDoubtful, table } = this.#room;
    if (isDoubtful) return { run: () => this.#room.refresh(), due: 0 };
    const { state, question } = table;
    if (state.round) return this.#nextInRound(state.round);
    const only = question && onlyAnswer(question);
    if (only) return { run: () => this.#answer(question.seat, only, 'auto', state.questions), due: this.#maskedFor() };
    const bot = state.seats[question?.seat ?? -1]?.bot;
    const number = state.questions;
    if (bot && !this.#isWorthwhile()) return { run: () => this.#room.sleep(), due: 0 };
    if (bot) return { run: () => this.#botAnswers(bot, 'bot', number), due: this.#botDue(number) };
    return {
      run: () => this.#timeIsUp(number),
      due: (deadlineOf(table) ?? Number.POSITIVE_INFINITY) - this.#options.now(),
    };
  }

  #botDue(question: number): number {
    const now = performance.now();
    if (this.#bot.question !== question) this.#bot = { question, since: now };
    return this.#bot.since + this.#options.botDelay - now;
  }

  /** In an open window those who pass ahead do so, bots think, and then it closes. */
  #nextInRound(round: Round): { readonly run: () => Promise<void>; readonly due: number } {
    const { table } = this.#room;
    const { questions, seats } = table.state;
    const left = unanswered(table);
    const skipping = left.find(({ seat }) => !seats[seat]?.bot && this.#room.isSkipping(seat));
    if (skipping) return { run: () => this.#answer(skipping.seat, [], 'ahead', questions), due: 0 };
    const thinking = this.#isWorthwhile() && left.find((one) => seats[one.seat]?.bot && isHolder(one));
    if (thinking) return { run: () => this.#botAnswersInRound(thinking, questions), due: 0 };
    return { run: () => this.#shut(questions), due: closesAt(table, round) - this.#options.now() };
  }

  async #botAnswersInRound(question: Question, number: number): Promise<void> {
    const { seat } = question;
    const { isDoubtful, table } = this.#room;
    const { session, state } = table;
    const { bot, persona } = state.seats[seat] ?? {};
    if (isDoubtful || !session || !bot || state.questions !== number || this.#thinksAbout === number) return;
    const seed = `${state.secret}-${number}-${seat}`;
    const thought = { game: session.parkInRound(seat), bot, seed, ...(persona ? { persona } : {}) };
    const picks = await this.#think(question, number, thought, 'bot');
    await this.#answer(seat, picks, 'bot', number);
  }

  async #think(
    question: Question,
    number: number,
    thought: Thought,
    kind: 'bot' | 'clock',
  ): Promise<readonly string[]> {
    this.#thinksAbout = number;
    const { state, rulebook } = this.#room.table;
    const thinking = this.#options.think({ ...thought, rulebook: rulebook.url }, { kind, whose: state.by });
    try {
      return (await this.#room.during(thinking)).picks;
    } catch (thrown) {
      if (!isRefusal(thrown) && this.#failedAt === number) return this.#withoutThinking(question, thrown);
      if (!isRefusal(thrown)) this.#failedAt = number;
      throw thrown;
    } finally {
      this.#thinksAbout = -1;
    }
  }

  /** A bot that breaks off twice would do so for ever, and nobody could play on. */
  #withoutThinking(question: Question, thrown: unknown): readonly string[] {
    this.#options.onTrouble(thrown);
    return leastAnswer(question);
  }

  /** Everybody who has not answered passes: in the log every seat of a window has one entry. */
  async #shut(number: number): Promise<void> {
    const { table } = this.#room;
    if (table.state.questions !== number) return;
    for (const { seat } of unanswered(table)) await this.#answer(seat, [], 'auto', number);
    const make = (): Entry => ({ type: 'shut', at: this.#options.now(), question: number });
    await this.#room.write(`shut:${number}`, number, make);
  }

  async #answer(
    seat: number,
    picks: readonly string[],
    by: 'bot' | 'clock' | 'auto' | 'ahead',
    number: number,
  ): Promise<void> {
    const make = (): Entry | undefined => {
      if (isAnswered(this.#room.table, seat)) return undefined; // in the meantime
      return { type: 'answer', at: this.#options.now(), seat, question: number, picks, by };
    };
    await this.#room.write(`${by}:${number}:${seat}`, number, make);
  }

  /** How many milliseconds are left of the time that a masked question takes. */
  #maskedFor(): number {
    const { table } = this.#room;
    return table.state.clock.askedAt + drawnDelay(table) - this.#options.now();
  }

  /** Bots pause where nobody sees it, except in a slow game where somebody is to be asked later. */
  #isWorthwhile(): boolean {
    const { options, seats } = this.#room.table.state;
    const isAwaited = options.pace === 'slow' && seats.some(({ person, bot }) => person !== undefined && !bot);
    return this.#room.isVisited || isAwaited;
  }

  /** A bot or a clock was not heard: the database is away, say. Again in a while. */
  #later(thrown: unknown): void {
    if (this.#isClosed) return;
    if (!isRefusal(thrown)) this.#options.onTrouble(thrown);
    this.attend(OTHERS_FIRST);
  }

  async #botAnswers(bot: BotKind, by: 'bot' | 'clock', number: number): Promise<void> {
    const { isDoubtful, table } = this.#room;
    const { session, question, state } = table;
    if (isDoubtful || !session || !question || state.questions !== number) return;
    if (by === 'bot' && !this.#isWorthwhile()) return this.#room.sleep();
    if (this.#thinksAbout === number) return; // somebody has come or gone meanwhile
    const { seat } = question;
    const seed = `${state.secret}-${number}`;
    const { persona } = state.seats[seat] ?? {};
    const thought = { game: session.park(), bot, seed, ...(persona ? { persona } : {}) };
    const picks = await this.#think(question, number, thought, by);
    // As long as if there had been nothing to decide.
    if (question.mask && by === 'bot') await wait(Math.max(0, this.#maskedFor()), undefined, { ref: false });
    await this.#answer(seat, picks, by, number);
  }

  async #timeIsUp(number: number): Promise<void> {
    const { isDoubtful, table } = this.#room;
    const { question, state } = table;
    const deadline = deadlineOf(table);
    if (isDoubtful || !question || state.questions !== number || deadline === undefined) return;
    if (deadline > this.#options.now()) return this.attend(0);
    // A player who comes back after the deadline plays from the next question on.
    if (state.options.absent === 'clock' || state.late === number) return this.#botAnswers(STAND_IN, 'clock', number);
    const { seat } = question;
    const make = (): Entry => ({ type: 'replace', at: this.#options.now(), seat, bot: STAND_IN });
    await this.#room.write(`absent:${number}:${state.length}`, number, make);
  }
}
