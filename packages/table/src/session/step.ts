/** Runs one step of a game with the given answers, and stops at the first unanswered question. */
import { Defect, describe, type Game, type GameEvent, type Question, Refusal, type Request } from '@baston/engine';
import { type Answer, checkPicks, checkSame } from './answers.ts';

const SUSPENDED = Object.freeze({ suspended: true });
const ANSWERS_PER_STEP = 400;

interface StepRun {
  /** The question that waits for an answer; undefined if the step is finished. */
  readonly question: Question | undefined;
  /** The answers as indexes of options. */
  readonly picked: (readonly number[])[];
}

/**
 * `told` holds the events of earlier runs of the same step, as JSON: this run has to begin with them, and adds what is
 * new. This is the only place that catches the sentinel of suspension.
 */
export function runStep(
  game: Game,
  answers: readonly Answer[],
  told: string[],
  tell: (event: GameEvent) => void,
): StepRun {
  let cursor = 0;
  let suspended: Question | undefined;
  const picked: (readonly number[])[] = [];
  const next = (asking: Game, request: Request): readonly number[] => {
    const question = describe(asking, request);
    const answer = answers[cursor++];
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
  game.decider = { one: (asking, request) => next(asking, request)[0] ?? -1, many: next };

  const toldBefore = told.length;
  let heard = 0;
  game.listen((event) => {
    const text = JSON.stringify(event);
    if (heard < toldBefore && told[heard] !== text) {
      throw new Defect(`the step ran differently: ${text} instead of ${told[heard]}`);
    }
    if (heard >= toldBefore) {
      told.push(text);
      tell(event);
    }
    heard++;
  });

  let finished = true;
  try {
    game.step();
  } catch (thrown) {
    if (thrown !== SUSPENDED) throw thrown;
    finished = false;
  }
  game.listen(undefined);
  if (finished && suspended) throw new Defect('a card has caught the sentinel of suspension');
  if (finished && cursor < answers.length)
    throw new Refusal('diverged', 'the step asked fewer questions than there are answers');
  return { question: suspended, picked };
}

const IDLE_STEPS = 2000;

/** Stops a game in which no player has anything to decide any more, so that nothing hangs. */
export function checkIdle(steps: number): void {
  if (steps > IDLE_STEPS) throw new Refusal('stuck', `nobody has had anything to decide for ${IDLE_STEPS} steps`);
}
