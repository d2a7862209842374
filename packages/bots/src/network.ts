/**
 * What the chances of a seat are worth, learned from games (`baston lab tune`): every base is looked at by the same small
 * layer, what that says of all bases is added up, and a second layer weighs it with what the seat has.
 */
import { BASE, MOST_BASES, OWN } from './sight.ts';

/** What `Sight` reads; in less room where many positions are kept. */
export interface Position {
  readonly seats: number;
  readonly bases: number;
  readonly inputs: Float64Array | Float32Array;
}

/** Units of the first layer, and of the second: multiples of four. */
export const VIEWS = 12;
export const THOUGHTS = 12;

/** Every unit has a weight for each of its inputs, and one for itself; the verdict one for each unit of the second layer. */
export const THOUGHTS_AT = VIEWS * (BASE + 1);
export const VERDICT_AT = THOUGHTS_AT + THOUGHTS * (VIEWS + OWN + 1);
export const WEIGHTS_IN_ALL = VERDICT_AT + THOUGHTS;

export class Network {
  readonly weights: Float64Array;
  /** The output of the first layer for each base; for all bases together, with what the seat has; and the output of the second layer. */
  readonly views = new Float64Array(MOST_BASES * VIEWS);
  readonly outlook = new Float64Array(VIEWS + OWN);
  readonly thoughts = new Float64Array(THOUGHTS);

  constructor(weights: Float64Array) {
    this.weights = weights;
  }

  /** The score of a seat. */
  score({ bases, inputs }: Position, seat: number): number {
    const { weights: w, views, outlook, thoughts } = this;
    const at = seat * (OWN + bases * BASE);
    outlook.fill(0, 0, VIEWS);
    for (let b = 0; b < bases; b++) {
      this.#weigh(0, VIEWS, BASE, inputs, at + OWN + b * BASE, views, b * VIEWS);
      for (let unit = 0; unit < VIEWS; unit++)
        outlook[unit] = (outlook[unit] as number) + (views[b * VIEWS + unit] as number);
    }
    for (let i = 0; i < OWN; i++) outlook[VIEWS + i] = inputs[at + i] as number;
    this.#weigh(THOUGHTS_AT, THOUGHTS, VIEWS + OWN, outlook, 0, thoughts, 0);
    let score = 0;
    for (let unit = 0; unit < THOUGHTS; unit++) score += (w[VERDICT_AT + unit] as number) * (thoughts[unit] as number);
    return score;
  }

  /** Adds the inputs to the units of a layer. Four sums at a time, so that none has to wait for its last addition. */
  #weigh(
    from: number,
    units: number,
    size: number,
    inputs: Float64Array | Float32Array,
    at: number,
    said: Float64Array,
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
      said[to + unit] = a > 0 ? a : 0;
      said[to + unit + 1] = b > 0 ? b : 0;
      said[to + unit + 2] = c > 0 ? c : 0;
      said[to + unit + 3] = d > 0 ? d : 0;
    }
  }

  /** The chances of all seats, into `chances`: they add up to 1. */
  judge(position: Position, chances: Float64Array): Float64Array {
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
