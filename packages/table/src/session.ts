/**
 * A game with people: it stops at every question, and goes on when the answer comes.
 *
 * The session keeps the checkpoint at which the present step began and the answers given since. When
 * another answer arrives it copies the checkpoint and runs the step again with all of them. This is the
 * only place that catches the sentinel of suspension.
 */
import {
  type Config,
  type Decider,
  Defect,
  describe,
  eventFor,
  Game,
  type GameEvent,
  Imagination,
  type Question,
  Refusal,
  type Request,
  type Rules,
  type SavedState,
  SECRETS,
  type Seat,
  type View,
  view,
} from '@baston/engine';
import { type Answer, checkAnswer, checkPicks, checkSame } from './answers.ts';
import { gameFrom } from './scenario/layout.ts';
import type { Layout } from './scenario/schema.ts';

/** The whole game in a file: played again it is the same to the last event. */
export interface GameRecord {
  readonly format: 'baston-game';
  readonly version: string;
  readonly config: Config;
  /** The position it began with; left out if it began with the deal. */
  readonly layout?: Layout;
  readonly answers: readonly Answer[];
}

/** A game put away: everything that is needed to go on with it. */
export interface ParkedGame {
  readonly checkpoint: SavedState;
  readonly answers: readonly Answer[];
  /** Who gave the last answer; left out if nobody has. */
  readonly last?: Seat;
}

/** Why there is no way back: nobody has answered anything, somebody else decides, or something hidden was seen. */
export type NoUndo = 'nothing' | 'others' | 'seen';

export type TableEvent = GameEvent | { readonly type: 'undo'; readonly seat: Seat };

/** The part of an event that a seat may hear. */
export const tableEventFor = (event: TableEvent, seat: Seat): TableEvent =>
  event.type === 'undo' ? event : eventFor(event, seat);

const SUSPENDED = Object.freeze({ suspended: true });
const ANSWERS_PER_STEP = 200;
/** Games that nobody needs now, by the size of their block. */
export type SpareGames = Map<number, Game[]>;

/** Sessions that are at work at the same time take turns with so many games of each size. */
const MOST_SPARE = 4;

interface Moment {
  readonly checkpoint: Game;
  readonly answers: readonly Answer[];
  readonly given: number;
  readonly seat: Seat;
  /** Who had answered before. */
  readonly last: Seat | undefined;
}

export class Session {
  readonly rules: Rules;
  /** All that has happened, as far as it is certain: events of the present step are in it up to the question. */
  readonly events: TableEvent[] = [];
  /** All answers of the game so far, for its record. */
  readonly answered: Answer[] = [];
  #checkpoint: Game;
  /** Made when it is needed, from the checkpoint and the answers. */
  #work: Game | undefined;
  /** What a seat has been shown of the game as it is now. */
  #seen: View | undefined;
  #answers: Answer[] = [];
  #stepEvents: string[] = [];
  /** The same answers as indexes of options. */
  #picked: (readonly number[])[] = [];
  #question: Question | undefined;
  #past: Moment[] = [];
  /** Who gave the last answer. */
  #last: Seat | undefined;
  /** How much that was hidden had been seen, and chance called upon. */
  #secrets = 0;
  #isWhole = false;
  #layout: Layout | undefined;
  /** Where games come from and go to, if this session rests. */
  #spare: SpareGames | undefined;

  private constructor(game: Game) {
    this.rules = game.rules;
    this.#checkpoint = game;
  }

  /** A match, from the deal or from a prepared position. */
  static start(rules: Rules, config: Partial<Config> & { seed: string }, layout?: Layout): Session {
    const events: GameEvent[] = [];
    const game = layout ? gameFrom(rules, config, layout) : Game.create(rules, config, (event) => events.push(event));
    game.sink = undefined;
    const session = new Session(game);
    session.events.push(...events);
    session.#isWhole = true;
    session.#layout = layout;
    session.#advance();
    return session;
  }

  /** From any state at a checkpoint. */
  static from(game: Game): Session {
    const session = new Session(game);
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

  /** What is being asked; nothing once the game is over. */
  get question(): Question | undefined {
    return this.#question;
  }

  /** The game as it is now, in the middle of its step if somebody is being asked. Look, do not touch. */
  get game(): Game {
    if (!this.#work && !this.#checkpoint.isOver()) this.#runStep();
    return this.#work ?? this.#checkpoint;
  }

  /** The game as it was when the present step began: nothing is half done. Look, do not touch. */
  get checkpoint(): Game {
    return this.#checkpoint;
  }

  view(seat: Seat): View {
    this.#seen = view(this.game, seat, this.#seen);
    return this.#seen;
  }

  /** What the seat that is asked can imagine: how a bot thinks ahead without peeking. */
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
    const answer: Answer = {
      seat,
      kind: question.kind,
      purpose: question.purpose,
      source: question.source?.def ?? '',
      picks: [...picks],
    };
    this.#past.push({
      checkpoint: this.#checkpoint,
      answers: [...this.#answers],
      given: this.answered.length,
      seat,
      last: this.#last,
    });
    this.#last = seat;
    const secrets = this.#secrets;
    this.#answers.push(answer);
    this.answered.push(answer);
    this.#advance();
    if (this.#secrets !== secrets) {
      const past = new Set(this.#past.map(({ checkpoint }) => checkpoint));
      this.#past = [];
      for (const game of past) this.#letGo(game);
    }
  }

  /**
   * Why can the last answer not be taken back, if it cannot? Not past chance or anything hidden that was seen; nor
   * while somebody else is asked, as the question itself may tell what they hold.
   */
  noUndo(seat: Seat): NoUndo | undefined {
    if (this.#last === undefined || !this.#question) return 'nothing';
    if (this.#last !== seat || this.#question.seat !== seat) return 'others';
    return this.#past.length === 0 ? 'seen' : undefined;
  }

  undo(seat: Seat): void {
    if (this.noUndo(seat)) throw new Refusal('illegal-answer', 'there is nothing that you can take back');
    const moment = this.#past.pop() as Moment;
    this.#goTo(moment.checkpoint);
    this.#answers = [...moment.answers];
    this.answered.length = moment.given;
    this.#last = moment.last;
    this.#stepEvents = [];
    this.events.push({ type: 'undo', seat });
    const told = this.events.length;
    this.#advance();
    this.events.length = told; // what led up to the question has been told before
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
    return this.#past.length === 0;
  }

  /** As it was before the first of the answers that could still be taken back. */
  parkSettled(): ParkedGame {
    const first = this.#past[0];
    return first ? parked(first.checkpoint, first.answers, first.last) : this.park();
  }

  /** Hands over the events since the last time; they and the answers so far are for somebody else to keep. */
  handOver(): TableEvent[] {
    this.#isWhole = false;
    this.answered.length = 0;
    return this.events.splice(0);
  }

  /**
   * Forgets what can be made again: whoever waits for an answer needs little memory. From now on games that are not
   * needed any more go to `spare`, where any session of these rules finds them; so nobody may keep one of them.
   */
  rest(spare: SpareGames): void {
    this.#spare = spare;
    if (this.#work) this.#letGo(this.#work);
    this.#work = undefined;
    this.#seen = undefined;
  }

  #goTo(checkpoint: Game): void {
    const before = this.#checkpoint;
    this.#checkpoint = checkpoint;
    this.#letGo(before);
  }

  #letGo(game: Game): void {
    const isKept = game === this.#checkpoint || this.#past.some(({ checkpoint }) => checkpoint === game);
    if (!this.#spare || isKept) return;
    const same = this.#spare.get(game.block.length);
    if (!same) this.#spare.set(game.block.length, [game]);
    else if (same.length < MOST_SPARE) same.push(game);
  }

  /** Like the checkpoint, to go on with. */
  #copy(): Game {
    const spare = this.#spare?.get(this.#checkpoint.block.length)?.pop();
    return spare?.copyFrom(this.#checkpoint) ?? this.#checkpoint.clone();
  }

  /** Runs steps until somebody has to be asked or the game is over. */
  #advance(): void {
    this.#question = undefined;
    for (let idle = 0; !this.#checkpoint.isOver(); idle++) {
      checkIdle(idle);
      if (!this.#runStep()) return;
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
    const told = this.#stepEvents.length;
    let heard = 0;
    let cursor = 0;
    let suspended: Question | undefined;
    const picked: (readonly number[])[] = [];

    const next = (game: Game, request: Request): readonly number[] => {
      const question = describe(game, request);
      const answer = this.#answers[cursor++];
      if (answer) {
        checkSame(answer, question);
        checkPicks(question, answer.picks);
        const indexes = answer.picks.map((pick) => question.options.findIndex((option) => option.id === pick));
        picked.push(indexes);
        return indexes;
      }
      if (cursor > ANSWERS_PER_STEP) throw new Defect(`runaway: one step has asked ${ANSWERS_PER_STEP} questions`);
      suspended = question;
      throw SUSPENDED;
    };
    const decider: Decider = {
      one: (game, request) => next(game, request)[0] ?? -1,
      many: next,
    };
    work.decider = decider;
    work.sink = (event) => {
      const text = JSON.stringify(event);
      if (heard < told && this.#stepEvents[heard] !== text) {
        throw new Defect(`the step ran differently: ${text} instead of ${this.#stepEvents[heard]}`);
      }
      if (heard >= told) {
        this.#stepEvents.push(text);
        this.events.push(event);
      }
      heard++;
    };

    let finished = true;
    try {
      work.step();
    } catch (thrown) {
      if (thrown !== SUSPENDED) throw thrown;
      finished = false;
    }
    work.sink = undefined;
    this.#secrets = work.block[SECRETS] as number;
    if (finished && suspended) throw new Defect('a card has caught the sentinel of suspension');
    if (finished && cursor < this.#answers.length)
      throw new Refusal('diverged', 'the step asked fewer questions than there are answers');
    this.#question = suspended;
    this.#picked = picked;
    return finished;
  }
}

const parked = (checkpoint: Game, answers: readonly Answer[], last: Seat | undefined): ParkedGame => ({
  checkpoint: checkpoint.save(),
  answers: [...answers],
  ...(last === undefined ? {} : { last }),
});

const IDLE_STEPS = 2000;

/** Nothing ever hangs: a game in which nobody has anything to decide any more is stopped. */
export function checkIdle(steps: number): void {
  if (steps > IDLE_STEPS) throw new Refusal('stuck', `nobody has had anything to decide for ${IDLE_STEPS} steps`);
}
