/** Players for tests: the same choices whether a game is played in place or stops at every question. */
import { below, type Decider, describe, type Game, type Question, type Request, seedWords } from '@baston/engine';

export type Chooser = (question: Question) => string[];

/** Any answer that the question allows, from a seed. */
export function randomChooser(seed: string): Chooser {
  const words = new Int32Array(4);
  seedWords(seed, words);
  return (question) => {
    const { min, max, options } = question;
    const count = min + below(words, max - min + 1);
    const left = options.map((option) => option.id);
    return Array.from({ length: count }, () => left.splice(below(words, left.length), 1)[0] as string);
  };
}

/** Answers in place, with the words that a person would use. */
export function inPlace(choose: Chooser): Decider {
  const many = (game: Game, request: Request): number[] => {
    const question = describe(game, request);
    return choose(question).map((pick) => question.options.findIndex((option) => option.id === pick));
  };
  return { one: (game, request) => many(game, request)[0] ?? -1, many };
}
