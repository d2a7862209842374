/** A recorded game played again once, with a frame for every answer: any of them can then be looked at in no time. */
import { eventFor, type Game, type Question, Refusal, type Rules, type Seat, type View, view } from '@baston/engine';
import {
  type Answer,
  type GameRecord,
  Session,
  type TableEvent,
  type WrittenPosition,
  writePosition,
} from '@baston/table';

interface Frame {
  readonly game: Game;
  /** The game when the step began. */
  readonly checkpoint: Game;
  /** How many events had happened by then. */
  readonly told: number;
  /** What is asked next; nothing when the game is over. */
  readonly question: Question | undefined;
}

export class Film {
  /** The boxes that are open. */
  readonly boxes: readonly string[];
  readonly #frames: readonly Frame[];
  readonly #events: readonly TableEvent[];

  private constructor(rules: Rules, frames: readonly Frame[], events: readonly TableEvent[]) {
    this.boxes = rules.sets.map(({ id }) => id);
    this.#frames = frames;
    this.#events = events;
  }

  /** Throws a Refusal where the record does not follow the rules. Lets the page breathe between answers. */
  static async of(rules: Rules, record: GameRecord): Promise<Film> {
    const session = Session.replay(rules, record, 0);
    const frames = [frameOf(session)];
    let since = performance.now();
    for (const answer of record.answers) {
      takeAnswer(session, answer);
      frames.push(frameOf(session));
      if (performance.now() - since < 20) continue;
      await new Promise((resolve) => setTimeout(resolve));
      since = performance.now();
    }
    return new Film(rules, frames, session.events);
  }

  get length(): number {
    return this.#frames.length;
  }
  question(at: number): Question | undefined {
    return this.#at(at).question;
  }
  view(at: number, seat: Seat): View {
    return view(this.#at(at).game, seat);
  }
  events(at: number, seat: Seat): TableEvent[] {
    const happened = this.#events.slice(0, this.#at(at).told);
    return happened.map((event) => (event.type === 'undo' ? event : eventFor(event, seat)));
  }
  /** The position as a scenario: whoever has the record knows everything. */
  position(at: number): WrittenPosition | undefined {
    const { checkpoint } = this.#at(at);
    return checkpoint.turn === 0 ? undefined : writePosition(checkpoint, 'everything');
  }
  /** Where the next turn begins; or this one, or, from its beginning, the one before. */
  turnFrom(at: number, direction: 1 | -1): number {
    const turn = (i: number): number => this.#at(i).game.turn;
    const starts = this.#frames.flatMap((_, i) => (i === 0 || turn(i) !== turn(i - 1) ? [i] : []));
    if (direction > 0) return starts.find((start) => start > at) ?? this.length - 1;
    return starts.findLast((start) => start < at) ?? 0;
  }
  #at(at: number): Frame {
    return this.#frames[Math.min(at, this.length - 1)] as Frame;
  }
}

const frameOf = (session: Session): Frame => ({
  game: session.game.clone(),
  checkpoint: session.checkpoint,
  told: session.events.length,
  question: session.question,
});

function takeAnswer(session: Session, answer: Answer): void {
  const { question } = session;
  const isAsked =
    question &&
    typeof answer === 'object' &&
    answer !== null &&
    question.seat === answer.seat &&
    question.kind === answer.kind &&
    question.purpose === answer.purpose &&
    (question.source?.def ?? '') === answer.source;
  if (!isAsked) throw new Refusal('diverged', 'the record answers a question that is not asked');
  session.answer(answer.seat, answer.picks);
}
