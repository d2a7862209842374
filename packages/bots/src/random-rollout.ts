import { below, type Decider, type Game, manyByOne, nextBits, type Request } from '@baston/engine';
import { DECLINED } from './choice.ts';

const DECLINES_OF = 8;
/** A turn ends after so many moves: some combinations never do. */
const MOVES_PER_TURN = 12;

/** Playing on beyond the tree: anything, but nobody ends a turn who can still play, and hardly anybody declines. */
export class RandomRollout implements Decider {
  protected readonly words: Int32Array;
  #turn = 0;
  #moves = 0;

  constructor(words: Int32Array) {
    this.words = words;
  }

  /** From here on in another world. */
  begin(turn: number): void {
    this.#turn = turn;
    this.#moves = 0;
  }

  one(game: Game, request: Request): number {
    const { options } = request;
    if (request.kind === 'move' && request.purpose === 'turn') {
      if (game.turn !== this.#turn) this.begin(game.turn);
      if (options.length === 1 || ++this.#moves > MOVES_PER_TURN) return 0;
      return this.draw(game, request, 1);
    }
    if (request.min === 0 && nextBits(this.words) % DECLINES_OF === 0) return DECLINED;
    return this.draw(game, request, 0);
  }
  /** Any option, from that one on. */
  protected draw(_game: Game, { options }: Request, first: number): number {
    return first + below(this.words, options.length - first);
  }
  many(game: Game, request: Request): readonly number[] {
    return manyByOne(game, request, (g, step) => this.one(g, step));
  }
}
