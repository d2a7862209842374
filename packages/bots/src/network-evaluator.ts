/** Estimates who will win, from a position between two turns, by a network that was trained on games. */
import type { Game } from '@baston/engine';
import { Features } from './features.ts';
import { settle } from './linear-evaluator.ts';
import { Network } from './network.ts';
import { NETWORK_WEIGHTS } from './network-weights.ts';
import type { Evaluator } from './search.ts';

/** They are written in thousandths. */
const WEIGHTS = Float64Array.from(NETWORK_WEIGHTS.split(/\s+/), (weight) => Number(weight) / 1000);

export class NetworkEvaluator implements Evaluator {
  readonly spread = 0.15;
  readonly #features = new Features();
  readonly #network = new Network(WEIGHTS);
  readonly #chances = new Float64Array(4);

  evaluate(game: Game): Float64Array {
    if (game.isOver()) return settle(game, this.#chances);
    this.#features.read(game);
    return this.#network.predict(this.#features, this.#chances);
  }
}
