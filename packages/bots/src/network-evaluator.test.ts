import { rules } from '@baston/cards';
import { Game, type Position } from '@baston/engine';
import { describe, expect, it } from 'vitest';
import type { Network } from './network.ts';
import { NetworkEvaluator, networkOf } from './network-evaluator.ts';
import { NETWORK_WEIGHTS } from './network-weights.ts';

interface Side {
  readonly vp?: number;
  readonly hand?: readonly string[];
  /** Minions on the one base, Tortuga: breakpoint 21, VP 4, 3, 2. */
  readonly minions?: readonly string[];
}

/** The chances of both sides, the first of them to move, in these seats. */
function chances(sides: readonly [Side, Side], seats: readonly [number, number] = [0, 1]): number[] {
  const factions: [string, string][] = [];
  factions[seats[0]] = ['pirates', 'ninjas'];
  factions[seats[1]] = ['robots', 'aliens'];
  const players: Position['players'][number][] = [];
  sides.forEach(({ vp = 0, hand = [] }, i) => {
    players[seats[i] as number] = { vp, hand: hand.map((card) => ({ card })), deck: [], discard: [] };
  });
  const minions = sides.flatMap(({ minions: cards = [] }, i) =>
    cards.map((card) => ({ card, controller: seats[i] as number })),
  );
  const { game } = Game.arrange(
    rules,
    { seed: 'x', boxes: 4, factions },
    {
      active: seats[0],
      phase: 'start',
      turn: 9,
      players,
      bases: [{ base: { card: 'base/tortuga' }, minions, actions: [] }],
      baseDeck: [{ card: 'base/tar-pits' }],
      baseDiscard: [],
    },
  );
  const all = new NetworkEvaluator().evaluate(game);
  return seats.map((seat) => all[seat] as number);
}

const KING = 'pirates/pirate-king'; // power 5
const BOT = 'robots/nukebot'; // power 5

describe('the network evaluator', () => {
  it('sees the same from every seat', () => {
    const sides: [Side, Side] = [
      { vp: 7, hand: [KING], minions: [KING, KING] },
      { vp: 4, minions: [BOT] },
    ];
    const [here, there] = [chances(sides), chances(sides, [1, 0])];
    expect(here[0]).toBeCloseTo(there[0] as number, 12);
    expect((here[0] as number) + (here[1] as number)).toBeCloseTo(1, 12);
  });

  it.each<[string, Side, Side]>([
    ['victory points', { vp: 9 }, { vp: 5 }],
    ['power', { minions: [KING, KING] }, { minions: [KING] }],
    ['cards in hand', { hand: [KING, KING, KING, KING] }, { hand: [KING] }],
    ['a lead on a base that is about to score', { vp: 11, minions: [KING, KING, KING] }, { vp: 11, minions: [KING] }],
  ])('likes %s', (_, more, less) => {
    const rival = { vp: 6, minions: [BOT, BOT], hand: [BOT, BOT] };
    expect(chances([more, rival])[0]).toBeGreaterThan(chances([less, rival])[0] as number);
    expect(chances([rival, more])[1]).toBeGreaterThan(chances([rival, less])[1] as number);
  });

  it('remembers nothing of the table before', () => {
    const network = (): Network => networkOf(NETWORK_WEIGHTS, rules);
    const games = [2, 3, 2, 4].map((seats, i) => Game.create(rules, { seed: `table-${i}`, seats }));
    const chancesBy = (evaluators: NetworkEvaluator[]): number[][] =>
      games.map((game, i) => [...(evaluators[i] as NetworkEvaluator).evaluate(game)].slice(0, game.seats));
    const one = new NetworkEvaluator(network());
    expect(chancesBy(games.map(() => one))).toEqual(chancesBy(games.map(() => new NetworkEvaluator(network()))));
  });

  it('is sure when somebody has all but won', () => {
    const [mine] = chances([
      { vp: 14, hand: [KING], minions: [KING, KING, KING] },
      { vp: 2, minions: [BOT] },
    ]);
    expect(mine).toBeGreaterThan(0.95);
  });
});
