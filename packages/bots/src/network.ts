/**
 * A small neural network that scores the position of a seat; `baston lab train` trains it on games. Every card has a
 * vector. The first layer reads a base: its features and the sums of the vectors of what lies there. Its outputs are summed
 * over the bases, and the second layer reads that sum, the features of the seat, its hand and the factions.
 */
import { Dense, rectify } from './dense.ts';
import { BASE, FACTIONS, HANDS, MOST_BASES, OWN, PLACES, type Position, SEATS } from './features.ts';
import { PRINTED, ROWS } from './printed.ts';

/** Numbers of a card's vector. */
export const VECTOR = 8;
const BASE_UNITS = 24;
const SEAT_UNITS = 32;
const LAST_UNITS = 16;
const BASE_SIZE = BASE + 3 * VECTOR;
const SEAT_SIZE = BASE_UNITS + OWN + 3 * VECTOR;

// The weights are one list: the vectors, the part of them that follows from what is printed, the layers, the output.
export const PRINTED_AT = ROWS * VECTOR;
const BASE_AT = PRINTED_AT + PRINTED * VECTOR;
const SEAT_AT = BASE_AT + BASE_UNITS * (BASE_SIZE + 1);
const LAST_AT = SEAT_AT + SEAT_UNITS * (SEAT_SIZE + 1);
export const OUTPUT_AT = LAST_AT + LAST_UNITS * (SEAT_UNITS + 1);
export const WEIGHT_COUNT = OUTPUT_AT + LAST_UNITS;

/** A layer in that list: each of its units (a multiple of four) has a weight for each of `size` inputs, then a bias. */
export interface Layer {
  readonly at: number;
  readonly units: number;
  readonly size: number;
  /** The inputs from here on are sums of vectors. */
  readonly vectorsFrom: number;
}
export const LAYERS = {
  base: { at: BASE_AT, units: BASE_UNITS, size: BASE_SIZE, vectorsFrom: BASE },
  seat: { at: SEAT_AT, units: SEAT_UNITS, size: SEAT_SIZE, vectorsFrom: BASE_UNITS + OWN },
  last: { at: LAST_AT, units: LAST_UNITS, size: SEAT_UNITS, vectorsFrom: SEAT_UNITS },
} as const satisfies Record<string, Layer>;

export class Network {
  readonly weights: Float64Array;
  readonly #printed: Float64Array;
  /** The vector of each card and faction: what was learned of it, and what follows from what is printed on it. */
  readonly #vectors = new Float64Array(ROWS * VECTOR);
  /**
   * The first layer in two parts. What a seat's rivals have on a base is what all have there, less what the seat has
   * itself: so one part reads what is the same for all seats, and is run once for each base.
   */
  readonly #ownPart = new Dense(BASE_UNITS, BASE + VECTOR);
  readonly #sharedPart = new Dense(BASE_UNITS, 2 * VECTOR);
  readonly #seatLayer = new Dense(SEAT_UNITS, SEAT_SIZE);
  readonly #lastLayer = new Dense(LAST_UNITS, SEAT_UNITS);
  /** Sums of vectors by place; on each base nobody's, then those of all seats together. */
  readonly #sums = new Float64Array(PLACES * VECTOR);
  readonly #onBase = new Float64Array(MOST_BASES * 2 * VECTOR);
  readonly #shared = new Float64Array(MOST_BASES * BASE_UNITS);
  readonly #factions = new Float64Array(VECTOR);
  readonly #own = new Float64Array(BASE + VECTOR);
  /** Inputs and outputs of the layers, for the last seat that was scored. */
  readonly baseOutputs = new Float64Array(MOST_BASES * BASE_UNITS);
  readonly seatInputs = new Float64Array(SEAT_SIZE);
  readonly seatOutputs = new Float64Array(SEAT_UNITS);
  readonly lastOutputs = new Float64Array(LAST_UNITS);

  /** `printed`: the rows of what is printed on the cards (printed.ts). */
  constructor(weights: Float64Array, printed: Float64Array) {
    this.weights = weights;
    this.#printed = printed;
    this.refresh();
  }

  /** Takes over weights that have changed. */
  refresh(): void {
    const { weights: w } = this;
    const printed = this.#printed;
    const vectors = this.#vectors;
    vectors.set(w.subarray(0, PRINTED_AT));
    for (let row = 0; row < ROWS; row++) {
      for (let i = 0; i < PRINTED; i++) {
        const value = printed[row * PRINTED + i] as number;
        if (value === 0) continue;
        const from = PRINTED_AT + i * VECTOR;
        for (let k = 0, at = row * VECTOR; k < VECTOR; k++, at++)
          vectors[at] = (vectors[at] as number) + value * (w[from + k] as number);
      }
    }
    const own = this.#ownPart;
    const shared = this.#sharedPart;
    for (let unit = 0, from = BASE_AT; unit < BASE_UNITS; unit++, from += BASE_SIZE + 1) {
      const [nobodys, mine, theirs] = [from + BASE, from + BASE + VECTOR, from + BASE + 2 * VECTOR];
      shared.weights.set(w.subarray(nobodys, mine), unit * shared.size);
      shared.weights.set(w.subarray(theirs, theirs + VECTOR), unit * shared.size + VECTOR);
      shared.biases[unit] = w[from + BASE_SIZE] as number;
      own.weights.set(w.subarray(from, nobodys), unit * own.size);
      for (let k = 0; k < VECTOR; k++)
        own.weights[unit * own.size + BASE + k] = (w[mine + k] as number) - (w[theirs + k] as number);
    }
    this.#seatLayer.load(w, SEAT_AT);
    this.#lastLayer.load(w, LAST_AT);
  }

  /** The chances of all seats, into `chances`: they add up to 1. */
  predict(position: Position, chances: Float64Array): Float64Array {
    const { seats } = position;
    this.#read(position);
    let sum = 0;
    for (let seat = 0; seat < seats; seat++) {
      const likelihood = Math.exp(this.score(position, seat));
      chances[seat] = likelihood;
      sum += likelihood;
    }
    for (let seat = 0; seat < seats; seat++) chances[seat] = (chances[seat] as number) / sum;
    return chances;
  }

  /** Sums up the vectors of the cards, and works out what all seats share. */
  #read({ seats, bases, cards, length }: Position): void {
    const vectors = this.#vectors;
    const sums = this.#sums.fill(0);
    const onBase = this.#onBase;
    for (let i = 0; i < length; i += 2) {
      let to = (cards[i] as number) * VECTOR;
      let from = (cards[i + 1] as number) * VECTOR;
      for (let k = 0; k < VECTOR; k++, to++, from++) sums[to] = (sums[to] as number) + (vectors[from] as number);
    }
    const part = this.#sharedPart;
    for (let base = 0, at = 0; base < bases; base++, at += part.size) {
      const nobodys = base * (SEATS + 1) * VECTOR;
      for (let k = 0; k < VECTOR; k++) onBase[at + k] = sums[nobodys + k] as number;
      this.#addUp(nobodys + VECTOR, seats, onBase, at + VECTOR);
      part.run(onBase, at, part.biases, 0, this.#shared, base * BASE_UNITS);
    }
    this.#addUp(FACTIONS * VECTOR, seats, this.#factions, 0);
  }
  #addUp(from: number, seats: number, into: Float64Array, at: number): void {
    const sums = this.#sums;
    for (let k = 0; k < VECTOR; k++) {
      let sum = 0;
      for (let seat = 0, one = from + k; seat < seats; seat++, one += VECTOR) sum += sums[one] as number;
      into[at + k] = sum;
    }
  }

  /** The score of a seat in the position that was read last. */
  score({ bases, inputs }: Position, seat: number): number {
    const { weights: w, baseOutputs, seatInputs, seatOutputs, lastOutputs } = this;
    const sums = this.#sums;
    const own = this.#own;
    const at = seat * (OWN + bases * BASE);
    seatInputs.fill(0, 0, BASE_UNITS);
    for (let b = 0, to = 0; b < bases; b++, to += BASE_UNITS) {
      for (let i = 0, from = at + OWN + b * BASE; i < BASE; i++) own[i] = inputs[from + i] as number;
      const mine = (b * (SEATS + 1) + 1 + seat) * VECTOR;
      for (let k = 0; k < VECTOR; k++) own[BASE + k] = sums[mine + k] as number;
      this.#ownPart.run(own, 0, this.#shared, to, baseOutputs, to);
      rectify(baseOutputs, to, to + BASE_UNITS);
      for (let unit = 0; unit < BASE_UNITS; unit++)
        seatInputs[unit] = (seatInputs[unit] as number) + (baseOutputs[to + unit] as number);
    }
    for (let i = 0; i < OWN; i++) seatInputs[BASE_UNITS + i] = inputs[at + i] as number;
    for (let k = 0, i = BASE_UNITS + OWN; k < VECTOR; k++, i++) {
      const mine = sums[(FACTIONS + seat) * VECTOR + k] as number;
      seatInputs[i] = sums[(HANDS + seat) * VECTOR + k] as number;
      seatInputs[i + VECTOR] = mine;
      seatInputs[i + 2 * VECTOR] = (this.#factions[k] as number) - mine;
    }
    this.#seatLayer.run(seatInputs, 0, this.#seatLayer.biases, 0, seatOutputs, 0);
    rectify(seatOutputs, 0, SEAT_UNITS);
    this.#lastLayer.run(seatOutputs, 0, this.#lastLayer.biases, 0, lastOutputs, 0);
    rectify(lastOutputs, 0, LAST_UNITS);
    let score = 0;
    for (let unit = 0; unit < LAST_UNITS; unit++)
      score += (w[OUTPUT_AT + unit] as number) * (lastOutputs[unit] as number);
    return score;
  }

  /** All that the first layer reads of a base for a seat, into `into`, for training. */
  readBase({ bases, inputs }: Position, seat: number, base: number, into: Float64Array): void {
    const from = seat * (OWN + bases * BASE) + OWN + base * BASE;
    for (let i = 0; i < BASE; i++) into[i] = inputs[from + i] as number;
    const mine = (base * (SEATS + 1) + 1 + seat) * VECTOR;
    for (let k = 0; k < VECTOR; k++) {
      const own = this.#sums[mine + k] as number;
      into[BASE + k] = this.#onBase[base * 2 * VECTOR + k] as number;
      into[BASE + VECTOR + k] = own;
      into[BASE + 2 * VECTOR + k] = (this.#onBase[(base * 2 + 1) * VECTOR + k] as number) - own;
    }
  }
}
