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

/** Units of the first layer, and of the second. */
export const VIEWS = 12;
export const THOUGHTS = 12;

/** Every unit has a weight for each of its inputs, and one for itself; the verdict one for each unit of the second layer. */
export const THOUGHTS_AT = VIEWS * (BASE + 1);
export const VERDICT_AT = THOUGHTS_AT + THOUGHTS * (VIEWS + OWN + 1);
export const WEIGHTS_IN_ALL = VERDICT_AT + THOUGHTS;

export class Network {
  readonly weights: Float64Array;
  /** What the first layer says of each base, of all bases together, and the second of all. */
  readonly views = new Float64Array(MOST_BASES * VIEWS);
  readonly outlook = new Float64Array(VIEWS);
  readonly thoughts = new Float64Array(THOUGHTS);

  constructor(weights: Float64Array) {
    this.weights = weights;
  }

  /** The score of a seat. */
  score({ bases, inputs }: Position, seat: number): number {
    const { weights: w, views, outlook, thoughts } = this;
    const [base, own] = [BASE, OWN]; // what is imported is looked up whenever it is used
    const at = seat * (own + bases * base);
    outlook.fill(0);
    for (let b = 0, seen = at + own; b < bases; b++, seen += base) {
      for (let unit = 0, from = 0; unit < VIEWS; unit++, from += base + 1) {
        let sum = w[from + base] as number;
        for (let i = 0; i < base; i++) sum += (w[from + i] as number) * (inputs[seen + i] as number);
        if (sum < 0) sum = 0;
        views[b * VIEWS + unit] = sum;
        outlook[unit] = (outlook[unit] as number) + sum;
      }
    }
    let score = 0;
    for (let unit = 0, from = THOUGHTS_AT; unit < THOUGHTS; unit++, from += VIEWS + own + 1) {
      let sum = w[from + VIEWS + own] as number;
      for (let i = 0; i < VIEWS; i++) sum += (w[from + i] as number) * (outlook[i] as number);
      for (let i = 0; i < own; i++) sum += (w[from + VIEWS + i] as number) * (inputs[at + i] as number);
      if (sum < 0) sum = 0;
      thoughts[unit] = sum;
      score += (w[VERDICT_AT + unit] as number) * sum;
    }
    return score;
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
