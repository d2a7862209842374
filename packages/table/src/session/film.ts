/**
 * A recorded game played again once, with a frame for every answer: any of them can then be looked at in no time. In
 * the browser it lives in a worker; `Projector` in the web package is its other end in the page.
 */
import { type Game, Refusal, type Rules, type Seat, type View, view } from '@baston/engine';
import { type WrittenPosition, writePosition } from '../position/write.ts';
import type { Answer } from './answers.ts';
import { type GameRecord, type TableEvent, tableEventFor } from './record.ts';
import { Session } from './session.ts';

/** Facts about all frames. */
export interface Reel {
  /** The boxes that are open. */
  readonly boxes: readonly string[];
  readonly frames: readonly {
    readonly turn: number;
    /** The number of events so far. */
    readonly told: number;
    /** The seat that is asked next; left out when the game is over. */
    readonly asked?: Seat;
    /** Before the first turn there is no position. */
    readonly hasPosition: boolean;
  }[];
}

interface Frame {
  readonly game: Game;
  /** The game when the step began. */
  readonly checkpoint: Game;
}

export class Film {
  readonly reel: Reel;
  readonly #frames: Frame[] = [];
  readonly #events: readonly TableEvent[];

  /** Throws a Refusal where the record does not follow the rules. */
  constructor(rules: Rules, record: GameRecord) {
    const session = Session.replay(rules, record, 0);
    const frames: Reel['frames'][number][] = [];
    const keep = (): void => {
      const { game, checkpoint, question } = session;
      this.#frames.push({ game: game.clone(), checkpoint });
      const asked = question ? { asked: question.seat } : {};
      frames.push({ turn: game.turn, told: session.events.length, hasPosition: checkpoint.turn > 0, ...asked });
    };
    keep();
    for (const answer of record.answers) {
      takeAnswer(session, answer);
      keep();
    }
    this.#events = session.events;
    this.reel = { boxes: rules.sets.map(({ id }) => id), frames };
  }

  view(at: number, seat: Seat): View {
    return view(this.#at(at).game, seat);
  }
  /** The events that a seat has heard; without a seat, all of them. */
  events(seat?: Seat): readonly TableEvent[] {
    return seat === undefined ? this.#events : this.#events.map((event) => tableEventFor(event, seat));
  }
  /** The position as a scenario: the record tells everything. */
  position(at: number): WrittenPosition {
    return writePosition(this.#at(at).checkpoint, 'everything');
  }
  #at(at: number): Frame {
    return this.#frames[Math.min(at, this.#frames.length - 1)] as Frame;
  }
}

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
