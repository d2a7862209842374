/** From episodes to weights, and how good they are. */
import { type KeptWeights, Network, packWeights, printedRows, SEATS, unpackWeights, WEIGHT_COUNT } from '@baston/bots';
import { rules } from '@baston/cards';
import { type Episode, isHeldOut } from './episode.ts';
import { lossOf, type TrainSettings, train } from './trainer.ts';

/** The chances of the reliability diagram: so many equal parts. */
const BINS = 10;

/** Estimates between two limits: how many, their mean, and how often such a seat won. */
interface Bin {
  readonly estimates: number;
  readonly mean: number;
  readonly won: number;
}

export interface Training {
  readonly games: number;
  readonly positions: number;
  /** Mean log loss on the validation games: of the weights as they are kept, as they were trained, and of equal chances. */
  readonly loss: { readonly kept: number; readonly trained: number; readonly uniform: number };
  readonly reliability: readonly Bin[];
  readonly weights: KeptWeights;
}

/** Trains on these games. */
export function trainOn(
  settings: TrainSettings,
  episodes: readonly Episode[],
  onEpoch?: (loss: number) => void,
): Training {
  const inOrder = [...episodes].sort((one, other) => one.index - other.index);
  const training = inOrder.filter((episode) => !isHeldOut(episode));
  const validation = inOrder.filter(isHeldOut);
  return judged(train(settings, printedRows(rules), training, validation, onEpoch), inOrder);
}

/** The same for weights that were trained elsewhere, in single precision (train.py). */
export function weightsOf(bytes: Uint8Array, episodes: readonly Episode[]): Training | undefined {
  if (bytes.byteLength !== 4 * WEIGHT_COUNT) return undefined;
  const numbers = new Float32Array(bytes.slice().buffer);
  return judged(new Network(Float64Array.from(numbers), printedRows(rules)), episodes);
}

function judged(network: Network, episodes: readonly Episode[]): Training {
  const validation = episodes.filter(isHeldOut);
  const weights = packWeights(network.weights, rules);
  const kept = new Network(unpackWeights(weights, rules), printedRows(rules));
  const uniform = validation.flatMap(({ positions }) => positions.map(({ seats }) => Math.log(seats)));
  return {
    games: episodes.length,
    positions: episodes.reduce((sum, { positions }) => sum + positions.length, 0),
    loss: {
      kept: lossOf(kept, validation),
      trained: lossOf(network, validation),
      uniform: uniform.reduce((sum, loss) => sum + loss, 0) / uniform.length,
    },
    reliability: reliabilityOf(kept, validation),
    weights,
  };
}

function reliabilityOf(network: Network, episodes: readonly Episode[]): Bin[] {
  const sums = Array.from({ length: BINS }, () => ({ estimates: 0, chances: 0, wins: 0 }));
  const chances = new Float64Array(SEATS);
  for (const { winner, positions } of episodes)
    for (const position of positions) {
      network.predict(position, chances);
      for (let seat = 0; seat < position.seats; seat++) {
        const chance = chances[seat] as number;
        const bin = sums[Math.min(BINS - 1, Math.floor(BINS * chance))];
        if (!bin) continue;
        bin.estimates++;
        bin.chances += chance;
        if (seat === winner) bin.wins++;
      }
    }
  return sums.map(({ estimates, chances: sum, wins }) => ({
    estimates,
    mean: sum / Math.max(1, estimates),
    won: wins / Math.max(1, estimates),
  }));
}
