/** The gradient of the loss of positions, for every weight of the network. */
import {
  FACTIONS,
  HANDS,
  LAYERS,
  type Layer,
  type Network,
  OUTPUT_AT,
  PLACES,
  type Position,
  PRINTED,
  PRINTED_AT,
  ROWS,
  SEATS,
  VECTOR,
  WEIGHT_COUNT,
} from '@baston/bots';

const { base: BASE_LAYER, seat: SEAT_LAYER, last: LAST_LAYER } = LAYERS;

export class Gradient {
  /** By weight, added up over the positions. */
  readonly sums = new Float64Array(WEIGHT_COUNT);
  readonly #network: Network;
  readonly #printed: Float64Array;
  readonly #chances = new Float64Array(SEATS);
  readonly #errors = new Float64Array(SEATS);
  // The gradients of what the layers read, and of the sums of vectors by place.
  readonly #lastErrors = new Float64Array(LAST_LAYER.size);
  readonly #seatErrors = new Float64Array(SEAT_LAYER.size);
  readonly #baseErrors = new Float64Array(BASE_LAYER.size);
  readonly #seatInputs = new Float64Array(SEAT_LAYER.size);
  readonly #baseInputs = new Float64Array(BASE_LAYER.size);
  readonly #places = new Float64Array(PLACES * VECTOR);

  constructor(network: Network, printed: Float64Array) {
    this.#network = network;
    this.#printed = printed;
  }

  clear(): void {
    this.sums.fill(0);
  }

  /** Adds a position that should get these chances. */
  add(position: Position, target: Float64Array): void {
    const { seats, cards, length } = position;
    const chances = this.#network.predict(position, this.#chances);
    for (let seat = 0; seat < seats; seat++) this.#errors[seat] = (chances[seat] as number) - (target[seat] as number);
    this.#places.fill(0);
    for (let seat = 0; seat < seats; seat++) this.#backpropagate(position, seat, this.#errors[seat] as number);
    const { sums: gradient } = this;
    for (let i = 0; i < length; i += 2) {
      const from = (cards[i] as number) * VECTOR;
      const to = (cards[i + 1] as number) * VECTOR;
      for (let k = 0; k < VECTOR; k++)
        gradient[to + k] = (gradient[to + k] as number) + (this.#places[from + k] as number);
    }
  }

  /** Call this once, after all positions: what is printed on a card is part of its vector. */
  finish(): void {
    const { sums: gradient } = this;
    const printed = this.#printed;
    for (let row = 0; row < ROWS; row++) {
      for (let i = 0; i < PRINTED; i++) {
        const value = printed[row * PRINTED + i] as number;
        if (value === 0) continue;
        for (let k = 0; k < VECTOR; k++) {
          const at = PRINTED_AT + i * VECTOR + k;
          gradient[at] = (gradient[at] as number) + value * (gradient[row * VECTOR + k] as number);
        }
      }
    }
  }

  /** Adds the gradient of a seat's error for every weight, and for the vectors by place. */
  #backpropagate(position: Position, seat: number, error: number): void {
    const network = this.#network;
    network.score(position, seat);
    const { seats, bases } = position;
    const { weights: w, baseOutputs, seatOutputs, lastOutputs } = network;
    const seatInputs = this.#seatInputs;
    network.readSeat(seat, seatInputs);
    const { sums: gradient } = this;
    const last = this.#lastErrors.fill(0);
    for (let unit = 0; unit < LAST_LAYER.units; unit++) {
      const output = lastOutputs[unit] as number;
      if (output === 0) continue;
      gradient[OUTPUT_AT + unit] = (gradient[OUTPUT_AT + unit] as number) + error * output;
      this.#unit(LAST_LAYER, unit, error * (w[OUTPUT_AT + unit] as number), seatOutputs, last);
    }
    const own = this.#seatErrors.fill(0);
    for (let unit = 0; unit < SEAT_LAYER.units; unit++)
      if (seatOutputs[unit] !== 0) this.#unit(SEAT_LAYER, unit, last[unit] as number, seatInputs, own);
    const kept = SEAT_LAYER.vectorsFrom;
    this.#addPlace(HANDS + seat, own, kept);
    for (let other = 0; other < seats; other++)
      this.#addPlace(FACTIONS + other, own, kept + (other === seat ? VECTOR : 2 * VECTOR));
    for (let b = 0; b < bases; b++) {
      const here = this.#baseErrors.fill(0);
      network.readBase(position, seat, b, this.#baseInputs);
      for (let unit = 0; unit < BASE_LAYER.units; unit++)
        if (baseOutputs[b * BASE_LAYER.units + unit] !== 0)
          this.#unit(BASE_LAYER, unit, own[unit] as number, this.#baseInputs, here);
      const nobodys = b * (SEATS + 1);
      this.#addPlace(nobodys, here, BASE_LAYER.vectorsFrom);
      for (let other = 0; other < seats; other++)
        this.#addPlace(nobodys + 1 + other, here, BASE_LAYER.vectorsFrom + (other === seat ? VECTOR : 2 * VECTOR));
    }
  }

  #addPlace(place: number, errors: Float64Array, from: number): void {
    const places = this.#places;
    for (let k = 0, to = place * VECTOR; k < VECTOR; k++, to++)
      places[to] = (places[to] as number) + (errors[from + k] as number);
  }

  /** One unit of a layer: adds to the gradients of its weights, and to those of what it reads. */
  #unit({ at, size }: Layer, unit: number, delta: number, inputs: Float64Array, errors: Float64Array): void {
    const { sums: gradient } = this;
    const w = this.#network.weights;
    const from = at + unit * (size + 1);
    for (let i = 0; i < size; i++) {
      gradient[from + i] = (gradient[from + i] as number) + delta * (inputs[i] as number);
      errors[i] = (errors[i] as number) + delta * (w[from + i] as number);
    }
    gradient[from + size] = (gradient[from + size] as number) + delta;
  }
}
