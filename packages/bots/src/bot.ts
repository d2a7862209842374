/** A player that is a program: it gets the question and what its seat may see, and nothing else. */
import {
  below,
  type Decider,
  describe,
  type Game,
  type Hint,
  type Question,
  type Request,
  type Rules,
  seedWords,
  type View,
  view,
} from '@baston/engine';

/** Gives the ids of the options it picks. */
export type Bot = (question: Question, view: View) => string[];
/** Says what it would do in somebody's place, and why. */
export type Adviser = (question: Question, view: View) => Hint;
export type BotMaker = (rules: Rules, seed: string) => Bot;

/** Any legal answer, each option as likely as the others. */
export const randomPlayer: BotMaker = (_rules, seed) => {
  const words = new Int32Array(4);
  seedWords(seed, words, 0);
  return ({ min, max, options }) => {
    const left = options.map((option) => option.id);
    const picks: string[] = [];
    while (picks.length < max) {
      const first = picks.length < min ? 0 : -1;
      const index = first + below(words, left.length - first, 0);
      if (index < 0) break;
      picks.push(...left.splice(index, 1));
    }
    return picks;
  };
};

/** Lets bots answer in place, each for its own seat. */
export function deciderOf(bots: readonly Bot[]): Decider {
  const many = (game: Game, request: Request): number[] => {
    const question = describe(game, request);
    const ids = question.options.map((option) => option.id);
    return (bots[request.seat] as Bot)(question, view(game, request.seat)).map((id) => ids.indexOf(id));
  };
  return { one: (game, request) => many(game, request)[0] ?? -1, many };
}
