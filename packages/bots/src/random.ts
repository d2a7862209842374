/** Any legal choice, each as likely as the others. */
import { below, type Decider, manyByOne, type Request, seedWords } from '@baston/engine';

export function randomBot(seed: string): Decider {
  const words = new Int32Array(4);
  seedWords(seed, words);
  const one = (_game: unknown, request: Request): number => {
    const first = request.min === 0 ? -1 : 0;
    return first + below(words, request.options.length - first);
  };
  return { one, many: (game, request) => manyByOne(game, request, one) };
}
