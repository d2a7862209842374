import { rules } from '@baston/cards';
import { Game, type GameEvent } from '@baston/engine';
import { describe, expect, it } from 'vitest';
import { deciderOf, randomPlayer } from './bot.ts';
import { greedyBot } from './greedy.ts';

/** How many of the games it wins against random players, one seat after the other. */
function wins(seats: number, games: number): number {
  let won = 0;
  for (let i = 0; i < games; i++) {
    const game = Game.create(rules, { seed: `greedy-${i}`, seats });
    const me = i % seats;
    game.decider = deciderOf(
      game.allSeats().map((seat) => (seat === me ? greedyBot(rules, `${i}`) : randomPlayer(rules, `${i} ${seat}`))),
    );
    game.run();
    if (game.winners()[0] === me) won++;
  }
  return won;
}

/** What it does with one action in hand, in front of its own and another's minions. */
function events(action: string): GameEvent[] {
  const { game } = Game.arrange(
    rules,
    {
      seed: 'x',
      boxes: 4,
      factions: [
        ['pirates', 'ninjas'],
        ['robots', 'aliens'],
      ],
    },
    {
      active: 0,
      phase: 'play',
      turn: 1,
      players: [
        { vp: 0, hand: [{ card: action }], deck: [], discard: [] },
        { vp: 0, hand: [], deck: [], discard: [] },
      ],
      bases: [
        {
          base: { card: 'base/tortuga' },
          minions: [
            { card: 'pirates/first-mate', controller: 0 },
            { card: 'robots/hoverbot', controller: 1 },
            { card: 'robots/zapbot', controller: 1 },
          ],
          actions: [],
        },
        { base: { card: 'base/jungle-oasis' }, minions: [{ card: 'pirates/cut-lass', controller: 0 }], actions: [] },
        { base: { card: 'base/tar-pits' }, minions: [], actions: [] },
      ],
      baseDeck: [{ card: 'base/the-homeworld' }],
      baseDiscard: [],
    },
  );
  const heard: GameEvent[] = [];
  game.sink = (event) => heard.push(event);
  game.decider = deciderOf([greedyBot(rules, 'a'), greedyBot(rules, 'b')]);
  for (let i = 0; i < 3; i++) game.step();
  return heard;
}

describe('the greedy bot', () => {
  it.each([
    [2, 40, 32],
    [4, 40, 24],
  ])('with %i players wins clearly more of %i games than its share', (seats, games, least) => {
    expect(wins(seats, games)).toBeGreaterThanOrEqual(least);
  });

  it('does the same again with the same seed', () => {
    expect(wins(3, 6)).toBe(wins(3, 6));
  });

  it('finishes games against itself', () => {
    for (let i = 0; i < 10; i++) {
      const game = Game.create(rules, { seed: `self-${i}`, seats: 2 + (i % 3) });
      game.decider = deciderOf(game.allSeats().map((seat) => greedyBot(rules, `${i} ${seat}`)));
      game.run();
      expect(game.isOver()).toBe(true);
    }
  });

  it.each([
    ['ninjas/seeing-stars', 'destroy', 'robots/hoverbot'],
    ['aliens/beam-up', 'return', 'robots/hoverbot'],
    ['aliens/disintegrator', 'place', 'robots/hoverbot'],
  ])('uses %s to %s the strongest minion of somebody else', (action, type, card) => {
    expect(events(action)).toContainEqual(
      expect.objectContaining({ type, card: expect.objectContaining({ def: card }) }),
    );
  });

  it('puts help on its own minions and harm on those of others', () => {
    const on = (action: string): unknown => events(action).find((event) => event.type === 'play');
    expect(on('dinosaurs/upgrade')).toMatchObject({ on: { def: expect.stringMatching(/^pirates/) } });
    expect(on('ninjas/poison')).toMatchObject({ on: { def: expect.stringMatching(/^robots/) } });
  });
});
