/**
 * Estimates who will win, at any moment of a turn: features of a position for each seat, weighed, and turned into chances
 * that add up to 1. Between turns, `NetworkEvaluator` knows better.
 */
import { type Base, type Game, NOBODY, type Seat } from '@baston/engine';
import type { Evaluator } from './search.ts';

/** The features of a position, seat by seat. Their weights are in linear-weights.ts. */
const FEATURES = [
  'vp', // victory points, less what Madness will cost
  'nearness', // the same squared: the last points are worth more
  'power', // on all bases
  'minions', // that could still be moved, used or lost
  'promise', // VP of the bases as they stand, the fuller the base the surer
  'imminent', // the same where only a last push is missing
  'due', // VP of bases that will score at the end of this turn
  'contest', // behind by little where there is something to win
  'hand', // cards, those that are buried too
  'reserve', // power of the strongest minions in hand
  'actions', // in play
  'counters', // +1 power counters
  'tempo', // to move next
  'minionPlay', // may still play a minion this turn, and has one
  'actionPlay', // and an action
] as const;
type Feature = (typeof FEATURES)[number];
export type Weights = Readonly<Record<Feature, number>>;

const SIZE = FEATURES.length;
const at = (feature: Feature): number => FEATURES.indexOf(feature);
const VP = at('vp');
const NEARNESS = at('nearness');
const POWER = at('power');
const MINIONS = at('minions');
const PROMISE = at('promise');
const IMMINENT = at('imminent');
const DUE = at('due');
const CONTEST = at('contest');
const HAND = at('hand');
const RESERVE = at('reserve');
const ACTIONS = at('actions');
const COUNTERS = at('counters');
const TEMPO = at('tempo');
const MINION_PLAY = at('minionPlay');
const ACTION_PLAY = at('actionPlay');

/** The chances where the game is over. */
export function settle(game: Game, chances: Float64Array): Float64Array {
  const winners = game.winners();
  chances.fill(0);
  for (const winner of winners) chances[winner] = 1 / winners.length;
  return chances;
}

export class LinearEvaluator implements Evaluator {
  readonly spread = 0.15;
  /** The features of all seats, one seat after the other. */
  readonly #features = new Float64Array(4 * SIZE);
  readonly #chances = new Float64Array(4);
  readonly #weights: Float64Array;
  readonly #totals = new Float64Array(4);

  constructor(weights: Weights) {
    this.#weights = Float64Array.from(FEATURES, (feature) => weights[feature]);
  }

  evaluate(game: Game): Float64Array {
    const chances = this.#chances;
    const features = this.#features;
    const { seats } = game;
    if (game.isOver()) return settle(game, chances);
    this.#read(game);
    let sum = 0;
    for (let seat = 0; seat < seats; seat++) {
      let score = 0;
      for (let i = 0; i < SIZE; i++) score += (this.#weights[i] as number) * (features[seat * SIZE + i] as number);
      const likelihood = Math.exp(score);
      chances[seat] = likelihood;
      sum += likelihood;
    }
    for (let seat = 0; seat < seats; seat++) chances[seat] = (chances[seat] as number) / sum;
    return chances;
  }

  /** Reads the features of a position that is not over. */
  #read(game: Game): void {
    const f = this.#features.fill(0);
    const { seats, active } = game;
    const { vpToWin } = game.config;
    const madness = game.countMadness();
    for (let seat = 0; seat < seats; seat++) {
      const vp = (game.vp(seat) - (madness[seat] as number) / 2) / vpToWin; // END-08
      f[seat * SIZE + VP] = vp;
      f[seat * SIZE + NEARNESS] = vp * vp;
      this.#readHand(game, seat);
    }
    for (const base of game.bases()) this.#readBase(game, base);
    // In the start phase the turn is still to come; otherwise it is being played, and the next player is next.
    f[(game.phase === 'start' ? active : (active + 1) % seats) * SIZE + TEMPO] = 1;
    for (const { play } of game.permits) {
      const own = active * SIZE;
      if (play === 'minion' && f[own + RESERVE] !== 0) f[own + MINION_PLAY] = (f[own + MINION_PLAY] as number) + 1;
      if (play === 'action' && game.hand(active).some((card) => game.isAction(card)))
        f[own + ACTION_PLAY] = (f[own + ACTION_PLAY] as number) + 1;
    }
  }

  /** Cards in hand or buried, and the power of the two strongest minions in hand. */
  #readHand(game: Game, seat: Seat): void {
    const hand = game.hand(seat);
    let first = 0;
    let second = 0;
    for (const card of hand) {
      if (!game.isMinion(card)) continue;
      const power = game.powerOf(card);
      if (power > first) {
        second = first;
        first = power;
      } else if (power > second) second = power;
    }
    const own = seat * SIZE;
    this.#features[own + HAND] = (hand.length + game.buried({ of: seat }).length) / 5;
    this.#features[own + RESERVE] = (first + second) / 5;
  }

  #readBase(game: Game, base: Base): void {
    const f = this.#features;
    const { seats } = game;
    const totals = this.#totals;
    let sum = 0;
    let present = 0; // a bit for each seat with a minion here
    for (const card of game.cardsOn(base)) {
      const seat = game.controllerOf(card);
      if (seat === NOBODY) continue; // a monster: the breakpoint knows of it
      const own = seat * SIZE;
      const kind = own + (game.isMinion(card) ? MINIONS : ACTIONS);
      f[kind] = (f[kind] as number) + 0.2;
      f[own + COUNTERS] = (f[own + COUNTERS] as number) + game.countersOn(card) / 5;
      if (game.isMinion(card)) present |= 1 << seat;
    }
    for (let seat = 0; seat < seats; seat++) {
      const total = game.totalOf(base, seat);
      totals[seat] = total > 0 || present & (1 << seat) ? total : -1; // SCORE-14
      if (total > 0) sum += total;
    }
    const breakpoint = Math.max(1, game.breakpointOf(base));
    const isDue = sum >= breakpoint;
    const fill = isDue ? 1 : sum / breakpoint;
    const imminence = fill * fill * fill * fill * fill * fill; // a power is many times slower
    for (let seat = 0; seat < seats; seat++) {
      const total = totals[seat] as number;
      const own = seat * SIZE;
      let ahead = 0;
      let best = 0;
      for (let other = 0; other < seats; other++) {
        if (other === seat) continue;
        const theirs = totals[other] as number;
        if (theirs > total) ahead++;
        if (theirs > best) best = theirs;
      }
      if (total < 0) continue;
      f[own + POWER] = (f[own + POWER] as number) + total / 10;
      const vp = game.placeVp(base, ahead + 1) / 5;
      f[own + PROMISE] = (f[own + PROMISE] as number) + vp * fill;
      f[own + IMMINENT] = (f[own + IMMINENT] as number) + vp * imminence;
      if (isDue) f[own + DUE] = (f[own + DUE] as number) + vp;
      // From 0 (far behind) over one half (equal) to 1 (far ahead) of what the first place gives.
      const lead = (total - best) / 4;
      f[own + CONTEST] =
        (f[own + CONTEST] as number) + (game.placeVp(base, 1) / 5) * fill * (lead / (1 + Math.abs(lead)));
    }
  }
}
