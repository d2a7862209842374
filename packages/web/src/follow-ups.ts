/** Answers that were chosen together with a play: they are given when their question is asked, and taken back with the play. */
import type { Question } from '@baston/engine';
import type { ToTable, Update } from '@baston/table';
import { type Ahead, isForeseen } from './table/state/ahead.ts';

/** The page either shows an update, or tells the table something at once and waits for the next one. */
type Outcome = { readonly shown: Update; readonly begun?: Ahead } | { readonly reply: ToTable };

const keyOf = (question: Question): string => JSON.stringify(question);

/** The later update, with the events of both. */
const joined = (earlier: Update | undefined, later: Update): Update =>
  earlier && later.from > 0 ? { ...later, from: earlier.from, events: [...earlier.events, ...later.events] } : later;

export class FollowUps {
  #line: readonly Ahead[] = [];
  /** The number of the question that the first of them is for. */
  #next = 0;
  /** An update that is not shown, since the table has been told something about it at once. */
  #held: Update | undefined;
  /** The questions that were answered in this way, as texts. */
  readonly #answered = new Set<string>();

  /** An answer to that question goes out, and perhaps those to the questions after it. */
  expect({ question, questionNumber }: Update, line: readonly Ahead[] = []): void {
    this.#line = line;
    this.#next = questionNumber + 1;
    if (question) this.#answered.delete(keyOf(question));
  }

  take(message: Update): Outcome {
    const update = joined(this.#held, message);
    const { question, seat, questionNumber } = update;
    const [ahead, ...others] = questionNumber === this.#next ? this.#line : [];
    this.#line = [];
    this.#held = undefined;
    if (questionNumber === 0) this.#answered.clear();
    if (!question) return { shown: update };
    const isUndone = message.events.at(-1)?.type === 'undo' && !update.noUndo && this.#answered.delete(keyOf(question));
    if (isUndone) return this.#hold(update, { type: 'undo', seat, question: questionNumber });
    if (!ahead || !isForeseen(question, ahead)) return { shown: update };
    const { picks } = ahead;
    if (question.max > 1) return { shown: update, begun: { question, picks } };
    this.#answered.add(keyOf(question));
    this.#line = others;
    this.#next = questionNumber + 1;
    return this.#hold(update, { type: 'answer', seat, question: questionNumber, picks });
  }

  #hold(update: Update, reply: ToTable): Outcome {
    this.#held = update;
    return { reply };
  }

  get isHolding(): boolean {
    return this.#held !== undefined;
  }

  /** The table has refused: what was held has to be shown. */
  giveUp(): Update | undefined {
    const held = this.#held;
    this.#held = undefined;
    this.#line = [];
    return held;
  }
}
