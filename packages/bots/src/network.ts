/**
 * A small neural network that scores the position of a seat; `baston lab tune` trains it on games. The same first layer
 * reads every base, its outputs are summed over the bases, and a second layer reads that sum and the features of the seat.
 */
import { BASE, MOST_BASES, OWN } from './features.ts';

/** The inputs of one position, as `Features` encodes them; single precision where many are kept. */
export interface Position {
  readonly seats: number;
  readonly bases: number;
  readonly inputs: Float64Array | Float32Array;
}

/** Units of the first layer, and of the second: multiples of four. */
export const BASE_UNITS = 12;
export const HIDDEN_UNITS = 12;

/** Every unit has a weight for each input and a bias; the output has a weight for each unit of the second layer. */
export const HIDDEN_AT = BASE_UNITS * (BASE + 1);
export const OUTPUT_AT = HIDDEN_AT + HIDDEN_UNITS * (BASE_UNITS + OWN + 1);
export const WEIGHT_COUNT = OUTPUT_AT + HIDDEN_UNITS;

export class Network {
  readonly weights: Float64Array;
  /** The first layer's outputs for each base; their sum, followed by the seat's features; the second layer's outputs. */
  readonly perBase = new Float64Array(MOST_BASES * BASE_UNITS);
  readonly pooled = new Float64Array(BASE_UNITS + OWN);
  readonly hidden = new Float64Array(HIDDEN_UNITS);

  constructor(weights: Float64Array) {
    this.weights = weights;
  }

  /** The score of a seat. */
  score({ bases, inputs }: Position, seat: number): number {
    const { weights: w, perBase, pooled, hidden } = this;
    const at = seat * (OWN + bases * BASE);
    pooled.fill(0, 0, BASE_UNITS);
    for (let b = 0; b < bases; b++) {
      this.#layer(0, BASE_UNITS, BASE, inputs, at + OWN + b * BASE, perBase, b * BASE_UNITS);
      for (let unit = 0; unit < BASE_UNITS; unit++)
        pooled[unit] = (pooled[unit] as number) + (perBase[b * BASE_UNITS + unit] as number);
    }
    for (let i = 0; i < OWN; i++) pooled[BASE_UNITS + i] = inputs[at + i] as number;
    this.#layer(HIDDEN_AT, HIDDEN_UNITS, BASE_UNITS + OWN, pooled, 0, hidden, 0);
    let score = 0;
    for (let unit = 0; unit < HIDDEN_UNITS; unit++) score += (w[OUTPUT_AT + unit] as number) * (hidden[unit] as number);
    return score;
  }

  /** The outputs of a layer (rectified). Four units at a time, so that no addition waits for the one before. */
  #layer(
    from: number,
    units: number,
    size: number,
    inputs: Float64Array | Float32Array,
    at: number,
    outputs: Float64Array,
    to: number,
  ): void {
    const w = this.weights;
    for (let unit = 0, one = from; unit < units; unit += 4, one += 4 * (size + 1)) {
      const two = one + size + 1;
      const three = two + size + 1;
      const four = three + size + 1;
      let a = w[one + size] as number;
      let b = w[two + size] as number;
      let c = w[three + size] as number;
      let d = w[four + size] as number;
      for (let i = 0; i < size; i++) {
        const input = inputs[at + i] as number;
        a += (w[one + i] as number) * input;
        b += (w[two + i] as number) * input;
        c += (w[three + i] as number) * input;
        d += (w[four + i] as number) * input;
      }
      outputs[to + unit] = a > 0 ? a : 0;
      outputs[to + unit + 1] = b > 0 ? b : 0;
      outputs[to + unit + 2] = c > 0 ? c : 0;
      outputs[to + unit + 3] = d > 0 ? d : 0;
    }
  }

  /** The chances of all seats, into `chances`: they add up to 1. */
  predict(position: Position, chances: Float64Array): Float64Array {
    const { seats } = position;
    let sum = 0;
    for (let seat = 0; seat < seats; seat++) {
      const likelihood = Math.exp(this.score(position, seat));
      chances[seat] = likelihood;
      sum += likelihood;
    }
    for (let seat = 0; seat < seats; seat++) chances[seat] = (chances[seat] as number) / sum;
    return chances;
  }
}
