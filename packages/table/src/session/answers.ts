/** Answers as they are recorded, and what is refused as one. */
import { type Question, Refusal, type Seat } from '@baston/engine';

/** A recorded answer: what was asked, so that a different question is noticed, and what was picked. */
export interface Answer {
  readonly seat: Seat;
  readonly kind: Question['kind'];
  readonly purpose: Question['purpose'];
  /** The definition of the card that asked; empty for the rules. */
  readonly source: string;
  readonly picks: readonly string[];
}

export function checkAnswer(answer: Answer): Answer {
  const sound =
    typeof answer === 'object' &&
    answer !== null &&
    Number.isInteger(answer.seat) &&
    Array.isArray(answer.picks) &&
    answer.picks.every((pick) => typeof pick === 'string');
  if (!sound) throw new Refusal('bad-answer', 'an answer names its seat and what was picked');
  return answer;
}

/** A recorded answer belongs to one question; anything else is an error that names both (design §2, rule 5). */
export function checkSame(answer: Answer, question: Question): void {
  const source = question.source?.def ?? '';
  const isSame =
    answer.purpose === question.purpose &&
    answer.kind === question.kind &&
    answer.seat === question.seat &&
    (answer.source || '') === source;
  const asked = (): string => nameOf({ ...question, source });
  if (!isSame) throw new Refusal('diverged', `the game asks ${asked()}, and the answer was given to ${nameOf(answer)}`);
  const lost = answer.picks.find((pick) => !question.options.some((option) => option.id === pick));
  if (lost !== undefined) throw new Refusal('diverged', `the game does not offer "${lost}" for ${asked()}`);
}

const nameOf = ({ purpose, kind, seat, source }: Omit<Answer, 'picks'>): string =>
  `${purpose} (${kind}) of seat ${seat} by ${source || 'the rules'}`;

export function checkPicks(question: Question, picks: readonly string[]): void {
  if (!Array.isArray(picks) || !picks.every((pick) => typeof pick === 'string')) {
    throw new Refusal('bad-answer', 'an answer is a list of the ids of options');
  }
  const unknown = picks.find((pick) => !question.options.some((option) => option.id === pick));
  if (unknown !== undefined) throw new Refusal('stale-answer', `"${unknown}" is not one of the options`);
  if (new Set(picks).size !== picks.length) throw new Refusal('illegal-answer', 'an option can be picked once only');
  if (picks.length < question.min || picks.length > question.max) {
    const wanted = question.min === question.max ? `${question.min}` : `${question.min} to ${question.max}`;
    throw new Refusal('illegal-answer', `pick ${wanted}, not ${picks.length}`);
  }
}

/** An answer as it is recorded. */
export const answerTo = ({ seat, kind, purpose, source }: Question, picks: readonly string[]): Answer => ({
  seat,
  kind,
  purpose,
  source: source?.def ?? '',
  picks: [...picks],
});
