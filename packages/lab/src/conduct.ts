/** How bots play, not how well: what they do in their turns. */
import { type Thinker, thinker } from '@baston/bots';
import { rules } from '@baston/cards';
import type { Game, GameEvent, Seat } from '@baston/engine';
import { play } from './play.ts';
import { type Rate, rateOf } from './stats.ts';
import { planOf, type Study } from './study.ts';

/** The actions of a seat, added up over its turns. */
class Conduct {
  turns = 0;
  /** Turns that were followed by another. */
  ended = 0;
  /** Minions of the others that were destroyed in its turns. */
  destroyed = 0;
  minions = 0;
  actions = 0;
  /** Bases with minions of its own after each of those. */
  places = 0;
  /** Cards in hand then. */
  hand = 0;
  vp = 0;
}

/** The same for one turn: `actions` is the share of the cards that it played. */
interface Style {
  readonly destroyed: number;
  readonly actions: number;
  readonly places: number;
  readonly hand: number;
  readonly vp: number;
}

const styleOf = ({ turns, ended, destroyed, minions, actions, places, hand, vp }: Conduct): Style => ({
  destroyed: destroyed / turns,
  actions: actions / (minions + actions),
  places: places / ended,
  hand: hand / ended,
  vp: vp / turns,
});

const placesOf = (game: Game, seat: Seat): number =>
  game
    .bases()
    .filter((base) => game.cardsOn(base).some((card) => game.isMinion(card) && game.controllerOf(card) === seat))
    .length;

interface Comparison {
  /** Counts of the first bot. */
  readonly wins: Rate;
  /** Means per game. */
  readonly turns: number;
  readonly styles: readonly [Style, Style];
}

/**
 * One bot against another, seats swapped on the same deals: how each of them plays, and how often the first wins.
 * `seat` makes players of their names.
 */
export function compare(
  bots: readonly [string, string],
  games: number,
  seed: string,
  seat: (name: string, seed: string) => Thinker = thinker,
): Comparison {
  const study: Study = { kind: 'duel', seed, seats: 2, games, pool: [], bots };
  const both = [new Conduct(), new Conduct()] as const;
  let wins = 0;
  for (let index = 0; index < games; index++) {
    const mine = index % 2; // the seat of the first bot
    const of = (seat: Seat): Conduct => both[seat === mine ? 0 : 1];
    let turn = 0;
    let active = 0;
    const hear = (event: GameEvent): void => {
      if (event.type === 'destroy' && event.controller !== active && typeOf(event.card.def) === 'minion')
        of(active).destroyed++;
      if (event.type === 'turn') of(event.seat).turns++;
      if (event.type !== 'play') return;
      if (typeOf(event.card.def) === 'minion') of(event.seat).minions++;
      if (typeOf(event.card.def) === 'action') of(event.seat).actions++;
    };
    const look = (game: Game): void => {
      if (turn === 0) game.listen(hear);
      if (game.turn === turn) return;
      if (turn > 0) {
        of(active).ended++;
        of(active).places += placesOf(game, active);
        of(active).hand += game.hand(active).length;
      }
      turn = game.turn;
      active = game.active;
    };
    const { winner, vp } = play(planOf(study, index), index, look, seat);
    if (winner === mine) wins++;
    vp.at(-1)?.forEach((points, seat) => {
      of(seat).vp += points;
    });
  }
  const [one, other] = both;
  return {
    wins: rateOf(wins, games),
    turns: (one.turns + other.turns) / games,
    styles: [styleOf(one), styleOf(other)],
  };
}

const typeOf = (def: string): string => rules.def(rules.indexOf(def)).type;
