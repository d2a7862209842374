/** Plays games to train on: a quick bot against itself, which plays some turns at random. */
import { LinearEvaluator, NetworkEvaluator, networkOf, searching, type Thinker, thinker, WEIGHTS } from '@baston/bots';
import { rules } from '@baston/cards';
import { below, type Game, seedWords } from '@baston/engine';
import { play, type Result } from '../play.ts';
import { planOf, type Selfplay } from '../study.ts';

/** One turn of this many is played at random, since bots also evaluate bad positions before they choose. */
const EXPLORED_OF = 10;

const networks = new Map<string, ReturnType<typeof networkOf>>();

/** Plays one game and keeps its answers. */
export function selfplay(study: Selfplay, index: number): Result {
  const { weights, effort } = study;
  const answers: string[] = [];
  let last: Game | undefined;
  const seat = (_name: string, seed: string): Thinker => {
    const evaluator = weights ? new NetworkEvaluator(networkFor(weights)) : new LinearEvaluator(WEIGHTS);
    const think = exploring(searching({ iterations: effort, turns: 1, isThrifty: true }, evaluator, seed), seed);
    return (mind) => {
      const picks = think(mind);
      answers.push(picks.join('.'));
      return picks;
    };
  };
  const look = (game: Game): void => {
    last = game;
  };
  const result = play(planOf(study, index), index, look, seat);
  return { ...result, vp: [], answers: answers.join(' '), hash: last?.hash() ?? 0 };
}

function networkFor(weights: NonNullable<Selfplay['weights']>): ReturnType<typeof networkOf> {
  const network = networks.get(weights.bytes) ?? networkOf(weights, rules);
  networks.set(weights.bytes, network);
  return network;
}

function exploring(bot: Thinker, seed: string): Thinker {
  const explorer = thinker('restless', seed);
  const words = new Int32Array(4);
  seedWords(`explore ${seed}`, words);
  let turn = -1;
  let isExploring = false;
  return (mind) => {
    if (mind.turn !== turn) isExploring = below(words, EXPLORED_OF) === 0;
    turn = mind.turn;
    return isExploring ? explorer(mind) : bot(mind);
  };
}
