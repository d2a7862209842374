/** Trains the network that estimates, after each turn, how likely each seat is to win. train.py does the same on a GPU. */
import { LAYERS, Network, OUTPUT_AT, type Position, PRINTED_AT, SEATS, WEIGHT_COUNT } from '@baston/bots';
import { below, nextBits, seedWords } from '@baston/engine';
import type { Episode } from './episode.ts';
import { Gradient } from './gradient.ts';

export interface TrainSettings {
  readonly seed: string;
  /** The number of passes over all positions. */
  readonly epochs: number;
  /** The number of positions per gradient step. */
  readonly batch: number;
  readonly learningRate: number;
  /** Steps until the learning rate is reached; from there on it falls along a cosine. */
  readonly warmUp: number;
  readonly weightDecay: number;
  /** The same for the vectors of cards and for what reads them: few games have two given cards. */
  readonly vectorDecay: number;
  /** The weight of the result of the game, against the estimate one turn later: the lambda of TD(lambda). */
  readonly lambda: number;
}

/** Settings that have proved good. */
export const TRAINING = {
  epochs: 8,
  batch: 4096,
  learningRate: 0.003,
  warmUp: 50,
  weightDecay: 0.02,
  vectorDecay: 3,
  lambda: 0.5,
};

/** The mean log loss of all positions. */
export function lossOf(network: Network, episodes: readonly Episode[]): number {
  const chances = new Float64Array(SEATS);
  let loss = 0;
  let count = 0;
  for (const { winner, positions } of episodes) {
    for (const position of positions) {
      network.predict(position, chances);
      loss -= Math.log(Math.max(1e-9, chances[winner] as number));
      count++;
    }
  }
  return loss / count;
}

/** Fits weights to the training games and returns those with the lowest loss on the validation games. */
export function train(
  settings: TrainSettings,
  printed: Float64Array,
  training: readonly Episode[],
  validation: readonly Episode[],
  onEpoch: (loss: number) => void = () => {},
): Network {
  const { epochs, batch, lambda } = settings;
  const words = new Int32Array(4);
  seedWords(settings.seed, words);
  const network = new Network(initialWeights(words), printed);
  const samples = training.flatMap((episode) => episode.positions.map((position) => new Sample(episode, position)));
  const optimizer = new Adam(network, printed, settings, epochs * Math.ceil(samples.length / batch));
  const best = network.weights.slice();
  let lowest = Number.POSITIVE_INFINITY;
  for (let epoch = 0; epoch < epochs; epoch++) {
    if (epoch > 0) updateTargets(network, samples, lambda);
    const order = shuffled(samples, words);
    for (let i = 0; i < order.length; i += batch) optimizer.step(order.slice(i, i + batch));
    const loss = lossOf(network, validation);
    if (loss < lowest) best.set(network.weights);
    lowest = Math.min(lowest, loss);
    onEpoch(loss);
  }
  return new Network(best, printed);
}

/** The units of the layers begin with small random weights, since equal units would stay equal; biases with 0. */
function initialWeights(words: Int32Array): Float64Array {
  const weights = new Float64Array(WEIGHT_COUNT);
  const fill = (from: number, to: number, scale: number): void => {
    for (let i = from; i < to; i++) weights[i] = scale * ((nextBits(words) >>> 0) / 2 ** 31 - 1);
  };
  fill(0, LAYERS.base.at, 0.15);
  for (const { at, units, size } of Object.values(LAYERS))
    for (let unit = 0; unit < units; unit++) {
      const from = at + unit * (size + 1);
      fill(from, from + size, Math.sqrt(3 / size));
    }
  fill(OUTPUT_AT, WEIGHT_COUNT, Math.sqrt(3 / LAYERS.last.units));
  return weights;
}

/** The decay of each weight. */
function decays({ weightDecay, vectorDecay }: TrainSettings): Float64Array {
  const all = new Float64Array(WEIGHT_COUNT).fill(weightDecay);
  all.fill(vectorDecay, 0, PRINTED_AT);
  for (const { at, units, size, vectorsFrom } of Object.values(LAYERS))
    for (let unit = 0; unit < units; unit++) {
      const from = at + unit * (size + 1);
      all.fill(vectorDecay, from + vectorsFrom, from + size);
    }
  return all;
}

function shuffled<T>(list: readonly T[], words: Int32Array): T[] {
  const order = list.slice();
  for (let i = order.length - 1; i > 0; i--) {
    const j = below(words, i + 1);
    [order[i], order[j]] = [order[j] as T, order[i] as T];
  }
  return order;
}

/** A position and the chances it should get. At first the winner's is 1. */
class Sample {
  readonly episode: Episode;
  readonly position: Position;
  readonly target = new Float64Array(SEATS);

  constructor(episode: Episode, position: Position) {
    this.episode = episode;
    this.position = position;
    this.target[episode.winner] = 1;
  }
}

/** Mixes the estimate one turn later into the targets: it knows less than the result, but has less variance. */
function updateTargets(network: Network, samples: readonly Sample[], lambda: number): void {
  const chances = new Float64Array(SEATS);
  for (let i = samples.length - 2; i >= 0; i--) {
    const { episode, target } = samples[i] as Sample;
    const next = samples[i + 1] as Sample;
    if (next.episode !== episode) continue; // the last turn keeps the result as its target
    network.predict(next.position, chances);
    for (let seat = 0; seat < next.position.seats; seat++)
      target[seat] = lambda * (next.target[seat] as number) + (1 - lambda) * (chances[seat] as number);
  }
}

/** The Adam optimizer with decoupled weight decay. */
class Adam {
  readonly #network: Network;
  readonly #gradient: Gradient;
  readonly #settings: TrainSettings;
  readonly #decays: Float64Array;
  readonly #allSteps: number;
  readonly #mean = new Float64Array(WEIGHT_COUNT);
  readonly #variance = new Float64Array(WEIGHT_COUNT);
  #steps = 0;

  constructor(network: Network, printed: Float64Array, settings: TrainSettings, allSteps: number) {
    this.#network = network;
    this.#gradient = new Gradient(network, printed);
    this.#settings = settings;
    this.#decays = decays(settings);
    this.#allSteps = allSteps;
  }

  step(samples: readonly Sample[]): void {
    this.#gradient.clear();
    for (const { position, target } of samples) this.#gradient.add(position, target);
    this.#gradient.finish();
    const { sums } = this.#gradient;
    const { learningRate, warmUp } = this.#settings;
    const { weights } = this.#network;
    const rate =
      learningRate *
      0.5 *
      (1 + Math.cos((Math.PI * this.#steps) / this.#allSteps)) *
      Math.min(1, (this.#steps + 1) / warmUp);
    this.#steps++;
    const correction = 1 - 0.9 ** this.#steps;
    const squareCorrection = 1 - 0.999 ** this.#steps;
    for (let i = 0; i < WEIGHT_COUNT; i++) {
      const gradient = (sums[i] as number) / samples.length;
      const mean = 0.9 * (this.#mean[i] as number) + 0.1 * gradient;
      const variance = 0.999 * (this.#variance[i] as number) + 0.001 * gradient * gradient;
      this.#mean[i] = mean;
      this.#variance[i] = variance;
      const move = mean / correction / (Math.sqrt(variance / squareCorrection) + 1e-8);
      weights[i] = (weights[i] as number) - rate * (move + (this.#decays[i] as number) * (weights[i] as number));
    }
    this.#network.refresh();
  }
}
