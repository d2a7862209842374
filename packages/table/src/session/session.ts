/**
 * A game with people: it stops at every question, and goes on when the answer comes.
 *
 * The session keeps the checkpoint at which the present step began and the answers given since. When
 * another answer arrives it copies the checkpoint and runs the step again with all of them (step.ts).
 */
import {
  type Config,
  Game,
  type GameEvent,
  Imagination,
  type Question,
  Refusal,
  type Rules,
  type SavedState,
  SECRETS,
  type Seat,
  type View,
  view,
} from '@baston/engine';
import { gameFrom } from '../position/layout.ts';
import type { Layout } from '../position/schema.ts';
import { positionFor, type WrittenPosition } from '../position/write.ts';
import { type Answer, answerTo, checkAnswer, checkPicks, checkSame } from './answers.ts';
import { type GameRecord, type NoUndo, type ParkedGame, type TableEvent, tableEventFor } from './record.ts';
import { keepSpare, type SpareGames, spareCopy } from './spare.ts';
import { sparedAnswer } from './spared.ts';
import { checkIdle, runStep } from './step.ts';

/** A question that has been answered since, and how the game came to it. */
interface Moment {
  /** A game, or a saved state: a resting session keeps the latter, which takes a third of the memory. */
  readonly checkpoint: Game | SavedState;
  readonly answers: readonly Answer[];
  /** The seat that had answered before. */
  readonly last: Seat | undefined;
}

export class Session {
  readonly rules: Rules;
  /** The events so far, including those of the current step up to the question. */
  readonly events: TableEvent[] = [];
  /** The answers so far, for the record of the game. */
  readonly answered: Answer[] = [];
  /** Hears every event with the game as it is at that moment, which must not be changed. */
  witness: ((event: GameEvent, game: Game) => void) | undefined;
  #checkpoint: Game;
  /** Made when it is needed, from the checkpoint and the answers. */
  #work: Game | undefined;
  /** The latest view of the present state: views share what they have in common. */
  #seen: View | undefined;
  #answers: Answer[] = [];
  #stepEvents: string[] = [];
  /** The same answers as indexes of options. */
  #picked: (readonly number[])[] = [];
  #question: Question | undefined;
  #round: readonly Question[] | undefined;
  /** Before the first of the answers that can be taken back. */
  #settled: Moment | undefined;
  /** These answers. Only the game before them is kept: to take one back, the others are given again. */
  #open: Answer[] = [];
  /** The seat that gave the last answer. */
  #last: Seat | undefined;
  /** Counts revealed cards and uses of randomness, after which nothing can be undone. */
  #secrets = 0;
  #isWhole = false;
  #layout: Layout | undefined;
  /** The pool of working copies that resting sessions share. */
  #spare: SpareGames | undefined;

  private constructor(game: Game) {
    this.rules = game.rules;
    this.#checkpoint = game;
  }

  /** A match, from the deal or from a prepared position. */
  static start(rules: Rules, config: Partial<Config> & { seed: string }, layout?: Layout): Session {
    const events: GameEvent[] = [];
    const game = layout ? gameFrom(rules, config, layout) : Game.create(rules, config, (event) => events.push(event));
    game.listen(undefined);
    const session = new Session(game);
    session.events.push(...events);
    session.#isWhole = true;
    session.#layout = layout;
    session.#advance();
    return session;
  }

  /** From any state at a checkpoint. */
  static from(game: Game, witness?: Session['witness']): Session {
    const session = new Session(game);
    session.witness = witness;
    session.#advance();
    return session;
  }

  static resume(rules: Rules, parked: ParkedGame): Session {
    if (typeof parked !== 'object' || parked === null || !Array.isArray(parked.answers)) {
      throw new Refusal('bad-save', 'this is not a parked game');
    }
    const session = new Session(Game.load(rules, parked.checkpoint));
    session.#answers = parked.answers.map(checkAnswer);
    session.#last = parked.last;
    session.#advance();
    return session;
  }

  /** Plays a record again, up to `steps` answers. */
  static replay(rules: Rules, record: GameRecord, steps = Number.POSITIVE_INFINITY): Session {
    if (
      typeof record !== 'object' ||
      record === null ||
      record.format !== 'baston-game' ||
      !Array.isArray(record.answers)
    ) {
      throw new Refusal('bad-save', 'this is not the record of a game');
    }
    if (record.version !== rules.version) {
      throw new Refusal(
        'other-version',
        `this game was played with rules version ${String(record.version)}, and these are the rules of version ${rules.version}`,
      );
    }
    const session = Session.start(rules, record.config, record.layout);
    for (const [i, answer] of record.answers.entries()) {
      if (i >= steps) break;
      const { question } = session;
      const { seat, picks } = checkAnswer(answer);
      if (!question) throw new Refusal('diverged', `the record has ${record.answers.length - i} answers too many`);
      checkSame(answer, question);
      session.answer(seat, picks);
    }
    return session;
  }

  /** The present question; undefined once the game is over. */
  get question(): Question | undefined {
    return this.#question;
  }

  /**
   * The questions of a round (`Mask`): what each seat is asked if those before it decline. All of them can be answered at
   * the same time, because declining is not told to anybody. Empty if the present question is asked alone.
   */
  get round(): readonly Question[] {
    this.#round ??= this.#question?.mask === 'round' ? this.#lookAhead() : [];
    return this.#round;
  }

  #lookAhead(): Question[] {
    const ahead = new Session(this.#checkpoint);
    ahead.#answers = [...this.#answers];
    ahead.#advance();
    const heard = ahead.events.length;
    const round: Question[] = [];
    let { question } = ahead;
    while (question?.mask === 'round' && ahead.events.length === heard) {
      const { seat } = question;
      if (round.some((earlier) => earlier.seat === seat)) break;
      round.push(question);
      ahead.answer(seat, []);
      question = ahead.question;
    }
    return round;
  }

  /** The game as one of the round's questions finds it: those before it have declined. */
  parkInRound(seat: Seat): ParkedGame {
    const passes: Answer[] = [];
    for (const question of this.round) {
      if (question.seat === seat) break;
      passes.push(answerTo(question, []));
    }
    const { checkpoint, answers, ...rest } = this.park();
    return { checkpoint, answers: [...answers, ...passes], ...rest };
  }

  /** The game as it is now, in the middle of its step if there is a question. It must not be changed. */
  get game(): Game {
    if (!this.#work && !this.#checkpoint.isOver()) this.#runStep();
    return this.#work ?? this.#checkpoint;
  }

  /** The game as it was when the present step began: nothing is half done. It must not be changed. */
  get checkpoint(): Game {
    return this.#checkpoint;
  }

  get config(): Config {
    return this.#checkpoint.config;
  }
  get turn(): number {
    return this.game.turn;
  }
  get vps(): readonly number[] {
    const { game } = this;
    return game.allSeats().map((seat) => game.vp(seat));
  }
  get winners(): readonly Seat[] {
    return this.game.winners();
  }

  /** The game as a seat may write it down. */
  position(seat: Seat): WrittenPosition {
    return positionFor(this.#checkpoint, seat);
  }

  view(seat: Seat): View {
    this.#seen = view(this.game, seat, this.#seen);
    return this.#seen;
  }

  /** The knowledge of the seat that is asked: a bot thinks ahead with it, without peeking. */
  imagine(): Imagination {
    const question = this.#question;
    if (!question) throw new Refusal('not-asked', 'the game is over: nobody is asked anything');
    const { seat, kind, min, max, options } = question;
    return new Imagination(this.#checkpoint, this.#picked, { seat, kind, min, max, options: options.length });
  }

  eventsFor(seat: Seat, from = 0): TableEvent[] {
    return this.events.slice(from).map((event) => tableEventFor(event, seat));
  }

  /** Takes an answer. A refused one changes nothing. */
  answer(seat: Seat, picks: readonly string[]): void {
    const question = this.#question;
    if (!question) throw new Refusal('not-asked', 'the game is over: nobody is asked anything');
    if (seat !== question.seat)
      throw new Refusal('not-your-turn', `seat ${question.seat} is asked, not seat ${String(seat)}`);
    checkPicks(question, picks);
    const answer = answerTo(question, picks);
    this.#settled ??= { checkpoint: this.#checkpoint, answers: [...this.#answers], last: this.#last };
    this.#open.push(answer);
    this.#last = seat;
    const secrets = this.#secrets;
    this.#answers.push(answer);
    this.answered.push(answer);
    this.#advance();
    // In a round others answer at the same time: nobody can think again.
    if (this.#secrets !== secrets || question.mask === 'round') this.#settle();
  }

  /** Nothing that has been answered can be taken back any more. */
  #settle(): void {
    const before = this.#settled?.checkpoint;
    this.#settled = undefined;
    this.#open = [];
    if (before && !isSaved(before)) this.#letGo(before);
  }

  /**
   * Why can the last answer not be taken back, if it cannot? Not past chance or anything hidden that was seen; nor
   * while somebody else is asked, as the question itself may tell what they hold.
   */
  noUndo(seat: Seat): NoUndo | undefined {
    if (this.#last === undefined || !this.#question) return 'nothing';
    if (this.#last !== seat || this.#question.seat !== seat || this.#question.mask === 'round') return 'others';
    return this.#settled ? undefined : 'seen';
  }

  undo(seat: Seat): void {
    if (this.noUndo(seat)) throw new Refusal('illegal-answer', 'there is nothing that you can take back');
    const { checkpoint, answers, last } = this.#settled as Moment;
    this.#open.pop();
    this.answered.pop();
    this.events.push({ type: 'undo', seat });
    const told = this.events.length;
    this.#goTo(isSaved(checkpoint) ? Game.load(this.rules, checkpoint) : checkpoint);
    this.#answers = [...answers];
    this.#stepEvents = [];
    this.#advance();
    for (const answer of this.#open) {
      this.#answers.push(answer);
      this.#advance();
    }
    this.#last = this.#open.at(-1)?.seat ?? last;
    if (this.#open.length === 0) this.#settle();
    this.events.length = told; // all of it has been told before
  }

  /** The whole game; of one that was taken up in the middle, the beginning is not known. */
  record(): GameRecord {
    if (!this.#isWhole) throw new Refusal('bad-save', 'the beginning of this game is not known');
    return {
      format: 'baston-game',
      version: this.rules.version,
      config: this.#checkpoint.config,
      ...(this.#layout ? { layout: this.#layout } : {}),
      answers: [...this.answered],
    };
  }

  park(): ParkedGame {
    return parked(this.#checkpoint, this.#answers, this.#last);
  }

  /** Is there nothing that anybody could take back? */
  get isSettled(): boolean {
    return this.#settled === undefined;
  }

  /** Saves the game as it was before the first answer that can still be undone. */
  parkSettled(): ParkedGame {
    if (!this.#settled) return this.park();
    const { checkpoint, answers, last } = this.#settled;
    return parked(checkpoint, answers, last);
  }

  /** Hands over the events since the last time; the session no longer keeps them, nor the answers so far. */
  handOver(): TableEvent[] {
    this.#isWhole = false;
    this.answered.length = 0;
    return this.events.splice(0);
  }

  /**
   * Forgets what can be made again, so that a session that waits for an answer needs little memory. From now on games
   * that are not needed any more go to `spare`, where any session of these rules finds them; so nobody may keep one.
   */
  rest(spare: SpareGames): void {
    this.#spare = spare;
    if (this.#work) this.#letGo(this.#work);
    this.#work = undefined;
    this.#seen = undefined;
    this.#checkpoint.rest();
    if (this.#settled) this.#settled = this.#saved(this.#settled);
  }

  /** The same moment; the game is saved if the session has gone on from it. */
  #saved(moment: Moment): Moment {
    const { checkpoint } = moment;
    if (checkpoint === this.#checkpoint || isSaved(checkpoint)) return moment;
    const saved = { ...moment, checkpoint: checkpoint.save() };
    if (this.#spare) keepSpare(this.#spare, checkpoint);
    return saved;
  }

  #goTo(checkpoint: Game): void {
    const before = this.#checkpoint;
    this.#checkpoint = checkpoint;
    this.#letGo(before);
  }

  #letGo(game: Game): void {
    const isKept = game === this.#checkpoint || game === this.#settled?.checkpoint;
    if (this.#spare && !isKept) keepSpare(this.#spare, game);
  }

  /** Like the checkpoint, to go on with. */
  #copy(): Game {
    return spareCopy(this.#spare, this.#checkpoint);
  }

  /** Runs steps until there is a question or the game is over. */
  #advance(): void {
    this.#question = undefined;
    this.#round = undefined;
    for (let idle = 0; !this.#checkpoint.isOver(); idle++) {
      checkIdle(idle);
      if (!this.#runStep()) {
        const same = sparedAnswer(this.#checkpoint, this.#picked, this.#question);
        if (!same) return;
        this.#answers.push(same);
        continue;
      }
      this.#goTo(this.game);
      this.#work = undefined;
      this.#answers = [];
      this.#stepEvents = [];
    }
  }

  /** Runs the step from its checkpoint with the answers there are. False: it waits for another. */
  #runStep(): boolean {
    const work = this.#work?.copyFrom(this.#checkpoint) ?? this.#copy();
    this.#work = work;
    this.#seen = undefined;
    const { question, picked } = runStep(work, this.#answers, this.#stepEvents, (event) => {
      this.events.push(event);
      this.witness?.(event, work);
    });
    this.#secrets = work.block[SECRETS] as number;
    this.#question = question;
    this.#picked = picked;
    return question === undefined;
  }
}

const isSaved = (checkpoint: Game | SavedState): checkpoint is SavedState => !('save' in checkpoint);

const parked = (checkpoint: Game | SavedState, answers: readonly Answer[], last: Seat | undefined): ParkedGame => ({
  checkpoint: isSaved(checkpoint) ? checkpoint : checkpoint.save(),
  answers: [...answers],
  ...(last === undefined ? {} : { last }),
});
