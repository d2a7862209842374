/** Units worked out at a time: an input is read once for all of them, and no addition waits for the one before. */
const TOGETHER = 8;

/** A layer of a network: every unit has a weight for each input. */
export class Dense {
  readonly units: number;
  readonly size: number;
  readonly biases: Float64Array;
  /** The first eight units' weights for the first input, then those for the next; then those of the next eight units. */
  readonly #weights: Float64Array;

  /** `units` is a multiple of eight. */
  constructor(units: number, size: number) {
    this.units = units;
    this.size = size;
    this.biases = new Float64Array(units);
    this.#weights = new Float64Array(units * size);
  }

  set(unit: number, input: number, weight: number): void {
    const place = unit % TOGETHER;
    this.#weights[(unit - place) * this.size + TOGETHER * input + place] = weight;
  }
  /** The weights of a unit for so many inputs, from `input` on. */
  load(unit: number, input: number, weights: Float64Array, from: number, count: number): void {
    for (let i = 0; i < count; i++) this.set(unit, input + i, weights[from + i] as number);
  }

  /**
   * The outputs for the inputs from `at` on, added to what `start` has (the biases, as a rule). Many inputs are 0.
   * `| 0` saves the check that a whole number stays one.
   */
  run(inputs: Float64Array, at: number, start: Float64Array, startAt: number, outputs: Float64Array, to: number): void {
    const { units, size } = this;
    const w = this.#weights;
    const end = at + size;
    for (let unit = 0, next = 0; unit < units; unit += TOGETHER) {
      const s = startAt + unit;
      let a = start[s] as number;
      let b = start[s + 1] as number;
      let c = start[s + 2] as number;
      let d = start[s + 3] as number;
      let e = start[s + 4] as number;
      let f = start[s + 5] as number;
      let g = start[s + 6] as number;
      let h = start[s + 7] as number;
      for (let i = at; i < end; i++, next = (next + TOGETHER) | 0) {
        const input = inputs[i] as number;
        if (input === 0) continue;
        a += (w[next] as number) * input;
        b += (w[(next + 1) | 0] as number) * input;
        c += (w[(next + 2) | 0] as number) * input;
        d += (w[(next + 3) | 0] as number) * input;
        e += (w[(next + 4) | 0] as number) * input;
        f += (w[(next + 5) | 0] as number) * input;
        g += (w[(next + 6) | 0] as number) * input;
        h += (w[(next + 7) | 0] as number) * input;
      }
      const o = to + unit;
      outputs[o] = a;
      outputs[o + 1] = b;
      outputs[o + 2] = c;
      outputs[o + 3] = d;
      outputs[o + 4] = e;
      outputs[o + 5] = f;
      outputs[o + 6] = g;
      outputs[o + 7] = h;
    }
  }
}
