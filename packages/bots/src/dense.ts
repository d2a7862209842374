/** A layer of a network: every unit has a weight for each input. */
export class Dense {
  readonly units: number;
  readonly size: number;
  /** All weights of the first unit, then those of the next. */
  readonly weights: Float64Array;
  readonly biases: Float64Array;

  /** `units` is a multiple of four. */
  constructor(units: number, size: number) {
    this.units = units;
    this.size = size;
    this.weights = new Float64Array(units * size);
    this.biases = new Float64Array(units);
  }

  /** Reads the weights of each unit, its bias behind them. */
  load(weights: Float64Array, from: number): void {
    const { units, size } = this;
    for (let unit = 0, at = from; unit < units; unit++, at += size + 1) {
      this.weights.set(weights.subarray(at, at + size), unit * size);
      this.biases[unit] = weights[at + size] as number;
    }
  }

  /**
   * The outputs for the inputs from `at` on, added to what `start` has (the biases, as a rule). Four units at a time, so that
   * no addition waits for the one before.
   */
  run(inputs: Float64Array, at: number, start: Float64Array, startAt: number, outputs: Float64Array, to: number): void {
    const { units, size, weights: w } = this;
    for (let unit = 0, one = 0; unit < units; unit += 4, one += 4 * size) {
      const two = one + size;
      const three = two + size;
      const four = three + size;
      let a = start[startAt + unit] as number;
      let b = start[startAt + unit + 1] as number;
      let c = start[startAt + unit + 2] as number;
      let d = start[startAt + unit + 3] as number;
      for (let i = 0; i < size; i++) {
        const input = inputs[at + i] as number;
        a += (w[one + i] as number) * input;
        b += (w[two + i] as number) * input;
        c += (w[three + i] as number) * input;
        d += (w[four + i] as number) * input;
      }
      outputs[to + unit] = a;
      outputs[to + unit + 1] = b;
      outputs[to + unit + 2] = c;
      outputs[to + unit + 3] = d;
    }
  }
}

/** Sets what is below 0 to 0. */
export function rectify(numbers: Float64Array, from: number, to: number): void {
  for (let i = from; i < to; i++) if ((numbers[i] as number) < 0) numbers[i] = 0;
}
