/**
 * Finds the weights of the bots' evaluation: games are played, the positions between their turns looked at, and the
 * weights chosen with which the chances fit best how the games went on (train.ts).
 */
import { Evaluator, type Position, Sight, type Thinker, thinker, WEIGHTS } from '@baston/bots';
import { below, seedWords } from '@baston/engine';
import { play } from './play.ts';
import { planOf, type Study } from './study.ts';
import { lossOf, type Story, type TrainSettings, train } from './train.ts';

export interface TuneSettings extends TrainSettings {
  /** Who plays the games. */
  readonly bot: string;
  readonly games: number;
  /** The factions to draw from; all if empty. */
  readonly pool: readonly string[];
}

/** A game by its number, and the log loss of the evaluation set by hand on each of its positions. */
export interface Sampled extends Story {
  readonly index: number;
  readonly before: readonly number[];
}

export interface Tuning {
  readonly settings: TuneSettings;
  readonly positions: number;
  /** Mean log loss on games that were not used: of the weights found, of those set by hand, and of knowing nothing. */
  readonly loss: { readonly tuned: number; readonly byHand: number; readonly uniform: number };
  /** In thousandths (network.ts). */
  readonly weights: readonly number[];
}

const WEIGHTS_PER_LINE = 20;
/** One game of so many is kept to test the weights: some of every number of players. */
const HELD_BACK = 9;
/** One turn of so many is played at random: bots look at bad positions too before they choose. */
const WILD_OF = 8;

/** The weights that fit these games best, in whatever order they were played; calls `onEpoch` now and then. */
export function tune(settings: TuneSettings, games: readonly Sampled[], onEpoch: () => void = () => {}): Tuning {
  const inOrder = [...games].sort((one, other) => one.index - other.index);
  const kept = inOrder.filter((_, i) => i % HELD_BACK === 0);
  const used = inOrder.filter((_, i) => i % HELD_BACK !== 0);
  const network = train(settings, used, kept, onEpoch);
  const weights = Array.from(network.weights, (weight) => Math.round(1000 * weight));
  network.weights.set(weights.map((weight) => weight / 1000));
  const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
  const loss = {
    tuned: lossOf(network, kept),
    byHand: mean(kept.flatMap(({ before }) => before)),
    uniform: mean(kept.flatMap(({ positions }) => positions.map(({ seats }) => Math.log(seats)))),
  };
  return { settings, positions: inOrder.reduce((sum, { positions }) => sum + positions.length, 0), loss, weights };
}

/** What is committed of it: the module that the bots read (foresight-weights.ts). */
export function moduleOf({ settings: { games, bot, seed }, positions, loss, weights }: Tuning): string {
  const lines: string[] = [];
  for (let i = 0; i < weights.length; i += WEIGHTS_PER_LINE)
    lines.push(weights.slice(i, i + WEIGHTS_PER_LINE).join(' '));
  return `/**
 * Made by \`baston lab tune --games ${games} --bot ${bot} --seed ${seed}\`: ${positions} positions.
 * Log loss ${loss.tuned.toFixed(4)}; ${loss.byHand.toFixed(4)} with the weights set by hand, ${loss.uniform.toFixed(4)} by guessing.
 */
export const FORESIGHT = \`${lines.join('\n')}\`;
`;
}

/** Plays a game and looks at it between the turns; half of the games are of two players, the rest of three and four. */
export function sample({ seed, bot, games, pool }: TuneSettings, index: number): Sampled {
  const seats = [2, 2, 3, 4][index % 4] as number;
  const study: Study = { kind: 'balance', seed, seats, games, pool, bot };
  const evaluator = new Evaluator(WEIGHTS);
  const sight = new Sight();
  const positions: Position[] = [];
  const byHand: Float64Array[] = [];
  let turn = 0;
  const { winner } = play(
    planOf(study, index),
    index,
    (game) => {
      if (game.phase !== 'start' || game.turn === turn) return;
      turn = game.turn;
      sight.read(game);
      positions.push(sight.copy());
      byHand.push(evaluator.evaluate(game).slice());
    },
    wanderer,
  );
  const before = byHand.map((chances) => -Math.log(chances[winner] as number));
  return { index, winner, positions, before };
}

/** Plays like the bot of that name, but some turns at random. */
function wanderer(name: string, seed: string): Thinker {
  const bot = thinker(name, seed);
  const restless = thinker('restless', seed);
  const words = new Int32Array(4);
  seedWords(`wild ${seed}`, words);
  let turn = -1;
  let isWild = false;
  return (mind) => {
    if (mind.turn !== turn) isWild = below(words, WILD_OF) === 0;
    turn = mind.turn;
    return isWild ? restless(mind) : bot(mind);
  };
}
