/** A bot that has to decide about cards that lie face down thinks the same whatever they are. */
import { rules } from '@baston/cards';
import {
  type Asked,
  describe as describeQuestion,
  Game,
  Imagination,
  type Position,
  type Question,
  type View,
  view,
} from '@baston/engine';
import { describe, expect, it } from 'vitest';
import { adviser } from './adviser.ts';
import { thinker } from './ladder.ts';
import { LinearEvaluator } from './linear-evaluator.ts';
import { WEIGHTS } from './linear-weights.ts';

const PLAYER = { vp: 0, hand: [], deck: [], discard: [] } as const;
const cards = (...ids: string[]) => ids.map((card) => ({ card }));

const POSITION: Position = {
  active: 0,
  phase: 'play',
  turn: 3,
  players: [
    { ...PLAYER, hand: cards('vikings/ransack', 'cowboys/gunfighter', 'cowboys/quick-draw', 'vikings/tribute') },
    {
      ...PLAYER,
      hand: cards('cowboys/quick-draw', 'zombies/walker'),
      deck: cards('zombies/walker', 'vikings/tribute'),
    },
  ],
  bases: [
    {
      base: { card: 'base/tortuga' },
      minions: [{ card: 'zombies/grave-digger', controller: 1 }],
      actions: [],
      buried: [
        { card: 'zombies/zombie-lord', controller: 1, as: 'lord' },
        { card: 'zombies/walker', controller: 1, as: 'walker' },
      ],
    },
    { base: { card: 'base/tar-pits' }, minions: [], actions: [] },
  ],
  baseDeck: [],
  baseDiscard: [],
};

/** The id of one of these cards. */
const find = (game: Game, cards: readonly number[], def: string): number =>
  (cards.find((card) => game.definition(card).id === def) as number) & 1023;

class Reached extends Error {}

interface Reach {
  readonly asked: Asked;
  readonly question: Question;
  /** The view of the seat that is asked, at that moment. */
  readonly view: View;
  readonly answers: number[][];
}

/** The question that comes after these answers, each a word of what is wanted. */
function ask(game: Game, wanted: readonly string[]): Reach {
  const answers: number[][] = [];
  let found: Omit<Reach, 'answers'> | undefined;
  const world = game.clone();
  world.decider = {
    one: (g, request) => {
      const { seat, kind, min, max, options } = request;
      const word = wanted[answers.length];
      if (word === undefined) {
        const asked = { seat, kind, min, max, options: options.length };
        found = { asked, question: describeQuestion(g, request), view: view(g, seat) };
        throw new Reached();
      }
      const index = options.toArray().findIndex((option) => g.definition(option & 1023).id === word);
      answers.push([index]);
      return index;
    },
    many: () => [],
  };
  expect(() => world.step()).toThrow(Reached);
  return { ...(found as Omit<Reach, 'answers'>), answers };
}

const decide = (name: string, game: Game, { asked, answers }: Reach): readonly number[] =>
  thinker(name, 'seed')(new Imagination(game, answers, asked));

describe.each(['greedy:40', 'planner:40', 'search:20'])('%s', (name) => {
  it('chooses among buried cards without looking at them', () => {
    const { game, labels } = Game.arrange(rules, { seed: 'x', seats: 2 }, POSITION);
    const question = ask(game, ['vikings/ransack']);
    expect(question.asked).toMatchObject({ seat: 0, kind: 'cards', options: 2 });
    const twin = game.clone();
    expect(twin.swapIdentities(labels.get('lord') as number, labels.get('walker') as number)).toBe(true);
    expect(decide(name, twin, question)).toEqual(decide(name, game, question));
  });

  it('answers a duel without looking at the card of the challenger', () => {
    const { game } = Game.arrange(rules, { seed: 'x', seats: 2 }, POSITION);
    const question = ask(game, ['cowboys/gunfighter', 'zombies/grave-digger', 'cowboys/quick-draw']);
    expect(question.asked).toMatchObject({ seat: 1, kind: 'cards', min: 0 });
    const [placed, kept] = ['cowboys/quick-draw', 'vikings/tribute'].map((def) => find(game, game.hand(0), def));
    const twin = game.clone();
    expect(twin.swapIdentities(placed as number, kept as number)).toBe(true);
    expect(decide(name, twin, question)).toEqual(decide(name, game, question));
  });
});

describe('a hint about a card for a duel', () => {
  const CHALLENGE = ['cowboys/gunfighter', 'zombies/grave-digger'];
  it.each<[string, string[], number, (game: Game) => [number, number]]>([
    [
      'the challenger',
      CHALLENGE,
      0,
      (game) => [find(game, game.hand(1), 'cowboys/quick-draw'), find(game, game.deck(1), 'vikings/tribute')],
    ],
    [
      'the other player',
      [...CHALLENGE, 'cowboys/quick-draw'],
      1,
      (game) => [find(game, game.hand(0), 'cowboys/quick-draw'), find(game, game.hand(0), 'vikings/tribute')],
    ],
  ])('is given to %s, and does not depend on what is hidden', (_who, wanted, seat, hidden) => {
    const { game } = Game.arrange(rules, { seed: 'x', seats: 2 }, POSITION);
    const reached = ask(game, wanted);
    expect(reached.question).toMatchObject({ seat, purpose: 'duelCard', min: 0 });
    const hintIn = (world: Game) =>
      adviser(rules, { iterations: 60, turns: 1 }, 'x')(
        reached.question,
        reached.view,
        new Imagination(world, reached.answers, reached.asked),
      );
    const hint = hintIn(game);
    const offered = reached.question.options.map(({ id }) => id);
    expect(hint.advice.length).toBeGreaterThan(0);
    for (const { option } of hint.advice) expect(offered).toContain(option);
    for (const option of hint.picks) expect(offered).toContain(option);
    const twin = game.clone();
    expect(twin.swapIdentities(...hidden(game))).toBe(true);
    expect(hintIn(twin)).toEqual(hint);
  });
});

it('a buried card is worth as much as an action in hand', () => {
  const chanceOf = (buried: boolean, held: boolean): number => {
    const action = { card: 'vikings/tribute', controller: 1 };
    const [me, other] = POSITION.players as [Position['players'][number], Position['players'][number]];
    const [base, ...bases] = POSITION.bases as [Position['bases'][number], Position['bases'][number]];
    const { game } = Game.arrange(
      rules,
      { seed: 'x', seats: 2 },
      {
        ...POSITION,
        players: [me, { ...other, hand: held ? [action] : [] }],
        bases: [{ ...base, buried: buried ? [action] : [] }, ...bases],
      },
    );
    return new LinearEvaluator(WEIGHTS).evaluate(game)[1] as number;
  };
  expect(chanceOf(true, false)).toBe(chanceOf(false, true));
  expect(chanceOf(true, false)).toBeGreaterThan(chanceOf(false, false));
});
