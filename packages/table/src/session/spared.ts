/** Orders that players are not asked for. */
import { type Game, Imagination, indifferentOrder, isOrder, NOBODY, type Option, type Question } from '@baston/engine';
import { type Answer, answerTo } from './answers.ts';

/**
 * In a brief game, an order that comes to the same as all others: the question is not asked, and the answer is not
 * recorded, since it follows from the position. What a seat alone knows must not decide whether it is asked. Other questions are
 * always asked: their answers hardly ever come to the same, and looking ahead at each takes a server a third of its time.
 */
export function sparedAnswer(
  checkpoint: Game,
  picked: readonly (readonly number[])[],
  question: Question | undefined,
): Answer | undefined {
  if (!checkpoint.config.brief || !question || question.mask || !isOrder(question)) return undefined;
  const { kind, min, max, options } = question;
  const mind = new Imagination(checkpoint, picked, { seat: NOBODY, kind, min, max, options: options.length });
  const indexes = foreseen(mind);
  return (
    indexes &&
    answerTo(
      question,
      indexes.map((index) => (options[index] as Option).id),
    )
  );
}

/** Whether it matters is looked up in imagined worlds: should one of them break off, the question is asked. */
function foreseen(mind: Imagination): ReturnType<typeof indifferentOrder> {
  try {
    return indifferentOrder(mind);
  } catch {
    return undefined;
  }
}
