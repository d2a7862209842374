import { rules } from '@baston/cards';
import { describe as describeQuestion, Game, type GameEvent, type Position, type Request, view } from '@baston/engine';
import { describe, expect, it } from 'vitest';
import { deciderOf, randomPlayer } from './bot.ts';
import { greedyAdviser, greedyBot } from './greedy.ts';

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

/** What it advises in the play phase with one minion in hand, in front of these bases; the first option with a reason. */
function advice(hand: string, bases: Position['bases'], vp = 0): string {
  const pile = { hand: [], deck: [], discard: [] };
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
        { ...pile, vp, hand: [{ card: hand }] },
        { ...pile, vp: 0 },
      ],
      bases,
      baseDeck: [],
      baseDiscard: [],
    },
  );
  let told = '';
  const stop = new Error('asked');
  const many = (g: Game, request: Request): never => {
    const question = describeQuestion(g, request);
    const hint = greedyAdviser(rules)(question, view(g, question.seat));
    expect(hint.advice.map(({ option }) => option)).toEqual(hint.picks);
    const [first] = hint.advice;
    told = first ? first.reason.kind : (hint.reason?.kind ?? '');
    throw stop;
  };
  game.decider = { one: many, many };
  expect(() => game.step()).toThrow(stop);
  return told;
}

const on = (base: string, mine: readonly string[], theirs: readonly string[]): Position['bases'][number] => ({
  base: { card: `base/${base}` },
  minions: [...mine.map((card) => ({ card, controller: 0 })), ...theirs.map((card) => ({ card, controller: 1 }))],
  actions: [],
});

describe('the greedy adviser says', () => {
  const king = 'pirates/pirate-king'; // power 5
  const bot = 'robots/nukebot'; // power 5
  it.each([
    ['that it leads', [on('tortuga', [], ['robots/zapbot'])], 0, 'lead'],
    ['that it leads by more', [on('tortuga', [king], [])], 0, 'keepLead'],
    ['which place it would have', [on('tortuga', [], [bot, bot])], 0, 'place'],
    ['that a base would score', [on('tortuga', [king, king, king], [bot])], 0, 'score'],
    ['that the game would be won', [on('tortuga', [king, king, king], [bot])], 14, 'win'],
  ])('%s', (_, bases, vp, kind) => {
    expect(advice(king, bases, vp)).toBe(kind);
  });

  it('that nothing is worth its card', () => {
    expect(advice('ninjas/poison', [on('tortuga', [king], [])])).toBe('wait');
  });

  it('something of every question of whole games', () => {
    const kinds = new Set<string>();
    for (let i = 0; i < 6; i++) {
      const game = Game.create(rules, { seed: `advice-${i}`, seats: 2 + (i % 3) });
      const adviser = greedyAdviser(rules);
      game.decider = deciderOf(
        game.allSeats().map((seat) => {
          const bot = greedyBot(rules, `${i} ${seat}`);
          return (question, seen) => {
            const { picks, advice: opinions, reason } = adviser(question, seen);
            expect(opinions.map(({ option }) => option)).toEqual(picks);
            expect(reason === undefined).toBe(picks.length > 0);
            for (const opinion of opinions) kinds.add(opinion.reason.kind);
            return bot(question, seen);
          };
        }),
      );
      game.run();
    }
    expect([...kinds]).toEqual(
      expect.arrayContaining(['lead', 'keepLead', 'score', 'ability', 'wait', 'remove', 'leastLoss']),
    );
  });
});

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
