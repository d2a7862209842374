/** Trains the network that estimates, after each turn, how likely each seat is to win. */
import {
  BASE,
  BASE_UNITS,
  HIDDEN_AT,
  HIDDEN_UNITS,
  Network,
  OUTPUT_AT,
  OWN,
  type Position,
  WEIGHT_COUNT,
} from '@baston/bots';
import { below, nextBits, seedWords } from '@baston/engine';

/** Settings that have proved good. */
export const TRAINING = { epochs: 10, batch: 64, learningRate: 0.003, weightDecay: 0.01, lambda: 0.8 };

export interface TrainSettings {
  readonly seed: string;
  /** The number of passes over all positions. */
  readonly epochs: number;
  /** The number of positions per gradient step. */
  readonly batch: number;
  readonly learningRate: number;
  readonly weightDecay: number;
  /** The weight of the result of the game, against the estimate one turn later: the lambda of TD(lambda). */
  readonly lambda: number;
}

/** A game: its positions turn by turn, and its winner. */
export interface Episode {
  readonly winner: number;
  readonly positions: readonly Position[];
}

const SEATS = 4;

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

/** Small random weights, since equal units would stay equal. */
function initialWeights(words: Int32Array): Float64Array {
  const random = (): number => (nextBits(words) >>> 0) / 2 ** 31 - 1;
  return Float64Array.from({ length: WEIGHT_COUNT }, (_, i) => {
    const inputs = i < HIDDEN_AT ? BASE : i < OUTPUT_AT ? BASE_UNITS + OWN : HIDDEN_UNITS;
    return random() * Math.sqrt(2 / inputs);
  });
}

/** Fits weights to the training games and returns those with the lowest loss on the validation games. */
export function train(
  settings: TrainSettings,
  training: readonly Episode[],
  validation: readonly Episode[],
  onEpoch: () => void = () => {},
): Network {
  const { epochs, batch, lambda } = settings;
  const words = new Int32Array(4);
  seedWords(settings.seed, words);
  const network = new Network(initialWeights(words));
  const optimizer = new Adam(network, settings);
  const samples = training.flatMap((episode) => episode.positions.map((position) => new Sample(episode, position)));
  const best = network.weights.slice();
  let lowest = Number.POSITIVE_INFINITY;
  for (let epoch = 0; epoch < epochs; epoch++) {
    if (epoch > 0) updateTargets(network, samples, lambda);
    const order = shuffled(samples, words);
    for (let i = 0; i < order.length; i += batch)
      optimizer.step(order.slice(i, i + batch), 1 - (epoch + i / order.length) / epochs);
    const loss = lossOf(network, validation);
    if (loss < lowest) best.set(network.weights);
    lowest = Math.min(lowest, loss);
    onEpoch();
  }
  return new Network(best);
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
  readonly #settings: TrainSettings;
  readonly #gradient = new Float64Array(WEIGHT_COUNT);
  readonly #mean = new Float64Array(WEIGHT_COUNT);
  readonly #variance = new Float64Array(WEIGHT_COUNT);
  readonly #chances = new Float64Array(SEATS);
  readonly #pooledErrors = new Float64Array(BASE_UNITS);
  #steps = 0;

  constructor(network: Network, settings: TrainSettings) {
    this.#network = network;
    this.#settings = settings;
  }

  /** Makes one step at the given fraction of the learning rate. */
  step(samples: readonly Sample[], rateFactor: number): void {
    this.#gradient.fill(0);
    for (const sample of samples) this.#addGradient(sample);
    const { learningRate, weightDecay } = this.#settings;
    const { weights } = this.#network;
    this.#steps++;
    const correction = 1 - 0.9 ** this.#steps;
    const squareCorrection = 1 - 0.999 ** this.#steps;
    for (let i = 0; i < WEIGHT_COUNT; i++) {
      const gradient = (this.#gradient[i] as number) / samples.length;
      this.#mean[i] = 0.9 * (this.#mean[i] as number) + 0.1 * gradient;
      this.#variance[i] = 0.999 * (this.#variance[i] as number) + 0.001 * gradient * gradient;
      const step =
        (this.#mean[i] as number) / correction / (Math.sqrt((this.#variance[i] as number) / squareCorrection) + 1e-8);
      weights[i] = (weights[i] as number) - rateFactor * learningRate * (step + weightDecay * (weights[i] as number));
    }
  }

  #addGradient({ position, target }: Sample): void {
    const chances = this.#network.predict(position, this.#chances);
    for (let seat = 0; seat < position.seats; seat++)
      this.#backpropagate(position, seat, (chances[seat] as number) - (target[seat] as number));
  }

  /** Adds the gradient of a seat's error for every weight. */
  #backpropagate(position: Position, seat: number, error: number): void {
    const network = this.#network;
    network.score(position, seat);
    const { bases, inputs } = position;
    const { weights: w, perBase, pooled, hidden } = network;
    const gradient = this.#gradient;
    const pooledErrors = this.#pooledErrors.fill(0);
    const [base, own, all] = [BASE, OWN, BASE_UNITS]; // local constants are faster than imported ones
    const at = seat * (own + bases * base);
    for (let unit = 0, from = HIDDEN_AT; unit < HIDDEN_UNITS; unit++, from += all + own + 1) {
      const output = hidden[unit] as number;
      if (output === 0) continue;
      gradient[OUTPUT_AT + unit] = (gradient[OUTPUT_AT + unit] as number) + error * output;
      const delta = error * (w[OUTPUT_AT + unit] as number);
      for (let i = 0; i < all; i++) {
        gradient[from + i] = (gradient[from + i] as number) + delta * (pooled[i] as number);
        pooledErrors[i] = (pooledErrors[i] as number) + delta * (w[from + i] as number);
      }
      const rest = from + all;
      for (let i = 0; i < own; i++)
        gradient[rest + i] = (gradient[rest + i] as number) + delta * (inputs[at + i] as number);
      gradient[rest + own] = (gradient[rest + own] as number) + delta;
    }
    for (let b = 0, seen = at + own; b < bases; b++, seen += base) {
      for (let unit = 0, from = 0; unit < all; unit++, from += base + 1) {
        if (perBase[b * all + unit] === 0) continue;
        const delta = pooledErrors[unit] as number;
        for (let i = 0; i < base; i++)
          gradient[from + i] = (gradient[from + i] as number) + delta * (inputs[seen + i] as number);
        gradient[from + base] = (gradient[from + base] as number) + delta;
      }
    }
  }
}
