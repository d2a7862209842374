/** Estimates who will win, from a position between two turns, by a network that was trained on games. */
import type { Game, Rules } from '@baston/engine';
import { Features } from './features.ts';
import { settle } from './linear-evaluator.ts';
import { Network } from './network.ts';
import { NETWORK_WEIGHTS } from './network-weights.ts';
import { printedRows } from './printed.ts';
import type { Evaluator } from './search.ts';
import { type KeptWeights, unpackWeights } from './weights.ts';

export class NetworkEvaluator implements Evaluator {
  readonly spread = 0.15;
  readonly #features = new Features();
  #network: Network | undefined;
  readonly #chances = new Float64Array(4);

  constructor(network?: Network) {
    this.#network = network;
  }

  evaluate(game: Game): Float64Array {
    if (game.isOver()) return settle(game, this.#chances);
    this.#network ??= networkFor(game.rules);
    this.#features.read(game);
    return this.#network.predict(this.#features, this.#chances);
  }
}

const networks = new WeakMap<Rules, Network>();

/** All bots of a table share one: it is used for one position after the other. */
function networkFor(rules: Rules): Network {
  const known = networks.get(rules);
  if (known) return known;
  const network = networkOf(NETWORK_WEIGHTS, rules);
  networks.set(rules, network);
  return network;
}

export const networkOf = (weights: KeptWeights, rules: Rules): Network =>
  new Network(unpackWeights(weights, rules), printedRows(rules));
