/** Fits a network to games: how likely is it, after each turn, that a seat wins? */
import {
  BASE,
  Network,
  OWN,
  type Position,
  THOUGHTS,
  THOUGHTS_AT,
  VERDICT_AT,
  VIEWS,
  WEIGHTS_IN_ALL,
} from '@baston/bots';
import { below, nextBits, seedWords } from '@baston/engine';

/** Settings that have proved good. */
export const TRAINING = { epochs: 10, batch: 64, rate: 0.003, shrinkage: 0.01, trust: 0.8 };

export interface TrainSettings {
  readonly seed: string;
  /** How often all positions are gone through. */
  readonly epochs: number;
  /** So many positions are looked at before the weights change. */
  readonly batch: number;
  readonly rate: number;
  readonly shrinkage: number;
  /** How much the end of the game counts, against what is thought of the position a turn later (TD). */
  readonly trust: number;
}

/** A game: its positions turn by turn, and who won. */
export interface Story {
  readonly winner: number;
  readonly positions: readonly Position[];
}

const SEATS = 4;

/** The mean log loss of all positions. */
export function lossOf(network: Network, stories: readonly Story[]): number {
  const chances = new Float64Array(SEATS);
  let loss = 0;
  let count = 0;
  for (const { winner, positions } of stories) {
    for (const position of positions) {
      network.judge(position, chances);
      loss -= Math.log(Math.max(1e-9, chances[winner] as number));
      count++;
    }
  }
  return loss / count;
}

/** Small random weights: units that begin alike would stay alike. */
function beginning(words: Int32Array): Float64Array {
  const random = (): number => (nextBits(words) >>> 0) / 2 ** 31 - 1;
  return Float64Array.from({ length: WEIGHTS_IN_ALL }, (_, i) => {
    const inputs = i < THOUGHTS_AT ? BASE : i < VERDICT_AT ? VIEWS + OWN : THOUGHTS;
    return random() * Math.sqrt(2 / inputs);
  });
}

/** The weights that fit the used games best, stopped where they are best for the kept ones. */
export function train(
  settings: TrainSettings,
  used: readonly Story[],
  kept: readonly Story[],
  onEpoch: () => void = () => {},
): Network {
  const { epochs, batch, trust } = settings;
  const words = new Int32Array(4);
  seedWords(settings.seed, words);
  const network = new Network(beginning(words));
  const learner = new Learner(network, settings);
  const lessons = used.flatMap((story) => story.positions.map((position) => new Lesson(story, position)));
  const best = network.weights.slice();
  let least = Number.POSITIVE_INFINITY;
  for (let epoch = 0; epoch < epochs; epoch++) {
    if (epoch > 0) expect(network, lessons, trust);
    const order = shuffled(lessons, words);
    for (let i = 0; i < order.length; i += batch)
      learner.learn(order.slice(i, i + batch), 1 - (epoch + i / order.length) / epochs);
    const loss = lossOf(network, kept);
    if (loss < least) best.set(network.weights);
    least = Math.min(least, loss);
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

/** A position and what its chances should be: at first, those of who will have won. */
class Lesson {
  readonly story: Story;
  readonly position: Position;
  readonly target = new Float64Array(SEATS);

  constructor(story: Story, position: Position) {
    this.story = story;
    this.position = position;
    this.target[story.winner] = 1;
  }
}

/** A result is mostly luck: what is thought of the position a turn later knows less, but is steadier. */
function expect(network: Network, lessons: readonly Lesson[], trust: number): void {
  const chances = new Float64Array(SEATS);
  for (let i = lessons.length - 2; i >= 0; i--) {
    const { story, target } = lessons[i] as Lesson;
    const next = lessons[i + 1] as Lesson;
    if (next.story !== story) continue; // the last turn: that is how it ended
    network.judge(next.position, chances);
    for (let seat = 0; seat < next.position.seats; seat++)
      target[seat] = trust * (next.target[seat] as number) + (1 - trust) * (chances[seat] as number);
  }
}

/** Adam. */
class Learner {
  readonly #network: Network;
  readonly #settings: TrainSettings;
  readonly #slope = new Float64Array(WEIGHTS_IN_ALL);
  readonly #first = new Float64Array(WEIGHTS_IN_ALL);
  readonly #second = new Float64Array(WEIGHTS_IN_ALL);
  readonly #chances = new Float64Array(SEATS);
  readonly #outlook = new Float64Array(VIEWS);
  #steps = 0;

  constructor(network: Network, settings: TrainSettings) {
    this.#network = network;
    this.#settings = settings;
  }

  /** `pace`: how much of the rate. */
  learn(lessons: readonly Lesson[], pace: number): void {
    this.#slope.fill(0);
    for (const lesson of lessons) this.#study(lesson);
    const { rate, shrinkage } = this.#settings;
    const { weights } = this.#network;
    this.#steps++;
    const fresh = 1 - 0.9 ** this.#steps;
    const freshSquare = 1 - 0.999 ** this.#steps;
    for (let i = 0; i < WEIGHTS_IN_ALL; i++) {
      const slope = (this.#slope[i] as number) / lessons.length;
      this.#first[i] = 0.9 * (this.#first[i] as number) + 0.1 * slope;
      this.#second[i] = 0.999 * (this.#second[i] as number) + 0.001 * slope * slope;
      const step = (this.#first[i] as number) / fresh / (Math.sqrt((this.#second[i] as number) / freshSquare) + 1e-8);
      weights[i] = (weights[i] as number) - pace * rate * (step + shrinkage * (weights[i] as number));
    }
  }

  #study({ position, target }: Lesson): void {
    const chances = this.#network.judge(position, this.#chances);
    for (let seat = 0; seat < position.seats; seat++)
      this.#blame(position, seat, (chances[seat] as number) - (target[seat] as number));
  }

  /** The share of each weight in the error of a seat's score. */
  #blame(position: Position, seat: number, error: number): void {
    const network = this.#network;
    network.score(position, seat);
    const { bases, inputs } = position;
    const { weights: w, views, outlook, thoughts } = network;
    const slope = this.#slope;
    const blame = this.#outlook.fill(0);
    const [base, own, all] = [BASE, OWN, VIEWS]; // what is imported is looked up whenever it is used
    const at = seat * (own + bases * base);
    for (let unit = 0, from = THOUGHTS_AT; unit < THOUGHTS; unit++, from += all + own + 1) {
      const thought = thoughts[unit] as number;
      if (thought === 0) continue;
      slope[VERDICT_AT + unit] = (slope[VERDICT_AT + unit] as number) + error * thought;
      const share = error * (w[VERDICT_AT + unit] as number);
      for (let i = 0; i < all; i++) {
        slope[from + i] = (slope[from + i] as number) + share * (outlook[i] as number);
        blame[i] = (blame[i] as number) + share * (w[from + i] as number);
      }
      const rest = from + all;
      for (let i = 0; i < own; i++) slope[rest + i] = (slope[rest + i] as number) + share * (inputs[at + i] as number);
      slope[rest + own] = (slope[rest + own] as number) + share;
    }
    for (let b = 0, seen = at + own; b < bases; b++, seen += base) {
      for (let unit = 0, from = 0; unit < all; unit++, from += base + 1) {
        if (views[b * all + unit] === 0) continue;
        const share = blame[unit] as number;
        for (let i = 0; i < base; i++)
          slope[from + i] = (slope[from + i] as number) + share * (inputs[seen + i] as number);
        slope[from + base] = (slope[from + base] as number) + share;
      }
    }
  }
}
