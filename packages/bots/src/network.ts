/**
 * A small neural network that scores the position of a seat; `baston lab train` trains it on games. Every card has a
 * vector. The first layer reads a base: its features and the sums of the vectors of what lies there. Its outputs are summed
 * over the bases, and the second layer reads that sum, the features of the seat, its hand and the factions.
 */
import { Dense } from './dense.ts';
import { BASE, FACTIONS, HANDS, MOST_BASES, OWN, PLACES, type Position, SEATS, SEEN } from './features.ts';
import { PRINTED, ROWS } from './printed.ts';

/** Numbers of a card's vector. `#sumUp` adds each of the four by itself. */
export const VECTOR = 4;
const BASE_UNITS = 16;
const SEAT_UNITS = 24;
const LAST_UNITS = 8;
const BASE_SIZE = BASE + 3 * VECTOR;
const SEAT_SIZE = BASE_UNITS + OWN + 3 * VECTOR;
/** The inputs of the parts of layers: of a base for one seat, of a base for all seats, and of a seat without the factions. */
const OWN_SIZE = SEEN + VECTOR;
const SHARED_SIZE = BASE - SEEN + 2 * VECTOR;
const SEAT_PART_SIZE = BASE_UNITS + OWN + VECTOR;

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
  readonly #ownPart = new Dense(BASE_UNITS, OWN_SIZE);
  readonly #sharedPart = new Dense(BASE_UNITS, SHARED_SIZE);
  /** The second layer in two parts, since factions stay the same for a game. */
  readonly #seatPart = new Dense(SEAT_UNITS, SEAT_PART_SIZE);
  readonly #factionPart = new Dense(SEAT_UNITS, 2 * VECTOR);
  readonly #lastLayer = new Dense(LAST_UNITS, SEAT_UNITS);
  /** Sums of vectors by place. */
  readonly #sums = new Float64Array(PLACES * VECTOR);
  /** The inputs of each base that all seats share: features, the sum of nobody's cards, and that of all seats' cards. */
  readonly #onBases = new Float64Array(MOST_BASES * SHARED_SIZE);
  readonly #shared = new Float64Array(MOST_BASES * BASE_UNITS);
  readonly #own = new Float64Array(OWN_SIZE);
  /** The sums of the factions of each seat and of its rivals, and what the second layer makes of them. */
  readonly #factions = new Float64Array(SEATS * 2 * VECTOR);
  readonly #ofFactions = new Float64Array(SEATS * SEAT_UNITS);
  #seats = 0;
  readonly #seatInputs = new Float64Array(SEAT_PART_SIZE);
  /** Outputs of the layers, for the last seat that was scored. */
  readonly baseOutputs = new Float64Array(MOST_BASES * BASE_UNITS);
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
      const [mine, theirs] = [from + BASE + VECTOR, from + BASE + 2 * VECTOR];
      own.load(unit, 0, w, from, SEEN);
      for (let k = 0; k < VECTOR; k++) own.set(unit, SEEN + k, (w[mine + k] as number) - (w[theirs + k] as number));
      shared.load(unit, 0, w, from + SEEN, BASE - SEEN + VECTOR);
      shared.load(unit, BASE - SEEN + VECTOR, w, theirs, VECTOR);
      shared.biases[unit] = w[from + BASE_SIZE] as number;
    }
    const { size } = this.#seatPart;
    for (let unit = 0, from = SEAT_AT; unit < SEAT_UNITS; unit++, from += SEAT_SIZE + 1) {
      this.#seatPart.load(unit, 0, w, from, size);
      this.#factionPart.load(unit, 0, w, from + size, 2 * VECTOR);
      this.#factionPart.biases[unit] = w[from + SEAT_SIZE] as number;
    }
    for (let unit = 0, from = LAST_AT; unit < LAST_UNITS; unit++, from += SEAT_UNITS + 1) {
      this.#lastLayer.load(unit, 0, w, from, SEAT_UNITS);
      this.#lastLayer.biases[unit] = w[from + SEAT_UNITS] as number;
    }
    this.#factions.fill(Number.NaN); // of no game
  }

  /** The chances of all seats, into `chances`: they add up to 1. */
  predict(position: Position, chances: Float64Array): Float64Array {
    const { seats } = position;
    this.#sumUp(position);
    this.#runShared(position);
    this.#readFactions(seats);
    let sum = 0;
    for (let seat = 0; seat < seats; seat++) {
      const likelihood = Math.exp(this.score(position, seat));
      chances[seat] = likelihood;
      sum += likelihood;
    }
    for (let seat = 0; seat < seats; seat++) chances[seat] = (chances[seat] as number) / sum;
    return chances;
  }

  /** Sums up the vectors of the cards by place. */
  #sumUp({ cards, length }: Position): void {
    const vectors = this.#vectors;
    const sums = this.#sums.fill(0);
    for (let i = 0; i < length; i += 2) {
      const to = (cards[i] as number) * VECTOR;
      const from = (cards[i + 1] as number) * VECTOR;
      // One after the other: a loop takes twice as long.
      sums[to] = (sums[to] as number) + (vectors[from] as number);
      sums[to + 1] = (sums[to + 1] as number) + (vectors[from + 1] as number);
      sums[to + 2] = (sums[to + 2] as number) + (vectors[from + 2] as number);
      sums[to + 3] = (sums[to + 3] as number) + (vectors[from + 3] as number);
    }
  }
  /** One number of the vectors of all seats, from the first seat's on. */
  #sumOf(first: number, seats: number): number {
    const sums = this.#sums;
    let sum = 0;
    for (let seat = 0, at = first; seat < seats; seat++, at += VECTOR) sum += sums[at] as number;
    return sum;
  }

  /** Runs the part of the first layer that all seats share, for each base. */
  #runShared({ seats, bases, inputs }: Position): void {
    const sums = this.#sums;
    const onBases = this.#onBases;
    const part = this.#sharedPart;
    for (let base = 0, at = 0; base < bases; base++, at += SHARED_SIZE) {
      let to = at;
      const features = OWN + base * BASE;
      for (let i = SEEN; i < BASE; i++) onBases[to++] = inputs[features + i] as number;
      const nobodys = base * (SEATS + 1) * VECTOR;
      for (let k = 0; k < VECTOR; k++) onBases[to++] = sums[nobodys + k] as number;
      for (let k = 0; k < VECTOR; k++) onBases[to++] = this.#sumOf(nobodys + VECTOR + k, seats);
      part.run(onBases, at, part.biases, 0, this.#shared, base * BASE_UNITS);
    }
  }

  /** Works out what factions mean to the second layer, if they are not those of the position before. */
  #readFactions(seats: number): void {
    const sums = this.#sums;
    const factions = this.#factions;
    let isSame = seats === this.#seats;
    for (let seat = 0, from = FACTIONS * VECTOR; seat < seats; seat++)
      for (let k = 0, to = seat * 2 * VECTOR; k < VECTOR; k++, from++, to++) {
        if (factions[to] === sums[from]) continue;
        isSame = false;
        factions[to] = sums[from] as number;
      }
    if (isSame) return;
    this.#seats = seats;
    const part = this.#factionPart;
    for (let seat = 0; seat < seats; seat++) {
      const at = seat * 2 * VECTOR;
      for (let k = 0; k < VECTOR; k++)
        factions[at + VECTOR + k] = this.#sumOf(FACTIONS * VECTOR + k, seats) - (factions[at + k] as number);
      part.run(factions, at, part.biases, 0, this.#ofFactions, seat * SEAT_UNITS);
    }
  }

  /** The score of a seat in the position of the last prediction. */
  score({ bases, inputs }: Position, seat: number): number {
    const { weights: w, baseOutputs, seatOutputs, lastOutputs } = this;
    const seatInputs = this.#seatInputs;
    const sums = this.#sums;
    const own = this.#own;
    const at = seat * (OWN + bases * BASE);
    for (let unit = 0; unit < BASE_UNITS; unit++) seatInputs[unit] = 0;
    for (let b = 0, to = 0; b < bases; b++, to += BASE_UNITS) {
      for (let i = 0, from = at + OWN + b * BASE; i < SEEN; i++) own[i] = inputs[from + i] as number;
      const mine = (b * (SEATS + 1) + 1 + seat) * VECTOR;
      for (let k = 0; k < VECTOR; k++) own[SEEN + k] = sums[mine + k] as number;
      this.#ownPart.run(own, 0, this.#shared, to, baseOutputs, to);
      for (let unit = 0; unit < BASE_UNITS; unit++) {
        const output = baseOutputs[to + unit] as number;
        if (output > 0) seatInputs[unit] = (seatInputs[unit] as number) + output;
        else baseOutputs[to + unit] = 0;
      }
    }
    for (let i = 0; i < OWN; i++) seatInputs[BASE_UNITS + i] = inputs[at + i] as number;
    const hand = (HANDS + seat) * VECTOR;
    for (let k = 0; k < VECTOR; k++) seatInputs[BASE_UNITS + OWN + k] = sums[hand + k] as number;
    this.#seatPart.run(seatInputs, 0, this.#ofFactions, seat * SEAT_UNITS, seatOutputs, 0);
    for (let unit = 0; unit < SEAT_UNITS; unit++) if ((seatOutputs[unit] as number) < 0) seatOutputs[unit] = 0;
    this.#lastLayer.run(seatOutputs, 0, this.#lastLayer.biases, 0, lastOutputs, 0);
    let score = 0;
    for (let unit = 0; unit < LAST_UNITS; unit++) {
      const output = lastOutputs[unit] as number;
      if (output > 0) score += (w[OUTPUT_AT + unit] as number) * output;
      else lastOutputs[unit] = 0;
    }
    return score;
  }

  // ── For training ──────────────────────────────────────────────────────────────────────────────

  /** All that the first layer reads of a base for a seat, into `into`. */
  readBase({ bases, inputs }: Position, seat: number, base: number, into: Float64Array): void {
    const from = seat * (OWN + bases * BASE) + OWN + base * BASE;
    for (let i = 0; i < BASE; i++) into[i] = inputs[from + i] as number;
    const nobodys = base * SHARED_SIZE + BASE - SEEN;
    const mine = (base * (SEATS + 1) + 1 + seat) * VECTOR;
    for (let k = 0; k < VECTOR; k++) {
      const own = this.#sums[mine + k] as number;
      into[BASE + k] = this.#onBases[nobodys + k] as number;
      into[BASE + VECTOR + k] = own;
      into[BASE + 2 * VECTOR + k] = (this.#onBases[nobodys + VECTOR + k] as number) - own;
    }
  }
  /** And the second layer, for the seat that was scored last. */
  readSeat(seat: number, into: Float64Array): void {
    into.set(this.#seatInputs);
    into.set(this.#factions.subarray(seat * 2 * VECTOR, (seat + 1) * 2 * VECTOR), SEAT_PART_SIZE);
  }
}
