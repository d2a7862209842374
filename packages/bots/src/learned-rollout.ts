import { below, type Game, type Request } from '@baston/engine';
import { keyOf } from './choice.ts';
import { RandomRollout } from './random-rollout.ts';

/** The number of choices considered. */
const IDEAS = 8;
/** A choice is thought to gain nothing until it was made about so many times. */
const DOUBT = 6;
/** The statistics of a choice are kept in one of 2 to the power of this many places; few choices share one. */
const PLACE_BITS = 12;

/** Playing by what has worked before: of some choices that come to mind, the one that has gained most so far. */
export class LearnedRollout extends RandomRollout {
  readonly #times = new Int32Array(1 << PLACE_BITS);
  readonly #gains = new Float64Array(1 << PLACE_BITS);
  /** The choices made since the last lesson. */
  readonly #made: number[] = [];

  /** All choices since the last lesson together led to this gain. */
  learn(gain: number): void {
    for (const place of this.#made) {
      this.#times[place] = (this.#times[place] as number) + 1;
      this.#gains[place] = (this.#gains[place] as number) + gain;
    }
    this.#made.length = 0;
  }

  protected override draw(game: Game, request: Request, first: number): number {
    const count = request.options.length - first;
    if (count === 1) return first;
    let best = first;
    let bestPlace = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < IDEAS; i++) {
      const index = first + below(this.words, count);
      const place = Math.imul(keyOf(game, request, index), 0x9e3779b1) >>> (32 - PLACE_BITS);
      const gain = (this.#gains[place] as number) / ((this.#times[place] as number) + DOUBT);
      if (gain <= most) continue;
      most = gain;
      best = index;
      bestPlace = place;
    }
    this.#made.push(bestPlace);
    return best;
  }
}
