/** Plays games, samples their positions between turns, and trains the bots' evaluation on them (train.ts). */
import { Features, LinearEvaluator, type Position, type Thinker, thinker, WEIGHTS } from '@baston/bots';
import { below, seedWords } from '@baston/engine';
import { play } from './play.ts';
import { planOf, type Study } from './study.ts';
import { type Episode, lossOf, type TrainSettings, train } from './train.ts';

export interface TuneSettings extends TrainSettings {
  /** The bot that plays the games. */
  readonly bot: string;
  readonly games: number;
  /** The factions to choose from; all if empty. */
  readonly pool: readonly string[];
}

/** A game by its number, and the log loss of the evaluation set by hand on each of its positions. */
export interface SampledGame extends Episode {
  readonly index: number;
  readonly before: readonly number[];
}

export interface Tuning {
  readonly settings: TuneSettings;
  readonly positions: number;
  /** Mean log loss on the validation games: with the trained weights, those set by hand, and equal chances. */
  readonly loss: { readonly tuned: number; readonly byHand: number; readonly uniform: number };
  /** In thousandths (network.ts). */
  readonly weights: readonly number[];
}

const WEIGHTS_PER_LINE = 20;
/** One game of this many is held out for validation: some with every number of players. */
const VALIDATION_OF = 9;
/** One turn of this many is played at random, since bots also evaluate bad positions before they choose. */
const EXPLORED_OF = 8;

/** Trains on these games, in whatever order they were played; calls `onEpoch` after each epoch. */
export function tune(settings: TuneSettings, games: readonly SampledGame[], onEpoch: () => void = () => {}): Tuning {
  const inOrder = [...games].sort((one, other) => one.index - other.index);
  const validation = inOrder.filter((_, i) => i % VALIDATION_OF === 0);
  const training = inOrder.filter((_, i) => i % VALIDATION_OF !== 0);
  const network = train(settings, training, validation, onEpoch);
  const weights = Array.from(network.weights, (weight) => Math.round(1000 * weight));
  network.weights.set(weights.map((weight) => weight / 1000));
  const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
  const loss = {
    tuned: lossOf(network, validation),
    byHand: mean(validation.flatMap(({ before }) => before)),
    uniform: mean(validation.flatMap(({ positions }) => positions.map(({ seats }) => Math.log(seats)))),
  };
  return { settings, positions: inOrder.reduce((sum, { positions }) => sum + positions.length, 0), loss, weights };
}

/** The module that is committed and that the bots read (network-weights.ts). */
export function moduleOf({ settings: { games, bot, seed }, positions, loss, weights }: Tuning): string {
  const lines: string[] = [];
  for (let i = 0; i < weights.length; i += WEIGHTS_PER_LINE)
    lines.push(weights.slice(i, i + WEIGHTS_PER_LINE).join(' '));
  return `/**
 * Made by \`baston lab tune --games ${games} --bot ${bot} --seed ${seed}\`: ${positions} positions.
 * Log loss ${loss.tuned.toFixed(4)}; ${loss.byHand.toFixed(4)} with the weights set by hand, ${loss.uniform.toFixed(4)} by guessing.
 */
export const NETWORK_WEIGHTS = \`${lines.join('\n')}\`;
`;
}

/** Plays a game and samples it between turns; half of the games have two players, the rest three or four. */
export function sample({ seed, bot, games, pool }: TuneSettings, index: number): SampledGame {
  const seats = [2, 2, 3, 4][index % 4] as number;
  const study: Study = { kind: 'balance', seed, seats, games, pool, bot };
  const evaluator = new LinearEvaluator(WEIGHTS);
  const features = new Features();
  const positions: Position[] = [];
  const byHand: Float64Array[] = [];
  let turn = 0;
  const { winner } = play(
    planOf(study, index),
    index,
    (game) => {
      if (game.phase !== 'start' || game.turn === turn) return;
      turn = game.turn;
      features.read(game);
      positions.push(features.copy());
      byHand.push(evaluator.evaluate(game).slice());
    },
    exploringThinker,
  );
  const before = byHand.map((chances) => -Math.log(chances[winner] as number));
  return { index, winner, positions, before };
}

/** Plays like the bot of that name, but explores: some turns are random. */
function exploringThinker(name: string, seed: string): Thinker {
  const bot = thinker(name, seed);
  const explorer = thinker('restless', seed);
  const words = new Int32Array(4);
  seedWords(`wild ${seed}`, words);
  let turn = -1;
  let isExploring = false;
  return (mind) => {
    if (mind.turn !== turn) isExploring = below(words, EXPLORED_OF) === 0;
    turn = mind.turn;
    return isExploring ? explorer(mind) : bot(mind);
  };
}
