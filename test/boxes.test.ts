import { randomBot } from '@baston/bots';
import { rules as all } from '@baston/cards';
import { boxesNeeded, type Config, draftOrder, Game, Rules, type SetDef } from '@baston/engine';
import { describe, expect, it } from 'vitest';

// Boxes of two factions each, so that there are some to leave closed.
const cards = all.factions.slice(0, 8);
const bases = all.sets.flatMap((set) => set.bases);
const sets = [0, 2, 4, 6].map((at): SetDef => {
  const factions = cards.slice(at, at + 2);
  const ids = factions.map(({ id }) => id);
  return { id: ids.join('+'), name: { en: '', fr: '' }, factions, bases: bases.filter((b) => ids.includes(b.faction)) };
});
const whole = new Rules(sets, 'test');
const closed = new Rules([], 'test', whole.shelf);

function openFor(config: Partial<Config> & { seed: string }): Rules {
  const needed = boxesNeeded(closed, config);
  return new Rules(
    sets.filter(({ id }) => needed.includes(id)),
    'test',
    whole.shelf,
  );
}

function start(rules: Rules, config: Partial<Config> & { seed: string }, steps = 40): Game {
  const game = Game.create(rules, config);
  game.decider = randomBot(config.seed);
  for (let i = 0; i < steps && !game.isOver(); i++) game.step();
  return game;
}

const CONFIGS: readonly (readonly [string, number, Partial<Config>])[] = [
  [
    'named factions',
    2,
    {
      factions: [
        ['aliens', 'dinosaurs'],
        ['robots', 'tricksters'],
      ],
    },
  ],
  [
    'one box twice',
    1,
    {
      factions: [
        ['robots', 'tricksters'],
        ['tricksters', 'robots'],
      ],
      boxes: 2,
    },
  ],
  ['factions drawn from a pool', 2, { pool: ['wizards', 'zombies', 'ninjas', 'pirates'] }],
  ['a draft', 3, { factions: 'draft', pool: ['aliens', 'dinosaurs', 'pirates', 'ninjas', 'zombies'] }],
  [
    'the bases of all boxes',
    4,
    {
      factions: [
        ['aliens', 'dinosaurs'],
        ['robots', 'tricksters'],
      ],
      bases: 'all',
    },
  ],
];

describe('a game with only the boxes that it needs', () => {
  it.each(CONFIGS)('with %s needs %i of four', (_what, count, config) => {
    expect(openFor({ ...config, seed: 'boxes' }).sets).toHaveLength(count);
  });

  it.each(CONFIGS)('with %s is the same game as with all boxes, and goes on there', (_what, _count, config) => {
    for (const seed of ['a', 'b', 'c']) {
      const some = start(openFor({ ...config, seed }), { ...config, seed });
      const saved = some.save();
      expect(saved).toEqual(start(whole, { ...config, seed }).save());
      const moved = Game.load(whole, JSON.parse(JSON.stringify(saved)));
      moved.decider = randomBot('on');
      some.decider = randomBot('on');
      for (let i = 0; i < 40 && !some.isOver(); i++) {
        some.step();
        moved.step();
      }
      expect(moved.save()).toEqual(some.save());
    }
  });

  it('draws the same factions at random, whatever is open', () => {
    const needed = new Set<number>();
    for (let i = 0; i < 20; i++) {
      const config = { seed: `random ${i}` };
      const rules = openFor(config);
      needed.add(rules.sets.length);
      expect(Game.create(rules, config).picks).toEqual(Game.create(whole, config).picks);
    }
    expect([...needed].sort()).toEqual([2, 3, 4]);
  });

  it('refuses a state with a card of a closed box', () => {
    const { rules } = start(openFor({ seed: 'a', pool: ['wizards', 'zombies', 'ninjas', 'pirates'] }), {
      seed: 'a',
      pool: ['wizards', 'zombies', 'ninjas', 'pirates'],
    });
    const elsewhere = start(whole, {
      seed: 'a',
      factions: [
        ['aliens', 'dinosaurs'],
        ['robots', 'tricksters'],
      ],
    }).save();
    expect(() => Game.load(rules, elsewhere)).toThrow('damaged: card 1 makes no sense');
  });

  it('does not deal from a closed box', () => {
    expect(() => Game.create(closed, { seed: 'a' })).toThrow('closed');
  });

  it('notices a box that is not what the shelf says', () => {
    const [first] = sets as [SetDef];
    expect(() => new Rules([{ ...first, bases: [] }], 'test', whole.shelf)).toThrow('does not hold');
  });

  it('knows who will pick when, without a game', () => {
    for (const seed of ['a', 'b', 'c']) {
      const game = Game.create(closed, { seed, seats: 3, factions: 'draft' });
      const bot = randomBot(seed);
      const asked: number[] = [];
      game.decider = {
        ...bot,
        one(of, request) {
          asked.push(request.seat);
          return bot.one(of, request);
        },
      };
      for (let i = 0; i < 5; i++) game.step();
      expect(asked).toEqual(draftOrder(3, seed).slice(0, 5));
    }
  });
});
