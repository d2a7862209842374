/** The benchmarks of the bots: how long a decision takes them, and how many worlds a search plays. */
import { LinearEvaluator, Match, Search, type Thinker, thinker, WEIGHTS } from '@baston/bots';
import type { Game } from '@baston/engine';
import { type Figure, perUnit } from './measure.ts';

const WARM_UP = 20;
const PER_WINDOW = 4;

/** Two of the kind play on from the middle of games; gives the decisions that fit into a unit. */
function measureDecisions(bot: string, games: readonly Game[], windows: number): Figure {
  const think = thinker(bot, 'bench');
  let decisions = 0;
  let next = 0;
  const counting: Thinker = (mind) => {
    decisions++;
    return think(mind);
  };
  const work = (): number => {
    decisions = 0;
    const game = (games[next++ % games.length] as Game).clone();
    const match = new Match(game, [counting, counting]);
    while (decisions < PER_WINDOW && !game.isOver()) match.step();
    return decisions;
  };
  perUnit(work, WARM_UP);
  return perUnit(work, windows);
}

/** The thinking time of a decision, in units. */
export const measureThinking = (bot: string, games: readonly Game[], windows: number): number =>
  1 / measureDecisions(bot, games, windows).perUnit;

const FAR = { iterations: 100, turns: 6 };

/** Worlds that a search plays to its horizon, from a move in the middle of a game. */
export function measureIterations(games: readonly Game[], windows: number): Figure {
  const search = new Search(FAR, new LinearEvaluator(WEIGHTS), 'bench');
  let worlds = 0;
  let next = 0;
  const counting: Thinker = (mind) => {
    search.decide(mind);
    if (mind.asked.options > 1) for (const { visits } of search.estimates) worlds += visits;
    return [0]; // ends the phase: nothing more is asked
  };
  const work = (): number => {
    worlds = 0;
    while (worlds < FAR.iterations) {
      const game = (games[next++ % games.length] as Game).clone();
      new Match(game, [counting, counting]).step();
    }
    return worlds;
  };
  perUnit(work, WARM_UP);
  return perUnit(work, windows);
}
