/**
 * Finds the weights of the evaluation: games are played, positions of them looked at, and the weights chosen with which
 * the chances fit best who won (softmax regression, by gradient descent on the mean log loss with a little shrinkage).
 */
import { Evaluator, FEATURES, WEIGHTS, type Weights } from '@baston/bots';
import { below, seedWords } from '@baston/engine';
import { play } from './play.ts';
import { planOf, type Study } from './study.ts';

export interface TuneSettings {
  readonly seed: string;
  /** Who plays the games. */
  readonly bot: string;
  readonly games: number;
  /** The factions to draw from; all if empty. */
  readonly pool: readonly string[];
  readonly rounds: number;
  readonly rate: number;
  readonly shrinkage: number;
}

/** A position: the features of every seat, and who won. */
interface Sample {
  readonly seats: number;
  readonly features: Float64Array;
  readonly winner: number;
}

export interface Tuning {
  readonly settings: TuneSettings;
  readonly weights: Weights;
  readonly positions: number;
  /** Mean log loss on games that were not used: of the weights found, of those before, and of knowing nothing. */
  readonly loss: { readonly tuned: number; readonly before: number; readonly uniform: number };
}

const SIZE = FEATURES.length;
/** One position of so many is looked at: neighbours tell little more. */
const ONE_OF = 6;
/** One game of so many is kept to test the weights. */
const HELD_BACK = 5;

/** The positions of one game, by its number. */
export interface Sampled {
  readonly index: number;
  readonly samples: readonly Sample[];
}

/** The weights that fit these games best, in whatever order they were played. */
export function tune(settings: TuneSettings, games: readonly Sampled[]): Tuning {
  const used: Sample[] = [];
  const kept: Sample[] = [];
  for (const { index, samples } of [...games].sort((one, other) => one.index - other.index))
    (index % HELD_BACK === 0 ? kept : used).push(...samples);
  const tuned = descend(settings, used);
  const weights = Object.fromEntries(
    FEATURES.map((feature, i) => [feature, Math.round(1000 * (tuned[i] as number)) / 1000]),
  ) as unknown as Weights;
  const vector = (of: Weights): Float64Array => Float64Array.from(FEATURES, (feature) => of[feature]);
  const loss = {
    tuned: lossOf(vector(weights), kept),
    before: lossOf(vector(WEIGHTS), kept),
    uniform: kept.reduce((sum, { seats }) => sum + Math.log(seats), 0) / kept.length,
  };
  return { settings, weights, positions: used.length + kept.length, loss };
}

/** Plays a game and looks at some of its positions; half of the games are of two players, the rest of three and four. */
export function sample({ seed, bot, games, pool }: TuneSettings, index: number): Sampled {
  const seats = [2, 2, 3, 4][index % 4] as number;
  const study: Study = { kind: 'balance', seed, seats, games, pool, bot };
  const words = new Int32Array(4);
  seedWords(`${seed} ${index}`, words);
  const evaluator = new Evaluator(WEIGHTS);
  const seen: Float64Array[] = [];
  const { winner } = play(planOf(study, index), index, (game) => {
    if (game.turn === 0 || (game.phase !== 'start' && game.phase !== 'play')) return;
    if (below(words, ONE_OF) !== 0) return;
    evaluator.read(game);
    seen.push(evaluator.features.slice(0, seats * SIZE));
  });
  return { index, samples: seen.map((features) => ({ seats, features, winner })) };
}

/** The chances of the seats, into `chances`. */
function judge(weights: Float64Array, { seats, features }: Sample, chances: Float64Array): void {
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    let score = 0;
    for (let i = 0; i < SIZE; i++) score += (weights[i] as number) * (features[seat * SIZE + i] as number);
    chances[seat] = Math.exp(score);
    sum += chances[seat] as number;
  }
  for (let seat = 0; seat < seats; seat++) chances[seat] = (chances[seat] as number) / sum;
}

function lossOf(weights: Float64Array, samples: readonly Sample[]): number {
  const chances = new Float64Array(4);
  let loss = 0;
  for (const sample of samples) {
    judge(weights, sample, chances);
    loss -= Math.log(Math.max(1e-9, chances[sample.winner] as number));
  }
  return loss / samples.length;
}

/** Adam on the whole set: the problem is convex and small. */
function descend({ rounds, rate, shrinkage }: TuneSettings, samples: readonly Sample[]): Float64Array {
  const weights = new Float64Array(SIZE);
  const slope = new Float64Array(SIZE);
  const first = new Float64Array(SIZE);
  const second = new Float64Array(SIZE);
  const chances = new Float64Array(4);
  for (let round = 1; round <= rounds; round++) {
    for (let i = 0; i < SIZE; i++) slope[i] = shrinkage * (weights[i] as number);
    for (const sample of samples) {
      judge(weights, sample, chances);
      for (let seat = 0; seat < sample.seats; seat++) {
        const error = ((chances[seat] as number) - (seat === sample.winner ? 1 : 0)) / samples.length;
        for (let i = 0; i < SIZE; i++)
          slope[i] = (slope[i] as number) + error * (sample.features[seat * SIZE + i] as number);
      }
    }
    for (let i = 0; i < SIZE; i++) {
      first[i] = 0.9 * (first[i] as number) + 0.1 * (slope[i] as number);
      second[i] = 0.999 * (second[i] as number) + 0.001 * (slope[i] as number) ** 2;
      const step = (first[i] as number) / (1 - 0.9 ** round);
      const scale = Math.sqrt((second[i] as number) / (1 - 0.999 ** round)) + 1e-8;
      weights[i] = (weights[i] as number) - (rate * step) / scale;
    }
  }
  return weights;
}
